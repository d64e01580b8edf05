"""What is known of tensors is what torch makes of them: dtype, sizes and strides."""

from __future__ import annotations

import ast
import warnings
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernelforge.frontend.launch.host.evaluation import evaluate
from kernelforge.frontend.launch.host.kinds import Kind
from kernelforge.frontend.launch.host.tensor_methods import strides
from kernelforge.frontend.launch.host.torch_dtypes import TorchDtype
from kernelforge.frontend.launch.host.values import HostList, HostTensor, HostTuple, HostValue, Some
from kernelforge.frontend.values import UNKNOWN, Known

from tests.frontend.launch.hosts import at_end

torch = pytest.importorskip("torch")

MADE = [
    "torch.empty(2, 3)",
    "torch.empty((2, 3), dtype=torch.half)",
    "torch.zeros(4)",
    "torch.ones(size=(2, 2), dtype=torch.int8)",
    "torch.rand([5, 1])",
    "torch.randn(2, 3, 4, dtype=torch.bfloat16)",
    "torch.full((2,), 1)",
    "torch.full((2,), 1.5)",
    "torch.full((2,), True)",
    "torch.full((2,), 1, dtype=torch.float64)",
    "torch.full((2, 1), fill_value=float('inf'))",
    "torch.randint(10, (3,))",
    "torch.randint(0, 10, (3, 4), dtype=torch.int32)",
    "torch.randint(0, 10, size=(3,))",
    "torch.randperm(7)",
    "torch.arange(10)",
    "torch.arange(2, 10, 3)",
    "torch.arange(0, 1, 0.25)",
    "torch.arange(4, dtype=torch.int32)",
    "torch.arange(end=4)",
    "torch.linspace(0, 1, 5)",
    "torch.linspace(0, 1, steps=5, dtype=torch.float64)",
    "torch.eye(3)",
    "torch.eye(3, 4)",
    "torch.tensor(1)",
    "torch.tensor(2.0)",
    "torch.tensor([1, 2])",
    "torch.tensor([[1.0, 2], [3, 4]])",
    "torch.tensor([True, False])",
    "torch.tensor([1, 2], dtype=torch.uint8)",
    "torch.tensor([])",
    "torch.as_tensor([1, 2])",
    "torch.Tensor([1, 2])",
    "torch.Tensor(2, 3)",
    "torch.empty_like(torch.zeros(2, 3, dtype=torch.int16))",
    "torch.empty_like(torch.zeros(2, 3).t())",
    "torch.zeros_like(torch.ones(2, 3), dtype=torch.bool)",
    "torch.randint_like(torch.ones(3), 4)",
    "torch.empty_strided((2, 3), (1, 2))",
    "torch.stack([torch.ones(2), torch.zeros(2)])",
    "torch.cat([torch.ones(2), torch.zeros(2)])",
    "torch.where(torch.ones(2) > 0, torch.ones(2), torch.zeros(2))",
    "torch.nn.Parameter(torch.ones(2, 3))",
    "torch.exp(torch.arange(3))",
    "torch.sum(torch.arange(3))",
    "torch.matmul(torch.ones(2, 3), torch.ones(3, 4))",
    "torch.nn.functional.softmax(torch.ones(2, 3), dim=-1)",
    "torch.ones(2, 3).shape",
    "torch.ones(2, 3).size()",
    "torch.ones(2, 3).size(-1)",
    "torch.ones(2, 3).t().stride()",
    "torch.ones(2, 1, 3).stride(0)",
    "torch.ones(0, 3).stride()",
    "torch.ones(2, 3).numel()",
    "torch.ones(2, 3).half().element_size()",
    "torch.arange(3).sum().item()",
    "torch.ones(2, 3).dtype",
    "torch.ones(2, 3).ndim",
    "len(torch.ones(2, 3))",
    "torch.ones(2, 3).is_floating_point()",
    "torch.ones(2, 3, 4).max(1)",
    "torch.ones(2, 3, 4).topk(2)",
    "torch.ones(4, 6).chunk(2, dim=-1)",
    "torch.finfo(torch.float16).max",
    "torch.promote_types(torch.float16, torch.bfloat16)",
]


def python_kind(real: object) -> Kind:
    if isinstance(real, torch.Tensor):
        return Kind.TENSOR
    return next(
        (
            kind
            for python, kind in (
                (bool, Kind.BOOL),
                (int, Kind.INT),
                (float, Kind.FLOAT),
                (str, Kind.STRING),
                (tuple, Kind.TUPLE),
                (torch.dtype, Kind.DTYPE),
            )
            if isinstance(real, python)
        ),
        Kind.UNKNOWN,
    )


