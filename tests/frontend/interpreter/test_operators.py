"""Operators: constants fold as in Python, blocks broadcast as in numpy, and Triton's compiler has the last word."""

from __future__ import annotations

import ast
import math
import operator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from kernelforge.frontend.compile import Compiler, Outcome
from kernelforge.frontend.interpreter import constexprs, operators
from kernelforge.frontend.interpreter.shapes import broadcasting
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.values import (
    UNKNOWN,
    Argument,
    Known,
    Scalar,
    Shape,
    Sort,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    is_constexpr,
)

from tests.frontend.interpreter.values_of import shape_and_kind, value_in_kernel, value_of
from tests.frontend.kernels import check, compiles, every, in_kernel, line_codes, right, wrong

numbers = st.booleans() | st.integers(-40, 40) | st.floats(-8, 8, allow_nan=False).map(lambda x: round(x, 2))
sizes = st.sampled_from((1, 2, 4, 64))
shapes = st.lists(sizes, max_size=3).map(tuple)
open_shapes = st.lists(st.sampled_from((None, 1, 2, 64, "B", "C")), max_size=3).map(tuple)


def same(left: object, right: object) -> bool:
    """Equal, of one type, and NaN is NaN."""
    return type(left) is type(right) and (left == right or (left != left and right != right))


def computed(op: str, left: float, right: float) -> object:
    """What Python gives or raises."""
    try:
        return constexprs.ARITHMETIC[op](left, right)
    except (TypeError, ValueError, ArithmeticError) as error:
        return error


@given(st.sampled_from(sorted(constexprs.ARITHMETIC)), numbers, numbers)
@settings(max_examples=200)
def test_arithmetic_folds_as_in_python(op: str, left: float, right: float):
    value, expected = constexprs.fold(op, left, right), computed(op, left, right)
    if isinstance(expected, Exception):
        assert value == constexprs.Failure(type(expected), str(expected))
        return
    if isinstance(value, Symbol):  # too large to compute
        assert isinstance(expected, int)
        assert expected.bit_length() > 64
    else:
        assert isinstance(value, Known)
        assert same(value.value, expected)


OPERATORS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**",
    ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
}  # fmt: skip


def test_every_operator_of_python_but_one_folds():
    """Triton has no `@`."""
    assert set(OPERATORS) == {kind for kind in ast.operator.__subclasses__() if kind is not ast.MatMult}
    assert set(OPERATORS.values()) == set(constexprs.ARITHMETIC)


@given(st.sampled_from(sorted(constexprs.COMPARISONS)), numbers, numbers)
@settings(max_examples=60)
def test_comparisons_fold_as_in_python(op: str, left: float, right: float):
    assert value_of(f"a {op} b", a=Known(left), b=Known(right)) == Known(eval(f"{left} {op} {right}"))


@given(st.sampled_from(("-", "+", "~", "not ")), numbers)
@settings(max_examples=60)
def test_unary_operators_fold_as_in_python(op: str, operand: float):
    assume(not (op == "~" and isinstance(operand, float | bool)))
    value = value_of(f"{op}a", a=Known(operand))
    assert isinstance(value, Known)
    assert same(value.value, eval(f"{op}({operand})"))


@given(st.sampled_from(("and", "or")), st.lists(st.booleans() | st.integers(-2, 2), min_size=2, max_size=4))
@settings(max_examples=60)
def test_and_or_fold_as_in_python(op: str, operands: list[int]):
    text = f" {op} ".join(map(str, operands))
    value = value_of(text)
    assert isinstance(value, Known)
    assert same(value.value, eval(text))


@pytest.mark.parametrize(
    "text", ["1 / 0", "1 % 0", "1 << -1", "'a' - 1", "'a' * 3000", "-None", "~1.5", "1 < 'a'", "1 < None"]
)
def test_what_cannot_be_computed_is_unknown(text: str):
    assert value_of(text) == UNKNOWN


