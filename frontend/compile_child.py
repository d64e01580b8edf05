"""The process that imports Triton and compiles; started by `compile.py`, never imported by it.

Run as a plain script, so that it works under any Python that has Triton. It needs no GPU. Requests come as
one JSON object per line on stdin, answers leave the same way on what was stdout at the start; whatever a
module prints goes to stderr. The first line out says which Triton this is.
"""

from __future__ import annotations

import ast
import contextlib
import gc
import inspect
import io
import itertools
import json
import linecache
import operator
import os
import re
import sys
import tempfile
import traceback
import types
import warnings
from typing import Any

OLDEST = (3, 5)
"""The first Triton whose compiler this script knows how to call; tried with 3.5, 3.6 and 3.9."""

Target = list[Any]
"""Backend, architecture and warp size: `compile.Target`, as JSON carries it."""

LAST_STAGES = {"cuda": "cubin", "hip": "hsaco"}

STAND_IN = 7
"""What the binder gets for a typed argument: an integer that Triton does not specialise on."""


class RefusedError(Exception):
    """The answer to a request, found before the compiler was reached."""

    def __init__(self, outcome: str, **details: Any) -> None:
        super().__init__(outcome)
        self.answer = {"outcome": outcome, **details}


def main() -> None:
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.path.pop(0)  # this script's folder: its modules must not shadow those that a kernel file imports
    sys.dont_write_bytecode = True
    print(json.dumps(hello()), file=replies, flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=replies, flush=True)
        if gc.get_freeze_count() == 0:
            gc.freeze()  # all that Triton and torch have loaded by now: `row_of` need not look through it


def hello() -> dict[str, str]:
    """Which Triton this is, or why it cannot be used."""
    try:
        import triton
    except ImportError as error:
        return {"unusable": str(error)}
    if tuple(map(int, triton.__version__.split(".")[:2])) < OLDEST:
        return {"unusable": f"Triton {triton.__version__} is older than {OLDEST[0]}.{OLDEST[1]}"}
    return {"triton": triton.__version__}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The outcome of one request, as a JSON object."""
    try:
        return launch_request(request) if "call" in request else compile_request(request)
    except RefusedError as refused:
        return refused.answer


def compile_request(request: dict[str, Any]) -> dict[str, Any]:
    path, stage = request["path"], request["stage"]
    module = load(path)
    kernel, configured = find_kernel(module, request["kernel"])
    types_, constants = bind(kernel, request["arguments"], configured, module, request["target"])
    log = io.StringIO()
    with warnings.catch_warnings(record=True) as caught, contextlib.redirect_stdout(log):
        warnings.simplefilter("always")
        try:
            metadata, assembly = compile_to(kernel, types_, constants, request["target"], stage)
        except Exception as error:  # noqa: BLE001  the compiler's errors have no common base class
            result = {"outcome": "rejected", **describe(error, path)}
        else:
            resources = None
            if stage == "cubin":
                read = amd_resources if assembly else nvidia_resources
                resources = {**read(assembly or log.getvalue()), "shared_bytes": int(metadata["shared"])}
            result = {"outcome": "compiles", "resources": resources}
    texts = sorted({first_line(str(warning.message)) for warning in caught})
    return {**result, "kernel": kernel.__name__, "warnings": texts}


class StandInDriver:
    """What Triton's launch code asks of a GPU driver. Launches are counted; nothing runs."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.utils = self
        self.launches = 0

    def get_current_device(self) -> int:
        return 0

    def get_current_stream(self, device: int) -> int:
        return 0

    def get_current_target(self) -> Any:
        return target_of(self.target)

    def get_device_properties(self, device: int) -> dict[str, int]:
        return {"max_shared_mem": 232_448, "multiprocessor_count": 132}  # an H100's

    def get_benchmarker(self) -> Any:
        return lambda kernel_call, **_: [1.0, 1.0, 1.0] if kernel_call() is None else []

    def load_binary(self, *_: Any) -> tuple[int, int, int, int, int]:
        """Module, function, registers, spills, and the most threads of a program."""
        return 1, 1, 32, 0, 1024

    def launcher_cls(self, source: Any, metadata: Any) -> Any:
        return self.launch

    def launch(self, *arguments: Any) -> None:
        for size in arguments[:3]:
            operator.index(size)  # as the compiled launcher reads the grid
        self.launches += 1


