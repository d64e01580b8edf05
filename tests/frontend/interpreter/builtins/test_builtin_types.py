"""Every builtin on every element type: the interpreter says what Triton's front end says.

A child process generates code for thousands of calls, some hundred per kernel, and tells the type of each or that it
was refused (see `builtin_oracle.py`).
"""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from kernelforge.frontend import tree
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.dtypes import family
from kernelforge.frontend.interpreter import expressions
from kernelforge.frontend.rules.rule import PRELUDE
from kernelforge.frontend.values import Known, Scalar, Tensor, TupleOf, Value
from kernelforge.grammar.api import libdevice

from tests.frontend.interpreter.values_of import walk_of

DTYPES = {
    "int1": "i1", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint8": "u8", "uint16": "u16", "uint32": "u32", "uint64": "u64",
    "float16": "fp16", "bfloat16": "bf16", "float32": "fp32", "float64": "fp64",
    "float8e5": "fp8e5", "float8e4nv": "fp8e4nv",
}  # fmt: skip
SMALL = ("float8e5", "float8e4nv")
SIGNATURE = {f"s_{name}": short for name, short in DTYPES.items()} | {"s_p": "*fp32", "s_q": "*i32"}
"""Run-time scalars; the kernels make a block `b_...` of 8 and a matrix `m_...` of 4 by 8 of each."""
SHAPES: dict[str, tuple[int, ...]] = {"s": (), "b": (8,), "m": (4, 8)}
PER_KERNEL = 250
HELPERS = """from triton.language.extra import libdevice


@triton.jit
def add(a, b):
    return a + b


@triton.jit
def larger(a, b):
    return tl.maximum(a, b)


@triton.jit
def difference(a, b):
    return a - b, b - a


@triton.jit
def nothing(a, b):
    a + b


@triton.jit
def larger_of(value_a, index_a, value_b, index_b):
    return tl.where(value_a > value_b, value_a, value_b), tl.where(value_a > value_b, index_a, index_b)


@triton.jit
def swapped(value_a, index_a, value_b, index_b):
    return index_a + index_b, value_a + value_b


"""
MATH = (
    "exp", "exp2", "log", "log2", "sin", "cos", "sqrt", "sqrt_rn", "rsqrt", "erf", "floor", "ceil", "abs", "sigmoid",
)  # fmt: skip
CONSTANTS = ("True", "0", "1", "-3", "300", "2**40", "2**63", "0.0", "1.5", "1e300")


def names(*kinds: str) -> list[str]:
    """Operands of all element types, as scalars, blocks or matrices."""
    return [f"{kind}_{dtype}" for kind in kinds for dtype in DTYPES]


def one_operand() -> Iterator[str]:
    for index, (function, name) in enumerate(itertools.product(MATH, (*names("s"), *CONSTANTS))):
        yield f"tl.{function}({name})" if index % 2 else f"tl.{function}({name.replace('s_', 'b_')})"
    for method in ("exp", "abs", "sigmoid", "floor"):
        yield from (f"m_{dtype}.{method}()" for dtype in DTYPES)


def two_operands() -> Iterator[str]:
    """Every pair of types with every third function in turn; every constant with each."""
    functions = ("umulhi", "div_rn", "fdiv", "maximum", "minimum", "cdiv", "add", "mul", "max")
    for index, (left, right) in enumerate(itertools.product(DTYPES, DTYPES)):
        for shift, function in enumerate(functions[index % 3 :: 3]):
            kinds = ("sb", "bs", "bm", "ss")[(index + shift) % 4] if function != "max" else "ss"
            name = function if function == "max" else f"tl.{function}"
            yield f"{name}({kinds[0]}_{left}, {kinds[1]}_{right})"
    for index, (constant, dtype) in enumerate(itertools.product(CONSTANTS, DTYPES)):
        for function in functions[index % 2 : 8 : 2]:
            yield (
                f"tl.{function}(b_{dtype}, {constant})"
                if index % 4 < 2
                else f"tl.{function}({constant}, s_{dtype})"
            )


