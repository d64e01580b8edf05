"""Part viii: block pointers and tensor descriptors."""

from __future__ import annotations

from ..draft import Draft
from ..statements import write
from ..types import INTS, Type
from ..values import common, literal, mask, named, pointers, value
from .row import Row


def boundary_on_block_pointer(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "float16"), draft.shape(2)
    name = make_block_pointer(draft, dtype, shape)
    write(
        draft,
        draft.choose(
            f"tl.load({name}, boundary_check=({draft.choose('0,', '0, 1', '1,')}))",
            f'tl.load({name}, boundary_check=(0, 1), padding_option="{draft.choose("zero", "nan")}")',
            f"tl.store({name}, {value(draft, dtype, shape)}, boundary_check=(0,))",
            f"tl.store({name}, {value(draft, dtype)})",
        ),
    )


def make_block_pointer(draft: Draft, dtype: str, shape: tuple[int, ...]) -> str:
    columns = draft.choose("64", "128")
    rows = draft.choose("64", value(draft, "int32"))
    return draft.assign(
        f"tl.make_block_ptr({draft.pointer(dtype)}, ({rows}, {columns}), ({columns}, 1), (0, {draft.choose('0', value(draft, 'int32'))}), "
        f"{shape}, (1, 0))"
    )


def make_descriptor(draft: Draft, dtype: str, block: tuple[int, ...]) -> str:
    columns = draft.choose("64", "128")
    return draft.assign(
        f"tl.make_tensor_descriptor({draft.pointer(dtype)}, [{draft.choose('64', value(draft, 'int32'))}, {columns}], "
        f"[{columns}, 1], {list(block)})"
    )


def block_pointer_access(draft: Draft) -> None:
    dtype = draft.choose("float32", "float16", "int32", "int64")
    shape = draft.shape(2)
    name = make_block_pointer(draft, dtype, shape)
    other_dtype = draft.pick([each for each in ("float32", "float16", "int32", "int8") if each != dtype])
    larger = (shape[0] * 2, shape[1])
    write(
        draft,
        draft.choose(
            f"tl.load({name}, mask={mask(draft, shape)})",
            f"tl.load({name}, mask={mask(draft, shape)}, other=0)",
            f"tl.load({name}, other={literal(draft, dtype)})",
            f"tl.store({name}, {value(draft, dtype, shape)}, mask={mask(draft, shape)})",
            f"tl.store({name}, {value(draft, other_dtype, shape)})",
            f"tl.store({name}, {value(draft, dtype, larger)})",
            f"tl.load({name}, boundary_check=({draft.choose('2,', '0, 0', '0, 2', '-1,')}))",
            f'tl.load({name}, boundary_check=(0, 1), padding_option="nan")'
            if dtype in INTS
            else f"tl.load({name}, boundary_check=(0, 1, 2))",
        ),
    )


def wrong_block_pointer(draft: Draft) -> None:
    dtype = common(draft)
    base, runtime = draft.pointer(dtype), draft.parameter(Type("int32"))
    shape, strides, starts, block, order = "(64, 64)", "(64, 1)", "(0, 0)", "(16, 16)", "(1, 0)"
    wide = draft.parameter(Type("int64"))
    choice = draft.integer(0, 8)
    if choice == 0:
        base = draft.choose(pointers(draft, dtype, draft.shape()), runtime, value(draft, "float32"))
    elif choice == 1:
        block = draft.choose(f"({runtime}, 16)", f"(16, {runtime})", f"[{draft.assign('16')}, 16]")
    elif choice == 2:
        order = draft.choose("(1, 1)", "(0, 2)", "(2, 1)", "(1, 2)")
    elif choice == 3:
        shape = draft.choose("(64,)", "(64, 64, 1)", f"({runtime},)")
    elif choice == 4:
        strides = draft.choose("(1,)", "(64, 1, 1)")
    elif choice == 5:
        starts = draft.choose(
            f"({wide}, 0)",
            "(0, tl.program_id(0).to(tl.int64) * 16)",
            "(0,)",
            f"({draft.choose('1 << 40', '2 ** 33')}, 0)",
        )
    elif choice == 6:
        shape = draft.choose(
            f"({value(draft, 'float32')}, 64)", f"({value(draft, 'int32', (16,))}, 64)", "(64.0, 64)"
        )
    elif choice == 7:
        block, order = draft.choose(("(16,)", "(1, 0)"), ("(16, 16)", "(0,)"), ("16", "(1, 0)"))
    else:
        base = make_block_pointer(draft, dtype, (16, 16))
    draft.assign(f"tl.make_block_ptr({base}, {shape}, {strides}, {starts}, {block}, {order})")


def right_block_pointer(draft: Draft) -> None:
    dtype = common(draft)
    base, wide = draft.pointer(dtype), draft.parameter(Type("int64"))
    draft.assign(
        draft.choose(
            f"tl.make_block_ptr({base}, ({wide}, 64), ({wide}, 1), (0, 0), (16, 16), (1, 0))",
            f"tl.make_block_ptr(base={base}, shape=({wide},), strides=(1,), offsets=(tl.program_id(0) * 16,), block_shape=(16,), order=(0,))",
            f"tl.make_block_ptr({base} + {value(draft, 'int32')}, [64, 64], [64, 1], [0, 0], [16, {draft.constexpr(32)}], [1, 0])",
            f"tl.make_block_ptr({base}, (64,), (1,), (0,), (16,), order=(0,))",
        )
    )


