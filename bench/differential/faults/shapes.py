"""Part vi: shapes that do not fit."""

from __future__ import annotations

from ..draft import Draft
from ..statements import use
from ..types import Type
from ..values import common, mask, named, pointers, shape_text, value
from .row import Row


def unequal_shapes(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape()
    at = draft.integer(0, len(shape) - 1)
    other = list(shape)
    other[at] *= draft.choose(2, 4)
    if len(shape) == 2 and draft.chance(0.3):
        other = [shape[1] * 2]
    left, right = value(draft, dtype, shape), value(draft, draft.choose(dtype, common(draft)), other)
    use(
        draft,
        draft.choose(
            f"{left} {draft.choose('+', '-', '*', '<', '==')} {right}",
            f"{right} {draft.choose('+', '*', '>')} {left}",
            f"tl.where({mask(draft, shape)}, {left}, {right})",
            f"tl.where({mask(draft, other)}, {left}, {left})",
            f"tl.{draft.choose('maximum', 'minimum')}({left}, {right})",
            f"tl.load({pointers(draft, dtype, shape)}, mask={mask(draft, other)})",
            f"{draft.pointer(dtype)} + {value(draft, 'int32', shape)} + {value(draft, 'int32', other)}",
            f"tl.broadcast({left}, {right})",
            f"tl.join({left}, {right})",
        ),
    )


def equal_shapes(draft: Draft) -> None:
    dtype = common(draft)
    m, n = draft.size(8, 64), draft.size(8, 64)
    row, column, tile = value(draft, dtype, (1, n)), value(draft, dtype, (m, 1)), value(draft, dtype, (m, n))
    line = named(draft, dtype, (n,))
    use(
        draft,
        draft.choose(
            f"{row} {draft.choose('+', '*')} {column}",
            f"{tile} - {row}",
            f"{tile} + {line}[None, :]",
            f"{tile} * {line}",
            f"tl.where({mask(draft, (m, 1))}, {tile}, {row})",
            f"tl.maximum({column}, {row})",
        ),
    )


def wrong_broadcast(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape(draft.choose(1, 2))
    block = value(draft, dtype, shape)
    longer, shorter = (*shape, draft.size()), shape[:-1] or (2, *shape)
    larger = tuple(size * 2 for size in shape)
    target = draft.choose(longer, shorter, larger, larger, shape[::-1] if shape[0] != shape[-1] else larger)
    text = shape_text(draft, target)
    use(
        draft,
        draft.choose(
            f"tl.broadcast_to({block}, {text})", f"{named(draft, dtype, shape)}.broadcast_to({text})"
        ),
    )


def right_broadcast(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape(2)
    narrow = draft.choose((1, shape[1]), (shape[0], 1), (1, 1), shape)
    block = draft.choose(value(draft, dtype, narrow), value(draft, dtype))
    use(
        draft,
        f"tl.broadcast_to({block}, {draft.choose(shape_text(draft, shape), f'{shape[0]}, {shape[1]}')})",
        Type(dtype, shape),
    )


def wrong_reshape(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape()
    count = 1
    for size in shape:
        count *= size
    target = draft.choose((count * 2,), (count, 2), (count // 2,), (2, 2), (count // 2, 4))
    block, name, text = value(draft, dtype, shape), named(draft, dtype, shape), shape_text(draft, target)
    use(
        draft,
        draft.choose(
            f"tl.reshape({block}, {text})",
            f"{name}.reshape({text})",
            f"tl.view({block}, {text})",
            f"tl.reshape({block}, {', '.join(map(str, target))})",
            f"{name}.view({text})",
        ),
    )


def right_reshape(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape()
    count = 1
    for size in shape:
        count *= size
    target = draft.choose((count,), (count // 2, 2), (2, count // 4, 2), (1, count))
    block, text = value(draft, dtype, shape), shape_text(draft, target)
    use(
        draft, draft.choose(f"tl.reshape({block}, {text})", f"tl.ravel({block})", f"tl.view({block}, {text})")
    )


def wrong_permutation(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape()
    block, rank = value(draft, dtype, shape), len(shape)
    line, scalar = value(draft, dtype, draft.shape(1)), value(draft, dtype)
    tile = value(draft, dtype, draft.shape(2))
    use(
        draft,
        draft.choose(
            f"tl.trans({line})",
            f"tl.trans({scalar})",
            f"tl.permute({block}, {tuple(range(rank + 1))})",
            f"tl.permute({tile}, (0, 0))",
            f"tl.permute({tile}, (1, 2))",
            f"tl.permute({tile}, {draft.choose('1', '(1,)', '0, 1, 2')})",
            f"tl.trans({tile}, {draft.choose('1, 1', '(0, 2)', '0, 1, 2')})",
            f"{named(draft, dtype, draft.shape(1))}.T",
            f"{named(draft, dtype, draft.shape(1))}.trans()",
            f"{named(draft, dtype, shape)}.permute({', '.join(['0'] * (rank + 1))})",
        ),
    )


def right_permutation(draft: Draft) -> None:
    dtype = common(draft)
    tile, cube = named(draft, dtype, draft.shape(2)), value(draft, dtype, draft.shape(3))
    use(
        draft,
        draft.choose(
            f"tl.trans({tile})",
            f"{tile}.T",
            f"tl.permute({tile}, (1, 0))",
            f"tl.permute({cube}, ({draft.choose('2, 0, 1', '0, 2, 1', '1, 0, 2')}))",
            f"tl.trans({cube}, 0, 2, 1)",
            f"tl.permute({tile}, 0, 1)",
        ),
    )


def wrong_expansion(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape()
    block, name, rank = value(draft, dtype, shape), named(draft, dtype, shape), len(shape)
    axis = draft.choose(rank + 1, rank + 2, -rank - 2)
    use(
        draft,
        draft.choose(
            f"tl.expand_dims({block}, {axis})",
            f"{name}.expand_dims({axis})",
            f"tl.expand_dims({block}, (0, 0))",
            f"tl.expand_dims({block}, [{draft.choose('1, 1', '0, -' + str(rank + 2))}])",
            f"tl.expand_dims({block}, axis={axis})",
        ),
    )


def right_expansion(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape(draft.choose(1, 2))
    block, rank = value(draft, dtype, shape), len(shape)
    axis = draft.integer(-rank - 1, rank)
    use(draft, f"tl.expand_dims({block}, {draft.choose(str(axis), '(0, 1)', f'axis={axis}')})")


def indexed_block(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape()
    name, pointer, size = named(draft, dtype, shape), draft.pointer(dtype), draft.size()
    index, block = value(draft, "int32"), named(draft, "int32", draft.shape(1))
    use(
        draft,
        draft.choose(
            f"{name}[{draft.choose('0', '1', '-1', draft.constexpr(0, ('ROW', 'COL')))}]",
            f"{name}[{draft.choose('0:4', ':4', '2:', '::2')}]"
            if draft.chance(0.8)
            else f"{name}[..., None]",
            f"{name}[{index}]",
            f"{name}[{block}]",
            f"{name}[0, :]",
            f"{pointer}[{draft.choose('0', '1')}]",
            f"{pointer}[{draft.choose(index, block)}]",
            f"{name}[{draft.choose('..., None', '...')}]",
            f"{name}[:, {size}]",
        ),
    )


def expanded_block(draft: Draft) -> None:
    dtype = common(draft)
    line, tile = named(draft, dtype, draft.shape(1)), named(draft, dtype, draft.shape(2))
    use(
        draft,
        draft.choose(
            f"{line}[:, None]",
            f"{line}[None, :]",
            f"{line}[None, :, None]",
            f"{line}[:, :]",
            f"{tile}[:, None, :]",
            f"{tile}[:, :]",
            f"{line}[None]",
        ),
    )


def runtime_tuple_index(draft: Draft) -> None:
    first, second = value(draft, common(draft), draft.shape()), value(draft, common(draft))
    name = draft.assign(f"({first}, {second})")
    if draft.chance(0.4):
        index = draft.fresh(("i", "j"))
        with draft.block(f"for {index} in range(2):"):
            use(draft, f"{name}[{index}]")
    else:
        use(draft, f"{name}[{draft.choose(value(draft, 'int32'), draft.parameter(Type('int32')))}]")


def constant_tuple_index(draft: Draft) -> None:
    first, second = value(draft, common(draft), draft.shape()), value(draft, common(draft))
    name = draft.assign(f"({first}, {second})")
    if draft.chance(0.4):
        index = draft.fresh(("i", "j"))
        with draft.block(f"for {index} in tl.static_range(2):"):
            use(draft, f"{name}[{index}]")
    else:
        use(draft, f"{name}[{draft.choose('0', '1', '-1', draft.constexpr(1, ('WHICH', 'IDX')))}]")


def wrong_concatenation(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape(1)
    line, tile, scalar = value(draft, dtype, shape), value(draft, dtype, draft.shape(2)), value(draft, dtype)
    use(
        draft,
        draft.choose(
            f"tl.cat({line}, {line})",
            f"tl.cat({line}, {line}, can_reorder=False)",
            f"tl.cat({tile}, {tile}, can_reorder=True)",
            f"tl.cat({scalar}, {scalar}, can_reorder=True)",
            f"tl.cat({tile}, {tile})",
        ),
    )


def right_concatenation(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape(1)
    line, other = value(draft, dtype, shape), value(draft, dtype, shape)
    use(
        draft,
        draft.choose(
            f"tl.cat({line}, {other}, can_reorder=True)",
            f"tl.interleave({line}, {other})",
            f"tl.join({line}, {other})",
        ),
    )


def wrong_split(draft: Draft) -> None:
    dtype = common(draft)
    block = value(draft, dtype, (*draft.shape(draft.choose(1, 2)), draft.choose(4, 8, 1)))
    line, scalar = value(draft, dtype, draft.shape(1)), value(draft, dtype)
    names = f"{draft.fresh()}, {draft.fresh()}"
    draft.line(f"{names} = {draft.choose(f'tl.split({block})', f'tl.split({line})', f'tl.split({scalar})')}")


def right_split(draft: Draft) -> None:
    block = value(draft, common(draft), (*draft.shape(draft.choose(1, 2)), 2))
    draft.line(f"{draft.fresh()}, {draft.fresh()} = tl.split({block})")


def block_as_scalar(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32", "float16"), draft.shape()
    block, name = value(draft, dtype, shape), named(draft, dtype, shape)
    use(
        draft,
        draft.choose(
            f"tl.full({shape_text(draft, draft.shape())}, {block}, tl.{dtype})",
            f"{name}.item()",
            f"tl.full({shape_text(draft, shape)}, {name}, tl.float32)",
        ),
    )


def one_as_scalar(draft: Draft) -> None:
    dtype = draft.choose("float32", "int32", "float16")
    use(
        draft,
        draft.choose(
            f"tl.full({shape_text(draft, draft.shape())}, {value(draft, dtype)}, tl.{dtype})",
            f"{named(draft, dtype, (1,))}.item()",
            f"tl.full((16,), {draft.parameter(Type('int32'))}, tl.int64)",
        ),
    )


ROWS = (
    Row(
        "vi-1",
        "shapes that do not broadcast",
        unequal_shapes,
        equal_shapes,
        "incompatible dimensions|make_shape_compatible",
    ),
    Row("vi-2", "broadcast_to another rank or size", wrong_broadcast, right_broadcast, "Cannot broadcast"),
    Row(
        "vi-3",
        "reshape to another number of elements",
        wrong_reshape,
        right_reshape,
        "total number of elements|must be a power",
    ),
    Row(
        "vi-4",
        "dims that are no permutation",
        wrong_permutation,
        right_permutation,
        "permut|dimensional tensor|dims",
    ),
    Row(
        "vi-5",
        "axis that expand_dims does not have",
        wrong_expansion,
        right_expansion,
        "invalid axis|duplicate axes",
    ),
    Row(
        "vi-6",
        "indexed block or pointer",
        indexed_block,
        expanded_block,
        "unsupported tensor index|Did you forget|subscript|index",
    ),
    Row(
        "vi-7",
        "tuple with a run-time index",
        runtime_tuple_index,
        constant_tuple_index,
        "AssertionError|indices",
    ),
    Row(
        "vi-8",
        "cat of what it does not take",
        wrong_concatenation,
        right_concatenation,
        "may reorder|AssertionError",
    ),
    Row("vi-9", "split of another last size", wrong_split, right_split, "AssertionError"),
    Row(
        "vi-10",
        "block where a scalar is needed",
        block_as_scalar,
        one_as_scalar,
        "size-1 tensor|single-element|unsplat",
    ),
)
