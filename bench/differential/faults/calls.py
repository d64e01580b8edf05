"""Part iii: calls with wrong arguments."""

from __future__ import annotations

from ..draft import Draft, Parameter
from ..statements import use, write
from ..types import FLOATS, INTS, Type
from ..values import common, dtype_text, literal, mask, named, pointers, shape_text, value
from .row import Row


def unknown_keyword(draft: Draft) -> None:
    dtype, shape = draft.pick(FLOATS), draft.shape()
    block, pointer = value(draft, dtype, shape), pointers(draft, dtype, shape)
    variable = named(draft, dtype, shape)
    a, b = value(draft, "float16", (16, 16)), value(draft, "float16", (16, 16))
    call, keywords = draft.choose(
        (f"tl.load({pointer}", ("default=0.0", "dtype=tl.float32", "fill=0", "axis=0")),
        (f"tl.load({pointer}, mask={mask(draft, shape)}", ("others=0.0", "device=0", "masked=True")),
        (f"tl.sum({block}, axis=0", ("keepdim=True", "keepdims=True", "where=True", "initial=0")),
        (f"tl.max({block}, 0", ("keepdim=True", "dim=0", "initial=0.0")),
        (f"{variable}.sum(0", ("keepdims=True", "out=None")),
        (f"tl.dot({a}, {b}", ("trans_b=True", "trans_a=True", "bias=0")),
        (f"tl.zeros({shape_text(draft, shape)}, tl.float32", ("device=0", "fill_value=1", "order=(0,)")),
        (f"tl.full({shape_text(draft, shape)}, 0.0, dtype=tl.float32", ("device=0", "fill_value=1")),
        ("tl.arange(0, 16", ("step=2", "dtype=tl.int32", "stop=4")),
        (f"tl.softmax({value(draft, 'float32', (16, 16))}", ("axis=1", "dims=0")),
        (f"tl.cumsum({block}, axis=0", ("dim=0", "exclusive=True")),
        (f"tl.exp({value(draft, 'float32', shape)}", ("base=2", "axis=0")),
        (f"tl.where({mask(draft, shape)}, {block}, {block}", ("axis=0", "out=None")),
        (f"{variable}.to(tl.float32", ("copy=True", "non_blocking=True")),
        (f"tl.program_id(axis={draft.integer(0, 2)}", ("dtype=tl.int32", "dim=0")),
        (f"tl.maximum({block}, {block}", ("axis=0", "dim=1")),
        (f"tl.store({pointer}, {block}", ("other=0.0", "dtype=tl.float32", "masks=None")),
    )
    text = f"{call}, {draft.pick(keywords)})"
    write(draft, text)


def known_keyword(draft: Draft) -> None:
    dtype, shape = draft.choose("float16", "float32"), draft.shape()
    block, pointer = value(draft, dtype, shape), pointers(draft, dtype, shape)
    use(
        draft,
        draft.choose(
            f"tl.load(pointer={pointer}, mask={mask(draft, shape)}, other=0.0, volatile=True)",
            f"tl.sum({block}, axis=0, keep_dims=True)",
            f"tl.max(input={block}, axis=0, return_indices=False, keep_dims=True)",
            f"tl.zeros(shape={shape_text(draft, shape)}, dtype={dtype_text(draft, dtype)})",
            "tl.arange(start=0, end=16)",
            f"tl.softmax({value(draft, 'float32', (16, 16))}, dim=1)",
            f"tl.maximum(x={block}, y={block}, propagate_nan=tl.PropagateNan.ALL)",
            f"tl.cumsum({block}, axis=0, reverse=True)",
        ),
    )