def block_pointer_arithmetic(draft: Draft) -> None:
    name = make_block_pointer(draft, common(draft), draft.shape(2))
    moved = draft.choose("16", value(draft, "int32"), draft.constexpr(draft.size()))
    expression = f"{name} + {moved}"
    draft.line(f"{name} += {moved}") if draft.chance(0.4) else draft.assign(expression)


def block_pointer_advance(draft: Draft) -> None:
    name = make_block_pointer(draft, common(draft), draft.shape(2))
    draft.line(f"{name} = tl.advance({name}, ({draft.choose('0', '16', value(draft, 'int32'))}, 16))")


def wrong_advance(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape(2)
    name = make_block_pointer(draft, dtype, shape)
    draft.line(f"{name} = tl.advance({name}, {draft.choose('(16,)', '(0, 0, 16)', '[16]')})")
    draft.line(f"tl.store({name}, {value(draft, dtype, shape)})")


def wrong_descriptor(draft: Draft) -> None:
    dtype = draft.choose("float16", "float32", "int32", "int8")
    base, runtime = draft.pointer(dtype), draft.parameter(Type("int32"))
    text = draft.choose(
        f"{base}, [64, 64], [64, {draft.choose('2', '64', runtime)}], [16, 32]",
        f"{base}, [64, 64], [64], [16, 32]",
        f"{base}, [64, 64], [1], [16, 32]",
        f"{base}, [64, 64], [64, 1], [32]",
        f"{base}, [64, 64], [64, 1], [16, {draft.choose('1', '2')}]",
        f"{base}, [], [], []",
        f"{base}, [2, 2, 2, 2, 2, 64], [64, 64, 64, 64, 64, 1], [1, 1, 1, 1, 1, 32]",
        f"{base}, [64], [2], [32]",
        f'{draft.pointer(draft.choose("int32", "int8"))}, [64, 64], [64, 1], [16, 32], padding_option="nan"',
    )
    draft.assign(f"tl.make_tensor_descriptor({text})")


def right_descriptor(draft: Draft) -> None:
    dtype = draft.choose("float16", "float32", "int32", "int8")
    base, runtime = draft.pointer(dtype), draft.parameter(Type("int32"))
    text = draft.choose(
        f"{base}, [{runtime}, 64], [64, 1], [16, {draft.constexpr(32)}]",
        f"{base}, [{runtime}], [1], [32]",
        f"{base}, shape=[{runtime}, {runtime}], strides=[{runtime}, 1], block_shape=[8, 16]",
        f'{draft.pointer("float16")}, [64, 64], [64, 1], [16, 32], padding_option="nan"',
    )
    draft.assign(f"tl.make_tensor_descriptor({text})")


def descriptor_use(draft: Draft) -> None:
    dtype, block = draft.choose("float16", "float32", "int32"), (draft.size(8, 32), draft.size(16, 64))
    name, start = make_descriptor(draft, dtype, block), value(draft, "int32")
    wrong = (block[0] * 2, block[1])
    text = draft.choose(
        f"{name}.load([{start}])",
        f"{name}.load([0, 0, {start}])",
        f"{name}.store([0], {value(draft, dtype, block)})",
        f"{name}.store([0, {start}], {value(draft, dtype, wrong)})",
        f"{name}.store([0, 0], {value(draft, dtype)})",
        f"{name}.load([{value(draft, 'float32')}, 0])",
        f"{name}.load([{draft.parameter(Type('int64'))}, 0])",
        f"{name}.gather({named(draft, 'int32', (16,))}, 0)",
        f"{name}.atomic_{draft.choose('and', 'or', 'xor')}([0, 0], {value(draft, dtype, block)})"
        if dtype != "int32"
        else f"{name}.atomic_add([0], {value(draft, dtype, block)})",
    )
    draft.line(text) if ".store(" in text or ".atomic" in text else draft.assign(text)


def descriptor_access(draft: Draft) -> None:
    dtype, block = draft.choose("float16", "float32", "int32"), (draft.size(8, 32), draft.size(16, 64))
    name, start = make_descriptor(draft, dtype, block), value(draft, "int32")
    text = draft.choose(
        f"{name}.load([{start}, 0])",
        f"{name}.store([0, {start}], {value(draft, dtype, block)})",
        f"{name}.store([0, 0], {value(draft, draft.choose('float32', 'int32'), block)})",
        f"{name}.atomic_add([0, 0], {value(draft, dtype, block)})",
        f"tl.load_tensor_descriptor({name}, [{start}, 0])",
    )
    draft.line(text) if ".store(" in text or ".atomic" in text else draft.assign(text)


ROWS = (
    Row(
        "viii-9",
        "access through a block pointer",
        block_pointer_access,
        boundary_on_block_pointer,
        "block pointers|mismatch|Duplicate|AssertionError",
    ),
    Row(
        "viii-10",
        "make_block_ptr with other arguments",
        wrong_block_pointer,
        right_block_pointer,
        "Expected|same length|Block pointers only|Unsupported element|AttributeError|not iterable|incompatible function",
    ),
    Row(
        "viii-11",
        "arithmetic on a block pointer",
        block_pointer_arithmetic,
        block_pointer_advance,
        "SIG|Assert|invalid operands|parsing",
    ),
    Row("viii-12", "advance of another rank", wrong_advance, block_pointer_advance, "PassManager"),
    Row(
        "viii-13",
        "make_tensor_descriptor with other arguments",
        wrong_descriptor,
        right_descriptor,
        "Expected|descriptor|at least 16 bytes|Padding option|strides|Did you forget",
    ),
    Row(
        "viii-14",
        "use of a tensor descriptor",
        descriptor_use,
        descriptor_access,
        "expected|AssertionError|Unsupported|descriptor|attribute|32 bit",
    ),
)
