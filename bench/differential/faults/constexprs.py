"""Part iv: values that must be known when the kernel is compiled."""

from __future__ import annotations

from ..draft import Draft
from ..statements import use
from ..types import Type
from ..values import common, dtype_text, literal, mask, named, shape_text, size_text, value
from .row import Row

UNEVEN = (3, 5, 6, 7, 9, 10, 12, 24, 33, 48, 96, 100, 1000)
"""Sizes that are no powers of two."""


def runtime_bound(draft: Draft) -> None:
    bound = draft.choose(
        draft.parameter(Type("int32")),
        value(draft, "int32"),
        draft.assign(size_text(draft, draft.size())),
        draft.assign(f"tl.cdiv({draft.constexpr(draft.size())}, 2)"),
        f"({draft.parameter(Type('int32'))} // 2)",
        f"tl.num_programs({draft.integer(0, 2)})",
        f"({draft.constexpr(draft.size())} + {draft.parameter(Type('int32'))})",
    )
    use(
        draft,
        draft.choose(
            f"tl.arange(0, {bound})", f"tl.arange({bound}, 128)", f"tl.arange(start=0, end={bound})"
        ),
    )


def constexpr_bound(draft: Draft) -> None:
    size = draft.constexpr(draft.size(16, 64))
    local = draft.fresh(("HALF", "TWICE", "SIZE"))
    draft.line(f"{local}: tl.constexpr = {size} {draft.choose('* 2', '// 2', '')}".rstrip())
    use(
        draft,
        draft.choose(
            f"tl.arange(0, {size})",
            f"tl.arange(0, {local})",
            f"tl.arange(0, {size} * 2)",
            f"tl.arange({size}, 2 * {size})",
            f"tl.arange(0, triton.next_power_of_2({size}))",
            f"tl.arange(0, tl.constexpr({size}))",
        ),
    )


def bad_range(draft: Draft) -> None:
    uneven = draft.pick(UNEVEN)
    as_constexpr = draft.constexpr(uneven)
    even = draft.size()
    use(
        draft,
        draft.choose(
            f"tl.arange(0, {uneven})",
            f"tl.arange(0, {as_constexpr})",
            f"tl.arange(0, {as_constexpr} * 2)",
            f"tl.arange({even}, {even})",
            f"tl.arange({even}, 0)",
            f"tl.arange({draft.choose(1, 2, 3)}, {even})",
            f"tl.arange(0, {draft.constexpr(even)} + 1)",
            f"tl.arange(0, {draft.choose('1 << 33', '2 ** 32', '4294967296 * 2')})",
            f"tl.arange(0, -{even})",
            f"tl.arange(-{even}, 0)",
            f"tl.arange({as_constexpr}, {as_constexpr})",
        ),
    )


def good_range(draft: Draft) -> None:
    size, first = draft.size(), draft.choose(1, 3, 16, 100)
    use(
        draft,
        draft.choose(
            f"tl.arange({first}, {first + size})",
            f"tl.arange({size}, {2 * size})",
            f"tl.arange(0, {draft.constexpr(size - 1)} + 1)" if size > 2 else "tl.arange(0, 2)",
            "tl.arange(0, 1)",
        ),
    )


def bad_shape(draft: Draft) -> None:
    dtype, size = draft.choose("float32", "int32"), size_text(draft, draft.size())
    wrong = draft.choose(
        str(draft.pick(UNEVEN)),
        draft.constexpr(draft.pick(UNEVEN)),
        draft.parameter(Type("int32")),
        value(draft, "int32"),
        draft.assign(size_text(draft, draft.size())),
        "2.0",
        "1 << 21",
    )
    shape = draft.choose(f"({wrong},)", f"({size}, {wrong})", f"[{wrong}]", f"({wrong}, {size})")
    rank_one = shape.count(",") == (shape[0] == "(") and shape.endswith((",)", "]"))
    use(
        draft,
        draft.choose(
            f"tl.zeros({shape}, {dtype_text(draft, dtype)})",
            f"tl.full({shape}, {literal(draft, dtype)}, tl.{dtype})",
            f"tl.zeros({shape}, dtype=tl.{dtype})",
            f"tl.broadcast_to({value(draft, dtype)}, {shape})" if rank_one else f"tl.zeros({shape}, tl.int1)",
        ),
    )


def good_shape(draft: Draft) -> None:
    dtype = common(draft)
    use(
        draft,
        draft.choose(
            f"tl.zeros({shape_text(draft, draft.shape())}, {dtype_text(draft, dtype)})",
            f"tl.zeros([{draft.constexpr(32)} * 2, {draft.constexpr(8)} // 2], tl.{dtype})",
            f"tl.full((1, {draft.constexpr(64)}), {literal(draft, dtype)}, tl.{dtype})",
            f"tl.zeros((), tl.{dtype})",
        ),
    )


