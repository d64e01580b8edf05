"""Part v: operands and arguments of dtypes that an operation does not take."""

from __future__ import annotations

from ..draft import Draft, Name
from ..statements import use
from ..types import FLOATS, HALVES, INTS, SIGNED, UNSIGNED, WIDE_FLOATS, Type, bits
from ..values import common, literal, mask, named, pointers, value
from .row import Row

ANY_SHAPE_SHARE = 0.3
CHECKED_FUNCTIONS = (
    "exp",
    "exp2",
    "log",
    "log2",
    "cos",
    "sin",
    "sqrt",
    "sqrt_rn",
    "rsqrt",
    "erf",
    "floor",
    "ceil",
)


def a_shape(draft: Draft) -> tuple[int, ...]:
    return () if draft.chance(ANY_SHAPE_SHARE) else draft.shape()


def pointer_arithmetic(draft: Draft) -> None:
    dtype, shape = common(draft), a_shape(draft)
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
    dtype, shape = common(draft), a_shape(draft)
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
    dtype, shape = common(draft), a_shape(draft)
    left, right = pointers(draft, dtype, shape), pointers(draft, dtype, draft.choose(shape, ()))
    expression = draft.choose(f"{left} + {right}", f"{right} + {left}", f"{left} + {left}")
    use(draft, draft.choose(expression, f"tl.load({expression})"))


def pointer_plus_loaded(draft: Draft) -> None:
    dtype, shape = common(draft), a_shape(draft)
    pointer, index = pointers(draft, dtype, ()), pointers(draft, draft.choose("int32", "int64"), shape)
    use(draft, f"tl.load({pointer} + tl.load({index}))", Type(dtype, shape))


def bits_of_floats(draft: Draft) -> None:
    shape, dtype = a_shape(draft), draft.pick(FLOATS)
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
    shape, dtype = a_shape(draft), draft.pick(INTS)
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
    shape, dtype = a_shape(draft), draft.pick(FLOATS)
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
    shape = a_shape(draft)
    number, whole = value(draft, draft.pick((*SIGNED, *FLOATS)), shape), value(draft, draft.pick(INTS), shape)
    use(draft, draft.choose(f"-{number}", f"~{whole}", f"~{mask(draft, shape)}", f"-{whole}"))


def mixed_signs(draft: Draft) -> None:
    shape = a_shape(draft)
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
    shape = a_shape(draft)
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
    shape = a_shape(draft)
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
    shape = a_shape(draft)
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
    draft.line(text) if text.startswith("tl.store") else use(draft, text)


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
    shape = a_shape(draft)
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
    shape = a_shape(draft)
    whole, fraction = (
        value(draft, draft.choose("int32", "int64"), shape),
        value(draft, draft.pick(FLOATS), shape),
    )
    use(
        draft,
        draft.choose(f"{whole} // 2", f"{fraction} % 2", f"{fraction} / {whole}", f"tl.cdiv({whole}, 4)"),
    )


def fdiv_of_ints(draft: Draft) -> None:
    shape = a_shape(draft)
    whole, fraction = value(draft, draft.pick(INTS), shape), value(draft, draft.pick(WIDE_FLOATS), shape)
    use(
        draft,
        f"tl.{draft.choose('', 'math.')}fdiv("
        + draft.choose(
            f"{whole}, {whole})",
            f"{fraction}, {whole})",
            f"{whole}, {fraction})",
            f"{fraction}, {draft.choose('2', '3')})",
            f"{whole}, 2.0)",
            f"{value(draft, 'float64', shape)}, 2.0)",
        ),
    )


def fdiv_of_floats(draft: Draft) -> None:
    shape, dtype = a_shape(draft), draft.pick(WIDE_FLOATS)
    fraction = value(draft, dtype, shape)
    divisor = value(draft, dtype, shape) if dtype == "float64" else draft.choose("2.0", "0.5")
    use(draft, f"tl.{draft.choose('', 'math.')}fdiv({fraction}, {divisor})")


def math_on_other_dtype(draft: Draft) -> None:
    shape = a_shape(draft)
    argument = value(draft, draft.choose(*HALVES, "int32", "int64", *INTS), shape)
    prefix, function = draft.choose("tl.", "tl.math."), draft.pick(CHECKED_FUNCTIONS)
    if function == "sqrt_rn" or draft.chance(0.1):
        use(
            draft,
            f"tl.fma({argument}, {argument}, {argument})" if "fma" in prefix else f"tl.sqrt_rn({argument})",
        )
    else:
        use(draft, f"{prefix}{function}({argument})")


def math_on_float(draft: Draft) -> None:
    shape, dtype = a_shape(draft), draft.pick(WIDE_FLOATS)
    argument = value(draft, draft.choose(dtype, *HALVES, "int32"), shape)
    function = draft.pick([each for each in CHECKED_FUNCTIONS if each != "sqrt_rn"])
    use(draft, f"tl.{function}(({argument}).to(tl.{dtype}))", Type(dtype, shape))