def three_operands() -> Iterator[str]:
    for index, (left, right) in enumerate(itertools.product(DTYPES, DTYPES)):
        yield (f"tl.clamp(b_{left}, s_{right}, 1.0)", f"tl.fma(b_{left}, b_{right}, 2)")[index % 2]
        yield f"tl.where(b_int1, b_{left}, s_{right})"
    for index, (dtype, constant) in enumerate(itertools.product(DTYPES, CONSTANTS)):
        yield (f"tl.clamp(b_{dtype}, {constant}, 5)", f"tl.fma(b_{dtype}, {constant}, s_{dtype})")[index % 2]
        yield (f"tl.where(b_{dtype}, m_float32, {constant})", f"tl.where(s_int1, {constant}, b_{dtype})")[
            index % 2
        ]
    yield from (f"tl.where(s_int1, {constant}, 7)" for constant in CONSTANTS)
    yield from ("tl.where(b_int1, s_p, s_p)", "tl.where(s_int1, b_p, s_p)")


def reductions() -> Iterator[str]:
    for dtype in DTYPES:
        for function in (
            "sum",
            "max",
            "min",
            "xor_sum",
            "argmax",
            "argmin",
            "reduce_or",
            "cumsum",
            "cumprod",
        ):
            yield f"tl.{function}(m_{dtype}, 0)"
            yield f"tl.{function}(m_{dtype}, axis=-1)"
            yield f"m_{dtype}.{function}(axis=1)"
            yield f"tl.{function}(s_{dtype}, 0)"
        for function in ("sum", "max", "xor_sum"):
            yield f"tl.{function}(m_{dtype})"
            yield f"tl.{function}(m_{dtype}, keep_dims=True)"
            yield f"tl.{function}(m_{dtype}, 1, keep_dims=True)"
            yield f"tl.{function}(s_{dtype})"
        for target in ("float32", "int64", "int8"):
            yield f"tl.sum(m_{dtype}, 0, dtype=tl.{target})"
            yield f"tl.cumsum(m_{dtype}, 0, dtype=tl.{target})"
        yield f"tl.max(m_{dtype}, 1, return_indices=True)"
        yield f"tl.min(b_{dtype}, 0, return_indices=True, keep_dims=True)"
        yield f"tl.max(m_{dtype}, return_indices=True)"
        yield f"tl.softmax(m_{dtype})"
        yield f"tl.softmax(m_{dtype}, 1, keep_dims=True)"
    yield from ("tl.softmax(m_float32, 1)", "tl.argmax(m_float32, None)", "tl.cumsum(m_float32, 2)")
    yield from ("tl.cumsum(m_float32, None)", "tl.sum(m_float32, 2)", "tl.sum(b_float32, 1)")


def combines() -> Iterator[str]:
    for dtype in DTYPES:
        for function in ("add", "larger", "difference", "nothing"):
            yield f"tl.reduce(m_{dtype}, 0, {function})"
            yield f"tl.associative_scan(m_{dtype}, 1, {function})"
        for function in ("larger_of", "swapped", "add"):
            yield f"tl.reduce((m_{dtype}, m_int32), 1, {function})"
            yield f"tl.associative_scan((m_{dtype}, m_int32), 1, {function})"
        yield from (f"tl.reduce((m_{dtype}, m_int32), 1, tl.argmax)", f"tl.reduce(m_{dtype}, 1, tl.sum)")
        yield f"tl.map_elementwise(add, b_{dtype}, m_{dtype})"
        yield f"tl.map_elementwise(difference, b_{dtype}, b_int32)"