def shape_is_a_number(draft: Draft) -> None:
    size, dtype = size_text(draft, draft.size()), draft.choose("float32", "int32", "float16")
    use(
        draft,
        draft.choose(
            f"tl.zeros({size}, {dtype_text(draft, dtype)})",
            f"tl.full({size}, {literal(draft, dtype)}, tl.{dtype})",
            f"tl.zeros(({size}), dtype=tl.{dtype})",
            f"tl.full(shape={size}, value=0, dtype=tl.{dtype})",
        ),
    )


def shape_is_a_sequence(draft: Draft) -> None:
    size, dtype = size_text(draft, draft.size()), draft.choose("float32", "int32", "float16")
    use(draft, f"tl.zeros({draft.choose(f'[{size}]', f'({size},)', f'({size}, 1)')}, tl.{dtype})")


def empty_block(draft: Draft) -> None:
    size, dtype = draft.size(), draft.choose("float32", "int32", "float16")
    zero = draft.choose("0", "0", f"({draft.constexpr(size)} - {size})")
    shape = draft.choose(f"({zero},)", f"[{zero}]", f"({size}, {zero})")
    block = f"tl.zeros({shape}, tl.{dtype})"
    if dtype == "int32" and draft.chance(0.5):
        draft.line(f"tl.store({draft.pointer('float32')} + {block}, 1.0)")
    else:
        axes = shape.count(",") - shape.endswith(",)")
        draft.line(
            f"tl.store({draft.pointer(dtype)}, tl.{draft.choose('sum', 'max')}({block}{', 0' if axes == 0 else ''}))"
        )


def block_of_one(draft: Draft) -> None:
    size, dtype = draft.size(), draft.choose("float32", "int32", "float16")
    draft.assign(f"tl.zeros({draft.choose('(1,)', '[1]', f'({size}, 1)', '()')}, tl.{dtype})")


def runtime_static_range(draft: Draft) -> None:
    bound = draft.choose(
        draft.parameter(Type("int32")), value(draft, "int32"), draft.assign(str(draft.integer(2, 4)))
    )
    text = draft.choose(f"{bound}", f"0, {bound}", f"{bound}, 8", f"0, 8, {bound}")
    with draft.block(f"for {draft.fresh(('i', 'j', 'k'))} in tl.static_range({text}):"):
        draft.assign(value(draft, "float32"))


def constexpr_static_range(draft: Draft) -> None:
    count = draft.constexpr(draft.integer(2, 4))
    text = draft.choose(f"{count}", f"0, {count}", f"0, {count} * 2, 2", f"{count}, 0, -1", f"1, {count} + 1")
    name = draft.assign(value(draft, "int32"), Type("int32"))
    index = draft.fresh(("i", "j", "k"))
    with draft.block(f"for {index} in tl.static_range({text}):"):
        draft.line(f"{name} += {index}")


def bad_program_axis(draft: Draft) -> None:
    axis = draft.choose("3", "4", "-1", draft.constexpr(3), "7", f"{draft.constexpr(2)} + 1")
    use(draft, f"tl.{draft.choose('program_id', 'num_programs')}({draft.choose('', 'axis=')}{axis})")


def good_program_axis(draft: Draft) -> None:
    axis = draft.choose("0", "1", "2", draft.constexpr(2), f"{draft.constexpr(1)} + 1")
    use(
        draft,
        f"tl.{draft.choose('program_id', 'num_programs')}({draft.choose('', 'axis=')}{axis})",
        Type("int32"),
    )


def bad_axis(draft: Draft) -> None:
    shape, dtype = draft.shape(), draft.choose("float32", "int32", "float16")
    rank = len(shape)
    axis = draft.choose(rank, rank + 1, -rank - 1, draft.constexpr(rank, ("AXIS", "DIM")))
    block = value(draft, dtype, shape)
    runtime = draft.parameter(Type("int32"))
    use(
        draft,
        draft.choose(
            f"tl.{draft.choose('sum', 'max', 'min')}({block}, {axis})",
            f"tl.sum({block}, axis={axis})",
            f"tl.{draft.choose('cumsum', 'cumprod')}({block}, {axis})",
            f"tl.{draft.choose('argmax', 'argmin')}({block}, {axis})",
            f"tl.softmax({value(draft, 'float32', (16, 16))}, {draft.choose('2', '-3')})",
            f"tl.sum({block}, axis={runtime})",
        ),
    )