def agrees(known: HostValue, real: Any) -> bool:
    """Is all that is known true of the real value?"""
    match known:
        case HostTensor(dtype=dtype, sizes=sizes):
            if not isinstance(real, torch.Tensor) or (dtype and repr(dtype) != str(real.dtype)):
                return False
            steps = strides(known)
            return (sizes is None or _fits(sizes, real.shape)) and (
                steps is None or _fits(steps, real.stride())
            )
        case HostTuple(items=items) | HostList(items=items):
            return len(items) == len(real) and all(map(agrees, items, real))
        case Known(value=TorchDtype() as dtype):
            return repr(dtype) == str(real)
        case Known(value=constant):
            return type(constant) is type(real) and (constant == real or constant != constant)
        case Some(kind=kind):
            return python_kind(real) is kind
        case _:
            return known == UNKNOWN


def _fits(known: tuple[int | None, ...], real: tuple[int, ...]) -> bool:
    return len(known) == len(real) and all(a is None or a == b for a, b in zip(known, real, strict=True))


def known_and_real(lines: list[str], name: str) -> tuple[HostValue, object]:
    source = "\n".join(lines)
    namespace = {"torch": torch}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(source, namespace)
    return evaluate(ast.Name(name, ast.Load()), *at_end(source)), namespace[name]


@pytest.mark.parametrize("expression", MADE)
def test_a_new_tensor_is_known(expression: str):
    known, real = known_and_real([f"x = {expression}"], "x")
    assert known != UNKNOWN
    assert agrees(known, real)


def test_what_is_wrong_is_noticed():
    """The comparison itself can fail."""
    assert not agrees(HostTensor(TorchDtype("float16")), torch.ones(2))
    assert not agrees(HostTensor(None, (3,)), torch.ones(2))
    assert not agrees(HostTensor(None, (2, 3), True), torch.ones(3, 2).t())
    assert not agrees(Known(1), True)


