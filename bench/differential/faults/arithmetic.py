"""Part v, first half: operands that an operator does not take."""

from __future__ import annotations

from ..draft import Draft
from ..statements import use, write
from ..types import FLOATS, INTS, SIGNED, UNSIGNED, Type
from ..values import any_shape, common, literal, mask, named, pointers, value
from .row import Row


def pointer_arithmetic(draft: Draft) -> None:
    dtype, shape = common(draft), any_shape(draft)
    pointer = pointers(draft, dtype, shape)
    fraction, whole = value(draft, draft.pick(FLOATS), shape), value(draft, "int32", shape)
    other = pointers(draft, dtype, shape)
    use(
        draft,
        draft.choose(
            f"{pointer} + {fraction}",
            f"{fraction} + {pointer}",
            f"{pointer} + {draft.choose('0.5', '1.0', '2.5')}",
            f"{pointer} * {draft.choose(whole, '2')}",
            f"{pointer} {draft.choose('<', '>', '<=', '==', '!=')} {draft.choose(whole, '0')}",
            f"{pointer} - {other}",
            f"{pointer} - {fraction}",
            f"{pointer} // {draft.choose('2', '4', whole)}",
            f"{pointer} % {draft.choose('16', whole)}",
            f"{pointer} & {draft.choose('7', whole)}",
            f"{whole} - {pointer}",
            f"{pointer} / {draft.choose('2', whole)}",
        ),
    )


def pointer_and_offset(draft: Draft) -> None:
    dtype, shape = common(draft), any_shape(draft)
    pointer, whole = pointers(draft, dtype, shape), value(draft, draft.pick(INTS), shape)
    moved = draft.choose(
        f"{pointer} + {whole}",
        f"{whole} + {pointer}",
        f"{pointer} - {whole}",
        f"{pointer} - 1",
        f"{pointer} + True",
    )
    use(draft, f"tl.load({moved})", Type(dtype, shape))


def pointer_plus_pointer(draft: Draft) -> None:
    dtype, shape = common(draft), any_shape(draft)
    left, right = pointers(draft, dtype, shape), pointers(draft, dtype, draft.choose(shape, ()))
    expression = draft.choose(f"{left} + {right}", f"{right} + {left}", f"{left} + {left}")
    use(draft, draft.choose(expression, f"tl.load({expression})"))


def pointer_plus_loaded(draft: Draft) -> None:
    dtype, shape = common(draft), any_shape(draft)
    pointer, index = pointers(draft, dtype, ()), pointers(draft, draft.choose("int32", "int64"), shape)
    use(draft, f"tl.load({pointer} + tl.load({index}))", Type(dtype, shape))


def bits_of_floats(draft: Draft) -> None:
    shape, dtype = any_shape(draft), draft.pick(FLOATS)
    fraction, other = (
        value(draft, dtype, shape),
        value(draft, draft.choose(dtype, "int32", "int1", "int64"), shape),
    )
    operator = draft.choose("&", "|", "^", "<<", ">>")
    use(
        draft,
        draft.choose(
            f"{fraction} {operator} {other}",
            f"{other} {operator} {fraction}",
            f"{fraction} {operator} {draft.choose('1', '2')}",
            f"({fraction} {operator} {draft.choose('3', other)}) > 1",
            f"{value(draft, 'int32', shape)} {operator} {draft.choose('1.0', '0.5')}",
        ),
    )


def bits_of_ints(draft: Draft) -> None:
    shape, dtype = any_shape(draft), draft.pick(INTS)
    left, right = value(draft, dtype, shape), value(draft, draft.choose(dtype, dtype, "int32"), shape)
    fraction = value(draft, "float32", shape)
    use(
        draft,
        draft.choose(
            f"{left} {draft.choose('&', '|', '^', '<<', '>>')} {right}",
            f"({fraction} > 0.5) & ({fraction} < {literal(draft, 'float32')})",
            f"{left} & {mask(draft, shape)}",
        ),
    )


