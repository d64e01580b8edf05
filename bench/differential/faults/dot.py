"""Part ix: dot and dot_scaled."""

from __future__ import annotations

from ..draft import Draft
from ..statements import use
from ..types import Type
from ..values import value
from .row import Row

DOT_DTYPES = ("float16", "bfloat16", "float32")


def dot_shapes(draft: Draft) -> None:
    dtype = draft.pick(DOT_DTYPES)
    m, n, k = draft.size(16, 32), draft.size(16, 32), draft.size(16, 32)
    line, tile, cube = value(draft, dtype, (k,)), value(draft, dtype, (m, k)), value(draft, dtype, (2, m, k))
    right = value(draft, dtype, (k, n))
    left, other = draft.choose(
        (line, line),
        (tile, line),
        (line, right),
        (tile, value(draft, dtype, (k * 2, n))),
        (cube, right),
        (tile, value(draft, dtype, (2, k, n))),
        (cube, value(draft, dtype, (4, k, n))),
        (value(draft, dtype), right),
        (tile, value(draft, dtype)),
    )
    use(draft, f"tl.dot({left}, {other})")


def dot_of_matrices(draft: Draft) -> None:
    dtype = draft.pick(DOT_DTYPES)
    m, n, k = draft.size(16, 32), draft.size(16, 32), draft.size(16, 32)
    batch = draft.choose((), (), (2,))
    left, right = value(draft, dtype, (*batch, m, k)), value(draft, dtype, (*batch, k, n))
    use(draft, f"tl.dot({left}, {right})", Type("float32", (*batch, m, n)))


def dot_dtypes(draft: Draft) -> None:
    m, n, k = draft.size(16, 32), draft.size(16, 32), draft.size(32, 64)
    first, second = draft.choose(
        ("float16", "float32"),
        ("float32", "float16"),
        ("bfloat16", "float16"),
        ("float16", "int8"),
        ("int32", "int32"),
        ("int16", "int16"),
        ("int64", "int64"),
        ("int8", "uint8"),
        ("int8", "int32"),
        ("int32", "float32"),
        ("float64", "float32"),
        ("uint16", "uint16"),
        ("uint8", "uint8"),
    )
    use(draft, f"tl.dot({value(draft, first, (m, k))}, {value(draft, second, (k, n))})")


def dot_allowed_dtypes(draft: Draft) -> None:
    m, n, k = draft.size(16, 32), draft.size(16, 32), draft.size(32, 64)
    dtype = draft.choose("int8", "float16", "bfloat16", "float32")
    left, right = value(draft, dtype, (m, k)), value(draft, dtype, (k, n))
    use(draft, f"tl.dot({left}, {right})", Type("int32" if "int" in dtype else "float32", (m, n)))


def dot_too_small(draft: Draft) -> None:
    dtype = draft.choose("float16", "float32", "bfloat16", "int8")
    k = draft.choose(16, 8) if dtype == "int8" else draft.choose(1, 2, 4, 8)
    m, n = draft.size(8, 32), draft.size(8, 32)
    use(draft, f"tl.dot({value(draft, dtype, (m, k))}, {value(draft, dtype, (k, n))})")


def dot_just_large(draft: Draft) -> None:
    dtype = draft.choose("float16", "float32", "bfloat16")
    m, n = draft.choose((1, 16), (8, 16), (16, 8), (16, 16))
    use(
        draft,
        f"tl.dot({value(draft, dtype, (m, 16))}, {value(draft, dtype, (16, n))})",
        Type("float32", (m, n)),
    )


def dot_accumulator(draft: Draft) -> None:
    m, n, k = draft.size(16, 32), draft.size(16, 32), draft.size(16, 32)
    dtype = draft.pick(DOT_DTYPES)
    left, right = value(draft, dtype, (m, k)), value(draft, dtype, (k, n))
    use(
        draft,
        f"tl.dot({left}, {right}, "
        + draft.choose(
            f"acc={value(draft, draft.choose('float16', 'int32', 'float64', 'bfloat16'), (m, n))})",
            f"{value(draft, 'float32', (m * 2, n))})",
            f"acc={value(draft, 'float32', (n,))})",
            "out_dtype=tl.bfloat16)",
            f"{value(draft, 'float16', (m, n))})",
        ),
    )


