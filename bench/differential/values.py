"""Expressions of a wanted type that Triton accepts, made of the draft's parameters and variables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .draft import Draft, Name, Parameter
from .types import COMMON, FLOATS, INTS, SIGNED, WIDE_FLOATS, Type

ELEMENTWISE = ("exp", "log", "sqrt", "sin", "cos", "exp2", "log2", "floor", "ceil", "rsqrt", "erf")
"""`tl` functions of one fp32 or fp64 argument."""

Recipe = Callable[[Draft, Type], str]


def shape_text(draft: Draft, shape: Sequence[int]) -> str:
    """The shape as an argument: a tuple or list of numbers and constexprs."""
    items = ", ".join(size_text(draft, size) for size in shape)
    if draft.chance(0.35):
        return f"[{items}]"
    return f"({items},)" if len(shape) == 1 else f"({items})"


def size_text(draft: Draft, size: int) -> str:
    """A number, or a constexpr parameter that has its value."""
    return draft.constexpr(size) if draft.chance(0.35) else str(size)


def dtype_text(draft: Draft, dtype: str) -> str:
    """`tl.float16`, or a constexpr parameter that is it."""
    if draft.chance(0.1):
        return draft.constexpr(Name(f"tl.{dtype}"), ("DTYPE", "ACC_TYPE", "OUT_DTYPE", "T"))
    return f"tl.{dtype}"


def value(draft: Draft, dtype: str, shape: Sequence[int] = ()) -> str:
    """An expression of this type, in brackets where it needs them; at times the name of a new variable."""
    wanted = Type(dtype, tuple(shape))
    expression = _expression(draft, wanted)
    if not expression.isidentifier() and draft.chance(0.4):
        return draft.assign(expression, wanted)
    return expression


def named(draft: Draft, dtype: str, shape: Sequence[int] = ()) -> str:
    """The name of a variable of this type."""
    wanted = Type(dtype, tuple(shape))
    known = draft.variables(wanted)
    if known and draft.chance(0.7):
        return draft.pick(known)
    return draft.assign(_expression(draft, wanted), wanted)


def mask(draft: Draft, shape: Sequence[int]) -> str:
    return value(draft, "int1", shape)


def common(draft: Draft) -> str:
    """A dtype, often a frequent one."""
    return draft.pick(COMMON)


def any_shape(draft: Draft) -> tuple[int, ...]:
    """Of a scalar or, more often, of a block."""
    return () if draft.chance(0.3) else draft.shape()


def literal(draft: Draft, dtype: str) -> str:
    """A Python number that fits the dtype."""
    if dtype == "int1":
        return draft.choose("True", "False")
    if dtype in FLOATS:
        return draft.choose("0.0", "1.0", "2.5", "-1.5", "0.25", "3.0")
    return draft.choose("0", "1", "2", "3", "7", "42")


def offsets(draft: Draft, shape: Sequence[int], dtype: str = "int32") -> str:
    """int32 numbers that fill the shape, made of ranges."""
    if not shape:
        return draft.choose("0", "3", "tl.program_id(0)", value(draft, "int32"))
    if dtype == "int32" and draft.chance(0.3) and (known := draft.variables(Type("int32", tuple(shape)))):
        return draft.pick(known)
    parts = [f"tl.arange(0, {size_text(draft, size)})" for size in shape]
    if len(shape) == 1:
        text = parts[0]
        if draft.chance(0.5):
            return draft.assign(
                f"tl.program_id({draft.integer(0, 2)}) * {shape[0]} + {text}", Type("int32", tuple(shape))
            )
        return text
    stride = draft.choose(str(shape[-1]), "64", draft.parameter(Type("int32")))
    views = [f"{part}[{_index(i, len(shape))}]" for i, part in enumerate(parts)]
    return f"({f' * {stride} + '.join(views)})"


def _index(axis: int, rank: int) -> str:
    return ", ".join(":" if i == axis else "None" for i in range(rank))


def pointers(draft: Draft, dtype: str, shape: Sequence[int]) -> str:
    """A pointer (shape `()`) or block of pointers to the dtype."""
    pointer = draft.pointer(dtype)
    if not shape and draft.chance(0.5):
        return pointer
    expression = f"{pointer} + {offsets(draft, shape)}"
    return draft.assign(expression) if draft.chance(0.3) else f"({expression})"


def memory_dtype(dtype: str) -> bool:
    """Can tensors hold it?"""
    return dtype in COMMON or dtype in INTS


# -- recipes, each for a wanted type


def _expression(draft: Draft, wanted: Type) -> str:
    known = draft.variables(wanted)
    if known and draft.chance(0.5):
        return draft.pick(known)
    draft.fuel -= 1
    recipes = _leaves(draft, wanted) if draft.fuel < 0 else _recipes(draft, wanted)
    return draft.pick(recipes)(draft, wanted)


def _leaves(draft: Draft, wanted: Type) -> list[Recipe]:
    recipes: list[Recipe] = [_constant]
    if memory_dtype(wanted.dtype):
        recipes.append(_loaded)
    if wanted.dtype == "int1":
        recipes.append(_comparison)
    if wanted.dtype == "int32" and wanted.shape:
        recipes.append(lambda draft, wanted: offsets(draft, wanted.shape))
    if draft.function.caller is not None:
        recipes.append(_handed)
    if wanted.shape == () and wanted.dtype in ("int32", "int64", "float32", "int1"):
        recipes.append(lambda draft, wanted: draft.parameter(wanted))
    return recipes


def _recipes(draft: Draft, wanted: Type) -> list[Recipe]:
    recipes = [*_leaves(draft, wanted), _where, _cast]
    dtype, rank = wanted.dtype, len(wanted.shape)
    if dtype == "int1":
        recipes += [_logic, _comparison]
    else:
        recipes += [_arithmetic, _arithmetic, _mixed, _extreme]
    if memory_dtype(dtype):
        recipes += [_loaded, _loaded]
    if dtype in WIDE_FLOATS:
        recipes += [_elementwise, _division]
    if dtype in SIGNED or dtype in FLOATS:
        recipes.append(_negated)
    if dtype != "int1" and rank < 2:
        recipes += [_reduced]
    if dtype == "float32" and rank == 2 and min(wanted.shape) >= 16:
        recipes.append(_product)
    if rank == 2:
        recipes += [_outer, _transposed]
    if rank >= 1:
        recipes += [_broadcast, _reshaped]
    return recipes


def _constant(draft: Draft, wanted: Type) -> str:
    number, dtype = literal(draft, wanted.dtype), dtype_text(draft, wanted.dtype)
    if wanted.dtype == "int1" and wanted.shape:
        return f"tl.full({shape_text(draft, wanted.shape)}, {number}, {dtype})"
    if wanted.dtype == "int1":
        return f"({value(draft, 'int32')} < {draft.integer(1, 50)})"
    if not wanted.shape:
        return f"tl.full((), {number}, {dtype})" if draft.chance(0.5) else f"tl.cast({number}, {dtype})"
    if draft.chance(0.5):
        return f"tl.zeros({shape_text(draft, wanted.shape)}, {draft.choose('', 'dtype=')}{dtype})"
    return f"tl.full({shape_text(draft, wanted.shape)}, {number}, {dtype})"


def _loaded(draft: Draft, wanted: Type) -> str:
    source = pointers(draft, wanted.dtype, wanted.shape)
    arguments = [source]
    if draft.chance(0.4):
        arguments.append(f"{draft.choose('mask=', '')}{mask(draft, draft.choose(wanted.shape, ()))}")
        if draft.chance(0.5):
            arguments.append(f"other={literal(draft, wanted.dtype)}")
    if draft.chance(0.1):
        arguments.append(
            draft.choose('cache_modifier=".cg"', 'eviction_policy="evict_last"', "volatile=True")
        )
    return f"tl.load({', '.join(arguments)})"


def _handed(draft: Draft, wanted: Type) -> str:
    """A new parameter of the helper that is being written."""
    inner = draft.function
    assert inner.caller is not None
    name = draft.fresh()
    draft.function = inner.caller
    argument = value(draft, wanted.dtype, wanted.shape)
    draft.function = inner
    inner.parameters.append(Parameter(name, argument, type=wanted))
    inner.scopes[0].append((name, wanted))
    return name


def _cast(draft: Draft, wanted: Type) -> str:
    source = value(draft, draft.choose("int1", common(draft)), wanted.shape)
    dtype = dtype_text(draft, wanted.dtype)
    if draft.chance(0.2):
        return f"tl.cast({source}, {dtype})"
    return f"{source}.to({dtype})" if not source.startswith("-") else f"({source}).to({dtype})"


def _arithmetic(draft: Draft, wanted: Type) -> str:
    operators = ["+", "-", "*"]
    if wanted.dtype in INTS:
        operators += ["&", "|", "^", "//", "%", "<<", ">>"]
    left, operator = value(draft, wanted.dtype, wanted.shape), draft.pick(operators)
    if operator in ("<<", ">>", "//", "%") or draft.chance(0.3):
        return f"({left} {operator} {draft.choose('1', '2', '3', '5')})"
    right = value(draft, wanted.dtype, draft.choose(wanted.shape, wanted.shape, ()))
    return f"({left} {operator} {right})"


def _mixed(draft: Draft, wanted: Type) -> str:
    """Operands of two dtypes and shapes that fit; the result is cast to what is wanted."""
    first, second = common(draft), common(draft)
    operator = (
        draft.choose("+", "-", "*", "/")
        if first in FLOATS or second in FLOATS
        else draft.choose("+", "-", "*")
    )
    right = _compatible(draft, wanted.shape)
    left, other = value(draft, first, wanted.shape), value(draft, second, right)
    if draft.chance(0.5):
        left, other = other, left
    if draft.chance(0.4):
        mixed = draft.assign(f"{left} {operator} {other}")
        return f"{mixed}.to({dtype_text(draft, wanted.dtype)})"
    return f"({left} {operator} {other}).to({dtype_text(draft, wanted.dtype)})"


def _compatible(draft: Draft, shape: tuple[int, ...]) -> tuple[int, ...]:
    """A shape that broadcasts to this one."""
    if draft.chance(0.2):
        return ()
    return tuple(1 if len(shape) > 1 and draft.chance(0.3) else size for size in shape)


def _extreme(draft: Draft, wanted: Type) -> str:
    left, right = value(draft, wanted.dtype, wanted.shape), value(draft, wanted.dtype, wanted.shape)
    call = f"tl.{draft.choose('maximum', 'minimum')}({left}, {right})"
    return f"{call}.to(tl.bfloat16)" if wanted.dtype == "bfloat16" else call  # they compute it in float32


def _division(draft: Draft, wanted: Type) -> str:
    left = value(draft, wanted.dtype, wanted.shape)
    right = value(draft, wanted.dtype, draft.choose(wanted.shape, ()))
    return f"({left} / {right})"


def _negated(draft: Draft, wanted: Type) -> str:
    return f"(-{value(draft, wanted.dtype, wanted.shape)})"


def _elementwise(draft: Draft, wanted: Type) -> str:
    argument = value(draft, wanted.dtype, wanted.shape)
    return f"tl.{draft.choose('', 'math.')}{draft.pick(ELEMENTWISE)}({argument})"


def _comparison(draft: Draft, wanted: Type) -> str:
    dtype = common(draft)
    left = value(draft, dtype, wanted.shape)
    right = (
        literal(draft, dtype) if draft.chance(0.5) else value(draft, dtype, draft.choose(wanted.shape, ()))
    )
    return f"({left} {draft.choose('<', '<=', '>', '>=', '==', '!=')} {right})"


def _logic(draft: Draft, wanted: Type) -> str:
    left = value(draft, "int1", wanted.shape)
    if draft.chance(0.2):
        return f"(~{left})"
    return f"({left} {draft.choose('&', '|', '^')} {value(draft, 'int1', wanted.shape)})"


def _where(draft: Draft, wanted: Type) -> str:
    condition = mask(draft, draft.choose(wanted.shape, ()))
    first = value(draft, wanted.dtype, wanted.shape)
    second = value(draft, wanted.dtype, draft.choose(wanted.shape, ()))
    return f"tl.where({condition}, {first}, {second})"


def _reduced(draft: Draft, wanted: Type) -> str:
    """A block with one axis more, reduced along it."""
    axis = draft.integer(0, len(wanted.shape))
    shape = (*wanted.shape[:axis], draft.size(4, 32), *wanted.shape[axis:])
    function = draft.choose("sum", "max", "min")
    block = value(draft, wanted.dtype, shape)
    text = f"{axis}" if draft.chance(0.5) else f"axis={axis - len(shape) if draft.chance(0.3) else axis}"
    call = (
        f"{block}.{function}({text})"
        if block.isidentifier() and draft.chance(0.2)
        else f"tl.{function}({block}, {text})"
    )
    keeps = wanted.dtype in ("float32", "float64", "int32", "int64")
    return call if keeps else f"{call}.to({dtype_text(draft, wanted.dtype)})"


def _product(draft: Draft, wanted: Type) -> str:
    inner, dtype = draft.choose(16, 32), draft.choose("float16", "bfloat16", "float32")
    left, right = value(draft, dtype, (wanted.shape[0], inner)), value(draft, dtype, (inner, wanted.shape[1]))
    return f"tl.dot({left}, {right})"


def _outer(draft: Draft, wanted: Type) -> str:
    left, right = value(draft, wanted.dtype, wanted.shape[:1]), value(draft, wanted.dtype, wanted.shape[1:])
    operator = draft.choose("&", "|") if wanted.dtype == "int1" else draft.choose("+", "*", "-")
    left, right = (each if each.isidentifier() else f"({each})" for each in (left, right))
    return f"({left}[:, None] {operator} {right}[None, :])"


def _transposed(draft: Draft, wanted: Type) -> str:
    block = value(draft, wanted.dtype, wanted.shape[::-1])
    return draft.choose(f"tl.trans({block})", f"tl.permute({block}, (1, 0))", f"tl.trans({block}, 1, 0)")


def _broadcast(draft: Draft, wanted: Type) -> str:
    block = value(
        draft, wanted.dtype, draft.choose((), tuple(draft.choose(1, size) for size in wanted.shape))
    )
    return f"tl.broadcast_to({block}, {shape_text(draft, wanted.shape)})"


def _reshaped(draft: Draft, wanted: Type) -> str:
    count = 1
    for size in wanted.shape:
        count *= size
    other = (count,) if len(wanted.shape) > 1 else (count // 4, 4) if count >= 8 else (1, count)
    return f"tl.reshape({value(draft, wanted.dtype, other)}, {shape_text(draft, wanted.shape)})"