STEPS = [
    "x.contiguous()", "x.clone()", "x.detach()", "x.cpu()", "x.data", "x.half()", "x.float()", "x.double()",
    "x.int()", "x.long()", "x.bool()", "x.char()", "x.byte()", "x.short()", "x.bfloat16()", "x.to(torch.float16)",
    "x.to(dtype=torch.int32)", "x.to('cpu')", "x.to(y)", "x.to('cpu', torch.float64)", "x.to(y.device)",
    "x.to(y.dtype)", "x.type(torch.float32)", "x.type_as(y)", "x.view(-1)", "x.reshape(-1)", "x.reshape(2, -1)",
    "x.view(x.shape)", "x.view(2, 3, -1)", "x.view(torch.int32)", "x.view(torch.uint8)", "x.flatten()",
    "x.flatten(1)", "x.flatten(0, 1)", "x.ravel()", "x.t()", "x.T", "x.transpose(0, 1)", "x.transpose(-1, -2)",
    "x.permute(1, 0)", "x.permute(2, 0, 1)", "x.permute((1, 2, 0))", "x.unsqueeze(0)", "x.unsqueeze(-1)",
    "x.squeeze()", "x.squeeze(0)", "x.squeeze(-1)", "x.expand(4, -1, -1)", "x.repeat(2, 1, 1)", "x[0]", "x[:, 0]",
    "x[..., 0]", "x[0:1]", "x[:, None]", "x[None]", "x[::2]", "x[-1, :]", "x[:, 1:2]", "x[..., ::2]", "x[x > 0]",
    "x[[0, 1]]", "x.narrow(0, 0, 1)", "x.select(0, 0)", "x.chunk(2)[0]", "x.flip(0)", "x.sum()", "x.sum(0)",
    "x.sum(dim=-1)", "x.sum(-1, keepdim=True)", "x.sum(dim=0, dtype=torch.float64)", "x.mean()", "x.mean(0)",
    "x.mean(-1, keepdim=True)", "x.cumsum(0)", "x.cumsum(0, torch.float32)", "x.prod()", "x.max()",
    "x.max(0)", "x.max(0)[0]", "x.max(0)[1]", "x.max(y)", "x.min(-1, True)[0]", "x.amax(0)", "x.amax()",
    "x.argmax()", "x.argmax(0)", "x.argmax(dim=-1, keepdim=True)", "x.sort()[0]", "x.sort()[1]", "x.median()",
    "x.std()", "x.std(0, False)", "x.var(0, True)", "x.var(dim=0, keepdim=True)", "x.norm()", "x.norm(2, 0)",
    "x.any()", "x.all()", "x.all(0)", "x.isnan()", "x.exp()", "x.sqrt()", "x.abs()", "x.neg()", "x.relu()",
    "x.clamp(0, 1)", "x.softmax(0)", "x.softmax(-1, torch.float64)", "x.log_softmax(dim=0)", "x.sigmoid()",
    "x.round()", "x.masked_fill(x > 0, 1)", "x.tril()", "x.new_empty(2, 3)", "x.new_zeros((2,))",
    "x.new_ones(3, dtype=torch.half)", "x.new_full((2,), 1.5)", "x.new_tensor([1, 2])", "x.add(1)", "x.mul(2.5)",
    "x.add(y)", "x.div(2)", "x.pow(2)", "x.eq(0)", "x.lt(y)", "x + 1", "x - 1.5", "2 * x", "x / 2", "1.0 / x",
    "x // 2", "x % 3", "x ** 2", "x + y", "x * y", "x / y", "x @ y", "x @ x.t()", "x < y", "x == 0", "x > 0.5", "-x",
    "~x", "x & y", "x | (x > 0)", "x >> 1", "x + True", "x.matmul(y)", "x.maximum(y)", "x.index_select(0, x[0].long())",
    "torch.empty_like(x)", "torch.zeros_like(x, dtype=torch.int32)", "torch.sum(x, dim=0)", "torch.exp(x)",
    "torch.abs(x)", "torch.stack([x, y])", "torch.cat([x, x])", "torch.cat([x, y], dim=0)", "torch.empty(x.shape)",
    "torch.empty(*x.shape, dtype=x.dtype)", "torch.full(x.shape, 1.0, dtype=y.dtype)", "torch.where(x > 0, x, y)",
    "torch.empty(x.size(0), 3)", "torch.zeros(x.shape[:-1] + (2,))", "torch.empty((*x.shape, 2))", "x.zero_()",
    "x.mul_(2)", "x.t_()", "x.unsqueeze_(0)", "x.squeeze_()", "torch.relu(x)", "torch.max(x, 0)[1]",
    "x if x.ndim == 2 else x.flatten()", "x.half() if x.dtype == torch.float32 else x", "x.chunk(2, dim=-1)[1]",
]  # fmt: skip
DTYPES = ["float32", "float16", "bfloat16", "float64", "int8", "int32", "int64", "uint8", "int16", "bool"]


@st.composite
def programs(draw: st.DrawFn) -> list[str]:
    """Two tensors, and a few steps that make others of them."""
    sizes = st.lists(st.integers(1, 4), max_size=3).map(tuple)
    shape = draw(sizes)
    other = shape if draw(st.booleans()) else draw(sizes)
    dtypes = st.sampled_from(DTYPES)
    lines = [f"x = torch.ones({shape}, dtype=torch.{draw(dtypes)})"]
    lines.append(f"y = torch.ones({other}, dtype=torch.{draw(dtypes)})")
    for step in draw(st.lists(st.sampled_from(STEPS), min_size=1, max_size=4)):
        lines.append(f"{draw(st.sampled_from(['x', 'x', 'y']))} = {step}")
    return lines


@settings(max_examples=150, deadline=None)
@given(programs())
def test_what_is_known_is_true(lines: list[str]):
    while len(lines) > 1:
        try:
            pairs = [known_and_real(lines, name) for name in ("x", "y")]
        except (RuntimeError, TypeError, IndexError, ValueError, AttributeError, NotImplementedError):
            lines = lines[:-1]  # torch refuses the last step
            continue
        for known, real in pairs:
            assert agrees(known, real), (known, real)
        return


@pytest.mark.parametrize("step", STEPS)
def test_each_step_on_a_matrix(step: str):
    """Most steps leave at least the dtype known."""
    lines = ["x = torch.ones(2, 3)", "y = torch.ones(2, 3)", f"z = {step}"]
    try:
        known, real = known_and_real(lines, "z")
    except (RuntimeError, TypeError, IndexError):
        return  # torch refuses the step on a matrix: there is nothing to know
    assert agrees(known, real)
    if "[x > 0]" not in step:
        assert not isinstance(real, torch.Tensor) or (
            isinstance(known, HostTensor) and known.dtype is not None
        )