def launch_request(request: dict[str, Any]) -> dict[str, Any]:
    """Evaluate the call in the module: Triton binds, compiles and launches, up to the driver."""
    import torch
    from triton import knobs
    from triton.runtime import driver

    module, path = load(request["path"]), request["path"]
    stand_in, active = StandInDriver(request["target"]), driver._active
    driver._active = stand_in  # pyright: ignore[reportAttributeAccessIssue]  all that Triton uses of it
    try:
        with tempfile.TemporaryDirectory(prefix="kernelforge-") as folder, knobs.cache.scope():
            knobs.cache.dir = folder
            with contextlib.redirect_stdout(io.StringIO()):
                eval(request["call"], {"torch": torch, **vars(module)})
    except Exception as error:  # noqa: BLE001  whatever the launch raises is the answer
        frames = traceback.extract_tb(error.__traceback__)
        compiler = os.path.join("triton", "compiler", "compiler.py")
        if any(frame.name == "compile" and frame.filename.endswith(compiler) for frame in frames):
            return {"outcome": "rejected", **describe(error, path)}
        rows = [frame.lineno for frame in frames if frame.filename == path]
        return {"outcome": "launch fails", **raised(error), "row": rows[-1] if rows else None}
    finally:
        driver._active = active
    if not stand_in.launches:
        return {"outcome": "no kernel", "message": f"{request['call']} launched nothing"}
    return {"outcome": "compiles"}


numbers = itertools.count()


