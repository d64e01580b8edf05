"""Run by `confirm` with the Python of one Triton version: which of the asked names does it have?

Reads {path: expression} as JSON, writes {path: "yes" | "no" | reason} as the last line. An expression is compiled in
a kernel; a path without one is imported. The argument is a folder with packages that Triton may need (torch). This
file stands alone: it runs where KernelForge is not installed.
"""

import importlib
import inspect
import json
import sys
import tempfile
from pathlib import Path

KERNEL = """
@triton.jit
def kernel_{number}(p, q):
    i = tl.arange(0, 16)
    x = i.to(tl.float32)
    {expression}
"""
HEADER = """import triton
import triton.language as tl


@triton.jit
def add(a, b):
    return a + b
"""


NOT_CALLABLE = ("outside of the scope of a kernel", "StaticAssertionFailure", "been removed")
"""What the compiler says of methods and functions that are there but can't be called."""


def compile_kernel(kernel: object) -> None:
    """Compile a kernel for a CUDA target; needs no GPU."""
    compiler = importlib.import_module("triton.compiler")
    target = importlib.import_module("triton.backends.compiler").GPUTarget("cuda", 90, 32)
    key = (
        "constexprs"
        if "constexprs" in inspect.signature(compiler.ASTSource.__init__).parameters
        else "constants"
    )
    source = compiler.ASTSource(fn=kernel, signature={"p": "*fp32", "q": "*i32"}, **{key: {}})
    compiler.compile(source, target=target)


def answer_of(error: BaseException | None, name: str) -> str:
    """Say "no" if the name is missing or is a method that can't be called; else why it can't be told."""
    chain: list[str] = []
    while error is not None:
        chain.append(f"{type(error).__name__}: {error}")
        error = error.__cause__ or error.__context__
    text = "\n".join(chain)
    missing = f"has no attribute '{name}'" in text
    not_callable = any(sign in text for sign in NOT_CALLABLE)
    if missing or not_callable:
        return "no"
    return chain[-1].strip().splitlines()[0][:80]


def ask_kernels(asked: dict[str, str]) -> dict[str, str]:
    """Compile a kernel for every expression."""
    paths = [path for path, expression in asked.items() if expression]
    text = HEADER + "".join(
        KERNEL.format(number=number, expression=asked[path]) for number, path in enumerate(paths)
    )
    answers: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probed_kernels.py").write_text(text)
        sys.path.insert(0, folder)
        module = importlib.import_module("probed_kernels")
        for number, path in enumerate(paths):
            try:
                compile_kernel(getattr(module, f"kernel_{number}"))
            except Exception as error:  # noqa: BLE001 - any failure of the compiler is an answer
                answers[path] = answer_of(error, path.rpartition(".")[2])
            else:
                answers[path] = "yes"
    return answers


def ask_import(path: str) -> str:
    """Import the longest module in a path and follow the attributes."""
    parts = path.split(".")
    owner: object = None
    rest: list[str] = []
    for length in range(len(parts), 0, -1):
        name = ".".join(parts[:length])
        try:
            owner, rest = importlib.import_module(name), parts[length:]
            break
        except ModuleNotFoundError as error:
            if error.name is None or not (name == error.name or name.startswith(error.name + ".")):
                return f"needs {error.name}"
        except Exception as error:  # noqa: BLE001 - a module that fails to import is an answer
            return f"import fails: {type(error).__name__}"
    for name in rest:
        if not hasattr(owner, name):
            return "attribute of instances" if inspect.isclass(owner) and mentions(owner, name) else "no"
        owner = getattr(owner, name)
    return "no" if is_removed(owner) else "yes"


def is_removed(found: object) -> bool:
    """Whether a builtin only says that it "has been removed"; it is called to see."""
    function = inspect.unwrap(found) if inspect.isfunction(found) else None
    constants = getattr(getattr(function, "__code__", None), "co_consts", ())
    if function is None or not any(isinstance(c, str) and "been removed" in c for c in constants):
        return False
    try:
        function(*[None] * function.__code__.co_argcount)
    except Exception as error:  # noqa: BLE001 - what it raises is the answer
        return "been removed" in str(error)
    return False


def mentions(owner: type, name: str) -> bool:
    """Whether a class or a base of it assigns `self.name` or declares it."""
    for base in owner.__mro__:
        if name in vars(base) or name in getattr(base, "__annotations__", {}):
            return True
        try:
            text = inspect.getsource(base)
        except (OSError, TypeError):
            continue
        if f"self.{name}" in text:
            return True
    return False


def main() -> None:
    sys.path.append(sys.argv[1])
    asked = json.load(sys.stdin)
    answers = ask_kernels(asked)
    for path, expression in asked.items():
        if not expression:
            answers[path] = ask_import(path)
    print(json.dumps(answers))


if __name__ == "__main__":
    main()
