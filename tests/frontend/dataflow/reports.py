"""What kfcheck says of a kernel body, in short."""

from __future__ import annotations

from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.source import Source

HEAD = "import torch\nimport triton\nimport triton.language as tl\n\n\n"
SILENT = ("KF710", "KF711", "KF712", "KF713", "KF714", "KF715", "KF717")


def found(parameters: str, body: str, host: str = "") -> list[Diagnostic]:
    """The silent bugs in a kernel `k` with these parameters, and `BLOCK`; `host` is the code that launches it."""
    lines = "\n".join(f"    {line}" for line in body.strip("\n").splitlines())
    text = f"{HEAD}@triton.jit\ndef k({parameters}, BLOCK: tl.constexpr):\n{lines}\n\n\n{host}\n"
    diagnostics = check_source(Source("kernel.py", text), Options("3.6"))
    others = [each for each in diagnostics if each.code not in SILENT]
    assert not [each for each in others if each.severity is Severity.ERROR], others
    return [each for each in diagnostics if each.code in SILENT]


def codes(parameters: str, body: str, host: str = "") -> list[str]:
    return [each.code for each in found(parameters, body, host)]
