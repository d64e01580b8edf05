"""What mutants are made of besides generated kernels: real modules, each with a launch."""

from __future__ import annotations

import ast
import builtins
import re
from functools import cache

from kernelforge.frontend.compile import Argument, parse_signature
from kernelforge.frontend.rules.registry import all_rules
from kernelforge.frontend.rules.rule import Example, Outcome

from ..fuzz_seeds import corpus_seeds
from .types import TORCH_NAMES

OUTCOMES = (Outcome.COMPILES, Outcome.REJECTED)
SCALARS = {"i32": "7", "i64": "1 << 33", "u1": "True", "i1": "True", "fp32": "2.5"}
LONG_NAMES = {"fp": "float", "bf": "bfloat", "i": "int", "u": "uint"}


@cache
def example_modules() -> tuple[str, ...]:
    """The rules' examples whose signature can be launched: the last function of each is `launch()`."""
    examples = [example for rule in all_rules() for example in (*rule.bad, *rule.good)]
    found = [launched(example) for example in examples]
    return tuple(dict.fromkeys(module for module in found if module))


def launched(example: Example) -> str | None:
    """The example with tensors and numbers as its signature says, or None if it has a launch or cannot."""
    if example.call or example.outcome not in OUTCOMES or "def launch" in example.source:
        return None
    kernels = re.findall(r"^def (\w+)\(", example.source, re.MULTILINE)
    arguments = [argument_text(each) for each in parse_signature(example.signature)]
    if not kernels or None in arguments or not example.source.startswith("import"):
        return None
    call = f"{kernels[-1]}[(4,)]({', '.join(each for each in arguments if each)})"
    return f"import torch\n{example.source.rstrip()}\n\n\ndef launch():\n    {call}\n"


def argument_text(argument: Argument) -> str | None:
    """What a launch passes for an argument, by keyword."""
    if argument.kind == "literal":
        return f"{argument.name}={argument.text}"
    if argument.text.startswith("*"):
        match = re.fullmatch(r"\*(fp|bf|i|u)(\d+)", argument.text)
        if match is None:
            return None
        dtype = f"{LONG_NAMES[match[1]]}{match[2]}"
        return (
            f'{argument.name}=torch.empty(4096, device="cuda", dtype=torch.{TORCH_NAMES.get(dtype, dtype)})'
        )
    number = SCALARS.get(argument.text)
    return f"{argument.name}={number}" if number else None


def corpus_modules() -> tuple[str, ...]:
    """Kernels of the corpus, with launches whose arguments are guessed by name; empty without a corpus."""
    return tuple(guessed_launch(source) for source in corpus_seeds() if is_complete(source))


def is_complete(source: str) -> bool:
    """Does the one function of the module use nothing but Triton and its own names?"""
    function = next(node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef))
    names = [node for node in ast.walk(function) if isinstance(node, ast.Name)]
    known = {node.id for node in names if isinstance(node.ctx, ast.Store)} | {"tl", "triton", *dir(builtins)}
    known |= {each.arg for each in function.args.args}
    return all(node.id in known for node in names)


def guessed_launch(source: str) -> str:
    """A module of one jit function, and a launch with tensors for what is called like a pointer."""
    function = next(node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef))
    parameters = [each for each in function.args.args if each.arg not in ("self", "cls")]
    arguments = ", ".join(f"{each.arg}={_guess(each)}" for each in parameters)
    return f"import torch\n{source.rstrip()}\n\n\ndef launch():\n    {function.name}[(4,)]({arguments})\n"


def _guess(parameter: ast.arg) -> str:
    name = parameter.arg.lower()
    if parameter.annotation is not None and "constexpr" in ast.unparse(parameter.annotation):
        if re.search(r"dtype|type$", name):
            return "tl.float32"
        return "True" if re.match(r"(is|has|use|do|with|even|causal)_?", name) else "32"
    if re.search(r"ptr|^[a-z]$|^(out|input|output|src|dst)", name) and not re.search(
        r"stride|size|^[mnk]$", name
    ):
        return 'torch.empty(4096, device="cuda", dtype=torch.float32)'
    return "2.5" if re.search(r"eps|scale|alpha|beta|^lr$", name) else "64"
