"""Statements that Triton accepts."""

from __future__ import annotations

from collections.abc import Callable

from .draft import Draft
from .types import Type
from .values import common, literal, mask, memory_dtype, named, offsets, pointers, shape_text, value

Statement = Callable[[Draft], None]


def use(draft: Draft, expression: str, type: Type | None = None) -> None:
    """Let something depend on the expression; with a known type also what needs the type."""
    choice = draft.integer(0, 5)
    if type is not None and choice < 2 and memory_dtype(type.dtype):
        draft.line(f"tl.store({pointers(draft, type.dtype, type.shape)}, {expression})")
    elif choice == 2:
        draft.assign(
            f"{expression} + {draft.choose('0', '1')}" if type and type.dtype != "int1" else expression
        )
    elif choice == 3 and type is not None:
        draft.assign(f"tl.where({mask(draft, type.shape)}, {expression}, {expression})", type)
    else:
        draft.assign(expression, type)


def write(draft: Draft, call: str) -> None:
    """The call as a statement of its own if it gives nothing, else something that uses its result."""
    draft.line(call) if call.startswith(("tl.store", "tl.atomic")) else use(draft, call)


def fill(draft: Draft, count: int) -> None:
    """Write a few statements."""
    for _ in range(count):
        draft.pick(STATEMENTS)(draft)


def assignment(draft: Draft) -> None:
    named_type = Type(draft.choose(common(draft), "int1"), draft.choose((), draft.shape()))
    draft.assign(value(draft, named_type.dtype, named_type.shape), named_type)


def store(draft: Draft) -> None:
    dtype, shape = common(draft), draft.choose((), draft.shape())
    stored = value(draft, draft.choose(dtype, dtype, common(draft)), draft.choose(shape, shape, ()))
    masked = f", mask={mask(draft, shape)}" if draft.chance(0.4) else ""
    draft.line(f"tl.store({pointers(draft, dtype, shape)}, {stored}{masked})")


