"""How much shared memory a program may have."""

from __future__ import annotations

from ..compile import parse_target

_KIB = 1024
_CUDA = {
    70: 96 * _KIB,
    72: 96 * _KIB,
    75: 64 * _KIB,
    80: 163 * _KIB,
    86: 99 * _KIB,
    87: 163 * _KIB,
    89: 99 * _KIB,
    90: 227 * _KIB,
    100: 227 * _KIB,
    103: 227 * _KIB,
    110: 227 * _KIB,
    120: 99 * _KIB,
    121: 99 * _KIB,
}
"""By compute capability: CUDA Programming Guide, "Maximum amount of shared memory per thread block"."""
_HIP = {"gfx950": 160 * _KIB}
_HIP_DEFAULT = 64 * _KIB
"""Local data share of a workgroup on every other AMD architecture that Triton compiles for."""


def shared_bytes(target: str) -> int | None:
    """The most shared memory that a launch on `target` grants, in bytes; None if the target is not known."""
    backend, arch, _ = parse_target(target)
    if backend == "hip":
        return _HIP.get(str(arch), _HIP_DEFAULT)
    return _CUDA.get(int(arch))
