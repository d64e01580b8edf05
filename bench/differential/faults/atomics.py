"""Part ix: gathers, histograms, atomics and inline assembly."""

from __future__ import annotations

from ..draft import Draft
from ..statements import use, write
from ..types import Type
from ..values import mask, offsets, pointers, value
from .row import Row


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
            f"tl.histogram({value(draft, draft.choose('int32', 'uint32'), (size,))}, 16)",
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
