"""Part viii: loads and stores through pointers."""

from __future__ import annotations

from ..draft import Draft, Parameter
from ..statements import use, write
from ..types import FLOATS, Type
from ..values import any_shape, common, literal, mask, offsets, pointers, value
from .block_pointers import boundary_on_block_pointer, make_descriptor
from .row import Row


def not_a_pointer(draft: Draft) -> None:
    shape = any_shape(draft)
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
    dtype, shape = common(draft), any_shape(draft)
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
        name = make_descriptor(draft, draft.choose("float16", "float32"), (16, 32))
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
    dtype, shape = common(draft), any_shape(draft)
    other = draft.choose(
        literal(draft, dtype), value(draft, dtype, shape), "float('-inf')" if dtype in FLOATS else "0"
    )
    use(draft, f"tl.load({pointers(draft, dtype, shape)}, {draft.choose('', 'mask=None, ')}other={other})")


def other_with_mask(draft: Draft) -> None:
    dtype, shape = common(draft), any_shape(draft)
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
    dtype, shape = common(draft), any_shape(draft)
    wrong = value(draft, draft.choose("int32", "float32", "int8", "int64"), draft.choose(shape, ()))
    pointer, stored = pointers(draft, dtype, shape), value(draft, dtype, shape)
    draft.line(f"tl.store({pointer}, {stored}, {draft.choose('mask=', '')}{draft.choose(wrong, wrong, '1')})")


def condition_as_store_mask(draft: Draft) -> None:
    dtype, shape = common(draft), any_shape(draft)
    right = draft.choose(mask(draft, shape), "True", f"{value(draft, 'int32', shape)} != 0", "None")
    draft.line(f"tl.store({pointers(draft, dtype, shape)}, {value(draft, dtype, shape)}, mask={right})")


def number_as_load_mask(draft: Draft) -> None:
    dtype, shape = common(draft), any_shape(draft)
    wrong = value(draft, draft.choose("int32", "float32", "int8", "int64"), shape)
    other = f", other={literal(draft, dtype)}" if draft.chance(0.5) else ""
    use(
        draft,
        f"tl.load({pointers(draft, dtype, shape)}, {draft.choose('mask=', '')}{draft.choose(wrong, wrong, '0.0', '1')}{other})",
    )


def condition_as_load_mask(draft: Draft) -> None:
    dtype, shape = common(draft), any_shape(draft)
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
    dtype, shape = draft.choose("float32", "float16"), any_shape(draft)
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


def write_to_const(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32"), any_shape(draft)
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
    dtype, shape = draft.choose("float32", "int32"), any_shape(draft)
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
    Row(
        "viii-1",
        "access through what is no pointer",
        not_a_pointer,
        a_pointer,
        "Unsupported ptr type|is_ptr|is_const",
    ),
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
    Row("viii-15", "write through a const pointer", write_to_const, read_from_const, "constant pointer"),
)
