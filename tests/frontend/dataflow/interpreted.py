"""Run kernels on the CPU, in a child process where Triton's own interpreter takes the place of the compiler."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

CHILD = """
import importlib.util, json, sys
import torch

results = {}
for name, (path, call) in json.load(sys.stdin).items():
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    names = vars(module) | {"torch": torch}
    exec(call, names)
    results[name] = names["result"].double().flatten().tolist()
print(json.dumps(results))
"""


def run(kernels: dict[str, tuple[str, str]], folder: Path) -> dict[str, list[float]]:
    """The tensors that calls leave in `result`; `kernels` are modules by name, each with its call."""
    orders: dict[str, tuple[str, str]] = {}
    for name, (source, call) in kernels.items():
        path = folder / f"{name}.py"
        path.write_text(source)
        orders[name] = (str(path), call)
    done = subprocess.run(
        [sys.executable, "-c", CHILD],
        input=json.dumps(orders),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"TRITON_INTERPRET": "1"},
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