def dot_fitting_accumulator(draft: Draft) -> None:
    m, n, k = draft.size(16, 32), draft.size(16, 32), draft.size(16, 32)
    left, right = value(draft, "float16", (m, k)), value(draft, "float16", (k, n))
    use(
        draft,
        f"tl.dot({left}, {right}, "
        + draft.choose(
            f"acc={value(draft, 'float32', (m, n))})",
            f"{value(draft, 'float32', (m, n))})",
            "out_dtype=tl.float16)",
            f"acc={value(draft, 'float16', (m, n))}, out_dtype=tl.float16)",
            "out_dtype=tl.float32)",
        ),
    )


def scaled_dot(draft: Draft, **wrong: str) -> str:
    """A call of `tl.dot_scaled` on fp8 blocks, with some arguments replaced."""
    fp8 = draft.choose("float8e4nv", "float8e5")
    name = {"float8e4nv": "e4m3", "float8e5": "e5m2"}[fp8]
    m, n, k = 32, draft.choose(32, 64), 64
    arguments = {
        "lhs": draft.assign(f"({value(draft, 'float32', (m, k))}).to(tl.{fp8})"),
        "lhs_scale": value(draft, "uint8", (m, k // 32)),
        "lhs_format": f'"{name}"',
        "rhs": draft.assign(f"({value(draft, 'float32', (k, n))}).to(tl.{fp8})"),
        "rhs_scale": value(draft, "uint8", (n, k // 32)),
        "rhs_format": f'"{name}"',
    }
    extra = {key: text for key, text in wrong.items() if key not in arguments}
    arguments.update({key: text for key, text in wrong.items() if key in arguments})
    return f"tl.dot_scaled({', '.join([*arguments.values(), *(f'{key}={text}' for key, text in extra.items())])})"


def wrong_scaled_dot(draft: Draft) -> None:
    key, text = draft.choose(
        ("lhs_format", '"e4m4"'),
        ("rhs_format", '"fp8"'),
        ("rhs_format", '"e3m2"'),
        ("lhs_scale", value(draft, "uint8", (32, 4))),
        ("rhs_scale", value(draft, "uint8", (16, 2))),
        ("lhs_scale", value(draft, "uint8", (2, 32))),
        ("out_dtype", "tl.float64"),
        ("out_dtype", "tl.int32"),
        ("lhs_k_pack", "False"),
        ("lhs", value(draft, "uint8", (32, 16))),
        ("acc", value(draft, "float16", (32, 32))),
    )
    use(draft, scaled_dot(draft, **{key: text}))


def right_scaled_dot(draft: Draft) -> None:
    use(draft, scaled_dot(draft, **draft.choose({}, {"lhs_scale": "None"}, {"out_dtype": "tl.float32"})))


ROWS = (
    Row(
        "ix-1",
        "dot of ranks or sizes that do not fit",
        dot_shapes,
        dot_of_matrices,
        "equal ranks|reduction dim|batch|dimension|inner|shape|index",
    ),
    Row(
        "ix-2",
        "dot of dtypes that do not fit",
        dot_dtypes,
        dot_allowed_dtypes,
        "same dtype|Unsupported|only int8|both be|Both operands",
    ),
    Row("ix-3", "dot below the smallest size", dot_too_small, dot_just_large, "Input shapes should have"),
    Row(
        "ix-4",
        "accumulator or out_dtype of dot",
        dot_accumulator,
        dot_fitting_accumulator,
        "AssertionError|out_dtype",
    ),
    Row(
        "ix-5",
        "dot_scaled with other operands",
        wrong_scaled_dot,
        right_scaled_dot,
        "NYI|packed|out_dtype|Assertion|scale|Unsupported|shape|Reduction|format",
    ),
)