@pytest.mark.parametrize("text", ["10 ** 10 ** 10", "1 << (1 << 20)", "(1 << 200) * (1 << 200)", "2 ** 300"])
def test_a_large_constant_does_not_hang_the_checker(text: str):
    value = value_of(text)
    assert isinstance(value, Symbol)
    assert value.sort is Sort.NUMBER


def test_strings_are_put_together():
    assert value_of("'a' + 'b'") == Known("ab")
    assert value_of("name + '_kernel'", name=Symbol("name")) == Symbol("name + '_kernel'", Sort.STRING)


def test_tuples_are_put_together():
    assert value_of("(1, 2) + (3,)") == TupleOf((Known(1), Known(2), Known(3)))


@pytest.mark.parametrize("op", sorted(constexprs.ARITHMETIC))
def test_an_open_constexpr_stays_constexpr(op: str):
    assert is_constexpr(value_of(f"a {op} 3", a=Symbol("a")))
    assert is_constexpr(value_of(f"3 {op} a", a=Symbol("a", Sort.NUMBER)))


def test_identity_is_decided_when_the_kernel_is_compiled():
    assert value_of("None is None") == Known(True)
    assert value_of("x is None", x=Tensor(())) == Known(False)
    assert value_of("x is not None", x=Tensor(())) == Known(True)
    assert is_constexpr(value_of("x is None", x=Argument("x")))  # None may be passed


def test_constants_cut_and_or_short():
    assert value_of("False and x", x=Tensor((4,))) == Known(False)
    assert value_of("1 or x", x=Tensor((4,))) == Known(1)
    assert shape_and_kind(value_of("True and x", x=Tensor((4,), Scalar.BOOL))) == ((4,), Scalar.BOOL)


@given(shapes, shapes)
def test_shapes_broadcast_as_in_numpy(left: Shape, right: Shape):
    numpy = pytest.importorskip("numpy")
    try:
        expected = numpy.broadcast_shapes(left, right)
    except ValueError:
        assert broadcasting.clash(left, right) is not None
        return
    assert operators.broadcast(left, right) == expected


def fit(left: Shape, right: Shape) -> bool:
    return broadcasting.clash(left, right) is None


@given(open_shapes, open_shapes)
def test_broadcasting_is_commutative(left: Shape, right: Shape):
    assume(fit(left, right))
    assert operators.broadcast(left, right) == operators.broadcast(right, left)


@given(open_shapes, open_shapes, open_shapes)
def test_broadcasting_is_associative(first: Shape, second: Shape, third: Shape):
    assume(fit(first, second) and fit(second, third) and fit(first, third))
    broadcast = operators.broadcast
    assert broadcast(broadcast(first, second), third) == broadcast(first, broadcast(second, third))


@given(open_shapes)
def test_a_scalar_and_the_same_shape_change_nothing(shape: Shape):
    assert operators.broadcast(shape, ()) == shape
    assert operators.broadcast(shape, shape) == shape
    assert operators.broadcast(shape, None) is None


@given(st.sampled_from(sorted(constexprs.COMPARISONS)), open_shapes, open_shapes)
@settings(max_examples=30)
def test_a_comparison_of_blocks_is_a_block_of_bools(op: str, left: Shape, right: Shape):
    value = value_of(f"a {op} b", a=Tensor(left), b=Tensor(right))
    shape = operators.broadcast(left, right)
    if value != UNKNOWN:  # sizes that differ are reported, and the result is in error
        assert shape_and_kind(value) == (shape, Scalar.BOOL)
    else:
        assert shape is not None
        assert None in shape


TYPED = """
@triton.jit
def k(x_ptr, i_ptr):
    i = tl.arange(0, 64)
    x = tl.load(x_ptr + i)
    c = tl.load(i_ptr)
    m = i < 7
"""
KINDS = {
    Scalar.INT: "{0}.dtype.is_int() and {0}.dtype != tl.int1",
    Scalar.FLOAT: "{0}.dtype.is_floating()",
    Scalar.BOOL: "{0}.dtype == tl.int1",
    Scalar.POINTER: "{0}.dtype.is_ptr()",
    Scalar.NUMBER: "not {0}.dtype.is_ptr()",
}


