"""What Triton's code generator makes of every expression statement of some kernels; a script of its own process.

    python operator_oracle.py < request.json

The request is {"path": ..., "signature": {...}} of a module whose jit functions `k0`, `k1`, ... all have these
parameters. The answer is one entry per expression statement: the name of the result's element type ("pointer" for all
pointers), a constexpr's value as {"value": text}, or {"refused": message}.
"""

from __future__ import annotations

import contextlib
import json
import runpy
import sys
import warnings
from typing import Any


def main() -> None:
    request = json.load(sys.stdin)
    sys.path.pop(0)
    warnings.simplefilter("ignore")
    json.dump(answers(request["path"], request["signature"]), sys.stdout)


def answers(path: str, signature: dict[str, str]) -> list[Any]:
    """Generate the code of each kernel, going on after each statement that fails."""
    from triton._C.libtriton import ir
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource, make_backend
    from triton.compiler.code_generator import CodeGenerator
    from triton.compiler.errors import CompilationError

    found: list[Any] = []

    def visit_expression(self: CodeGenerator, node: Any) -> None:
        try:
            found.append(described(self.visit(node.value)))
        except CompilationError as error:
            found.append({"refused": str(error).splitlines()[-1]})

    CodeGenerator.visit_Expr = visit_expression
    target = GPUTarget("cuda", 90, 32)
    backend: Any = make_backend(target)
    options = backend.parse_options({})
    functions = backend.get_codegen_implementation(options), backend.get_module_map()
    for name, kernel in runpy.run_path(path).items():
        if not (name.startswith("k") and name[1:].isdecimal()):
            continue
        context = ir.context()
        ir.load_dialects(context)
        backend.load_dialects(context)
        with contextlib.suppress(RuntimeError):  # half of an expression does not verify
            ASTSource(kernel, signature, {}).make_ir(target, options, *functions, context)
    return found


def described(value: Any) -> Any:
    """The element type or the constant."""
    import triton.language as tl

    if isinstance(value, tl.tensor):
        dtype = value.dtype
        return "pointer" if dtype.is_ptr() else dtype.codegen_name()
    if isinstance(value, tl.constexpr):
        value = value.value
    return {"value": repr(value)}


if __name__ == "__main__":
    main()
