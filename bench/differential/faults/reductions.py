"""Part ix: reductions, scans and sorts."""

from __future__ import annotations

from ..draft import Draft
from ..statements import use
from ..values import named, value
from .row import Row


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


ROWS = (
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
)