def missing_argument(draft: Draft) -> None:
    dtype, shape = draft.pick(FLOATS), draft.shape()
    block, condition = value(draft, dtype, shape), mask(draft, shape)
    text = draft.choose(
        f"tl.arange({draft.choose('16', 'end=16', draft.constexpr(64))})",
        f"tl.zeros({shape_text(draft, shape)})",
        f"tl.full({shape_text(draft, shape)}, {draft.choose('0.0', '1')})",
        f"tl.full({shape_text(draft, shape)}, dtype=tl.float32)",
        f"tl.where({condition}, {block})",
        f"tl.where({condition})",
        f"tl.dot({value(draft, 'float16', (16, 16))})",
        f"tl.store({pointers(draft, dtype, shape)})",
        "tl.load()",
        "tl.program_id()",
        f"tl.maximum({block})",
        f"tl.expand_dims({block})",
        f"tl.cdiv({value(draft, 'int32')})",
        f"tl.fma({block}, {block})",
        f"tl.atomic_cas({draft.pointer('int32')}, 0)",
        f"tl.atomic_add({draft.pointer('int32')})",
        f"tl.gather({value(draft, 'float32', (16,))}, tl.arange(0, 16))",
        f"tl.histogram({value(draft, 'int32', (32,))})",
        f"tl.cat({value(draft, 'int32', (32,))})",
        f"tl.cast({block})",
        f"{named(draft, dtype, shape)}.to()",
        f"tl.clamp({block}, 0.0)",
        f"tl.reduce({block}, 0)",
        f"tl.make_block_ptr({draft.pointer(dtype)}, (64,), (1,), (0,), (16,))",
    )
    write(draft, text)


def defaulted_argument(draft: Draft) -> None:
    dtype, shape = draft.choose("float16", "float32"), draft.shape()
    block = value(draft, dtype, shape)
    use(
        draft,
        draft.choose(
            f"tl.sum({block})",
            f"tl.max({block})",
            f"tl.cumsum({block})",
            f"tl.softmax({value(draft, 'float32', (16, 16))})",
            f"tl.load({pointers(draft, dtype, shape)})",
            f"tl.sort({value(draft, 'float32', (32,))})",
        ),
    )


def extra_positional(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "float64"), draft.shape()
    block = value(draft, dtype, shape)
    text = draft.choose(
        f"tl.arange(0, {draft.choose('16', '64')}, {draft.choose('1', '2')})",
        f"tl.zeros({shape_text(draft, shape)}, tl.float32, 0)",
        f"tl.full({shape_text(draft, shape)}, 0.0, tl.float32, 1)",
        f"tl.program_id({draft.integer(0, 2)}, {draft.integer(0, 2)})",
        f"tl.where({mask(draft, shape)}, {block}, {block}, {draft.choose('0', '0.0')})",
        f"tl.exp({block}, {draft.choose('2', block)})",
        f"tl.sqrt({block}, {block})",
        f"tl.abs({block}, 0)",
        f"tl.cdiv({value(draft, 'int32')}, 4, 2)",
        f"tl.store({pointers(draft, dtype, shape)}, {block}, {mask(draft, shape)}, (), '', '', 0)",
        f"tl.expand_dims({block}, 0, 1)",
        f"tl.num_programs(0, {draft.integer(1, 2)})",
        f"tl.fma({block}, {block}, {block}, {block})",
        f"tl.sigmoid({block}, 1)",
        f"tl.join({block}, {block}, 0)",
        f"tl.gather({value(draft, 'float32', (16,))}, tl.arange(0, 16), 0, 0)",
    )
    write(draft, text)


def all_positional(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "float16"), draft.shape()
    block = value(draft, dtype, shape)
    use(
        draft,
        draft.choose(
            f"tl.load({pointers(draft, dtype, shape)}, {mask(draft, shape)}, 0.0)",
            f"tl.full({shape_text(draft, shape)}, 0.0, tl.float32)",
            f"tl.max({block}, 0, False, True, True)",
            f"tl.reshape({value(draft, dtype, (16, 4))}, 4, 16)",
            f"tl.permute({value(draft, dtype, (16, 4))}, 1, 0)",
            f"tl.cumsum({block}, 0, True)",
        ),
    )


