"""Every operator on every pair of element types: the interpreter says what Triton's code generator says.

A child process generates code for thousands of expressions, some hundred per kernel, and tells the element type of
each, or that it was refused.

`float8e4b15` is left out: Triton types its conversions as if they worked, and makes code that its verifier refuses.
"""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from kernelforge.frontend import tree
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.dtypes import family
from kernelforge.frontend.interpreter import expressions, operator_types
from kernelforge.frontend.interpreter.session import Walk
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.values import UNKNOWN, Dtype, Known, Scalar, Symbol, Tensor, Value

from tests.frontend.interpreter.values_of import walk_of

DTYPES = {
    "int1": "i1", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint8": "u8", "uint16": "u16", "uint32": "u32", "uint64": "u64",
    "float16": "fp16", "bfloat16": "bf16", "float32": "fp32", "float64": "fp64",
    "float8e5": "fp8e5", "float8e4nv": "fp8e4nv",
}  # fmt: skip
SIGNATURE = {f"s_{name}": short for name, short in DTYPES.items()} | {"s_p": "*fp32", "s_q": "*i32"}
"""Run-time scalars; the kernels make a block `b_...` of each."""
BINARY = ("+", "-", "*", "/", "//", "%", "&", "|", "^", "<<", ">>", "**", *operator_types.COMPARISONS)
CONSTANTS = (
    "True",
    "False",
    "0",
    "1",
    "-1",
    "200",
    "-40000",
    "2**31",
    "2**63",
    "2**64",
    "0.0",
    "1.5",
    "1e300",
)
PER_KERNEL = 400
RULES = {
    "pointer<|pointer_type|add pointers": "KF501",
    "invalid operands of type|unary invert": "KF502",
    "unexpected type (fp|bf)\\w+\\W+$": "KF504",
    "unexpected type fp8\\w+ and|and fp8|get_fp8": "KF505 KF504 KF502",
    "different signedness|negative scalar|out of range": "KF505",
    "Nonrepresentable": "KF505 KF501",
    "__r?pow__": "KF516",
    "__pos__": "KF112",
    "Cannot bitcast": "KF519",
}
"""Words of Triton's message, and the rules that say it; 8-bit floats may be refused for their operator first."""


PLAIN = ("True", "0", "1", "-3", "7", "2.5", "'a'", "''", "None", "tl.float32", "tl.int8")
"""Constants without a run-time value beside them."""


def operands() -> list[str]:
    return list(SIGNATURE)


def expressions_of_pairs() -> Iterator[str]:
    """All operators on all pairs of types, of scalars and blocks in turn."""
    for index, (left, right) in enumerate(itertools.product(operands(), operands())):
        for shift, op in enumerate(BINARY):
            is_block = divmod((index + shift) % 4, 2)
            sides = [
                f"b{name[1:]}" if block else name for name, block in zip((left, right), is_block, strict=True)
            ]
            yield f"{sides[0]} {op} {sides[1]}"


def expressions_with_constants() -> Iterator[str]:
    """A constant takes part in the promotion only if it is of a higher family, and must fit."""
    for operand, constant, op in itertools.product(operands(), CONSTANTS, BINARY):
        yield f"{operand} {op} {constant}" if constant != "2**64" else f"{operand} {op} ({constant})"
        yield f"({constant}) {op} b{operand[1:]}"


def expressions_of_one() -> Iterator[str]:
    """Unary operators, and `and` and `or`, which take bools and pointers."""
    for operand in operands():
        block = f"b{operand[1:]}"
        yield from (f"-{operand}", f"~{block}", f"not {operand}", f"+{block}", f"not {block}")
        yield from (f"{operand} and s_int1", f"s_int1 or {operand}", f"{block} or b_int1", f"1 and {operand}")


def expressions_of_constants() -> Iterator[str]:
    """What Python computes while the kernel is compiled."""
    for left, op, right in itertools.product(PLAIN, (*BINARY, "is", "is not", "and", "or"), PLAIN):
        yield f"({left}) {op} ({right})"
    for op, constant in itertools.product(("-", "+", "~", "not "), PLAIN):
        yield f"{op}({constant})"


def kernels(texts: list[str]) -> str:
    """A module with the expressions as statements of kernels."""
    blocks = "".join(f"    b{name[1:]} = tl.broadcast_to({name}, (4,))\n" for name in SIGNATURE)
    header = f"({', '.join(SIGNATURE)}):\n{blocks}"
    parts = [texts[start : start + PER_KERNEL] for start in range(0, len(texts), PER_KERNEL)]
    return "".join(
        f"@triton.jit\ndef k{index}{header}" + "".join(f"    {text}\n" for text in part) + "\n\n"
        for index, part in enumerate(parts)
    )


def answers_of_triton(texts: list[str], folder: Path) -> list[object]:
    """The element type or the refusal of each expression."""
    path = folder / "case.py"
    path.write_text(module(kernels(texts)))
    script = Path(__file__).with_name("operator_oracle.py")
    request = json.dumps({"path": str(path), "signature": SIGNATURE})
    child = subprocess.run([sys.executable, str(script)], input=request, capture_output=True, text=True)
    assert child.returncode == 0, child.stderr[-2000:]
    answers = json.loads(child.stdout)
    assert len(answers) == len(texts)
    return answers


