"""What Triton's front end makes of every expression statement of some kernels; a script of its own process.

    python builtin_oracle.py < request.json

The request is {"path": ..., "signature": {...}, "suspects": [[...], ...]} of a module whose jit functions `k0`, `k1`,
... all have these parameters. The answer is one entry per expression statement: {"dtype": name, "shape": [...]} of a
tensor, {"value": text} of a constexpr, a list for a tuple, null for nothing, or {"refused": message}. Statements that
the code generator takes are verified together; the suspects of a kernel, by their numbers, one by one.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
import warnings
from collections.abc import Callable
from typing import Any


def main() -> None:
    request = json.load(sys.stdin)
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # the compiler prints what does not verify
    sys.path.pop(0)
    warnings.simplefilter("ignore")
    module = runpy.run_path(request["path"])
    answers: list[Any] = []
    for number, suspects in enumerate(request["suspects"]):
        answers += kernel_answers(generator(module[f"k{number}"], request["signature"]), set(suspects))
    json.dump(answers, replies)
    replies.close()


def generator(kernel: Any, signature: dict[str, str]) -> Callable[[set[int] | None], tuple[bool, list[Any]]]:
    """Generates the code of some statements (None: of all), and says whether it verifies and what they give."""
    from triton._C.libtriton import ir
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource, make_backend
    from triton.compiler.code_generator import CodeGenerator
    from triton.compiler.errors import CompilationError

    target = GPUTarget("cuda", 90, 32)
    backend: Any = make_backend(target)
    options = backend.parse_options({})
    functions = backend.get_codegen_implementation(options), backend.get_module_map()

    def generate(kept: set[int] | None) -> tuple[bool, list[Any]]:
        found: list[Any] = []

        def visit_expression(self: CodeGenerator, node: Any) -> None:
            if not self.is_kernel:  # a statement of a helper
                self.visit(node.value)
            elif kept is not None and len(found) not in kept:
                found.append(None)
            else:
                try:
                    found.append(described(self.visit(node.value)))
                except CompilationError as error:
                    found.append({"refused": str(error).splitlines()[-1]})

        CodeGenerator.visit_Expr = visit_expression
        context = ir.context()
        ir.load_dialects(context)
        backend.load_dialects(context)
        try:
            ASTSource(kernel, signature, {}).make_ir(target, options, *functions, context)
        except RuntimeError:
            return False, found
        return True, found

    return generate


def kernel_answers(
    generate: Callable[[set[int] | None], tuple[bool, list[Any]]], suspects: set[int]
) -> list[Any]:
    """The answers for one kernel."""
    _, found = generate(None)
    taken = {number for number, answer in enumerate(found) if not is_refusal(answer)}
    for number in culprits(generate, sorted(taken - suspects)):
        found[number] = {"refused": "does not verify"}
    for number in taken & suspects:
        if not generate({number})[0]:
            found[number] = {"refused": "does not verify"}
    return found


def is_refusal(answer: Any) -> bool:
    return isinstance(answer, dict) and "refused" in answer


def culprits(generate: Callable[[set[int] | None], tuple[bool, list[Any]]], numbers: list[int]) -> list[int]:
    """Those that keep a kernel from being verified, by halves."""
    if not numbers or generate(set(numbers))[0]:
        return []
    if len(numbers) == 1:
        return numbers
    middle = len(numbers) // 2
    return culprits(generate, numbers[:middle]) + culprits(generate, numbers[middle:])


def described(value: Any) -> Any:
    """The type or the constant."""
    import triton.language as tl

    if isinstance(value, tl.tuple):
        return [described(item) for item in value.values]
    if isinstance(value, tl.tensor):
        if value.dtype == tl.void:
            return None
        name = "pointer" if value.dtype.is_ptr() else value.dtype.codegen_name()
        return {
            "dtype": name,
            "shape": [size.value if isinstance(size, tl.constexpr) else size for size in value.shape],
        }
    if isinstance(value, tl.constexpr):
        value = value.value
    return None if value is None else {"value": repr(value)}


if __name__ == "__main__":
    main()