def root_of_constant(draft: Draft) -> None:
    name = draft.constexpr(draft.size())
    number = draft.choose(name, "2", "16", f"{name} * 2", f"{name} // 2")
    use(
        draft,
        f"tl.{draft.choose('', 'math.')}{draft.choose('sqrt', 'sqrt', 'sqrt_rn', 'rsqrt', 'exp', 'log')}({number})",
    )


def root_of_float_constant(draft: Draft) -> None:
    number = draft.choose(
        "2.0", "16.0", draft.constexpr(2.5, ("SCALE", "EPS")), f"{draft.constexpr(64)} * 1.0"
    )
    use(draft, f"tl.{draft.choose('', 'math.')}{draft.choose('sqrt', 'rsqrt', 'exp', 'log')}({number})")


def clamp_of_ints(draft: Draft) -> None:
    shape = a_shape(draft)
    whole = value(draft, draft.pick(INTS), shape)
    pointer = pointers(draft, common(draft), shape)
    use(
        draft,
        draft.choose(
            f"tl.clamp({whole}, {draft.choose('0', literal(draft, 'int32'))}, {draft.choose('7', whole)})",
            f"tl.{draft.choose('maximum', 'minimum')}({pointer}, {draft.choose(pointer, '0')})",
            f"tl.clamp({whole}, {whole}, {whole})",
            f"tl.abs({pointer})",
        ),
    )


def clamp_of_floats(draft: Draft) -> None:
    shape, dtype = a_shape(draft), draft.pick(FLOATS)
    fraction, whole = value(draft, dtype, shape), value(draft, draft.pick(SIGNED), shape)
    use(
        draft,
        draft.choose(
            f"tl.clamp({fraction}, 0.0, 1.0)",
            f"tl.clamp({whole}, 0.0, 6.0)",
            f"tl.minimum(tl.maximum({whole}, 0), 7)",
            f"tl.abs({draft.choose(fraction, whole)})",
        ),
    )


def logic_of_numbers(draft: Draft) -> None:
    shape = a_shape(draft)
    number = draft.choose(value(draft, draft.pick(INTS), shape), value(draft, draft.pick(FLOATS), shape))
    condition = mask(draft, shape)
    scalar = draft.choose(draft.parameter(Type("int32")), value(draft, draft.choose("int32", "float32")))
    use(
        draft,
        draft.choose(
            f"not {number}",
            f"{number} and {condition}",
            f"{condition} or {number}",
            f"{number} and {number}",
            f"not {scalar}",
            f"{value(draft, 'int1')} and {scalar}",
        ),
    )


def logic_of_conditions(draft: Draft) -> None:
    shape = a_shape(draft)
    condition, name = mask(draft, shape), draft.constexpr(draft.size())
    use(
        draft,
        draft.choose(
            f"not {condition}",
            f"{condition} and {mask(draft, shape)}",
            f"{condition} or ({value(draft, 'int32', shape)} > 0)",
            f"not ({name} > 1)",
            f"{name} > 1 and {name} < 512",
        ),
    )


def bitcast_of_another_width(draft: Draft) -> None:
    shape = a_shape(draft)
    source = draft.pick((*FLOATS, *INTS))
    target = draft.pick([each for each in (*FLOATS, *INTS) if bits(each) != bits(source)])
    block = value(draft, source, shape)
    use(
        draft,
        draft.choose(
            f"{_callable(block)}.to(tl.{target}, bitcast=True)",
            f"tl.cast({block}, tl.{target}, bitcast=True)",
        ),
    )


def bitcast_of_equal_width(draft: Draft) -> None:
    shape = a_shape(draft)
    source = draft.pick((*FLOATS, *INTS))
    target = draft.pick([each for each in (*FLOATS, *INTS) if bits(each) == bits(source)])
    use(draft, f"{_callable(value(draft, source, shape))}.to(tl.{target}, bitcast=True)", Type(target, shape))


def _callable(expression: str) -> str:
    return expression if expression.isidentifier() else f"({expression})"


def impossible_cast(draft: Draft) -> None:
    shape = a_shape(draft)
    rounding = f'fp_downcast_rounding="{draft.choose("rtne", "rtz")}"'
    wider = {
        "float16": ("float32", "float64"),
        "float32": ("float64", "float32"),
        "int32": ("float32", "int64", "int8"),
    }
    source = draft.pick(list(wider))
    pointer, block = pointers(draft, common(draft), shape), value(draft, source, shape)
    use(
        draft,
        draft.choose(
            f"{_callable(block)}.to(tl.{draft.pick(wider[source])}, {rounding})",
            f"tl.cast({block}, tl.{draft.pick(wider[source])}, {rounding})",
            f"{_callable(pointer)}.to(tl.{draft.choose('float32', 'int32', 'int16', 'float64')})",
            f"tl.cast({pointer}, tl.{draft.choose('float32', 'int32')})",
            f"{_callable(value(draft, draft.choose('int8', 'int32', 'uint8'), shape))}.to(tl.{draft.choose('float8e5', 'float8e4nv')})",
            f"{_callable(value(draft, 'float32', shape))}.to(tl.pointer_type(tl.float32))",
        ),
    )