def augmented(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape()
    name = draft.assign(value(draft, dtype, shape), Type(dtype, shape))
    draft.line(f"{name} {draft.choose('+=', '-=', '*=')} {value(draft, dtype, draft.choose(shape, ()))}")


def loop(draft: Draft) -> None:
    """A for loop with a carried variable."""
    dtype, shape = common(draft), draft.choose((), draft.shape())
    carried = draft.assign(value(draft, dtype, shape), Type(dtype, shape))
    with draft.block(f"for {draft.fresh(('i', 'j', 'k', 'off'))} in {iterator(draft)}:"):
        fill(draft, draft.integer(0, 1))
        draft.line(f"{carried} {draft.choose('+=', '-=')} {value(draft, dtype, shape)}")


def iterator(draft: Draft) -> str:
    """What a for loop goes over."""
    bound = value(draft, "int32")
    return draft.choose(
        f"range({bound})",
        f"range(0, {bound}, {draft.choose('2', '4', draft.constexpr(16))})",
        f"tl.range({bound}, num_stages=2)",
        f"tl.static_range({draft.choose('2', '3')})",
        f"range({draft.integer(2, 5)})",
    )


def branch(draft: Draft) -> None:
    """An if whose branches assign the same types."""
    dtype, shape = common(draft), draft.choose((), draft.shape())
    name = draft.assign(value(draft, dtype, shape), Type(dtype, shape))
    with draft.block(f"if {value(draft, 'int1')}:"):
        draft.line(f"{name} = {value(draft, dtype, shape)}")
    if draft.chance(0.5):
        with draft.block("else:"):
            draft.line(f"{name} = {value(draft, dtype, shape)}")


def constexpr_branch(draft: Draft) -> None:
    flag = draft.choose(True, False)
    name = draft.constexpr(flag, ("HAS_BIAS", "CAUSAL", "USE_MASK", "FLAG", "EVEN"))
    with draft.block(f"if {name}:"):
        fill(draft, 1)
    if draft.chance(0.4):
        with draft.block("else:"):
            fill(draft, 1)


def helper_call(draft: Draft) -> None:
    """A helper that returns a value."""
    if draft.function.caller is not None:
        return assignment(draft)
    dtype, shape = common(draft), draft.choose((), draft.shape())
    draft.open_helper()
    fill(draft, draft.integer(0, 1))
    draft.line(f"return {value(draft, dtype, shape)}")
    call = draft.close_helper()
    draft.assign(call, Type(dtype, shape))
    return None


def helper_statement(draft: Draft) -> None:
    if draft.function.caller is not None:
        return store(draft)
    with draft.helper():
        store(draft)
    return None


def atomic(draft: Draft) -> None:
    dtype, shape = draft.choose("int32", "float32", "int64"), draft.choose((), draft.shape())
    added = value(draft, dtype, shape)
    function = draft.choose("atomic_add", "atomic_max", "atomic_min", "atomic_add")
    draft.line(f"tl.{function}({pointers(draft, dtype, shape)}, {added})")


def scan(draft: Draft) -> None:
    dtype, shape = draft.choose("int32", "float32", "float64"), draft.shape()
    axis = draft.integer(0, len(shape) - 1)
    function = draft.choose("cumsum", "cumprod")
    draft.assign(f"tl.{function}({value(draft, dtype, shape)}, {axis})", Type(dtype, shape))


def block_pointer(draft: Draft) -> None:
    dtype, shape = common(draft), draft.shape(2)
    base, m, n = draft.pointer(dtype), draft.choose("64", value(draft, "int32")), draft.choose("64", "128")
    made = (
        f"tl.make_block_ptr({base}, shape=({m}, {n}), strides=({n}, 1), offsets=(0, {value(draft, 'int32')}), "
        f"block_shape={shape_text(draft, shape)}, order=(1, 0))"
    )
    name = draft.assign(made)
    check = draft.choose("", ", boundary_check=(0, 1)", ", boundary_check=(0,)")
    loaded = draft.assign(f"tl.load({name}{check})", Type(dtype, shape))
    draft.line(f"{name} = tl.advance({name}, (0, {draft.choose('16', '32')}))")
    draft.line(f"tl.store({name}, {loaded}{check})")


def descriptor(draft: Draft) -> None:
    dtype, shape = (
        draft.choose("float16", "float32", "bfloat16", "int32"),
        (draft.size(8, 32), draft.size(8, 64)),
    )
    base, columns = draft.pointer(dtype), draft.choose("64", "128")
    name = draft.assign(
        f"tl.make_tensor_descriptor({base}, shape=[{value(draft, 'int32')}, {columns}], strides=[{columns}, 1], "
        f"block_shape={shape_text(draft, shape)})"
    )
    loaded = draft.assign(f"{name}.load([{value(draft, 'int32')}, 0])", Type(dtype, shape))
    draft.line(f"{name}.store([0, {value(draft, 'int32')}], {loaded})")


def ternary(draft: Draft) -> None:
    dtype = draft.choose("int32", "float32", "int64")
    condition = draft.choose(value(draft, "int1"), draft.constexpr(True, ("FLAG", "CAUSAL")))
    draft.assign(f"{value(draft, dtype)} if {condition} else {value(draft, dtype)}", Type(dtype))


def tuple_assignment(draft: Draft) -> None:
    first, second = Type(common(draft), draft.shape()), Type(common(draft), ())
    left, right = value(draft, first.dtype, first.shape), value(draft, second.dtype)
    names = draft.fresh(), draft.fresh()
    draft.line(f"{names[0]}, {names[1]} = {left}, {right}")
    draft.know(names[0], first)
    draft.know(names[1], second)


def rearranged(draft: Draft) -> None:
    """Sorts, gathers, histograms, joins and splits."""
    size = draft.size(8, 64)
    choice = draft.integer(0, 3)
    if choice == 0:
        draft.assign(f"tl.sort({value(draft, 'float32', (size,))})", Type("float32", (size,)))
    elif choice == 1:
        index = offsets(draft, (size,))
        draft.assign(f"tl.gather({value(draft, 'float32', (size,))}, {index}, 0)", Type("float32", (size,)))
    elif choice == 2:
        draft.assign(f"tl.histogram({named(draft, 'int32', (size,))}, 16)", Type("int32", (16,)))
    else:
        dtype = common(draft)
        joined = draft.assign(f"tl.join({value(draft, dtype, (size,))}, {value(draft, dtype, (size,))})")
        names = draft.fresh(), draft.fresh()
        draft.line(f"{names[0]}, {names[1]} = tl.split({joined})")
        for name in names:
            draft.know(name, Type(dtype, (size,)))


def while_loop(draft: Draft) -> None:
    bound = value(draft, "int32")  # made first: a pass of Triton 3.6.0 crashes on `while x < x`
    name = draft.assign(value(draft, "int32"), Type("int32"))
    with draft.block(f"while {name} {draft.choose('<', '>')} {bound}:"):
        fill(draft, draft.integer(0, 1))
        draft.line(f"{name} += {draft.choose('1', '2')}")


def local_constexpr(draft: Draft) -> None:
    name = draft.fresh(("HALF", "STEP", "CHUNK", "PADDED"))
    size = draft.size()
    draft.line(f"{name}: tl.constexpr = {draft.constexpr(size * 2)} // 2")
    draft.assign(f"tl.arange(0, {name}) * {literal(draft, 'int32')}", Type("int32", (size,)))


def string_branch(draft: Draft) -> None:
    """A constexpr string chooses what happens."""
    activation = draft.constexpr(draft.choose("relu", "gelu", ""), ("ACT", "ACTIVATION"))
    type = Type("float32", draft.shape())
    name = draft.assign(value(draft, type.dtype, type.shape), type)
    with draft.block(f'if {activation} == "relu":'):
        draft.line(f"{name} = tl.maximum({name}, 0.0)")
    with draft.block(f'elif {activation} == "gelu":'):
        draft.line(f"{name} = {name} * tl.sigmoid(1.702 * {name})")


def element_type(draft: Draft) -> None:
    """Cast to what a pointer points to, or to the dtype of another value."""
    dtype, shape = common(draft), draft.choose((), draft.shape())
    pointer, source = draft.pointer(dtype), value(draft, draft.choose("float32", "int32"), shape)
    name = source if source.isidentifier() else draft.assign(source)
    other = named(draft, dtype, draft.choose((), shape))
    target = draft.choose(f"{pointer}.dtype.element_ty", f"{pointer}.type.element_ty", f"{other}.dtype")
    draft.assign(f"{name}.to({target})", Type(dtype, shape))


def tuple_helper(draft: Draft) -> None:
    """A helper that returns two values."""
    if draft.function.caller is not None:
        return tuple_assignment(draft)
    types = [Type(common(draft), draft.choose((), draft.shape())) for _ in range(2)]
    draft.open_helper()
    first, second = (value(draft, each.dtype, each.shape) for each in types)
    draft.line(f"return {first}, {second}")
    call = draft.close_helper()
    names = [draft.fresh(), draft.fresh()]
    draft.line(f"{', '.join(names)} = {call}")
    for name, type in zip(names, types, strict=True):
        draft.know(name, type)
    return None


def row_softmax(draft: Draft) -> None:
    """What many kernels do with a row."""
    size = draft.size(64, 512)
    block, columns = draft.constexpr(size), draft.parameter(Type("int32"))
    dtype = draft.choose("float32", "float16", "bfloat16")
    source, target = draft.pointer(dtype), draft.pointer(dtype)
    offs = draft.assign(f"tl.arange(0, {block})", Type("int32", (size,)))
    mask_name = draft.assign(f"{offs} < {columns}", Type("int1", (size,)))
    row = draft.assign(f"tl.program_id(0) * {columns}", Type("int32"))
    x = draft.assign(
        f"tl.load({source} + {row} + {offs}, mask={mask_name}, other=-float('inf')).to(tl.float32)"
    )
    e = draft.assign(f"tl.exp({x} - tl.max({x}, axis=0))", Type("float32", (size,)))
    draft.line(f"tl.store({target} + {row} + {offs}, {e} / tl.sum({e}, axis=0), mask={mask_name})")


def matmul_loop(draft: Draft) -> None:
    """A tile of a matrix product, accumulated over a loop."""
    m, n, k = draft.size(16, 32), draft.size(16, 32), draft.size(16, 32)
    dtype, length = draft.choose("float16", "float32", "bfloat16"), draft.parameter(Type("int32"))
    step = draft.constexpr(k)
    a_pointers = draft.assign(
        f"{draft.pointer(dtype)} + tl.arange(0, {m})[:, None] * {length} + tl.arange(0, {step})[None, :]"
    )
    b_pointers = draft.assign(
        f"{draft.pointer(dtype)} + tl.arange(0, {step})[:, None] * {n} + tl.arange(0, {n})[None, :]"
    )
    total = draft.assign(f"tl.zeros(({m}, {n}), dtype=tl.float32)", Type("float32", (m, n)))
    with draft.block(f"for {draft.fresh(('i', 'k', 'off'))} in range(0, {length}, {step}):"):
        draft.line(
            f"{total} {draft.choose('+= tl.dot', '= tl.dot')}(tl.load({a_pointers}), tl.load({b_pointers}))"
        )
        draft.line(f"{a_pointers} += {step}")
        draft.line(f"{b_pointers} += {step} * {n}")


STATEMENTS: tuple[Statement, ...] = (
    assignment,
    assignment,
    assignment,
    store,
    store,
    augmented,
    loop,
    branch,
    constexpr_branch,
    helper_call,
    helper_statement,
    atomic,
    scan,
    block_pointer,
    descriptor,
    ternary,
    tuple_assignment,
    rearranged,
    while_loop,
    local_constexpr,
    string_branch,
    element_type,
    tuple_helper,
    row_softmax,
    matmul_loop,
)
