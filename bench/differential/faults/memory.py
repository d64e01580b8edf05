"""Part viii: pointers, masks, block pointers and tensor descriptors."""

from __future__ import annotations

from ..draft import Draft, Parameter
from ..statements import use
from ..types import FLOATS, INTS, Type
from ..values import common, literal, mask, named, offsets, pointers, value
from .dtypes import a_shape
from .row import Row

VOID = ("tl.store", "tl.atomic")


def write(draft: Draft, text: str) -> None:
    """A statement of its own if it gives nothing, else something that uses it."""
    draft.line(text) if text.startswith(VOID) else use(draft, text)


def not_a_pointer(draft: Draft) -> None:
    shape = a_shape(draft)
    number = draft.choose(
        value(draft, draft.choose("int32", "int64", "float32"), shape),
        draft.parameter(Type(draft.choose("int32", "int64", "float32"))),
        offsets(draft, shape),
        f"{draft.parameter(Type('int64'))} + {offsets(draft, shape)}",
        f"tl.load({pointers(draft, draft.choose('int32', 'int64'), shape)})",
    )
    write(
        draft,
        draft.choose(
            f"tl.load({number})",
            f"tl.store({number}, {value(draft, common(draft), ())})",
            f"tl.load({number}, mask={value(draft, 'int1')}, other=0)",
        ),
    )


def a_pointer(draft: Draft) -> None:
    dtype, shape = common(draft), a_shape(draft)
    address = value(draft, "int64", shape)
    text = address if address.isidentifier() else f"({address})"
    write(
        draft,
        draft.choose(
            f"tl.load({pointers(draft, dtype, shape)})",
            f"tl.load({text}.to(tl.pointer_type(tl.{dtype})))",
            f"tl.store({pointers(draft, dtype, shape)}, {value(draft, dtype)})",
        ),
    )


def no_pointer_at_all(draft: Draft) -> None:
    dtype = common(draft)
    choice = draft.integer(0, 3)
    if choice == 0:
        name = draft.fresh(("mask_ptr", "bias_ptr", "residual"))
        _none_parameter(draft, name)
        write(
            draft,
            draft.choose(
                f"tl.load({name})",
                f"tl.store({name}, {literal(draft, dtype)})",
                f"tl.load({name} + {offsets(draft, (16,))})",
            ),
        )
    elif choice == 1:
        name = _descriptor(draft, draft.choose("float16", "float32"), (16, 32))
        write(
            draft, draft.choose(f"tl.load({name})", f"tl.store({name}, {value(draft, 'float32', (16, 32))})")
        )
    elif choice == 2:
        name = draft.assign(f"({draft.pointer(dtype)}, {draft.pointer(dtype)})")
        write(draft, f"tl.load({name})")
    else:
        name = draft.assign("None")
        write(draft, f"tl.load({name})")


def _none_parameter(draft: Draft, name: str) -> None:
    """A parameter for which the launch passes None."""
    if draft.function.caller is None:
        draft.add(Parameter(name, "None"))
        return
    inner, draft.function = draft.function, draft.function.caller
    outer = draft.fresh(("mask_ptr", "bias_ptr", "residual"))
    _none_parameter(draft, outer)
    draft.function = inner
    draft.add(Parameter(name, outer))


def none_in_a_branch(draft: Draft) -> None:
    name = draft.fresh(("mask_ptr", "bias_ptr", "residual"))
    _none_parameter(draft, name)
    with draft.block(f"if {name} is not None:"):
        use(draft, f"tl.load({name})")


def other_without_mask(draft: Draft) -> None:
    dtype, shape = common(draft), a_shape(draft)
    other = draft.choose(
        literal(draft, dtype), value(draft, dtype, shape), "float('-inf')" if dtype in FLOATS else "0"
    )
    use(draft, f"tl.load({pointers(draft, dtype, shape)}, {draft.choose('', 'mask=None, ')}other={other})")


def other_with_mask(draft: Draft) -> None:
    dtype, shape = common(draft), a_shape(draft)
    other = draft.choose(literal(draft, dtype), value(draft, dtype, draft.choose(shape, ())))
    use(
        draft,
        f"tl.load({pointers(draft, dtype, shape)}, {mask(draft, shape)}, other={other})",
        Type(dtype, shape),
    )