def reordering() -> Iterator[str]:
    for dtype in DTYPES:
        yield from (
            f"tl.sort(m_{dtype})",
            f"tl.sort(b_{dtype}, 0)",
            f"tl.sort(m_{dtype}, 0)",
            f"tl.sort(s_{dtype})",
        )
        yield from (f"tl.topk(m_{dtype}, {k})" for k in (3, 16))
        yield f"tl.topk(b_{dtype}, 16)"
        yield from (
            f"tl.flip(m_{dtype}, 0)",
            f"m_{dtype}.flip(-1)",
            f"tl.flip(m_{dtype}, 2)",
            f"tl.flip(b_{dtype})",
        )
        yield from (
            f"tl.histogram(b_{dtype}, 16)",
            f"tl.histogram(m_{dtype}, 16)",
            f"tl.histogram(b_int32, 8, b_{dtype})",
        )
        yield from (
            f"tl.gather(m_{dtype}, m_int32, 1)",
            f"tl.gather(b_float32, b_{dtype}, 0)",
            f"b_{dtype}.gather(b_int8, 0)",
        )
        yield from (f"tl.gather(m_{dtype}, b_int32, 0)", f"tl.gather(m_{dtype}, m_int32, 2)")
        yield from (
            f"tl.join(b_{dtype}, m_{dtype})",
            f"tl.join(s_{dtype}, s_{dtype})",
            f"tl.join(b_{dtype}, b_int32)",
        )
        yield from (
            f"tl.interleave(m_{dtype}, m_{dtype})",
            f"tl.interleave(s_{dtype}, s_{dtype})",
            f"tl.ravel(m_{dtype})",
        )
        yield from (f"tl.expand_dims(b_{dtype}, {axis})" for axis in ("0", "-1", "(0, 1)", "2", "(0, 0)"))
        yield from (
            f"tl.broadcast(b_{dtype}, m_int8)",
            f"tl.zeros_like(m_{dtype})",
            f"tl.sum(b_{dtype}, 0, True).item()",
        )
    yield from ("tl.histogram(b_int32, 12)", "tl.gather(m_float32, b_int32[None, :], 1)", "b_float32.item()")


def casts() -> Iterator[str]:
    for source, target in itertools.product((*DTYPES, "p"), DTYPES):
        yield f"b_{source}.to(tl.{target})"
        yield f"tl.cast(s_{source}, tl.{target}, bitcast=True)"
        yield f's_{source}.to(tl.{target}, fp_downcast_rounding="rtz")'
    for source in (*DTYPES, "p"):
        yield f"s_{source}.to(tl.pointer_type(tl.int8))"
        yield f"b_{source}.to(tl.pointer_type(tl.int8), bitcast=True)"
    for constant, target in itertools.product((*CONSTANTS, "-1", "2**64", "255"), DTYPES):
        yield f"tl.full((4,), {constant}, tl.{target})"
        yield f"tl.cast({constant}, tl.{target})"
    for source, target in itertools.product(DTYPES, DTYPES):
        yield f"tl.full((4, 2), s_{source}, tl.{target})"
    yield from ("tl.full((4,), b_int32, tl.int32)", "tl.zeros((4, 4), tl.float8e5)", "tl.zeros([], tl.int1)")


def others() -> Iterator[str]:
    for dtype in DTYPES:
        yield from (
            f"tl.{function}(3, b_{dtype})" for function in ("rand", "randn", "randint", "randint4x", "rand4x")
        )
        yield from (f"tl.rand(s_{dtype}, b_int32)", f"tl.randn4x(b_int64, m_{dtype})")
        yield f"tl.philox(s_int64, b_{dtype}, b_{dtype}, b_{dtype}, b_{dtype})"
        yield f'tl.inline_asm_elementwise("", "=r,r,r", [b_{dtype}, m_int32], tl.{dtype}, True, 1)'
        yield f'tl.inline_asm_elementwise("", "=r,=r,r", [s_{dtype}], (tl.int8, tl.{dtype}), True, 1)'
        yield from (
            f"tl.multiple_of(s_{dtype}, 8)",
            f"tl.multiple_of(m_{dtype}, (1, 8))",
            f"tl.multiple_of(m_{dtype}, 8)",
        )
        yield f"tl.uint_to_uniform_float(b_{dtype})"
        yield f"b_{dtype}.logical_and(b_int1)"
    yield from (
        "tl.max_contiguous(s_int32, 8)",
        "tl.max_constancy(b_int32, 8)",
        "tl.multiple_of(b_int32, 8.0)",
    )
    yield from (
        "tl.multiple_of(b_int32, s_int32)",
        "tl.program_id(2)",
        "tl.program_id(3)",
        "tl.num_programs(-1)",
    )
    for bounds in (
        "0, 16",
        "0, 12",
        "4, 4",
        "-4, 4",
        "8, 16",
        "2**31 - 16, 2**31",
        "2**32, 2**32 + 16",
        "0, 2**20",
        "0, 2**21",
    ):
        yield f"tl.arange({bounds})"
    yield from ("tl.zeros((2**10, 2**11), tl.int8)", "tl.zeros((3,), tl.int8)", "tl.zeros((-4,), tl.int8)")


