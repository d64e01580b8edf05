"""Part ix: dot, reductions, scans, sorts, gathers and atomics."""

from __future__ import annotations

from ..draft import Draft
from ..statements import use
from ..types import Type
from ..values import mask, named, offsets, pointers, value
from .memory import write
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


def no_combine_function(draft: Draft) -> None:
    block = value(draft, draft.choose("float32", "int32"), draft.shape())
    plain = draft.define("a, b", "return a + b", decorator="")
    call = draft.choose("reduce", "associative_scan")
    function = draft.choose(
        "lambda a, b: a + b", plain, '"sum"', '"add"', "tl.maximum", "tl.where", "max", "sum"
    )
    arguments = draft.choose(f"0, {function}", f"0, combine_fn={function}", f"axis=0, combine_fn={function}")
    use(draft, f"tl.{call}({block}, {arguments})")


def combine_function(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32"), draft.shape(1)
    name = draft.define(
        "a, b", draft.choose("return a + b", "return tl.maximum(a, b)", "return tl.where(a > b, a, b)")
    )
    call = draft.choose("reduce", "associative_scan")
    use(draft, f"tl.{call}({value(draft, dtype, shape)}, 0, {name})")


def wrong_combine_function(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "float16", "int32"), draft.shape()
    block, other = value(draft, dtype, shape), value(draft, "int32", shape)
    call = draft.choose("reduce", "associative_scan")
    inputs, parameters, line = draft.choose(
        (f"({block}, {other})", "a, b", "return a + b"),
        (block, "a", "return a"),
        (block, "a, b, c", "return a + b + c"),
        (block, "a, b", "c = a + b"),
        (block, "a, b", f"return (a + b).to(tl.{draft.choose('float64', 'int64', 'int8')})"),
        (block, "a, b", "return a > b"),
        (f"({block}, {other})", "a, i, b, j", "return a + b"),
        (f"({block}, {other})", "a, i, b, j", "return a + b, i + j, 0"),
        (block, "a, b", "return a, b"),
    )
    use(draft, f"tl.{call}({inputs}, 0, {draft.define(parameters, line)})")


def pair_combine_function(draft: Draft) -> None:
    shape = draft.shape(1)
    name = draft.define("a, i, b, j", "return tl.maximum(a, b), tl.where(a > b, i, j)")
    block, index = value(draft, "float32", shape), value(draft, "int32", shape)
    draft.line(f"{draft.fresh()}, {draft.fresh()} = tl.reduce(({block}, {index}), 0, {name})")


def reduced_scalar(draft: Draft) -> None:
    scalar = value(draft, draft.choose("float32", "int32", "float16"))
    use(
        draft,
        draft.choose(
            f"tl.{draft.choose('sum', 'max', 'min')}({scalar}{draft.choose(', 0', '', ', axis=0', ', -1')})",
            f"tl.{draft.choose('cumsum', 'cumprod')}({scalar}{draft.choose(', 0', '')})",
            f"tl.argmax({scalar}, 0)",
            f"tl.softmax({value(draft, 'float32')})",
        ),
    )


def reduced_block(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32", "float16"), draft.choose((1,), draft.shape())
    use(
        draft,
        f"tl.{draft.choose('sum', 'max', 'min')}({value(draft, dtype, shape)}{draft.choose(', 0', '', ', axis=0', ', -1')})",
    )


def argmax_without_axis(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32", "float16"), draft.shape()
    block, name = value(draft, dtype, shape), named(draft, dtype, shape)
    function = draft.choose("argmax", "argmin")
    use(
        draft,
        draft.choose(
            f"tl.{function}({block})",
            f"tl.{function}({block}, axis=None)",
            f"{name}.{function}()",
            f"tl.{function}({block}, None)",
        ),
    )


def argmax_with_axis(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32", "float16"), draft.shape()
    block, name = value(draft, dtype, shape), named(draft, dtype, shape)
    function = draft.choose("argmax", "argmin")
    use(
        draft,
        draft.choose(
            f"tl.{function}({block}, 0)",
            f"{name}.{function}(axis=-1)",
            f"tl.{function}({block}, 0, tie_break_left=False)",
        ),
    )


def wrong_sort(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32"), draft.shape(2)
    tile = value(draft, dtype, shape)
    fractions = value(draft, draft.choose("float32", "float16"), draft.shape())
    use(
        draft,
        draft.choose(
            f"tl.sort({tile}, {draft.choose('0', 'dim=0', '-2', '-1')})",
            f"tl.topk({tile}, 4, {draft.choose('0', 'dim=0')})",
            f"tl.xor_sum({fractions}, {draft.choose('0', 'axis=0')})",
            f"tl.flip({value(draft, dtype, draft.shape(3))})",
            f"tl.flip({tile})",
            f"tl.xor_sum({fractions})",
            f"tl.sort({value(draft, dtype)})",
        ),
    )


def right_sort(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32"), draft.shape(2)
    tile = value(draft, dtype, shape)
    use(
        draft,
        draft.choose(
            f"tl.sort({tile}, {draft.choose('1', 'dim=1', 'descending=True')})",
            f"tl.topk({tile}, 4)",
            f"{named(draft, dtype, shape)}.sort({draft.choose('0', '1')})",
            f"tl.xor_sum({value(draft, 'int32', shape)}, 0)",
            f"tl.flip({tile}, {draft.choose('1', '0', 'dim=1')})",
            f"tl.flip({value(draft, dtype, (16,))}, 0)",
        ),
    )


def wrong_gather(draft: Draft) -> None:
    size, rows = draft.size(16, 64), draft.size(16, 32)
    line, tile = value(draft, "float32", (size,)), value(draft, "float32", (rows, size))
    use(
        draft,
        draft.choose(
            f"tl.gather({line}, {value(draft, draft.choose('float32', 'float16'), (size,))}, 0)",
            f"tl.gather({line}, {value(draft, 'int32', (size, 4))}, 0)",
            f"tl.gather({tile}, {value(draft, 'int32', (size,))}, 0)",
            f"tl.gather({line}, {offsets(draft, (16,))}, {draft.choose('1', '-2')})",
            f"tl.gather({tile}, {value(draft, 'int32', (rows * 2, size))}, 1)",
            f"tl.histogram({value(draft, draft.choose('float32', 'float16'), (size,))}, 16)",
            f"tl.histogram({value(draft, 'int32', (rows, size))}, 16)",
            f"tl.histogram({value(draft, 'int32', (size,))}, 16, mask={value(draft, 'int32', (size,))})",
        ),
    )


def right_gather(draft: Draft) -> None:
    size, rows = draft.size(16, 64), draft.size(16, 32)
    line, tile = value(draft, "float32", (size,)), value(draft, "float32", (rows, size))
    use(
        draft,
        draft.choose(
            f"tl.gather({line}, {value(draft, draft.choose('int32', 'int64', 'int8'), (size,))}, 0)",
            f"tl.gather({line}, {offsets(draft, (8,))}, 0)",
            f"tl.gather({tile}, {value(draft, 'int32', (rows, 4))}, 1)",
            f"tl.histogram({value(draft, draft.choose('int32', 'int64'), (size,))}, 16)",
            f"tl.histogram({value(draft, 'int32', (size,))}, 16, mask={mask(draft, (size,))})",
        ),
    )


def atomic_dtype(draft: Draft) -> None:
    shape = draft.choose((), draft.shape())
    small = draft.choose("int8", "uint8", "int16", "uint16")
    half = draft.choose("float16", "bfloat16")
    dtype, function = draft.choose(
        (small, draft.choose("atomic_add", "atomic_max", "atomic_min", "atomic_and", "atomic_xchg")),
        (half, draft.choose("atomic_max", "atomic_min", "atomic_xchg", "atomic_and", "atomic_or")),
    )
    number = value(draft, "int32", shape)
    draft.line(
        draft.choose(
            f"tl.{function}({pointers(draft, dtype, shape)}, {value(draft, dtype, shape)})",
            f"tl.{function}({pointers(draft, dtype, shape)}, {value(draft, dtype, shape)}, mask={mask(draft, shape)})",
            f"tl.atomic_add({number}, {value(draft, 'int32', shape)})",
            f"tl.{function}({pointers(draft, dtype, shape)}, {draft.choose('1', '0')})",
        )
    )


def atomic_of_allowed_dtype(draft: Draft) -> None:
    shape = draft.choose((), draft.shape())
    dtype, function = draft.choose(
        ("float16", "atomic_add"),
        ("bfloat16", "atomic_add"),
        ("int32", "atomic_xchg"),
        ("uint32", "atomic_max"),
        ("int64", "atomic_min"),
        ("int32", "atomic_xor"),
        ("float32", "atomic_max"),
        ("float64", "atomic_add"),
    )
    draft.line(
        f"tl.{function}({pointers(draft, dtype, shape)}, {value(draft, dtype, draft.choose(shape, ()))})"
    )


def atomic_operands(draft: Draft) -> None:
    shape = draft.shape()
    block = pointers(draft, "int32", shape)
    write(
        draft,
        draft.choose(
            f"tl.atomic_cas({block}, 0, 1)",
            f"tl.atomic_cas({draft.pointer(draft.choose('float32', 'float64'))}, 0, 1)",
            f"tl.atomic_cas({block}, {value(draft, 'int32', shape)}, {draft.choose('1', value(draft, 'int32'))})",
            f"tl.atomic_add({draft.pointer('int32')}, {value(draft, 'int32', shape)})",
            f"tl.atomic_{draft.choose('add', 'max')}({draft.pointer('float32')}, {value(draft, 'float32', shape)})",
            f"tl.atomic_add({draft.pointer('int32')}, {value(draft, 'int32')}, mask={mask(draft, shape)})",
            f"tl.atomic_cas({draft.pointer('int32')}, {value(draft, 'int64')}, 1)",
        ),
    )


def atomic_fitting_operands(draft: Draft) -> None:
    shape = draft.shape()
    write(
        draft,
        draft.choose(
            f"tl.atomic_cas({draft.pointer('int32')}, 0, 1)",
            f"tl.atomic_cas({pointers(draft, 'int32', shape)}, {value(draft, 'int32', shape)}, {value(draft, 'int32', shape)})",
            f"tl.atomic_add({pointers(draft, 'int32', shape)}, 1)",
            f"tl.atomic_add({pointers(draft, 'float32', shape)}, {value(draft, 'float32', shape)}, mask={mask(draft, ())})",
        ),
    )


def wrong_elementwise(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32"), draft.shape()
    block = value(draft, dtype, shape)
    assembly = '"mov.b32 $0, $1;", "=r,r", '
    name = draft.define("a", "return a + 1")
    pair = draft.define("a, b", "return a + b")
    use(
        draft,
        draft.choose(
            f"tl.inline_asm_elementwise({assembly}[{block}], dtype=tl.int32)",
            f"tl.inline_asm_elementwise({assembly}[{block}], dtype=tl.int32, is_pure=True)",
            f"tl.inline_asm_elementwise({assembly}[{block}])",
            f"tl.inline_asm_elementwise({assembly}args=[{block}], is_pure=True, pack=1)",
            f"tl.map_elementwise({pair}, {block})",
            f"tl.map_elementwise({name}, {block}, {block})",
            f"tl.map_elementwise({name})",
        ),
    )


def right_elementwise(draft: Draft) -> None:
    shape = draft.shape()
    block = value(draft, "int32", shape)
    use(
        draft,
        f'tl.inline_asm_elementwise("mov.b32 $0, $1;", "=r,r", [{block}], dtype=tl.int32, is_pure=True, pack=1)',
        Type("int32", shape),
    )


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
    Row(
        "ix-6",
        "combine function that is none",
        no_combine_function,
        combine_function,
        "Lambda|Unsupported function|has no attribute|not defined",
    ),
    Row(
        "ix-7",
        "combine function that does not fit",
        wrong_combine_function,
        pair_combine_function,
        "takes .* positional|missing .* required|not iterable|AssertionError|parsing|NoneType|not enough|too many|has no|SIG",
    ),
    Row("ix-8", "reduction of a scalar", reduced_scalar, reduced_block, "numel|axis|has no|out of range"),
    Row(
        "ix-9",
        "argmax without its axis",
        argmax_without_axis,
        argmax_with_axis,
        "missing 1 required|AssertionError|axis",
    ),
    Row(
        "ix-10",
        "sort, flip or xor_sum of another kind",
        wrong_sort,
        right_sort,
        "minor dimension|not supported between|xor_sum|axis|constexpr|Assert|integer|range",
    ),
    Row(
        "ix-11",
        "gather or histogram of another kind",
        wrong_gather,
        right_gather,
        "index|same rank|histogram|axis|integer|boolean",
    ),
    Row(
        "ix-12",
        "atomic on a dtype without it",
        atomic_dtype,
        atomic_of_allowed_dtype,
        "does not support|Pointer argument|not supported",
    ),
    Row(
        "ix-13",
        "atomic with operands of another shape",
        atomic_operands,
        atomic_fitting_operands,
        "parsing|SIG|Assert|boolean|cannot",
    ),
    Row(
        "ix-14",
        "inline_asm and map_elementwise",
        wrong_elementwise,
        right_elementwise,
        "missing .* required|takes .* positional|has no|AssertionError|unexpected",
    ),
)