def typed_kernel(expression: str, value: Tensor) -> str:
    """A kernel that asserts that the expression has the inferred shape and kind."""
    facts = [f"len(v.shape) == {len(value.shape)}"] if value.shape is not None else []
    facts += [f"v.shape[{axis}] == {dim}" for axis, dim in enumerate(value.shape or ()) if dim is not None]
    if value.kind is not None:
        facts.append(KINDS[value.kind].format("v"))
    lines = [f"v = {expression}", *(f"tl.static_assert({fact})" for fact in facts)]
    return module(TYPED + "".join(f"    {line}\n" for line in lines))


TYPED_PAIRS = {
    "+": "i i, i x, i m, i c, i 3, i 2.5, m m, m True, m c, m 2.5, x c, x 3, x_ptr i, x_ptr 3, i x_ptr, (x_ptr+i) c",
    "/": "i i, i x, m m, c c, 3 c, x 2.5",
    "//": "i i, m m, c 3, True m",
    "%": "i c, x i, m m, 7 c",
    "&": "i i, i m, m m, m True, c 3, (c>0) (c<9)",
    "<<": "i i, m m, 1 i, True m",
    "<": "i i, i x, m m, c 3, x 2.5",
}
"""Operands that Triton takes."""


@pytest.mark.parametrize(
    ("left", "op", "right"),
    [
        (*pair.split()[:1], op, *pair.split()[1:])
        for op, pairs in TYPED_PAIRS.items()
        for pair in pairs.split(",")
    ],
)
def test_types_of_results_are_the_compiler_s(compiler: Compiler, left: str, op: str, right: str):
    """Shape and kind of a result are as inferred: the kernel asserts it."""
    expression = f"{left} {op} {right}"
    value = value_in_kernel(expression)
    assert isinstance(value, Tensor)
    answer = compiler.compile(typed_kernel(expression, value), "x_ptr=*fp32 i_ptr=*i32")
    assert answer.outcome is Outcome.COMPILES, (value, answer.message)


LINES = {
    "x @ x": "KF112",
    "+x": "KF112",
    "n in (1, 2)": "KF112",
    "n not in (1, 2)": "KF112",
    "0 < n < 5": "KF111",
    "0 < B < 5": "KF111",
    "n == 'a'": "KF409",
    "s == 'a'": "KF119",
    "x + 'a'": "KF119",
    "x * (1, 2)": "KF505",
    "x == tl.float32": "KF505",
    "x + 2**64": "KF505",
    "large = 2**64": "KF505",
    "i % 2 == m % 2": "KF505",
    "x + None": "KF605",
    "1 // 0": "KF408",
    "1 << -1": "KF408",
    "1.5 & 1": "KF502",
    "~2.5": "KF502",
    "'a' - 1": "KF119",
    "-x_ptr": "KF501",
    "x_ptr * 2": "KF501",
    "x_ptr - x_ptr": "KF501",
    "x_ptr + i_ptr": "KF501",
    "x_ptr < 8": "KF501",
    "x_ptr + n / 2": "KF501",
    "x ** 2": "KF516",
    "s ** 2": "KF516",
    "2 ** x": "KF516",
    "n ** 0.5": "KF516",
    "x **= 2": "KF516",
    "twice(x) ** 2": "KF516",
    "B ** 2": "",
    "2 ** B": "",
    "+B": "",
    "-x": "",
    "~i": "",
    "not m": "",
    "not None": "",
    "n is None": "",
    "n is not None": "",
    "NAME == 'a'": "",
    "NAME + 'a'": "",
    "(n > 0) & (n < 5)": "",
    "(n > 0) and (n < 5)": "",
    "x * True": "",
    "t + (1,)": "",
    "x + 1": "",
    "w + x": "",
}