def good_axis(draft: Draft) -> None:
    shape, dtype = draft.shape(), draft.choose("float32", "int32", "float16")
    axis = draft.integer(-len(shape), len(shape) - 1)
    block = value(draft, dtype, shape)
    use(
        draft,
        draft.choose(
            f"tl.{draft.choose('sum', 'max', 'min', 'argmax', 'argmin')}({block}, {axis})",
            f"tl.{draft.choose('cumsum', 'cumprod')}({block}, {axis})",
            f"tl.sum({block}, axis={draft.constexpr(0, ('AXIS', 'DIM'))})",
        ),
    )


def constexpr_twice(draft: Draft) -> None:
    name = draft.fresh(("HALF", "STEP", "CHUNK", "SIZE"))
    first, second = draft.choose("16", "2", draft.constexpr(draft.size())), draft.choose("32", "4")
    draft.line(f"{name}: tl.constexpr = {first}")
    if draft.chance(0.4):
        draft.assign(value(draft, "int32"))
    if draft.chance(0.3):
        with draft.block(f"if {draft.constexpr(True, ('FLAG', 'EVEN'))}:"):
            draft.line(f"{name}: tl.constexpr = {second}")
    else:
        draft.line(f"{name}: tl.constexpr = {second}")


def constexpr_once(draft: Draft) -> None:
    name = draft.fresh(("HALF", "STEP", "CHUNK", "SIZE"))
    flag = draft.constexpr(draft.choose(True, False), ("FLAG", "EVEN"))
    with draft.block(f"if {flag}:"):
        draft.line(f"{name}: tl.constexpr = 16")
    with draft.block("else:"):
        draft.line(f"{name}: tl.constexpr = 32")
    use(draft, f"tl.arange(0, {name})")


def undecidable_assertion(draft: Draft) -> None:
    shape = draft.shape()
    condition = draft.choose(
        value(draft, "int1"),
        f"{draft.parameter(Type('int32'))} > 0",
        mask(draft, shape),
        "1",
        draft.constexpr(draft.size()),
        '"text"',
        f"{named(draft, 'int32')} == 0",
    )
    text = draft.choose(f"{condition}", f'{condition}, "message"', f'{condition}, "message", 1', "")
    draft.line(f"tl.static_assert({text})")


def true_assertion(draft: Draft) -> None:
    size = draft.size()
    name = draft.constexpr(size)
    block = named(draft, "float32", (16, 8))
    condition = draft.choose(
        f"{name} > 0",
        f"{name} % 2 == 0",
        f"{name} == {size}",
        "True",
        f"{block}.dtype == tl.float32",
        f"{block}.shape[0] == 16",
        f"{name} >= 8 and {name} <= 128",
    )
    message = draft.choose("", ', "size"')
    draft.line(f"tl.static_assert({condition}{message})")


def false_assertion(draft: Draft) -> None:
    size = draft.size()
    name = draft.constexpr(size)
    block = named(draft, "float32", (16, 8))
    condition = draft.choose(
        f"{name} < 0",
        f"{name} % 2 == 1",
        f"{name} != {size}",
        "False",
        f"{block}.dtype == tl.float16",
        f"{block}.shape[1] == 16",
        f"{name} > {2 * size}",
        f"not {name} == {size}",
    )
    message = draft.choose("", ', "wrong size"', f', f"got {{{name}}}"' if draft.chance(0.3) else ', "bad"')
    draft.line(f"tl.static_assert({condition}{message})")


def unspecialized_constexpr(draft: Draft) -> None:
    name = draft.constexpr(draft.size())
    others = [each.name for each in draft.function.parameters if not each.annotation][:1]
    names = [*others, name] if draft.chance(0.5) else [name]
    draft.function.decorator = f"@triton.jit(do_not_specialize={names!r})"
    use(draft, f"tl.arange(0, {name})")


def unspecialized_number(draft: Draft) -> None:
    name = draft.parameter(Type("int32"))
    draft.function.decorator = f"@triton.jit(do_not_specialize={[name]!r})"
    use(draft, f"{name} + 1")


def bad_hint(draft: Draft) -> None:
    shape = draft.shape(draft.choose(1, 2))
    block = named(draft, "int32", shape)
    hint = draft.choose("multiple_of", "max_contiguous", "max_constancy")
    runtime = draft.parameter(Type("int32"))
    rank = len(shape)
    values = draft.choose(
        runtime,
        f"({runtime},)",
        f"[{', '.join(['16'] * (rank + 1))}]",
        f"({', '.join(['16'] * (rank + 1))})",
        draft.assign("16"),
        "16.0",
        "(8, 8, 8)",
    )
    use(draft, f"tl.{hint}({block}, {values})")


