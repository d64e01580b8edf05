"""Offsets in 32 bits (KF713)."""

from __future__ import annotations

from kernelforge.frontend.diagnostics import Severity

from tests.frontend.dataflow.reports import found

COPY = (
    "row = tl.program_id(0)\ncols = tl.arange(0, BLOCK)\nx = tl.load(x_ptr + {x})\ntl.store(y_ptr + {y}, x)"
)
WIDE, NARROW = "row.to(tl.int64) * {0}_stride + cols", "row * {0}_stride + cols"


def severities(x: str, y: str, stride: str = "y_stride", host: str = "") -> list[Severity]:
    body = COPY.format(x=x.format("x"), y=y.format("y"))
    return [each.severity for each in found(f"x_ptr, y_ptr, x_stride, {stride}", body, host)]


def test_a_kernel_that_widens_one_of_two_alike_addresses():
    assert severities(WIDE, WIDE) == []
    assert severities(WIDE, NARROW) == [Severity.WARNING]
    assert severities(WIDE, NARROW, "y_stride: tl.int64") == []


def test_alone_it_is_advice_for_kernels_that_others_launch():
    host = "def launch(x, y):\n    k[(4,)](x, y, x.stride(0), y.stride(0), BLOCK=64)"
    assert severities(NARROW, NARROW) == [Severity.INFO]
    assert severities(NARROW, NARROW, host=host) == []
    assert severities("row * BLOCK + cols", "row * BLOCK + cols") == []