def possible_cast(draft: Draft) -> None:
    shape = a_shape(draft)
    rounding = f'fp_downcast_rounding="{draft.choose("rtne", "rtz")}"'
    pointer = pointers(draft, common(draft), shape)
    use(
        draft,
        draft.choose(
            f"{_callable(value(draft, 'float32', shape))}.to(tl.float16, {rounding})",
            f"{_callable(pointer)}.to(tl.int64)",
            f"{_callable(value(draft, 'int64', shape))}.to(tl.pointer_type(tl.float32))",
            f"{_callable(value(draft, draft.pick(FLOATS), shape))}.to(tl.float8e5)",
            f"{_callable(value(draft, draft.pick(FLOATS), shape))}.to(tl.{draft.choose('int8', 'uint32', 'int1')})",
        ),
    )


def unsupported_fp8(draft: Draft) -> None:
    shape = a_shape(draft)
    dtype = draft.choose("float8e4b8", "float8e5b16", "float8e4b8")
    block = value(draft, draft.choose("float32", "float16"), shape)
    named_dtype = draft.constexpr(Name(f"tl.{dtype}"), ("DTYPE", "FP8"))
    use(
        draft,
        draft.choose(
            f"{_callable(block)}.to(tl.{dtype})",
            f"tl.zeros(({draft.size()},), tl.{dtype})",
            f"{_callable(block)}.to({named_dtype})",
            f"tl.full(({draft.size()},), 0.0, {named_dtype})",
        ),
    )


def supported_fp8(draft: Draft) -> None:
    shape, dtype = a_shape(draft), draft.choose("float8e4nv", "float8e5")
    block = value(draft, draft.choose("float32", "float16"), shape)
    use(draft, draft.choose(f"{_callable(block)}.to(tl.{dtype})", f"tl.zeros(({draft.size()},), tl.{dtype})"))


def wide_shift(draft: Draft) -> None:
    shape, dtype = a_shape(draft), draft.choose("int8", "int16", "int32", "int64")
    width = bits(dtype)
    use(draft, f"{value(draft, dtype, shape)} {draft.choose('<<', '>>')} {draft.choose(width, width + 8)}")


def narrow_shift(draft: Draft) -> None:
    shape, dtype = a_shape(draft), draft.pick(INTS)
    use(draft, f"{value(draft, dtype, shape)} {draft.choose('<<', '>>')} {draft.choose(0, bits(dtype) - 1)}")


def extreme_of_one(draft: Draft) -> None:
    block = value(draft, common(draft), a_shape(draft))
    use(draft, f"{draft.choose('min', 'max')}({block})")


def extreme_of_two(draft: Draft) -> None:
    name, number = draft.constexpr(draft.size()), value(draft, draft.choose("int32", "float32"))
    arguments = draft.choose(f"{name}, 4", f"{number}, {number}", f"{name}, 16, 2", name, "2")
    use(draft, f"{draft.choose('min', 'max')}({arguments})")


def extreme_of_blocks(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape()
    block = value(draft, dtype, shape)
    use(
        draft,
        f"{draft.choose('min', 'max')}({block}, {draft.choose(literal(draft, dtype), value(draft, dtype, shape))})",
    )


def extreme_of_scalars(draft: Draft) -> None:
    dtype = common(draft)
    use(draft, f"tl.{draft.choose('minimum', 'maximum')}({value(draft, dtype)}, {value(draft, dtype)})")


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
    Row("v-9", "fdiv on ints", fdiv_of_ints, fdiv_of_floats, "floating scalar type|requires the same type"),
    Row("v-10", "math function on another dtype", math_on_other_dtype, math_on_float, "Expected dtype"),
    Row(
        "v-11",
        "math function on an int constant",
        root_of_constant,
        root_of_float_constant,
        "parsing|Expected dtype",
    ),
    Row(
        "v-12",
        "clamp on ints, extremes of pointers",
        clamp_of_ints,
        clamp_of_floats,
        "Unexpected dtype|invalid operands|unexpected type",
    ),
    Row("v-13", "not, and, or on numbers", logic_of_numbers, logic_of_conditions, "Cannot bitcast"),
    Row(
        "v-14", "bitcast to another width", bitcast_of_another_width, bitcast_of_equal_width, "Cannot bitcast"
    ),
    Row(
        "v-15",
        "cast that does not exist",
        impossible_cast,
        possible_cast,
        "fp_downcast_rounding|cannot cast|truncating|Assert|attribute|pointer",
    ),
    Row(
        "v-16",
        "fp8 that the architecture lacks",
        unsupported_fp8,
        supported_fp8,
        "not supported in this architecture",
    ),
    Row("v-17", "shift by the width or more (a warning)", wide_shift, narrow_shift, ""),
    Row("v-18", "min or max of one value", extreme_of_one, extreme_of_two, "at least 2|requires"),
    Row("v-19", "Python's min and max on blocks (deprecated)", extreme_of_blocks, extreme_of_scalars, ""),
)