def helper_arguments(draft: Draft) -> None:
    """One argument of a helper's call missing, unknown, given twice or too many."""
    draft.open_helper()
    dtype, shape = common(draft), draft.choose((), draft.shape())
    pointer = draft.pointer(dtype)
    draft.constexpr(draft.size())
    draft.line(f"tl.store({pointer} + {draft.integer(0, 3)}, {literal(draft, dtype)})")
    if draft.chance(0.6):
        draft.line(f"return {value(draft, dtype, shape)}")
    inner = draft.function
    draft.close_helper()
    ordered = sorted(inner.parameters, key=lambda each: bool(each.annotation))
    arguments = [each.argument for each in ordered]
    named_arguments = [f"{each.name}={each.argument}" for each in ordered]
    dropped = draft.integer(0, len(ordered) - 1)
    written = draft.choose(
        arguments[:-1],
        named_arguments[:dropped] + named_arguments[dropped + 1 :],
        [*arguments, draft.choose("0", "other=1", "num_warps=4", "BLOCKS=16")],
        [*named_arguments, draft.choose("mask=None", "dim=1", "extra=0")],
        [*arguments, named_arguments[dropped]],
        [],
    )
    call = f"{inner.name}({', '.join(written)})"
    draft.line(call) if draft.chance(0.6) else draft.assign(call)


def helper_defaults(draft: Draft) -> None:
    """A helper whose last constexpr has a default, called with and without it."""
    draft.open_helper()
    dtype = common(draft)
    pointer, size = draft.pointer(dtype), draft.fresh(("BLOCK", "SIZE"))
    argument = draft.choose("", "16", "32")
    draft.add(Parameter(size, argument, annotation="tl.constexpr", default=str(draft.size())))
    draft.line(f"tl.store({pointer} + tl.arange(0, {size}), {literal(draft, dtype)})")
    draft.line(draft.close_helper())


def noinline_block(draft: Draft) -> None:
    _noinline(draft, common(draft), draft.shape(), store_it=False)


def noinline_scalars(draft: Draft) -> None:
    _noinline(draft, draft.choose("int32", "float32"), (), store_it=True)


def _noinline(draft: Draft, dtype: str, shape: tuple[int, ...], *, store_it: bool) -> None:
    argument = value(draft, dtype, shape)
    draft.open_helper("@triton.jit(noinline=True)")
    pointer, name = draft.pointer(dtype), draft.fresh()
    draft.add(Parameter(name, argument))
    draft.line(f"tl.store({pointer}, {name if store_it else literal(draft, dtype)})")
    returns = not store_it and draft.chance(0.5)
    if returns:
        draft.line(f"return {name} + {literal(draft, dtype)}")
    call = draft.close_helper()
    draft.assign(call) if returns else draft.line(call)


def print_arguments(draft: Draft) -> None:
    dtype, shape = common(draft), draft.choose((), draft.shape())
    block, text = value(draft, dtype, shape), draft.choose('"x"', '"row: "', "'pid'")
    foreign, later = draft.choose("größe", "µ", "→ x", "résumé"), draft.choose('"y"', "'end'")
    draft.line(
        draft.choose(
            f"tl.device_print({block})",
            f"tl.device_print({value(draft, 'int32')}, {block})",
            f'tl.device_print("{foreign}", {block})',
            f"tl.device_print({text}, {block}, {later})",
        )
    )


def print_values(draft: Draft) -> None:
    block = value(draft, common(draft), draft.choose((), draft.shape()))
    text = draft.choose('"x"', '"row: "', "'pid'")
    draft.line(f"tl.device_print({text}{draft.choose('', f', {block}')})")


