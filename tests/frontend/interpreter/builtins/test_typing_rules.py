"""Types of results: what is inferred for a call is what the compiler makes of it."""

from __future__ import annotations

import pytest
from kernelforge.frontend.compile import Compiler, Outcome
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.values import Known, Scalar, Tensor, TupleOf

from tests.frontend.interpreter.values_of import value_in_kernel
from tests.frontend.kernels import KERNEL, SIGNATURE

KINDS = {
    Scalar.INT: "v.dtype.is_int() and v.dtype != tl.int1",
    Scalar.FLOAT: "v.dtype.is_floating()",
    Scalar.BOOL: "v.dtype == tl.int1",
    Scalar.POINTER: "v.dtype.is_ptr()",
    Scalar.NUMBER: "not v.dtype.is_ptr()",
}
"""What the kernel asserts of a value `v` of each kind."""
CALLS = {
    "tl.arange(0, 16)": (16,),
    "tl.arange(0, B)": ("B",),
    "tl.program_id(0)": (),
    "tl.num_programs(1)": (),
    "tl.load(x_ptr)": (),
    "tl.load(x_ptr + i)": (64,),
    "tl.load(x_ptr + i[:, None] + tl.arange(0, 16))": (64, 16),
    "tl.exp(x)": (64,),
    "tl.sqrt(s)": (),
    "tl.floor(w)": (64, 64),
    "tl.sigmoid(w)": (64, 64),
    "tl.abs(i)": (64,),
    "tl.fma(x, x[:, None], s)": (64, 64),
    "tl.maximum(x, 0.0)": (64,),
    "tl.maximum(x[:, None], x)": (64, 64),
    "tl.minimum(c, 3)": (),
    "tl.clamp(x, 0.0, 1.0)": (64,),
    "tl.where(m, 1.0, 0.0)": (64,),
    "tl.where(m[:, None], x, 0.0)": (64, 64),
    "tl.cdiv(c, 8)": (),
    "tl.cdiv(i, 8)": (64,),
    "tl.zeros((8, 16), tl.float32)": (8, 16),
    "tl.zeros([B], tl.float32)": ("B",),
    "tl.full((), 1.0, tl.float32)": (),
    "tl.zeros_like(w)": (64, 64),
    "x.to(tl.int32)": (64,),
    "tl.cast(s, tl.float16)": (),
    "x.cast(tl.float16)": (64,),
    "tl.sum(x, axis=0)": (),
    "tl.sum(w, axis=0)": (64,),
    "tl.sum(w, axis=-1, keep_dims=True)": (64, 1),
    "tl.sum(w)": (),
    "tl.max(w, 1)": (64,),
    "tl.argmax(w, 1)": (64,),
    "w.sum(axis=1)": (64,),
    "tl.cumsum(w, 1)": (64, 64),
    "tl.softmax(w)": (64, 64),
    "tl.sort(x)": (64,),
    "tl.flip(x, 0)": (64,),
    "tl.dot(w, w)": (64, 64),
    "tl.dot(w, tl.zeros((64, 16), tl.float32))": (64, 16),
    "tl.expand_dims(x, 1)": (64, 1),
    "tl.expand_dims(x, 0)": (1, 64),
    "tl.expand_dims(w, -1)": (64, 64, 1),
    "tl.trans(tl.zeros((8, 16), tl.float32))": (16, 8),
    "tl.trans(tl.zeros((2, 8, 16), tl.float32), 1, 2, 0)": (8, 16, 2),
    "tl.permute(tl.zeros((8, 16), tl.float32), (1, 0))": (16, 8),
    "tl.zeros((8, 16), tl.float32).T": (16, 8),
    "tl.reshape(x, (8, 8))": (8, 8),
    "x.reshape(2, 32)": (2, 32),
    "x.view(2, 32)": (2, 32),
    "tl.broadcast_to(x[None, :], (16, 64))": (16, 64),
    "tl.join(x, x)": (64, 2),
    "tl.split(x.reshape(32, 2))[0]": (32,),
    "tl.ravel(w)": (4096,),
    "tl.interleave(x, x)": (128,),
    "tl.rand(0, i)": (64,),
    "tl.atomic_add(x_ptr, 1.0)": (),
    "tl.atomic_add(x_ptr + i, x)": (64,),
    "tl.multiple_of(i, 8)": (64,),
    "tl.max_contiguous(i, 8)": (64,),
    "tl.reduce(x, 0, scaled)": (),
    "tl.associative_scan(x, 0, scaled)": (64,),
    "tl.extra.cuda.libdevice.tanh(x)": (64,),
    "tl.extra.cuda.libdevice.pow(x, s)": (64,),
}  # fmt: skip
"""A call, and the shape of its result; None where nothing is said of it."""
every_call = pytest.mark.parametrize(("call", "shape"), CALLS.items(), ids=CALLS)


def inferred(call: str) -> Tensor:
    value = value_in_kernel(call)
    assert isinstance(value, Tensor)
    return value


@every_call
def test_shape_of_a_result(call: str, shape: tuple[int | str | None, ...] | None):
    assert inferred(call).shape == shape


@every_call
def test_compiler_agrees(compiler: Compiler, call: str, shape: tuple[int | str | None, ...] | None):
    """The kernel asserts the inferred shape and kind of the result."""
    kind = inferred(call).kind
    facts = [f"len(v.shape) == {len(shape)}"] if shape is not None else []
    facts += [f"v.shape[{axis}] == {dim}" for axis, dim in enumerate(shape or ()) if dim is not None]
    facts += [KINDS[kind]] if kind is not None else []
    body = "".join(
        f"    {line}\n" for line in (f"v = {call}", *(f"tl.static_assert({fact})" for fact in facts))
    )
    answer = compiler.compile(module(KERNEL + body), SIGNATURE)
    assert answer.outcome is Outcome.COMPILES, (kind, answer.message)


def test_reductions_with_indices_give_two_blocks():
    pair = value_in_kernel("tl.max(w, 1, return_indices=True)")
    assert isinstance(pair, TupleOf)
    assert [item.shape for item in pair.items if isinstance(item, Tensor)] == [(64,), (64,)]


@pytest.mark.parametrize(
    "call", ["tl.store(x_ptr, 1.0)", "tl.static_assert(B > 0)", "tl.device_print('x', x)"]
)
def test_calls_for_their_effect_give_none(call: str):
    assert value_in_kernel(call) == Known(None)


@pytest.mark.parametrize("call", ["tl.range(4)", "tl.constexpr", "tl.call_that_does_not_exist(x)"])
def test_what_has_no_rule_is_no_tensor(call: str):
    assert not isinstance(value_in_kernel(call), Tensor)