def misfits() -> Iterator[str]:
    """What is no number, and constants where a block is needed."""
    for operand in ("None", '"text"', "(1.0, 2.0)", "tl.float32"):
        yield from (f"tl.exp({operand})", f"tl.abs({operand})", f"libdevice.tanh({operand})")
        yield from (f"tl.cast({operand}, tl.int32)", f"tl.full((4,), {operand}, tl.float32)")
        yield from (
            f"tl.where({operand}, 1, 2)",
            f"tl.where(b_int1, {operand}, 2)",
            f"tl.where(s_int1, 1.0, {operand})",
        )
        yield from (
            f"tl.minimum(1, {operand})",
            f"tl.clamp(1.0, {operand}, 2.0)",
            f"tl.rand({operand}, b_int32)",
        )
        yield from (
            f"tl.cdiv(s_int32, {operand})",
            f"tl.sum({operand}, 0)",
            f"tl.sort({operand})",
            f"tl.rand(1, {operand})",
        )
        yield from (
            f"tl.arange({operand}, 4)",
            f"tl.program_id({operand})",
            f"tl.multiple_of(s_int32, {operand})",
        )
    for constant in ("1.0", "5", "True"):
        for function in (
            "sum",
            "max",
            "xor_sum",
            "cumsum",
            "cumprod",
            "softmax",
            "sort",
            "ravel",
            "zeros_like",
        ):
            yield f"tl.{function}({constant})"
        yield from (f"tl.argmax({constant}, 0)", f"tl.flip({constant}, 0)", f"tl.histogram({constant}, 4)")
        yield from (
            f"tl.gather(b_int32, {constant}, 0)",
            f"tl.join(s_int32, {constant})",
            f"tl.expand_dims({constant}, 0)",
        )
        yield from (f"tl.multiple_of({constant}, 8)", f"tl.sum(b_int32, 0, keep_dims={constant})")
    yield from (
        'tl.sum(b_int32, "0")',
        "tl.max(m_int32, True)",
        "tl.zeros((None,), tl.int32)",
        "max(s_int32, None)",
    )
    yield from (
        "tl.zeros((4,), 4)",
        "tl.zeros((4,), None)",
        "tl.cast(s_int32, 4)",
        "tl.full((4,), 2.0, None)",
    )
    yield from (
        "tl.assume(b_int1)",
        "tl.assume(s_int32)",
        "tl.assume(s_int1)",
        "tl.assume(True)",
        "tl.assume(None)",
    )
    yield from (
        "tl.associative_scan('mul', 0, b_int32)",
        "tl.reduce(1.0, 0, add)",
        "tl.sum(s_p, 0)",
        "tl.sort(s_p)",
    )
    yield from (
        "tl.map_elementwise(add)",
        "tl.map_elementwise(add, b_int32)",
        "tl.map_elementwise(tl.exp, b_float32)",
    )
    yield from (
        "tl.reduce(b_int32, 0, larger_of)",
        "tl.reduce((b_int32, b_int32), 0, add)",
        "tl.reduce(b_int32, 0, max)",
    )