def block_on_scalar_pointer(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape()
    pointer = draft.choose(draft.pointer(dtype), f"{draft.pointer(dtype)} + {value(draft, 'int32')}")
    block, condition = value(draft, dtype, shape), mask(draft, shape)
    write(
        draft,
        draft.choose(
            f"tl.load({pointer}, mask={condition})",
            f"tl.load({pointer}, {condition}, other={literal(draft, dtype)})",
            f"tl.load({pointer}, mask={value(draft, 'int1')}, other={block})",
            f"tl.store({pointer}, {block})",
            f"tl.store({pointer}, {value(draft, dtype)}, mask={condition})",
            f"tl.store({pointer}, {block}, mask={condition})",
        ),
    )


def scalar_on_block_pointer(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape()
    pointer = pointers(draft, dtype, shape)
    write(
        draft,
        draft.choose(
            f"tl.load({pointer}, mask={value(draft, 'int1')})",
            f"tl.load({pointer}, {mask(draft, shape)}, other={value(draft, dtype)})",
            f"tl.store({pointer}, {value(draft, dtype)})",
            f"tl.store({draft.pointer(dtype)}, {value(draft, dtype)}, mask={value(draft, 'int1')})",
            f"tl.store({pointer}, {literal(draft, dtype)}, mask={value(draft, 'int1')})",
        ),
    )


def number_as_store_mask(draft: Draft) -> None:
    dtype, shape = common(draft), a_shape(draft)
    wrong = value(draft, draft.choose("int32", "float32", "int8", "int64"), draft.choose(shape, ()))
    pointer, stored = pointers(draft, dtype, shape), value(draft, dtype, shape)
    draft.line(f"tl.store({pointer}, {stored}, {draft.choose('mask=', '')}{draft.choose(wrong, wrong, '1')})")


def condition_as_store_mask(draft: Draft) -> None:
    dtype, shape = common(draft), a_shape(draft)
    right = draft.choose(mask(draft, shape), "True", f"{value(draft, 'int32', shape)} != 0", "None")
    draft.line(f"tl.store({pointers(draft, dtype, shape)}, {value(draft, dtype, shape)}, mask={right})")


def number_as_load_mask(draft: Draft) -> None:
    dtype, shape = common(draft), a_shape(draft)
    wrong = value(draft, draft.choose("int32", "float32", "int8", "int64"), shape)
    other = f", other={literal(draft, dtype)}" if draft.chance(0.5) else ""
    use(
        draft,
        f"tl.load({pointers(draft, dtype, shape)}, {draft.choose('mask=', '')}{draft.choose(wrong, wrong, '0.0', '1')}{other})",
    )


def condition_as_load_mask(draft: Draft) -> None:
    dtype, shape = common(draft), a_shape(draft)
    right = draft.choose(
        mask(draft, shape),
        "True",
        f"{value(draft, 'int32', shape)} != 0",
        f"({value(draft, 'int8', shape)}).to(tl.int1)",
    )
    use(draft, f"tl.load({pointers(draft, dtype, shape)}, mask={right})", Type(dtype, shape))


def larger_than_pointer(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape(draft.choose(1, 2))
    if len(shape) == 2 and draft.chance(0.6):
        narrow = draft.choose((1, shape[1]), (shape[0], 1))
        if narrow == shape:
            narrow, shape = (1, 8), (8, 8)
    else:
        narrow, shape = shape, (draft.size(16, 32), *shape)
    pointer = pointers(draft, dtype, narrow)
    draft.line(
        draft.choose(
            f"tl.store({pointer}, {value(draft, dtype, shape)})",
            f"tl.store({pointer}, {value(draft, dtype, narrow)}, mask={mask(draft, shape)})",
            f"tl.store({pointer}, {literal(draft, dtype)}, mask={mask(draft, shape)})",
        )
        if len(narrow) == len(shape)
        else f"tl.store({pointer}, {value(draft, dtype, shape)})"
    )


def smaller_than_pointer(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape(2)
    narrow = draft.choose((1, shape[1]), (shape[0], 1), shape)
    pointer = pointers(draft, dtype, shape)
    draft.line(
        f"tl.store({pointer}, {value(draft, dtype, narrow)}, mask={mask(draft, draft.choose(narrow, (1, 1), shape))})"
    )


def boundary_on_raw_pointer(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "float16"), a_shape(draft)
    pointer = pointers(draft, dtype, shape)
    write(
        draft,
        draft.choose(
            f"tl.load({pointer}, boundary_check=({draft.choose('0,', '0, 1')}))",
            f'tl.load({pointer}, padding_option="{draft.choose("zero", "nan")}")',
            f'tl.load({pointer}, boundary_check=(0,), padding_option="zero")',
            f"tl.store({pointer}, {value(draft, dtype, shape)}, boundary_check=(0,))",
        ),
    )


def boundary_on_block_pointer(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "float16"), draft.shape(2)
    name = _block_pointer(draft, dtype, shape)
    write(
        draft,
        draft.choose(
            f"tl.load({name}, boundary_check=({draft.choose('0,', '0, 1', '1,')}))",
            f'tl.load({name}, boundary_check=(0, 1), padding_option="{draft.choose("zero", "nan")}")',
            f"tl.store({name}, {value(draft, dtype, shape)}, boundary_check=(0,))",
            f"tl.store({name}, {value(draft, dtype)})",
        ),
    )


def _block_pointer(draft: Draft, dtype: str, shape: tuple[int, ...]) -> str:
    columns = draft.choose("64", "128")
    rows = draft.choose("64", value(draft, "int32"))
    return draft.assign(
        f"tl.make_block_ptr({draft.pointer(dtype)}, ({rows}, {columns}), ({columns}, 1), (0, {draft.choose('0', value(draft, 'int32'))}), "
        f"{shape}, (1, 0))"
    )


def block_pointer_access(draft: Draft) -> None:
    dtype = draft.choose("float32", "float16", "int32", "int64")
    shape = draft.shape(2)
    name = _block_pointer(draft, dtype, shape)
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
        base = _block_pointer(draft, dtype, (16, 16))
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
    name = _block_pointer(draft, common(draft), draft.shape(2))
    moved = draft.choose("16", value(draft, "int32"), draft.constexpr(draft.size()))
    expression = f"{name} + {moved}"
    draft.line(f"{name} += {moved}") if draft.chance(0.4) else draft.assign(expression)


def block_pointer_advance(draft: Draft) -> None:
    name = _block_pointer(draft, common(draft), draft.shape(2))
    draft.line(f"{name} = tl.advance({name}, ({draft.choose('0', '16', value(draft, 'int32'))}, 16))")


def wrong_advance(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape(2)
    name = _block_pointer(draft, dtype, shape)
    draft.line(f"{name} = tl.advance({name}, {draft.choose('(16,)', '(0, 0, 16)', '[16]')})")
    draft.line(f"tl.store({name}, {value(draft, dtype, shape)})")


def _descriptor(draft: Draft, dtype: str, block: tuple[int, ...]) -> str:
    columns = draft.choose("64", "128")
    return draft.assign(
        f"tl.make_tensor_descriptor({draft.pointer(dtype)}, [{draft.choose('64', value(draft, 'int32'))}, {columns}], "
        f"[{columns}, 1], {list(block)})"
    )


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
    name, start = _descriptor(draft, dtype, block), value(draft, "int32")
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
    name, start = _descriptor(draft, dtype, block), value(draft, "int32")
    text = draft.choose(
        f"{name}.load([{start}, 0])",
        f"{name}.store([0, {start}], {value(draft, dtype, block)})",
        f"{name}.store([0, 0], {value(draft, draft.choose('float32', 'int32'), block)})",
        f"{name}.atomic_add([0, 0], {value(draft, dtype, block)})",
        f"tl.load_tensor_descriptor({name}, [{start}, 0])",
    )
    draft.line(text) if ".store(" in text or ".atomic" in text else draft.assign(text)


def write_to_const(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32"), a_shape(draft)
    name = _const_pointer(draft, dtype)
    pointer = f"{name} + {offsets(draft, shape)}" if shape else name
    stored = value(draft, dtype, shape)
    write(
        draft,
        draft.choose(
            f"tl.store({pointer}, {stored})",
            f"tl.store({pointer}, {literal(draft, dtype)})",
            f"tl.atomic_add({name}, {value(draft, dtype)})",
            f"tl.store({pointer}, {stored}, mask={mask(draft, shape)})",
        ),
    )


def read_from_const(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32"), a_shape(draft)
    name = _const_pointer(draft, dtype)
    pointer = f"{name} + {offsets(draft, shape)}" if shape else name
    use(draft, f"tl.load({pointer})", Type(dtype, shape))


def _const_pointer(draft: Draft, dtype: str) -> str:
    """A parameter that may only be read; helpers get it without an annotation."""
    name = draft.fresh(("const_ptr", "weight_ptr", "ro_ptr"))
    if draft.function.caller is None:
        draft.add(Parameter(name, draft.tensor(dtype), annotation="tl.const"))
        return name
    inner, draft.function = draft.function, draft.function.caller
    outer = _const_pointer(draft, dtype)
    draft.function = inner
    draft.add(Parameter(name, outer))
    return name


ROWS = (
    Row("viii-1", "access through what is no pointer", not_a_pointer, a_pointer, "Unsupported ptr type"),
    Row(
        "viii-2",
        "access through None, a descriptor or a tuple",
        no_pointer_at_all,
        none_in_a_branch,
        "has no attribute|unsupported operand|cannot convert|None",
    ),
    Row("viii-3", "other without mask", other_without_mask, other_with_mask, "without `mask`"),
    Row(
        "viii-4",
        "block through a scalar pointer",
        block_on_scalar_pointer,
        scalar_on_block_pointer,
        "cannot be block type",
    ),
    Row(
        "viii-5",
        "store mask that is no condition",
        number_as_store_mask,
        condition_as_store_mask,
        "Mask must have boolean|parsing",
    ),
    Row("viii-6", "load mask that is no condition", number_as_load_mask, condition_as_load_mask, "parsing"),
    Row(
        "viii-7",
        "value or mask larger than the pointers",
        larger_than_pointer,
        smaller_than_pointer,
        "Expected pointer argument to have shape|incompatible dimensions",
    ),
    Row(
        "viii-8",
        "boundary_check on raw pointers",
        boundary_on_raw_pointer,
        boundary_on_block_pointer,
        "is not supported for",
    ),
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
        "Expected|same length|Block pointers only|Unsupported element|AttributeError|not iterable",
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
        "Expected|descriptor|at least 16 bytes|Padding option|strides",
    ),
    Row(
        "viii-14",
        "use of a tensor descriptor",
        descriptor_use,
        descriptor_access,
        "expected|AssertionError|Unsupported|descriptor|attribute|32 bit",
    ),
    Row("viii-15", "write through a const pointer", write_to_const, read_from_const, "constant pointer"),
)