def value_of_name(name: str) -> Value:
    """What the kernels' scalars and blocks are."""
    shape = (4,) if name.startswith("b") else ()
    dtype = name[2:]
    if dtype not in DTYPES:
        return Tensor(shape, Scalar.POINTER, pointee={"p": "float32", "q": "int32"}[dtype])
    return Tensor(shape, family(dtype), dtype=dtype)


def answers_of_interpreter(texts: list[str]) -> Iterator[object]:
    """The same from the interpreter."""
    for start in range(0, len(texts), PER_KERNEL):
        walk = walk_of(module(kernels(texts[start : start + PER_KERNEL])))
        names = (f"{kind}{name[1:]}" for name in SIGNATURE for kind in (name[0], "b"))
        values = {name: value_of_name(name) for name in names}
        for statement in walk.kernel.function.body:
            if isinstance(statement, tree.ExprStmt):
                walk.names |= values  # an error takes them away
                yield answer(walk, statement.value)


def answer(walk: Walk, node: tree.Expr) -> object:
    value = expressions.evaluate(walk, node)
    errors = [
        finding
        for finding in walk.session.findings.values()
        if finding.severity not in (Severity.WARNING, Severity.INFO)
    ]
    walk.session.findings.clear()
    if errors:
        return {"refused": errors[0].code}
    if isinstance(value, Known):
        constant = value.value
        return {
            "value": f"triton.language.{constant.name}" if isinstance(constant, Dtype) else repr(constant)
        }
    if not isinstance(value, Tensor):
        return value
    return "pointer" if value.kind is Scalar.POINTER else value.dtype


@pytest.mark.parametrize(
    "texts",
    [expressions_of_pairs, expressions_with_constants, expressions_of_one],
    ids=["pairs", "constants", "unary"],
)
@pytest.mark.usefixtures("compiler")  # skips without the Triton that the answers are for
def test_types_are_those_of_the_code_generator(texts: Callable[[], Iterator[str]], tmp_path: Path):
    listed = list(texts())
    found = zip(listed, answers_of_triton(listed, tmp_path), answers_of_interpreter(listed), strict=True)
    assert [(text, theirs, ours) for text, theirs, ours in found if not is_same(theirs, ours)] == []


@pytest.mark.usefixtures("compiler")
def test_constants_are_those_of_the_code_generator(tmp_path: Path):
    """Open are only `is` of equal numbers, formatted text, and the order of dtypes, which Python leaves open too.

    The complement of a flag compiles, and is reported.
    """
    listed = list(expressions_of_constants())
    found = zip(listed, answers_of_triton(listed, tmp_path), answers_of_interpreter(listed), strict=True)
    different = [
        (text, theirs, ours)
        for text, theirs, ours in found
        if theirs != ours and not (is_refused(theirs) and is_refused(ours))
    ]
    assert [each for each in different if not is_left_open(*each)] == [
        ("~(True)", {"value": "-2"}, {"refused": "KF519"})
    ]


def is_refused(answer: object) -> bool:
    return isinstance(answer, dict) and "refused" in answer


def is_left_open(text: str, theirs: object, ours: object) -> bool:
    if isinstance(ours, Symbol):
        return " is " in text or text.startswith("('")
    return ours == UNKNOWN and ("tl." in text)


def is_same(theirs: object, ours: object) -> bool:
    """One type, one constant, or a refusal by the rule that explains it."""
    if not (isinstance(theirs, dict) and isinstance(ours, dict) and "refused" in theirs):
        return theirs == ours
    reason = next((code for pattern, code in RULES.items() if re.search(pattern, theirs["refused"])), None)
    return ours.get("refused") in (reason or "").split()


@pytest.mark.parametrize("op", BINARY)
def test_a_family_allows_what_its_types_allow(op: str):
    """With less knowledge nothing becomes an error, and no result is excluded."""
    for left, right in itertools.product(DTYPES, DTYPES):
        exact = operator_types.outcome(op, Tensor((), dtype=left), Tensor((), dtype=right))
        for kind in (family(left), Scalar.NUMBER, None):
            vague = operator_types.outcome(op, Tensor((), kind), Tensor((), dtype=right))
            if exact.refusal is None:
                assert vague.refusal is None
                assert vague.dtype in (None, exact.dtype)
                assert vague.kind in (None, Scalar.NUMBER, exact.kind)


@pytest.mark.parametrize(
    ("op", "left", "right", "kind", "dtype"),
    [
        ("/", Tensor((), Scalar.NUMBER), Tensor((), dtype="float32"), Scalar.FLOAT, None),
        ("*", Tensor((), Scalar.INT), Tensor((), dtype="float16"), Scalar.FLOAT, "float16"),
        ("/", Tensor((), Scalar.INT), Tensor((), Scalar.INT), Scalar.FLOAT, "float32"),
        ("+", Tensor((), dtype="float16"), Symbol("N"), Scalar.FLOAT, "float16"),
        ("+", Tensor((), dtype="int32"), Symbol("N"), Scalar.NUMBER, None),
        ("//", Tensor((), Scalar.NUMBER), Known(2), Scalar.INT, None),
        ("+", Tensor((), None), Known(1), None, None),
        ("&", Tensor((), Scalar.NUMBER), Tensor((), dtype="int64"), Scalar.INT, None),
        ("<", Tensor((), Scalar.NUMBER), Known(2), Scalar.BOOL, "int1"),
    ],
)
def test_partial_knowledge_gives_partial_results(
    op: str, left: Value, right: Value, kind: Scalar | None, dtype: str | None
):
    assert operator_types.outcome(op, left, right) == operator_types.Result(kind, dtype)
