"""What Python evaluates before a kernel is compiled: imports, decorators, defaults and annotations."""

from __future__ import annotations

from .case import bad, good

CASES = (
    good(
        "constexpr_under_another_name",
        "x_ptr=*fp32 B=64",
        """
import triton
from triton import language as tl
from triton.language import constexpr as CE


@triton.jit
def k(x_ptr, B: CE):
    tl.store(x_ptr + tl.arange(0, B), 1.0)
""",
    ),
    good(
        "constexpr_assigned_to_a_name",
        "x_ptr=*fp32 B=64",
        """
Static = tl.constexpr


@triton.jit
def k(x_ptr, B: Static):
    tl.store(x_ptr + tl.arange(0, B), 1.0)
""",
    ),
    good(
        "tensor_of_torch_as_attribute_in_an_annotation",
        "x_ptr=*fp32 n=i32",
        """
import torch
import triton
import triton.language as tl


@triton.jit
def k(x_ptr: torch.Tensor, n: int, s: "Tensor" = 1.0):
    tl.store(x_ptr, n * s)
""",
    ),
    bad(
        "tensor_of_torch_as_name_in_an_annotation",
        "KF203",
        "x_ptr=*fp32 n=i32",
        """
import triton
import triton.language as tl
from torch import Tensor


@triton.jit
def k(x_ptr: Tensor, n):  # bad
    tl.store(x_ptr, n)
""",
    ),
    bad(
        "undefined_name_in_an_annotation",
        "KF211",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr: Pointer, n):  # bad
    tl.store(x_ptr, n)
""",
    ),
    bad(
        "constexpr_without_its_module",
        "KF210 KF211",
        "x_ptr=*fp32 B=64",
        """
@triton.jit
def k(x_ptr, B: constexpr):  # bad
    tl.store(x_ptr + tl.arange(0, B), 1.0)
""",
    ),
    bad(
        "undefined_name_as_default",
        "KF211",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr = BLOCK):  # bad
    tl.store(x_ptr + tl.arange(0, B), 1.0)
""",
    ),
    bad(
        "decorator_that_does_not_exist",
        "KF808",
        "x_ptr=*fp32 B=64",
        """
@triton.kernel  # bad
def k(x_ptr, B: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, B), 1.0)
""",
    ),
    bad(
        "jit_of_the_language",
        "KF808",
        "x_ptr=*fp32 B=64",
        """
@tl.jit  # bad
def k(x_ptr, B: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, B), 1.0)
""",
    ),
    bad(
        "host_alias_of_a_missing_function",
        "KF201 KF212",
        "x_ptr=*fp32",
        """
tanh = tl.math.tanh  # bad


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tanh(tl.load(x_ptr)))
""",
    ),
    bad(
        "import_from_a_missing_module",
        "KF201 KF212",
        "x_ptr=*fp32",
        """
import triton
import triton.language as tl
from triton.ops import matmul  # bad


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "import_of_a_missing_module",
        "KF201 KF212",
        "x_ptr=*fp32",
        """
import triton
import triton.language as tl
import triton.language.libdevice as libdevice  # bad


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, libdevice.tanh(tl.load(x_ptr)))
""",
    ),
    good(
        "import_of_a_missing_module_is_handled",
        "x_ptr=*fp32",
        """
import triton
import triton.language as tl

try:
    import triton.language.libdevice as libdevice
except ImportError:
    from triton.language.extra import libdevice


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, libdevice.tanh(tl.load(x_ptr)))
""",
    ),
    good(
        "fallback_for_an_older_triton",
        "x_ptr=*fp32 n=i32",
        """
if hasattr(tl, "make_tensor_descriptor"):
    descriptor = tl.make_tensor_descriptor
else:

    @triton.jit
    def descriptor(base, shape, strides, block_shape):
        return None


@triton.jit
def k(x_ptr, n):
    d = descriptor(x_ptr, [n, 32], [32, 1], [32, 32])
    d.store([0, 0], d.load([0, 0]) + 1.0)
""",
    ),
    good(
        "option_of_another_range_has_no_effect",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    for i in range(0, n, 1, warp_specialize=False):
        tl.store(x_ptr + i, 1.0)
""",
    ),
    good(
        "size_of_a_process_group",
        "x_ptr=*fp32 world_size=i32",
        """
@triton.jit
def k(x_ptr, world_size):
    tl.store(x_ptr + tl.program_id(0) % world_size, 1.0)


def run(x, group):
    world_size = group.size()
    k[(1,)](x, world_size)
""",
    ),
)