def good_hint(draft: Draft) -> None:
    shape = draft.shape(draft.choose(1, 2))
    block = named(draft, "int32", shape)
    hint = draft.choose("multiple_of", "max_contiguous", "max_constancy")
    number = draft.choose("8", "16", draft.constexpr(draft.size()))
    values = f"({', '.join([number] * len(shape))}{',' if len(shape) == 1 else ''})"
    use(
        draft,
        f"tl.{hint}({block}, {number if len(shape) == 1 and draft.chance(0.5) else values})",
        Type("int32", shape),
    )


def constexpr_in_loop(draft: Draft) -> None:
    name = draft.fresh(("STEP", "SIZE", "WIDTH", "half"))
    draft.line(f"{name}: tl.constexpr = {draft.choose('2', '16', draft.constexpr(draft.size()))}")
    with draft.block(f"for {draft.fresh(('i', 'j'))} in range({draft.choose('4', value(draft, 'int32'))}):"):
        if draft.chance(0.5):
            draft.assign(value(draft, "float32"))
        draft.line(draft.choose(f"{name} = {name} * 2", f"{name} += 1", f"{name} = {value(draft, 'int32')}"))


def constexpr_in_static_loop(draft: Draft) -> None:
    number, flag = draft.assign("0", Type("int32")), draft.constexpr(draft.size())
    with draft.block(f"for {draft.fresh(('i', 'j'))} in {draft.choose('range(4)', 'tl.static_range(3)')}:"):
        local = draft.fresh(("STEP", "half"))
        draft.line(f"{local} = {flag} * 2")
        draft.line(f"{number} += {local}")


def bad_constexpr_arithmetic(draft: Draft) -> None:
    size = draft.size()
    name, zero = draft.constexpr(size), f"({draft.constexpr(size)} - {size})"
    expression = draft.choose(
        f"{name} // 0",
        f"{name} % 0",
        f"{name} / 0",
        f"{name} // {zero}",
        f"{name} % {zero}",
        f"1 / {zero}",
        f"{name} << -1",
        f"{name} >> -{draft.integer(1, 3)}",
        f"1 << ({size} - {name} - 1)",
    )
    name2 = draft.fresh(("HALF", "STEP"))
    draft.line(f"{name2}{draft.choose(': tl.constexpr', '')} = {expression}")


def good_constexpr_arithmetic(draft: Draft) -> None:
    name = draft.constexpr(draft.size())
    expression = draft.choose(
        f"{name} // 2", f"{name} % 3", f"{name} / 4", f"{name} << 1", f"{name} >> 2", f"-{name}"
    )
    name2 = draft.fresh(("HALF", "STEP"))
    draft.line(f"{name2}{draft.choose(': tl.constexpr', '')} = {expression}")


ROWS = (
    Row(
        "iv-1", "range with a run-time bound", runtime_bound, constexpr_bound, "must be of type tl.constexpr"
    ),
    Row("iv-2", "range that is empty, uneven or too large", bad_range, good_range, "arange"),
    Row(
        "iv-3",
        "size that is no constant power of two",
        bad_shape,
        good_shape,
        "Shape element|power of (2|two)|maximum tensor numel",
    ),
    Row("iv-4", "shape that is a number", shape_is_a_number, shape_is_a_sequence, "not iterable|has no len"),
    Row("iv-5", "block without elements", empty_block, block_of_one, "PassManager|verif|parsing|SIG"),
    Row(
        "iv-6",
        "static_range with a run-time bound",
        runtime_static_range,
        constexpr_static_range,
        "static_range",
    ),
    Row("iv-7", "program axis above two", bad_program_axis, good_program_axis, "axis must be 0, 1, or 2"),
    Row("iv-8", "axis outside the rank", bad_axis, good_axis, "axis|Did you forget|out of range"),
    Row("iv-9", "constexpr defined twice", constexpr_twice, constexpr_once, "already defined"),
    Row(
        "iv-10",
        "static_assert that cannot be decided",
        undecidable_assertion,
        true_assertion,
        "Assertion condition|positional arguments",
    ),
    Row("iv-11", "static_assert that fails", false_assertion, true_assertion, "CompileTimeAssertion"),
    Row(
        "iv-12",
        "constexpr in do_not_specialize",
        unspecialized_constexpr,
        unspecialized_number,
        "do_not_specialize",
        nests=False,
    ),
    Row("iv-13", "hint with other values", bad_hint, good_hint, "values|constexpr|Did you forget"),
    Row("iv-14", "constexpr updated in a loop", constexpr_in_loop, constexpr_in_static_loop, "arried"),
    Row(
        "iv-15",
        "constexpr arithmetic without a result",
        bad_constexpr_arithmetic,
        good_constexpr_arithmetic,
        "by zero|modulo|negative shift",
    ),
)