def wrong_unary(draft: Draft) -> None:
    shape, dtype = any_shape(draft), draft.pick(FLOATS)
    use(
        draft,
        draft.choose(
            f"~{value(draft, dtype, shape)}",
            f"~({value(draft, dtype, shape)} * 2)",
            f"-{pointers(draft, common(draft), shape)}",
            f"~{pointers(draft, common(draft), shape)}",
            f"~{draft.pointer(common(draft))}",
        ),
    )


def right_unary(draft: Draft) -> None:
    shape = any_shape(draft)
    number, whole = value(draft, draft.pick((*SIGNED, *FLOATS)), shape), value(draft, draft.pick(INTS), shape)
    use(draft, draft.choose(f"-{number}", f"~{whole}", f"~{mask(draft, shape)}", f"-{whole}"))


def mixed_signs(draft: Draft) -> None:
    shape = any_shape(draft)
    signed, unsigned = value(draft, draft.pick(SIGNED), shape), value(draft, draft.pick(UNSIGNED), shape)
    operator = draft.choose("//", "%", "/")
    use(
        draft,
        draft.choose(
            f"{signed} {operator} {unsigned}",
            f"{unsigned} {operator} {signed}",
            f"{unsigned} {operator} tl.program_id(0)",
            f"{unsigned} {operator} {draft.parameter(Type('int32'))}",
        ),
    )


def equal_signs(draft: Draft) -> None:
    shape = any_shape(draft)
    group = draft.choose(SIGNED, UNSIGNED)
    left, right = value(draft, draft.pick(group), shape), named(draft, draft.pick(group), shape)
    mixed = value(draft, draft.pick(SIGNED), shape), value(draft, draft.pick(UNSIGNED), shape)
    use(
        draft,
        draft.choose(
            f"{left} {draft.choose('//', '%')} ({right} | 1)",
            f"{left} // 3",
            f"{left} / {right}",
            f"{mixed[0]} {draft.choose('+', '-', '*', '&', '<')} {mixed[1]}",
        ),
    )


def literal_out_of_range(draft: Draft) -> None:
    shape = any_shape(draft)
    unsigned, signed = draft.pick(UNSIGNED), draft.choose("int8", "int16", "int32")
    too_large = {
        "int8": ("128", "300", "-129"),
        "int16": ("40000", "65536"),
        "int32": ("2147483648", "(1 << 31)"),
    }
    too_large_unsigned = {"uint8": "256", "uint16": "70000", "uint32": "(1 << 32)", "uint64": ""}
    operator = draft.choose("+", "*", "-", "&", "|")
    number = value(draft, unsigned, shape)
    use(
        draft,
        draft.choose(
            f"{number} {operator} {draft.choose('-1', '-2', '(-7)')}",
            f"{draft.choose('-1', '-3')} {operator} {number}",
            f"{number} // -2",
            f"{value(draft, signed, shape)} {operator} {draft.pick(too_large[signed])}",
            f"{value(draft, 'int8', shape)} + {draft.constexpr(512)}",
            f"{number} + {too_large_unsigned[unsigned]}" if unsigned != "uint64" else f"{number} + -1",
        ),
    )


def literal_in_range(draft: Draft) -> None:
    shape = any_shape(draft)
    number = draft.choose(
        f"{value(draft, 'int8', shape)} + {draft.choose('127', '-128')}",
        f"{value(draft, 'uint8', shape)} * {draft.choose('255', '1.5', '-0.5')}",
        f"{value(draft, 'int32', shape)} + 2147483647",
        f"{value(draft, 'int64', shape)} + (1 << 40)",
        f"{value(draft, 'float16', shape)} * 100000",
        f"{value(draft, 'uint32', shape)} + 4294967295",
        f"{value(draft, draft.pick(UNSIGNED), shape)} {draft.choose('<', '==', '>=')} -1",
        f"tl.maximum({value(draft, draft.pick(UNSIGNED), shape)}, -1)",
        f"tl.where({mask(draft, shape)}, {value(draft, draft.pick(UNSIGNED), shape)}, -1)",
        f"{value(draft, 'int16', shape)} {draft.choose('<', '!=')} 40000",
    )
    use(draft, number)


