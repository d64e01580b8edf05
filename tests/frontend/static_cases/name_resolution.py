"""Where names come from: imports, aliases, globals, closures, twins."""

from __future__ import annotations

from .case import bad, good, needs_values

CASES = (
    good(
        "other_aliases",
        "x_ptr=*fp32",
        """
import triton as tr
from triton import language as lang


@tr.jit
def k(x_ptr):
    lang.store(x_ptr, lang.exp(lang.load(x_ptr)) + tr.cdiv(5, 2))
""",
    ),
    good(
        "everything_through_triton",
        "x_ptr=*fp32 B=16",
        """
import triton


@triton.jit
def k(x_ptr, B: triton.language.constexpr):
    offs = triton.language.arange(0, B)
    triton.language.store(x_ptr + offs, triton.language.math.exp(1.0))
""",
    ),
    good(
        "single_names",
        "x_ptr=*fp32 B=16",
        """
from triton import jit
from triton.language import arange, constexpr, load, store
from triton.language import sum as block_sum


@jit
def k(x_ptr, B: constexpr):
    store(x_ptr, block_sum(load(x_ptr + arange(0, B))))
""",
    ),
    good(
        "star_import",
        "x_ptr=*fp32",
        """
from triton import jit
from triton.language import *


@jit
def k(x_ptr):
    store(x_ptr, maximum(exp(load(x_ptr)), 0.0))
""",
    ),
    good(
        "tl_reexported_by_another_module",
        "x_ptr=*fp32",
        """
from triton.runtime.interpreter import tl
from triton.runtime.jit import jit


@jit
def k(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr) * 2.0)
""",
    ),
    good(
        "import_with_fallback",
        "x_ptr=*fp32",
        """
import triton
import triton.language as tl

try:
    from triton.language.extra.cuda.libdevice import tanh
except ImportError:
    try:
        from triton.language.math import tanh
    except ImportError:
        from triton.language.libdevice import tanh


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tanh(tl.load(x_ptr)))
""",
    ),
    good(
        "version_guarded_twins",
        "x_ptr=*fp32",
        """
import triton
import triton.language as tl

if triton.__version__ < "2.2":
    tanh = tl.math.tanh
    fma = tl.libdevice.fma

    @triton.jit
    def scaled(x):
        return tl.libdevice.mul_rn(x, 2.0)

else:
    from triton.language.extra import libdevice

    tanh = libdevice.tanh
    fma = tl.fma

    @triton.jit
    def scaled(x):
        return x * 2.0


@triton.jit
def k(x_ptr):
    x = tl.load(x_ptr)
    tl.store(x_ptr, scaled(fma(tanh(x), x, x)))
""",
    ),
    good(
        "hasattr_guarded_alias",
        "x_ptr=*fp32",
        """
rsqrt = tl.math.rsqrt if hasattr(tl.math, "rsqrt") else tl.libdevice.rsqrt
log1p = getattr(tl, "log1p", None)


@triton.jit
def k(x_ptr):
    x = rsqrt(tl.load(x_ptr))
    if log1p is not None:
        x = log1p(x)
    tl.store(x_ptr, x)
""",
    ),
    good(
        "helpers_from_triton_itself",
        "x_ptr=*fp32 B=16",
        """
import triton
import triton.language as tl
from triton.language import core, standard
from triton.language.extra import libdevice as ld


@triton.jit
def k(x_ptr, B: core.constexpr):
    x = core.load(x_ptr + core.arange(0, B))
    tl.store(x_ptr, ld.pow(standard.max(x), 2.0) + tl.core.full((), 1, tl.core.float32))
""",
    ),
    good(
        "constexpr_globals",
        "x_ptr=*fp32",
        """
LOG2E: tl.constexpr = tl.constexpr(1.4426950408889634)
BLOCK = tl.constexpr(16) * 2
DTYPE = tl.float32
NOTHING = None
SHAPE = tl.constexpr((BLOCK, 2))


@triton.jit
def k(x_ptr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK)).to(DTYPE)
    if NOTHING is None:
        tl.store(x_ptr + tl.arange(0, BLOCK), tl.exp2(x * LOG2E) + SHAPE[1])
""",
    ),
    good(
        "constants_of_host_modules",
        "x_ptr=*fp32",
        """
import math

import numpy as np
import torch
import triton
import triton.language as tl


@triton.jit
def k(x_ptr):
    x = tl.load(x_ptr, mask=True, other=-math.inf)
    tl.store(x_ptr, x * math.pi + np.pi + torch.pi + math.sqrt(2.0))
""",
    ),
    good(
        "local_names_that_exist_outside",
        "x_ptr=*fp32 n=i32",
        """
n = 7
row = "a global that the kernel never sees"


def mask(x):
    return x


@triton.jit
def k(x_ptr, n):
    id = tl.program_id(0)
    mask = id < n
    sum = tl.load(x_ptr + id, mask=mask)
    for row in range(n):
        sum += row
    tl.store(x_ptr + id, sum, mask=mask)
""",
    ),
    good(
        "builtins_as_local_names",
        "x_ptr=*fp32 n=i32 dir=i32",
        """
@triton.jit
def k(x_ptr, n, dir):
    max = tl.load(x_ptr)
    len, type = n * 2, n * 3
    input = max + len + type + dir
    tl.store(x_ptr, input)
""",
    ),
    good(
        "kernel_in_a_function_with_its_imports",
        "x_ptr=*fp32",
        """
def build(scale):
    import triton
    import triton.language as tl
    from triton.language.extra import libdevice

    factor = tl.constexpr(scale)

    @triton.jit
    def helper(x):
        return libdevice.tanh(x) * factor

    @triton.jit
    def k(x_ptr):
        tl.store(x_ptr, helper(tl.load(x_ptr)))

    return k


k = build(2.0)
""",
    ),
    good(
        "kernel_in_a_class",
        "x_ptr=*fp32",
        """
class Ops:
    @staticmethod
    @triton.jit
    def k(x_ptr):
        tl.store(x_ptr, 1.0)


k = Ops.k
""",
    ),
    good(
        "kernel_defined_conditionally",
        "x_ptr=*fp32 B=16",
        """
import importlib.util

import triton
import triton.language as tl

if importlib.util.find_spec("triton") is not None:

    @triton.jit
    def helper(x):
        return x + 1.0

    if True:

        @triton.jit
        def k(x_ptr, B: tl.constexpr):
            tl.store(x_ptr + tl.arange(0, B), helper(0.0))
""",
    ),
    good(
        "jit_in_call_form",
        "x_ptr=*fp32",
        """
def _double(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr) * 2.0)


k = triton.jit(_double)
""",
    ),
    good(
        "helper_defined_below_and_aliased",
        "x_ptr=*fp32",
        """
@triton.jit
def _middle(x):
    return alias(x)


@triton.jit
def _implementation(x):
    return x * 2.0


alias = _implementation


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, _middle(tl.load(x_ptr)))
""",
    ),
    good(
        "global_made_by_a_loop_or_globals",
        "x_ptr=*fp32",
        """
for _i, _name in enumerate(("FIRST", "SECOND")):
    globals()[_name] = tl.constexpr(_i)


@triton.jit
def k(x_ptr):
    tl.store(x_ptr + FIRST, SECOND)
""",
    ),
    good(
        "default_values_from_plain_globals",
        "x_ptr=*fp32 BLOCK=32 DTYPE=tl.float32",
        """
SIZE = 16


@triton.jit
def k(x_ptr, BLOCK: tl.constexpr = SIZE * 2, DTYPE: tl.constexpr = tl.float32):
    tl.store(x_ptr + tl.arange(0, BLOCK), tl.zeros((BLOCK,), DTYPE))
""",
    ),
    good(
        "annotations_in_every_form",
        "a=*fp32 b=*fp32 n=i32 m=i32 eps=fp32 B=16 C=2 D=1",
        """
from __future__ import annotations

import torch
import triton
import triton.language as tl


@triton.jit
def k(
    a: torch.Tensor,  # a tensor
    b: "*fp32",
    n: int,
    m: tl.int32,
    eps: float,
    B: tl.constexpr,
    C: "tl.constexpr" = 2,
    D: tl.constexpr = 1,
) -> None:
    offs: tl.tensor = tl.arange(0, B)
    count: int = n + m
    half: tl.constexpr = B // C
    tl.store(a + offs, tl.load(b + offs) + eps + count + half + D)
""",
    ),
    bad(
        "class_of_constants",
        "KF203",
        "x_ptr=*fp32",
        """
import enum

import triton
import triton.language as tl


class Mode(enum.IntEnum):
    ONE = 1


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, Mode.ONE)  # bad
""",
    ),
    bad(
        "helper_reached_through_a_class",
        "KF203",
        "x_ptr=*fp32",
        """
class Ops:
    @staticmethod
    @triton.jit
    def double(x):
        return x * 2.0


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, Ops.double(tl.load(x_ptr)))  # bad
""",
    ),
    needs_values(
        bad(
            "plain_closure_variable",
            "KF203",
            "x_ptr=*fp32",
            """
def build(block):
    @triton.jit
    def k(x_ptr):
        tl.store(x_ptr + tl.arange(0, block), 1.0)  # bad

    return k


k = build(16)
""",
        )
    ),
    bad(
        "global_string",
        "KF203",
        "x_ptr=*fp32",
        """
MODE = "relu"


@triton.jit
def k(x_ptr):
    if MODE == "relu":  # bad
        tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "global_list_of_constexprs",
        "KF203",
        "x_ptr=*fp32",
        """
WEIGHTS = [tl.constexpr(1.0), tl.constexpr(2.0)]


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, WEIGHTS[1])  # bad
""",
    ),
    bad(
        "global_lambda",
        "KF205",
        "x_ptr=*fp32",
        """
double = lambda x: x * 2  # noqa: E731


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, double(tl.load(x_ptr)))  # bad
""",
    ),
    bad(
        "numpy_constant_is_not_the_module",
        "KF204",
        "x_ptr=*fp32",
        """
import numpy as np
import triton
import triton.language as tl


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, np.maximum(tl.load(x_ptr), 0.0))  # bad
""",
    ),
    bad(
        "misspelt_tl_name_behind_an_alias",
        "KF201",
        "x_ptr=*fp32",
        """
from triton import jit
from triton import language as lang


@jit
def k(x_ptr):
    lang.store(x_ptr, lang.math.sqroot(lang.load(x_ptr)))  # bad
""",
    ),
    bad(
        "name_bound_only_in_another_function",
        "KF210 KF211",
        "x_ptr=*fp32",
        """
import triton


def launch(x):
    import triton.language as tl

    return tl


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, 1.0)  # bad
""",
    ),
    bad(
        "builtins_that_kernels_lack",
        "KF202",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, pow(tl.load(x_ptr), 2))  # bad
""",
    ),
    bad(
        "annotation_of_a_local",
        "KF202 KF211",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    name: str = 1  # bad
    tl.store(x_ptr, name)
""",
    ),
    bad(
        "module_called",
        "KF201 KF206 KF204",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.math(tl.load(x_ptr)))  # bad
""",
    ),
)