def libdevice_calls() -> Iterator[str]:
    """Every function on what it takes, on half floats, on bools, and on constants."""
    for function in libdevice.functions("cuda"):
        known = libdevice.signatures("cuda", function)
        for index, signature in enumerate(known):
            arguments = [
                f"{'sb'[(index + place) % 2]}_{dtype}" for place, dtype in enumerate(signature.arguments)
            ]
            yield f"libdevice.{function}({', '.join(arguments)})"
            yield f"libdevice.{function}({', '.join([*arguments[:-1], '1'])})"
            yield f"libdevice.{function}({', '.join([*arguments[:-1], '1.0'])})"
        for dtype in ("float16", "int1", "uint8"):
            yield f"libdevice.{function}({', '.join([f'b_{dtype}'] * len(known[0].arguments))})"


GROUPS = (
    one_operand, two_operands, three_operands, reductions, combines, reordering, casts, others, misfits, libdevice_calls,
)  # fmt: skip


def module_text(texts: list[str]) -> str:
    """A module with the expressions as statements of kernels."""
    blocks = "".join(
        f"    b{name[1:]} = tl.broadcast_to({name}, (8,))\n    m{name[1:]} = tl.broadcast_to({name}, (4, 8))\n"
        for name in SIGNATURE
    )
    header = f"({', '.join(SIGNATURE)}):\n{blocks}"
    parts = [texts[start : start + PER_KERNEL] for start in range(0, len(texts), PER_KERNEL)]
    kernels = (
        f"@triton.jit\ndef k{index}{header}" + "".join(f"    {text}\n" for text in part) + "\n\n"
        for index, part in enumerate(parts)
    )
    return PRELUDE.rstrip() + "\n" + HELPERS + "".join(kernels)


def answers_of_triton(texts: list[str], suspects: set[int], folder: Path) -> list[object]:
    """What each expression is, or that it is refused."""
    path = folder / "case.py"
    path.write_text(module_text(texts))
    starts = range(0, len(texts), PER_KERNEL)
    numbers = [sorted(n - start for n in suspects if start <= n < start + PER_KERNEL) for start in starts]
    script = Path(__file__).with_name("builtin_oracle.py")
    request = json.dumps({"path": str(path), "signature": SIGNATURE, "suspects": numbers})
    child = subprocess.run([sys.executable, str(script)], input=request, capture_output=True, text=True)
    assert child.returncode == 0, child.stderr[-2000:]
    answers = json.loads(child.stdout)
    assert len(answers) == len(texts)
    return answers


def value_of_name(name: str) -> Value:
    """What the kernels' scalars and blocks are."""
    shape, dtype = SHAPES[name[0]], name[2:]
    if dtype not in DTYPES:
        return Tensor(shape, Scalar.POINTER, pointee={"p": "float32", "q": "int32"}[dtype])
    return Tensor(shape, family(dtype), dtype=dtype)


def answers_of_interpreter(texts: list[str]) -> Iterator[object]:
    """The same from the interpreter."""
    for start in range(0, len(texts), PER_KERNEL):
        walk = walk_of(module_text(texts[start : start + PER_KERNEL]))
        names = (f"{kind}{name[1:]}" for name, kind in itertools.product(SIGNATURE, SHAPES))
        values = {name: value_of_name(name) for name in names}
        for statement in walk.kernel.function.body:
            if not isinstance(statement, tree.ExprStmt):
                continue
            walk.names |= values  # an error takes them away
            value = expressions.evaluate(walk, statement.value)
            found = [each for each in walk.session.findings.values() if each.severity is not Severity.INFO]
            errors = [each.code for each in found if each.severity is not Severity.WARNING]
            walk.session.findings.clear()
            walk.session.returns.clear()
            walk.session.steps = 0
            yield {"refused": errors[0]} if errors else described(value)