def option_string(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32"), draft.shape()
    pointer, block = pointers(draft, dtype, shape), value(draft, dtype, shape)
    a, b = value(draft, "float32", (16, 16)), value(draft, "float32", (16, 16))
    text = draft.choose(
        f'tl.load({pointer}, cache_modifier="{draft.choose("ca", ".wb", ".cs", "cg", "global")}")',
        f'tl.store({pointer}, {block}, cache_modifier="{draft.choose(".ca", ".cv", "wt")}")',
        f'tl.load({pointer}, eviction_policy="{draft.choose("last", "evict_normal", "first")}")',
        f'tl.store({pointer}, {block}, eviction_policy="{draft.choose("evict", "no_evict")}")',
        f'tl.load({pointer}, padding_option="{draft.choose("zeros", "NaN", "edge")}")',
        f'tl.atomic_add({pointer}, {block}, sem="{draft.choose("relax", "seq_cst", "acquire_release")}")',
        f'tl.atomic_add({pointer}, {block}, scope="{draft.choose("block", "system", "device")}")',
        f'tl.dot({a}, {b}, input_precision="{draft.choose("fp32", "tf32x2", "highest")}")',
        f'{value(draft, "float32", shape)}.to(tl.float16, fp_downcast_rounding="{draft.choose("rne", "up", "rn")}")',
    )
    write(draft, text)


def valid_option(draft: Draft) -> None:
    dtype, shape = draft.choose("float32", "int32"), draft.shape()
    pointer, block = pointers(draft, dtype, shape), value(draft, dtype, shape)
    a, b = value(draft, "float32", (16, 16)), value(draft, "float32", (16, 16))
    text = draft.choose(
        f'tl.load({pointer}, cache_modifier="{draft.choose(".ca", ".cg", ".cv", "")}")',
        f'tl.store({pointer}, {block}, cache_modifier="{draft.choose(".wb", ".cg", ".cs", ".wt")}")',
        f'tl.load({pointer}, eviction_policy="{draft.choose("evict_last", "evict_first", "")}")',
        f'tl.atomic_add({pointer}, {block}, sem="{draft.choose("relaxed", "acquire", "release", "acq_rel")}")',
        f'tl.atomic_add({pointer}, {block}, scope="{draft.choose("cta", "gpu", "sys")}")',
        f'tl.dot({a}, {b}, input_precision="{draft.choose("ieee", "tf32", "tf32x3")}")',
        f'{value(draft, "float32", shape)}.to(tl.float16, fp_downcast_rounding="{draft.choose("rtne", "rtz")}")',
    )
    write(draft, text)


def cache_and_eviction(draft: Draft) -> None:
    _access(draft, 'cache_modifier="{cache}", eviction_policy="{eviction}"')


def cache_or_eviction(draft: Draft) -> None:
    _access(draft, draft.choose('cache_modifier="{cache}"', 'eviction_policy="{eviction}"'))


def _access(draft: Draft, options: str) -> None:
    draft.target_stage = "cubin"
    dtype, shape = draft.choose("float32", "float16", "int32"), draft.shape(1, low=128)
    pointer = pointers(draft, dtype, shape)
    eviction = draft.choose("evict_last", "evict_first")
    if draft.chance(0.5):
        written = options.format(cache=draft.choose(".cg", ".ca"), eviction=eviction)
        name = draft.assign(f"tl.load({pointer}, {written})")
        draft.line(f"tl.store({pointers(draft, dtype, shape)}, {name})")
    else:
        written = options.format(cache=draft.choose(".cg", ".wb", ".cs", ".wt"), eviction=eviction)
        draft.line(f"tl.store({pointer}, {value(draft, dtype, shape)}, {written})")


def both_precisions(draft: Draft) -> None:
    _dot_with(
        draft,
        f'input_precision="{draft.choose("ieee", "tf32", "tf32x3")}"',
        f"allow_tf32={draft.choose('True', 'False')}",
    )


def one_precision(draft: Draft) -> None:
    _dot_with(
        draft,
        draft.choose(
            'input_precision="ieee"', 'input_precision="tf32"', "allow_tf32=True", "allow_tf32=False"
        ),
    )


def _dot_with(draft: Draft, *options: str) -> None:
    m, n, k = draft.size(16, 64), draft.size(16, 64), draft.size(16, 32)
    dtype = draft.choose("float32", "float32", "float16")
    left, right = value(draft, dtype, (m, k)), value(draft, dtype, (k, n))
    written = list(options)
    draft.random.shuffle(written)
    use(draft, f"tl.dot({', '.join([left, right, *written])})", Type("float32", (m, n)))


def wrong_number_kind(draft: Draft) -> None:
    shape = draft.shape()
    block = value(draft, draft.choose("float32", "int32", "float16"), shape)
    fraction, whole = draft.choose("0.5", "1.5", "-2.5"), draft.pick(INTS)
    use(
        draft,
        draft.choose(
            f"tl.full({shape_text(draft, shape)}, {fraction}, tl.{whole})",
            f"tl.full({shape_text(draft, shape)}, {fraction}, dtype={dtype_text(draft, whole)})",
            f"tl.{draft.choose('max', 'min', 'sum')}({block}, {draft.choose('0.0', '1.0', '0.5')})",
            f"{value(draft, 'int32', shape)} + tl.full([], {fraction}, tl.int32)",
        ),
    )


def fitting_number_kind(draft: Draft) -> None:
    shape = draft.shape()
    dtype = draft.choose("float16", "float32", "float64")
    use(
        draft,
        draft.choose(
            f"tl.full({shape_text(draft, shape)}, {draft.choose('2', '-1', '1.5')}, tl.{dtype})",
            f"tl.full({shape_text(draft, shape)}, {draft.choose('0.0', '3', 'True')}, tl.int32)",
        ),
        None,
    )


def libdevice_arguments(draft: Draft) -> None:
    _import_libdevice(draft)
    shape = draft.shape()
    single, double, half = (value(draft, each, shape) for each in ("float32", "float64", "float16"))
    use(
        draft,
        draft.choose(
            f"libdevice.{draft.choose('tanh', 'exp', 'cosh', 'atan')}({half})",
            f"libdevice.{draft.choose('tanh', 'sin', 'atan')}({single}, {single})",
            f"libdevice.{draft.choose('pow', 'atan2', 'fmod')}({single})",
            f"libdevice.{draft.choose('tanh', 'cosh')}()",
            f"libdevice.{draft.choose('tanh', 'erf', 'sinh')}({value(draft, 'int32', shape)})",
            f"libdevice.{draft.choose('pow', 'atan2')}({half}, {half})",
            f"libdevice.{draft.choose('fmod', 'atan2', 'hypot')}({single}, {double}, {double})",
        ),
    )


def libdevice_call(draft: Draft) -> None:
    _import_libdevice(draft)
    shape, dtype = draft.shape(), draft.choose("float32", "float64")
    first, second = value(draft, dtype, shape), value(draft, dtype, shape)
    use(
        draft,
        draft.choose(
            f"libdevice.{draft.choose('tanh', 'cosh', 'atan', 'erf', 'log1p', 'rint')}({first})",
            f"libdevice.{draft.choose('pow', 'atan2', 'fmod', 'hypot')}({first}, {second})",
        ),
        Type(dtype, shape),
    )


def _import_libdevice(draft: Draft) -> None:
    line = "from triton.language.extra.cuda import libdevice"
    if line not in draft.module_lines:
        draft.module_lines.append(line)


ROWS = (
    Row("iii-1", "unknown keyword", unknown_keyword, known_keyword, "unexpected keyword argument"),
    Row("iii-2", "missing argument", missing_argument, defaulted_argument, "missing .* required positional"),
    Row(
        "iii-3",
        "too many arguments",
        extra_positional,
        all_positional,
        "multiple values for arg|takes .* positional",
    ),
    Row(
        "iii-4",
        "arguments that do not fit a helper",
        helper_arguments,
        helper_defaults,
        "missing .* required|unexpected keyword|multiple values|takes .* positional",
    ),
    Row(
        "iii-5",
        "block handed to a noinline helper",
        noinline_block,
        noinline_scalars,
        "noinline|failed to legalize",
    ),
    Row(
        "iii-6",
        "device_print without its text",
        print_arguments,
        print_values,
        "not string|not an ascii|cannot convert",
    ),
    Row(
        "iii-7",
        "unknown option string",
        option_string,
        valid_option,
        "not supported|must be one of|rounding|recision",
    ),
    Row("iii-8", "cache modifier with eviction policy", cache_and_eviction, cache_or_eviction, "PTXASError"),
    Row("iii-9", "two precisions for one dot", both_precisions, one_precision, "Only one of"),
    Row(
        "iii-10",
        "float where an int is needed",
        wrong_number_kind,
        fitting_number_kind,
        "incompatible function arguments|invalid axis",
    ),
    Row(
        "iii-11",
        "libdevice function with other arguments",
        libdevice_arguments,
        libdevice_call,
        "input arg|triton.language|takes .* positional|missing .* required|multiple values",
    ),
)