def load(path: str) -> types.ModuleType:
    """Import the file as a module of its own; no byte code is read or written."""
    with open(path, "rb") as file:
        source = file.read()
    linecache.checkcache(path)
    try:
        code = compile(source, path, "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        raise RefusedError("not python", **raised(error), row=getattr(error, "lineno", None)) from error
    stem = re.sub(r"\W", "_", os.path.splitext(os.path.basename(path))[0])
    module = types.ModuleType(f"kf_{next(numbers)}_{stem}")
    module.__file__ = path
    sys.modules[module.__name__] = module
    folder = os.path.dirname(path)
    modules, search_path = set(sys.modules), list(sys.path)
    sys.path.insert(0, folder)
    try:
        exec(code, module.__dict__)
    except (Exception, SystemExit) as error:  # a module may raise anything while it is imported
        rows = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
        row = rows[-1] if rows else None
        raise RefusedError("import fails", **raised(error), row=row) from error
    finally:
        sys.path[:] = search_path
        forget_siblings(folder, modules)
    return module


def forget_siblings(folder: str, before: set[str]) -> None:
    """Drop what was imported from the folder: the next file may have another module of the same name beside it."""
    for name in set(sys.modules) - before:
        if (getattr(sys.modules[name], "__file__", None) or "").startswith(folder + os.sep):
            del sys.modules[name]


def find_kernel(module: types.ModuleType, name: str | None) -> tuple[Any, dict[str, Any]]:
    """The named (dots reach into classes) or the last jit function, and its first autotuner configuration."""
    kernels = dict(jit_functions(module))
    if name is None and kernels:
        name = max(kernels, key=lambda key: kernels[key][0].starting_line_number)
    if name not in kernels:
        found = ", ".join(kernels) or "none"
        wanted = f"no jit function named {name}" if name else "no jit function"
        raise RefusedError("no kernel", message=f"{wanted} at module level; found: {found}")
    return kernels[name]


def jit_functions(module: types.ModuleType):
    """`(dotted name, (jit function, configuration))` of the jit functions that the module's file defines."""
    scopes = [("", vars(module))]
    scopes += [(f"{key}.", vars(value)) for key, value in vars(module).items() if isinstance(value, type)]
    for prefix, scope in scopes:
        for key, value in scope.items():
            function, configured = unwrap(value)
            if function is not None and function.fn.__code__.co_filename == module.__file__:
                yield prefix + key, (function, configured)


def unwrap(value: Any) -> tuple[Any, dict[str, Any]]:
    """The jit function under `autotune`, `heuristics` and `staticmethod`, or None."""
    from triton.runtime.jit import JITFunction

    configured: dict[str, Any] = {}
    if isinstance(value, staticmethod):
        value = value.__func__
    while type(value).__module__.startswith("triton.runtime.") and not isinstance(value, JITFunction):
        for config in getattr(value, "configs", [])[:1]:
            configured = dict(config.kwargs)
        value = getattr(value, "fn", None)
    return (value, configured) if isinstance(value, JITFunction) else (None, {})


def bind(
    kernel: Any,
    arguments: list[list[str]],
    configured: dict[str, Any],
    module: types.ModuleType,
    target: Target,
) -> tuple[dict[str, str], dict[str, Any]]:
    """Types and constants of all parameters, from the signature and from Triton's own launch binder.

    A typed argument keeps the type that the signature or its annotation gives. A literal for a parameter
    without a constexpr annotation is what a caller would pass: the binder says what becomes of it.
    """
    from triton.runtime.jit import create_function_from_signature

    given = {name: text for name, kind, text in arguments if kind == "type"}
    values = configured | {
        name: evaluate(text, module) for name, kind, text in arguments if kind == "literal"
    }
    check_names(kernel, given, values)
    binder = create_function_from_signature(kernel.signature, kernel.params, backend_for(target))
    try:
        bound, specialization, _ = binder(**(values | dict.fromkeys(given, STAND_IN)))
    except Exception as error:  # whatever the launch would raise is the answer
        raise RefusedError("launch fails", kernel=kernel.__name__, **raised(error)) from error
    types_: dict[str, str] = {}
    constants: dict[str, Any] = {}
    for parameter, (kind, *_rest) in zip(kernel.params, specialization, strict=True):
        name = parameter.name
        types_[name] = parameter.annotation_type or given[name] if name in given else kind
        if types_[name] == "constexpr":
            constants[name] = bound[name]
    return types_, constants


def check_names(kernel: Any, given: dict[str, str], values: dict[str, Any]) -> None:
    parameters = {parameter.name: parameter for parameter in kernel.params}
    if unknown := [name for name in (*given, *values) if name not in parameters]:
        raise RefusedError(
            "bad signature", message=f"{kernel.__name__} has no parameter {', '.join(unknown)}"
        )
    missing = [
        p.name for p in kernel.params if p.name not in given and p.name not in values and not p.has_default
    ]
    if missing:
        raise RefusedError(
            "bad signature", message=f"the signature gives no {', '.join(missing)} of {kernel.__name__}"
        )
    if typed := [name for name in given if parameters[name].is_constexpr]:
        raise RefusedError(
            "bad signature", message=f"{', '.join(typed)} is a constexpr: give a value, not a type"
        )


def evaluate(text: str, module: types.ModuleType) -> Any:
    import triton
    import triton.language as tl

    try:
        return eval(text, {"triton": triton, "tl": tl, **vars(module)})
    except Exception as error:
        raise RefusedError("bad signature", message=f"cannot evaluate {text!r}: {error}") from error


def target_of(target: Target) -> Any:
    from triton.backends.compiler import GPUTarget

    return GPUTarget(*target)


def backend_for(target: Target) -> Any:
    from triton.compiler.compiler import make_backend

    return make_backend(target_of(target))


def compile_to(
    kernel: Any,
    types_: dict[str, str],
    constants: dict[Any, Any],
    target: Target,
    stage: str,
    options: dict[str, Any] | None = None,
) -> tuple[dict[str, Any], str]:
    """Run Triton's stages up to `stage`, as `triton.compile` does, without its cache.

    Returns the metadata, and AMD's assembly, which says what ptxas logs for NVIDIA.
    """
    from triton._C.libtriton import ir
    from triton.compiler import ASTSource

    backend = backend_for(target)
    source = ASTSource(fn=kernel, signature=types_, constexprs=constants)
    kernel.cache_key  # noqa: B018  walks the functions that the kernel calls, and may refuse a global
    parsed = backend.parse_options(dict(options or {}))
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    offered = {
        "target": backend.target,
        "options": parsed,
        "codegen_fns": backend.get_codegen_implementation(parsed),
        "module_map": backend.get_module_map(),
        "context": context,
        "language": getattr(source, "language", None),
    }
    metadata: dict[str, Any] = {"target": backend.target, **parsed.__dict__}
    stages: dict[str, Any] = {}
    call_with(backend.add_stages, {"stages": stages, **offered})
    module, assembly = call_with(source.make_ir, offered), ""
    last = LAST_STAGES[target[0]] if stage == "cubin" else stage
    for name, lower in stages.items():
        module = lower(module, metadata)
        if name == "amdgcn":
            assembly = module
        if name == last:
            return metadata, assembly
    raise LookupError(f"this Triton has no stage {stage}")


def call_with(function: Any, offered: dict[str, Any]) -> Any:
    """Call with those of the offered arguments that this Triton's version of the function names."""
    return function(**{name: offered[name] for name in inspect.signature(function).parameters})


def describe(error: Exception, path: str) -> dict[str, Any]:
    """The root cause, and the rows of the file that the outermost and the innermost error point at."""
    from triton.compiler.errors import CompilationError

    chain: list[BaseException] = [error]
    while chain[-1].__cause__ is not None:
        chain.append(chain[-1].__cause__)
    rows = [row_of(link, path) for link in chain if isinstance(link, CompilationError)]
    known = [row for row in rows if row is not None]
    return {
        **raised(chain[-1]),
        "row": known[0] if known else None,
        "inner_row": known[-1] if known else None,
    }


def row_of(error: Any, path: str) -> int | None:
    """Row in the file of a CompilationError, whose own position counts from its function's `def`."""
    from triton.runtime.jit import JITFunction

    if not hasattr(error.node, "lineno"):
        return None
    for owner in reversed(gc.get_objects()):
        if (
            isinstance(owner, JITFunction)
            and owner.src == error.src
            and owner.fn.__code__.co_filename == path
        ):
            first = next(i for i, line in enumerate(owner.raw_src) if re.match(r"\s*def\s", line))
            return owner.starting_line_number + first + error.node.lineno - 1
    return None


def raised(error: BaseException) -> dict[str, str]:
    """Type and text of an error, without the excerpts and positions that are told apart."""
    if isinstance(error, SyntaxError):
        return {"exception": type(error).__name__, "message": error.msg}
    text = getattr(error, "error_message", None) or str(error)
    # Triton wraps what a builtin raises in a CompilationError that holds only its repr
    if (wrapped := re.fullmatch(r"(\w+)\((['\"].*['\"])\)", text, re.DOTALL)) is not None:
        with contextlib.suppress(SyntaxError, ValueError):
            return {"exception": wrapped[1], "message": first_line(str(ast.literal_eval(wrapped[2])))}
    return {"exception": type(error).__name__, "message": first_line(text)}


def first_line(text: str) -> str:
    return next((line.strip() for line in text.splitlines() if line.strip()), "")


def nvidia_resources(log: str) -> dict[str, int]:
    """What `ptxas -v` says of the entry function; helpers that were not inlined come before it."""
    return {
        "registers": last_number(r"Used (\d+) registers", log),
        "spill_store_bytes": last_number(r"(\d+) bytes spill stores", log),
        "spill_load_bytes": last_number(r"(\d+) bytes spill loads", log),
        "stack_bytes": last_number(r"(\d+) bytes stack frame", log),
    }


def amd_resources(assembly: str) -> dict[str, int]:
    """What the metadata at the end of the assembly says of the kernel."""
    spilled = 4 * last_number(r"\.vgpr_spill_count:\s*(\d+)", assembly)
    return {
        "registers": last_number(r"\.vgpr_count:\s*(\d+)", assembly),
        "spill_store_bytes": spilled,
        "spill_load_bytes": spilled,
        "stack_bytes": last_number(r"\.private_segment_fixed_size:\s*(\d+)", assembly),
    }


def last_number(pattern: str, text: str) -> int:
    found = re.findall(pattern, text)
    return int(found[-1]) if found else 0


if __name__ == "__main__":
    main()
