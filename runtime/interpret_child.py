"""The process that runs a candidate in the Triton interpreter; started by `interpret.py`, never imported.

Usage: `interpret_child.py FOLDER`. The folder holds `candidate.py`, `calls.json` and the bytes of the inputs;
the outputs and `answer.json` are written there. TRITON_INTERPRET=1 is in the environment.
"""

from __future__ import annotations

import importlib.util
import json
import sys
import traceback
from pathlib import Path
from typing import Any


def main(folder: Path) -> None:
    sys.path.pop(0)  # this script's folder: its modules must not shadow those that the candidate imports
    sys.dont_write_bytecode = True
    request = json.loads((folder / "calls.json").read_text())
    call: int | None = None
    try:
        use_first_configurations()
        index_with_one_element_arrays()
        function = getattr(load(folder / "candidate.py"), request["entry_point"])
        outputs = []
        for call, inputs in enumerate(request["calls"]):
            output = function(**{name: read(folder, tensor) for name, tensor in inputs.items()})
            outputs.append(write(folder / f"output-{call}.bin", output))
        answer: dict[str, Any] = {"outputs": outputs}
    except (Exception, SystemExit) as error:  # noqa: BLE001  the candidate may raise anything
        answer = {"failure": {**describe(error, str(folder / "candidate.py")), "call": call}}
    (folder / "answer.json").write_text(json.dumps(answer))


def use_first_configurations() -> None:
    """Make `triton.autotune` take the first configuration: timing them would need a GPU driver."""
    import triton
    import triton.runtime
    import triton.runtime.autotuner
    from triton.runtime.jit import KernelInterface

    class FirstConfiguration(KernelInterface):
        def __init__(self, fn: Any, config: Any) -> None:
            self.fn = fn
            self.arg_names = fn.arg_names
            self.config = config

        def run(self, *args: Any, grid: Any, warmup: bool, **kwargs: Any) -> Any:
            kwargs = {**kwargs, **self.config.all_kwargs()}
            if self.config.pre_hook is not None:
                self.config.pre_hook({**dict(zip(self.arg_names, args, strict=False)), **kwargs})
            return self.fn.run(*args, grid=grid, warmup=warmup, **kwargs)

    def autotune(configs: list[Any], *_args: Any, **_options: Any) -> Any:
        return lambda fn: FirstConfiguration(fn, configs[0] if configs else triton.Config({}))

    for module in (triton, triton.runtime, triton.runtime.autotuner):
        vars(module)["autotune"] = autotune


def index_with_one_element_arrays() -> None:
    """Let a scalar be a loop bound: Triton 3.6 calls int() on a one-element array, which NumPy 2.4 refuses."""
    from triton.runtime import interpreter

    patch = interpreter._patch_lang_tensor

    def patch_with_index(tensor: Any, *scope: Any) -> None:
        patch(tensor, *scope)
        tensor.__index__ = lambda self: int(self.handle.data.item())

    interpreter._patch_lang_tensor = patch_with_index


def load(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location("candidate", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["candidate"] = module
    spec.loader.exec_module(module)
    return module


def read(folder: Path, tensor: dict[str, Any]) -> Any:
    import torch

    data = bytearray((folder / tensor["file"]).read_bytes())
    return torch.frombuffer(data, dtype=getattr(torch, tensor["dtype"])).reshape(tensor["shape"])


def write(path: Path, output: Any) -> dict[str, Any]:
    import torch

    if type(output) is not torch.Tensor:
        raise TypeError(f"the entry point must return a torch.Tensor, not {type(output).__name__}")
    flat = output.detach().contiguous().reshape(-1)
    path.write_bytes(flat.view(torch.uint8).numpy().tobytes())
    return {"dtype": str(output.dtype).removeprefix("torch."), "shape": list(output.shape)}


def describe(error: BaseException, path: str) -> dict[str, Any]:
    """The root cause, and the last row of the candidate that the trace went through."""
    while error.__cause__ is not None:
        error = error.__cause__
    rows = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    if isinstance(error, SyntaxError) and error.filename == path:
        rows = [error.lineno]
    return {"exception": type(error).__name__, "message": str(error), "row": rows[-1] if rows else None}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