@every(LINES)
def test_lines_are_judged(line: str, code: str):
    assert line_codes(line) == code.split()


@every(wrong(LINES))
def test_compiler_refuses_the_wrong_ones(compiler: Compiler, line: str, code: str):
    assert not compiles(compiler, in_kernel(line))


def test_compiler_takes_the_right_ones(compiler: Compiler):
    assert compiles(compiler, in_kernel(right(LINES)))


WARNED = {
    "n << 32": "KF505",
    "i << 40": "KF505",
    "m + m": "KF519",
    "m + True": "KF519",
    "m and m": "KF901",
    "n > 0 and m": "KF901",
    "~True": "KF519",
}
"""What compiles, and is not what it looks like."""


@every(WARNED)
def test_lines_are_warned_of(line: str, code: str):
    assert line_codes(line) == [code]


def test_compiler_takes_what_is_only_warned_of(compiler: Compiler):
    assert compiles(compiler, in_kernel("\n".join(WARNED)))


NONE_PASSED = """
@triton.jit
def k(x_ptr, bias_ptr, scale):
    s = tl.load(x_ptr) * scale
    if scale > 0.0:
        s += tl.load(bias_ptr + 1)
    tl.store(x_ptr, s)


def launch(x):
    k[(1,)](x, None, None)
"""


def test_none_is_reported_where_the_launch_passes_it():
    """Once for each argument, whatever the kernel does with it."""
    found = check(module(NONE_PASSED))
    assert [each.code for each in found] == ["KF812"]
    assert "`scale`" in found[0].message


def test_power_suggests_what_to_write():
    def note(line: str) -> str:
        (found,) = check(in_kernel(line))
        return found.notes[0]

    assert note("x ** 2") == "write `x * x`"
    assert note("(x + 1) ** 2") == "write `(x + 1) * (x + 1)`"
    assert note("(x + 1) ** 0.5") == "write `tl.sqrt((x + 1))`"
    assert "tl.exp2" in note("x ** s")


def as_number(value: Value) -> float:
    assert isinstance(value, Known)
    assert isinstance(value.value, int | float)
    return value.value


@given(st.integers(0, 10**6), st.integers(1, 10**4))
@settings(max_examples=60)
def test_ceiling_division_of_constants(dividend: int, divisor: int):
    value = as_number(value_of(f"triton.cdiv({dividend}, {divisor})"))
    assert value == -(-dividend // divisor)
    assert operator.le(dividend, value * divisor)


@given(st.integers(1, 2**31))
@settings(max_examples=60)
def test_next_power_of_two_of_constants(number: int):
    value = as_number(value_of(f"triton.next_power_of_2({number})"))
    assert math.log2(value).is_integer()
    assert number <= value < 2 * number


@pytest.mark.parametrize(
    ("expression", "sort"),
    [
        ("a + b", Sort.SIZE),
        ("a // b - 1", Sort.SIZE),
        ("a * 4", Sort.SIZE),
        ("a * b", Sort.INT),  # may need 64 bits
        ("a * b + 1", Sort.INT),
        ("a * 5000", Sort.INT),
        ("a / b", Sort.FLOAT),
        ("a * 0.5", Sort.FLOAT),
        ("a ** 2", Sort.NUMBER),
        ("-a", Sort.SIZE),
    ],
)
def test_sizes_of_blocks_stay_ints(expression: str, sort: Sort):
    found = value_of(expression, a=Symbol("A", Sort.SIZE), b=Symbol("B", Sort.SIZE))
    assert isinstance(found, Symbol)
    assert found.sort is sort


def test_a_program_id_times_a_size_has_32_bits():
    pid = Tensor((), Scalar.INT, dtype="int32")
    found = value_of("pid * a", pid=pid, a=Symbol("A", Sort.SIZE))
    assert isinstance(found, Tensor)
    assert found.dtype == "int32"
