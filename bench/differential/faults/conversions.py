"""Part v, second half: functions and casts, by the dtypes that they take."""

from __future__ import annotations

from ..draft import Draft, Name
from ..statements import use
from ..types import FLOATS, HALVES, INTS, SIGNED, WIDE_FLOATS, Type, bits
from ..values import any_shape, common, literal, mask, pointers, value
from .row import Row

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


def fdiv_of_ints(draft: Draft) -> None:
    shape = any_shape(draft)
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
    shape, dtype = any_shape(draft), draft.pick(WIDE_FLOATS)
    fraction = value(draft, dtype, shape)
    divisor = value(draft, dtype, shape) if dtype == "float64" else draft.choose("2.0", "0.5")
    use(draft, f"tl.{draft.choose('', 'math.')}fdiv({fraction}, {divisor})")


def math_on_other_dtype(draft: Draft) -> None:
    shape = any_shape(draft)
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
    shape, dtype = any_shape(draft), draft.pick(WIDE_FLOATS)
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
    shape = any_shape(draft)
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
    shape, dtype = any_shape(draft), draft.pick(FLOATS)
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
    shape = any_shape(draft)
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
    shape = any_shape(draft)
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
    shape = any_shape(draft)
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
    shape = any_shape(draft)
    source = draft.pick((*FLOATS, *INTS))
    target = draft.pick([each for each in (*FLOATS, *INTS) if bits(each) == bits(source)])
    use(draft, f"{_callable(value(draft, source, shape))}.to(tl.{target}, bitcast=True)", Type(target, shape))


def _callable(expression: str) -> str:
    return expression if expression.isidentifier() else f"({expression})"


def impossible_cast(draft: Draft) -> None:
    shape = any_shape(draft)
    rounding = f'fp_downcast_rounding="{draft.choose("rtne", "rtz")}"'
    wider = {
        "float16": ("float32", "float64"),
        "float32": ("float64",),
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
    shape = any_shape(draft)
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
    shape = any_shape(draft)
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
    shape, dtype = any_shape(draft), draft.choose("float8e4nv", "float8e5")
    block = value(draft, draft.choose("float32", "float16"), shape)
    use(draft, draft.choose(f"{_callable(block)}.to(tl.{dtype})", f"tl.zeros(({draft.size()},), tl.{dtype})"))


def wide_shift(draft: Draft) -> None:
    shape, dtype = any_shape(draft), draft.choose("int8", "int16", "int32", "int64")
    width = bits(dtype)
    use(draft, f"{value(draft, dtype, shape)} {draft.choose('<<', '>>')} {draft.choose(width, width + 8)}")


def narrow_shift(draft: Draft) -> None:
    shape, dtype = any_shape(draft), draft.pick(INTS)
    use(draft, f"{value(draft, dtype, shape)} {draft.choose('<<', '>>')} {draft.choose(0, bits(dtype) - 1)}")


def extreme_of_one(draft: Draft) -> None:
    block = value(draft, common(draft), any_shape(draft))
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
