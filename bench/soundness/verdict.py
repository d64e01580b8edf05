"""What is wrong with a text that the decoding grammar derived."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass

from kernelforge.frontend.analysis import analyse
from kernelforge.frontend.blocks import split
from kernelforge.frontend.diagnostics import Diagnostic
from kernelforge.frontend.host_syntax import parse_host
from kernelforge.frontend.source import Source
from kernelforge.grammar.decoding.guarantees import GUARANTEES
from kernelforge.grammar.decoding.options import DEFAULT_ALIASES

PRELUDE = "".join(f"import {path} as {alias}\n" for alias, path in DEFAULT_ALIASES)
SYNTAX = frozenset({"KF003", "KF004", "KF005", "KF006", "KF007"})
"""Guarantees that hold where CPython has read the text. There kfcheck, which recovers from errors, may see one all the
same: it takes a `def` at the margin inside of a docstring for the end of a string that was never closed."""
NOT_PYTHON = "not Python"
NOT_A_KERNEL = "not a kernel"
_OTHER_JIT = re.compile(r"^@(?:[\w.]+\.)?jit\b", re.MULTILINE)
_BY_CODE = {guarantee.code: guarantee for guarantee in GUARANTEES}


@dataclass(frozen=True, slots=True)
class Violation:
    """A guarantee that a text breaks: the code of a rule, or what else is wrong."""

    code: str
    message: str
    line: str


def violations(text: str, version: str) -> list[Violation]:
    """What a text of kernels breaks of all that is guaranteed; parts that are known not to be covered are left out."""
    found = _syntax(text)
    return [found] if found else list(_rules(text, version))


def _syntax(text: str) -> Violation | None:
    """CPython must read it, as nothing but decorated functions."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # invalid escapes in strings, `1 is 1`
        try:
            tree = ast.parse(text)
        except SyntaxError as error:
            return Violation(NOT_PYTHON, error.msg, (error.text or "").rstrip("\n"))
        except ValueError as error:  # a NUL byte
            return Violation(NOT_PYTHON, str(error), "")
        except (RecursionError, MemoryError):
            return Violation(NOT_PYTHON, "nested too deeply for CPython", "")
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef) or not node.decorator_list:
            line = text.splitlines()[node.lineno - 1]
            return Violation(NOT_A_KERNEL, f"{type(node).__name__} beside the kernels", line)
    return None


def _rules(text: str, version: str) -> Iterator[Violation]:
    # kfcheck wants to see that another `jit` is Triton's; here it is, whatever the function does.
    source = Source("kernel.py", PRELUDE + _OTHER_JIT.sub("@triton.jit", text))
    module = split(source)
    host = parse_host(source, module.host_text)
    functions = sum(isinstance(node, ast.FunctionDef) for node in ast.parse(text).body)
    if len(module.kernels) < functions:
        yield Violation(NOT_A_KERNEL, "a function in it is no kernel to kfcheck", text.partition("\n")[0])
    for diagnostic in analyse(module, host.tree, version).diagnostics:
        if _is_guaranteed(diagnostic):
            line = source.line(source.row(diagnostic.span.start))
            yield Violation(diagnostic.code, diagnostic.message, line)


def _is_guaranteed(diagnostic: Diagnostic) -> bool:
    if diagnostic.code in SYNTAX:
        return False
    guarantee = _BY_CODE.get(diagnostic.code)
    return guarantee is not None and not any(words in diagnostic.message for words in guarantee.unless)