def described(value: Value) -> object:
    match value:
        case TupleOf(items=items):
            return [described(item) for item in items]
        case Tensor():
            dtype = "pointer" if value.kind is Scalar.POINTER else value.dtype
            return {"dtype": dtype, "shape": None if value.shape is None else list(value.shape)}
        case Known(value=None):
            return None
        case Known(value=constant):
            return {"value": repr(constant)}
        case _:
            return "unknown"


BACK_END: dict[str, Callable[[str], bool]] = {
    "arithmetic on 8-bit floats": lambda text: any(f"_{dtype}" in text for dtype in SMALL),
    "division of half floats": lambda text: text.startswith("tl.fdiv") and "float16" in text,
    "rounded roots and quotients of doubles": lambda text: "_rn(" in text and "1e300" in text,
    "counts of integers that are not 32 bits wide": lambda text: text.startswith("tl.histogram"),
}
"""What the front end takes, and the back ends for NVIDIA refuse: here only kfcheck's word counts."""


def is_for_the_back_end(text: str) -> bool:
    return any(applies(text) for applies in BACK_END.values())


def is_same(text: str, theirs: object, ours: object) -> bool:
    refused = [isinstance(each, dict) and "refused" in each for each in (theirs, ours)]
    if refused == [False, True]:
        return is_for_the_back_end(text)
    return all(refused) or theirs == ours


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.__name__)
@pytest.mark.usefixtures("compiler")  # skips without the Triton that the answers are for
def test_types_are_those_of_the_front_end(group: Callable[[], Iterator[str]], tmp_path: Path):
    texts = list(group())
    ours = list(answers_of_interpreter(texts))
    suspects = {
        number
        for number, (text, each) in enumerate(zip(texts, ours, strict=True))
        if isinstance(each, dict) and "refused" in each and not is_for_the_back_end(text)
    }
    found = zip(texts, answers_of_triton(texts, suspects, tmp_path), ours, strict=True)
    assert [(text, theirs, mine) for text, theirs, mine in found if not is_same(text, theirs, mine)] == []


@pytest.mark.parametrize(
    ("expression", "x", "kind", "dtype"),
    [
        ("tl.exp(x)", Tensor((8,), Scalar.NUMBER), Scalar.FLOAT, None),
        ("tl.exp(x)", Tensor((8,)), Scalar.FLOAT, None),
        ("tl.sqrt_rn(x)", Tensor((8,), Scalar.FLOAT), Scalar.FLOAT, "float32"),
        ("tl.maximum(x, 0.0)", Tensor((8,), Scalar.INT), Scalar.FLOAT, "float32"),
        ("tl.maximum(x, 0)", Tensor((8,), Scalar.FLOAT), Scalar.FLOAT, None),
        ("tl.sum(x, 0)", Tensor((8,), Scalar.INT), Scalar.INT, None),
        ("tl.sum(x, 0)", Tensor((8,), Scalar.BOOL), Scalar.INT, "uint32"),
        ("tl.max(x, 0)", Tensor((8,)), Scalar.NUMBER, None),
        ("tl.cumsum(x, dtype=tl.float32)", Tensor((8,)), Scalar.FLOAT, "float32"),
        ("tl.where(x, 1.0, 0)", Tensor((8,)), Scalar.FLOAT, "float32"),
        ("libdevice.tanh(x)", Tensor((8,)), Scalar.FLOAT, None),
        ("libdevice.isnan(x)", Tensor((8,), Scalar.NUMBER), Scalar.BOOL, "int1"),
        ("x.to(tl.int8)", Tensor((8,)), Scalar.INT, "int8"),
    ],
)
def test_partial_knowledge_gives_partial_results(
    expression: str, x: Tensor, kind: Scalar | None, dtype: str | None
):
    walk = walk_of(module_text([expression]))
    walk.names["x"] = x
    statement = walk.kernel.function.body[-1]
    assert isinstance(statement, tree.ExprStmt)
    value = expressions.evaluate(walk, statement.value)
    assert isinstance(value, Tensor)
    assert (value.kind, value.dtype) == (kind, dtype)
    assert not walk.session.findings
