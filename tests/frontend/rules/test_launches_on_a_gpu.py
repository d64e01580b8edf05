"""The examples about launches, on a real GPU: the driver's word besides the compiler's and the launcher's."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest
from kernelforge.frontend.rules.registry import all_rules
from kernelforge.frontend.rules.rule import Example, Outcome, Rule

RUN = """
import importlib.util, sys, torch
torch.set_default_device("cuda")
spec = importlib.util.spec_from_file_location("example", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
eval(sys.argv[2], {"torch": torch, **vars(module)})
torch.cuda.synchronize()
"""
ONLY_THE_DRIVER_REFUSES = "KF822"
"""Grids that are too large: everything but the driver takes them."""


def has_gpu() -> bool:
    if importlib.util.find_spec("torch") is None or importlib.util.find_spec("triton") is None:
        return False
    import torch

    return torch.cuda.is_available()


def launches():
    for rule in all_rules():
        for example in (*rule.bad, *rule.good):
            if example.call is not None:
                number = (*rule.bad, *rule.good).index(example) + 1
                yield pytest.param(rule, example, id=f"{rule.code}-{number}")


@pytest.mark.gpu
@pytest.mark.skipif(not has_gpu(), reason="needs a GPU, torch and triton")
@pytest.mark.parametrize(("rule", "example"), list(launches()))
def test_the_device_agrees(rule: Rule, example: Example, tmp_path: Path):
    path = tmp_path / "example.py"
    path.write_text(example.source, encoding="utf-8")
    command = [sys.executable, "-c", RUN, str(path), str(example.call)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    if example in rule.bad and rule.code == ONLY_THE_DRIVER_REFUSES and done.returncode != 0:
        assert "invalid argument" in done.stderr
        return
    assert (done.returncode == 0) is (example.outcome is Outcome.COMPILES), done.stderr[-2000:]