def no_number(draft: Draft) -> None:
    shape, dtype = draft.shape(), common(draft)
    block, pointer = value(draft, dtype, shape), pointers(draft, dtype, shape)
    huge = draft.choose("1 << 64", "2 ** 65", "18446744073709551616")
    strange = draft.choose("None", '"relu"', "(1, 2)", draft.constexpr(None, ("OTHER", "BIAS")), "tl.float32")
    text = draft.choose(
        f"{block} + ({huge})",
        f"{block} {draft.choose('+', '*', '-')} {strange}",
        f"tl.where({mask(draft, shape)}, {block}, {strange})",
        f"tl.store({pointer}, {strange})",
        f"tl.maximum({block}, {strange})",
        f"{named(draft, 'int32')} + ({huge})",
        f"tl.load({pointer}, mask={mask(draft, shape)}, other={draft.choose(chr(34) + '0' + chr(34), '(0, 0)')})",
    )
    write(draft, text)


def a_number(draft: Draft) -> None:
    shape, dtype = draft.shape(), draft.choose("float32", "int64", "uint64", "float64")
    block, pointer = value(draft, dtype, shape), pointers(draft, dtype, shape)
    use(
        draft,
        draft.choose(
            f"tl.load({pointer}, mask=None, other=None)",
            f"{block} + {draft.constexpr(2.5, ('SCALE', 'EPS'))}",
            f"tl.where({mask(draft, shape)}, {block}, True)",
            f"tl.where({mask(draft, shape)}, {block}, {draft.constexpr(64)})",
        ),
    )


def floor_of_floats(draft: Draft) -> None:
    shape = any_shape(draft)
    fraction, whole = (
        value(draft, draft.pick(FLOATS), shape),
        value(draft, draft.choose("int32", "int64"), shape),
    )
    use(
        draft,
        draft.choose(
            f"{fraction} // {draft.choose('2', '2.0', fraction, whole)}",
            f"{whole} // {draft.choose(fraction, '2.0', '0.5')}",
            f"{draft.parameter(Type('float32'))} // {draft.choose('2', whole)}",
            f"({whole} / 2) // {whole}",
        ),
    )


def floor_of_ints(draft: Draft) -> None:
    shape = any_shape(draft)
    whole, fraction = (
        value(draft, draft.choose("int32", "int64"), shape),
        value(draft, draft.pick(FLOATS), shape),
    )
    use(
        draft,
        draft.choose(f"{whole} // 2", f"{fraction} % 2", f"{fraction} / {whole}", f"tl.cdiv({whole}, 4)"),
    )


ROWS = (
    Row(
        "v-1",
        "pointer with a number it does not take",
        pointer_arithmetic,
        pointer_and_offset,
        "invalid operands|unexpected type|wrong type argument",
    ),
    Row("v-2", "pointer plus pointer", pointer_plus_pointer, pointer_plus_loaded, "cannot add pointers"),
    Row(
        "v-3",
        "bitwise operator on floats",
        bits_of_floats,
        bits_of_ints,
        "invalid operands of type|unexpected type",
    ),
    Row(
        "v-4",
        "unary operator on floats or pointers",
        wrong_unary,
        right_unary,
        "wrong type argument to unary",
    ),
    Row("v-5", "division of signed and unsigned", mixed_signs, equal_signs, "different signedness"),
    Row(
        "v-6",
        "literal that the dtype cannot hold",
        literal_out_of_range,
        literal_in_range,
        "negative scalar|out of range",
    ),
    Row(
        "v-7",
        "operand that is no number",
        no_number,
        a_number,
        "Nonrepresentable|cannot convert|NoneType|has no attribute|'str'|str|dtype",
    ),
    Row("v-8", "floor division of floats", floor_of_floats, floor_of_ints, "unexpected type"),
)
