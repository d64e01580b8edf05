"""The typing rule of each builtin of `triton.language`: what it computes with, and what it gives.

`rule(name, version)` finds the row of a function or a method. A row names a result rule of the interpreter
(`frontend/interpreter/typing_rules.py` has them by these names) and says what that needs to know. It states
what Triton 3.6 does; `since` and `until` bound the versions whose sources say the same of element types (read:
3.0, 3.2, 3.4, 3.6 and 3.9). In other versions only the shape is certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..record import record
from .catalogue import numbers

if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    Result: TypeAlias = Literal[
        "elementwise", "division", "ceiling_division", "logical", "arithmetic", "where", "swizzle", "inline_asm",
        "map_elementwise",
        "reduction", "indexed_reduction", "scan", "softmax", "reduce", "associative_scan",
        "sort", "topk", "flip", "gather", "histogram",
        "filled", "zeros_like", "arange", "program_id", "random", "random_tuple", "philox", "hint", "cast",
        "expand_dims", "join", "interleave", "ravel", "item", "broadcast", "view", "reshape", "transpose",
        "broadcast_to", "cat", "split", "dot", "dot_scaled",
        "load", "store", "atomic", "atomic_add", "atomic_cas", "make_block_ptr", "advance",
        "make_descriptor", "descriptor_load", "descriptor_store", "descriptor_gather", "descriptor_scatter",
        "descriptor_add", "descriptor_extreme", "descriptor_bitwise",
        "runtime", "nothing", "assume", "static_assert", "device_assert", "device_print",
    ]  # fmt: skip
    """The result rules that a row can name."""
    Element: TypeAlias = Literal[
        "same", "promoted", "summed", "largest",
        "int1", "int32", "uint32", "float32",
    ]  # fmt: skip
    """The element type of a result: that of the first operand, the common one of all operands, that in which
    Triton sums, that in which it compares; or one that is always the same."""

SIGNED = frozenset({"int8", "int16", "int32", "int64"})
UNSIGNED = frozenset({"int1", "uint8", "uint16", "uint32", "uint64"})
"""A bool counts as an unsigned integer of one bit."""
INTEGERS = SIGNED | UNSIGNED
STANDARD_FLOATS = frozenset({"float16", "bfloat16", "float32", "float64"})
SMALL_FLOATS = frozenset({"float8e4b15", "float8e4nv", "float8e4b8", "float8e5", "float8e5b16"})
FLOATS = STANDARD_FLOATS | SMALL_FLOATS
NUMBERS = INTEGERS | FLOATS
SINGLE = frozenset({"float32"})
SINGLE_OR_DOUBLE = frozenset({"float32", "float64"})
COMPUTABLE = INTEGERS | STANDARD_FLOATS
"""What adds, compares and multiplies: 8-bit floats only convert, or the back ends refuse them."""
OFFSETS = INTEGERS | {"float16", "bfloat16", "float32"}
"""What random numbers are counted by: cast to 32 bits, and shifted if wider."""
INTEGERS_32 = frozenset({"int32", "uint32"})
WIDE_INTEGERS = frozenset({"int32", "int64", "uint32", "uint64"})


@record
class Row:
    """The typing rule of one builtin.

    `operands` are the parameters that it computes with. `accepts` are the element types that each operand of a
    run-time value may have, `computes` those that it can compute in, once the operands have a common one; None
    means any. `element` is the element type of the result. `widens` says that bfloat16 becomes float32 first.
    `of_method` is what a method computes in, where that differs: until 3.8 at least, methods skip the check that
    functions make, and `x.exp()` of float16 compiles. `since` and `until` are the first and the last version that
    this holds in. Without `takes_constants` the operands are run-time values: a constexpr has no shape.
    """

    result: Result
    operands: tuple[str, ...] = ()
    accepts: frozenset[str] | None = None
    computes: frozenset[str] | None = None
    element: Element = "same"
    widens: bool = False
    of_method: frozenset[str] | None = None
    takes_constants: bool = True
    since: str = "3.0"
    until: str | None = None

    def holds_in(self, version: str) -> bool:
        """Whether what it says of element types is so in this version."""
        wanted = numbers(version)
        return numbers(self.since) <= wanted and (self.until is None or wanted <= numbers(self.until))


def rule(name: str) -> Row | None:
    """The row of a function or method, by its last name; None for what has no rule."""
    return TABLE.get(name)


def _rows(names: str, row: Row) -> dict[str, Row]:
    return dict.fromkeys(names.split(), row)


TABLE: dict[str, Row] = {
    # element by element
    **_rows(
        "exp exp2 log log2 sin cos sqrt rsqrt erf floor ceil",
        Row("elementwise", ("x",), SINGLE_OR_DOUBLE, SINGLE_OR_DOUBLE, of_method=STANDARD_FLOATS),
    ),
    "sqrt_rn": Row("elementwise", ("x",), accepts=SINGLE, computes=SINGLE),
    "sigmoid": Row("elementwise", ("x",), accepts=SINGLE_OR_DOUBLE, computes=SINGLE_OR_DOUBLE),
    "abs": Row("elementwise", ("x",), computes=NUMBERS),
    "fma": Row("elementwise", ("x", "y", "z"), computes=STANDARD_FLOATS, element="promoted", until="3.6"),
    "umulhi": Row("elementwise", ("x", "y"), WIDE_INTEGERS, WIDE_INTEGERS, element="promoted", until="3.6"),
    "div_rn": Row("elementwise", ("x", "y"), SINGLE, SINGLE, element="promoted", until="3.6"),
    "fdiv": Row("division", ("x", "y"), accepts=SINGLE_OR_DOUBLE, until="3.6"),
    **_rows(
        "maximum minimum",
        Row("elementwise", ("x", "y"), computes=COMPUTABLE, element="promoted", widens=True, until="3.6"),
    ),
    "clamp": Row(
        "elementwise",
        ("x", "min", "max"),
        computes=STANDARD_FLOATS,
        element="promoted",
        widens=True,
        until="3.6",
    ),
    "uint_to_uniform_float": Row("elementwise", ("x",), accepts=WIDE_INTEGERS, element="float32"),
    "pair_uniform_to_normal": Row("runtime"),
    "cdiv": Row("ceiling_division", ("x", "div")),
    "swizzle2d": Row("swizzle", ("i", "j", "size_i", "size_j", "size_g")),
    **_rows("add sub mul", Row("arithmetic", ("x", "y"))),
    **_rows("logical_and logical_or", Row("logical", ("input", "other"), element="int1")),
    "where": Row("where", ("condition", "x", "y")),
    "inline_asm_elementwise": Row("inline_asm"),
    "map_elementwise": Row("map_elementwise"),
    # along an axis
    "sum": Row(
        "reduction", ("input",), computes=COMPUTABLE, element="summed", since="3.3", takes_constants=False
    ),
    **_rows(
        "max min",
        Row(
            "reduction",
            ("input",),
            computes=COMPUTABLE,
            element="largest",
            until="3.6",
            takes_constants=False,
        ),
    ),
    **_rows(
        "argmax argmin",
        Row("indexed_reduction", ("input",), computes=COMPUTABLE, element="int32", takes_constants=False),
    ),
    **_rows(
        "xor_sum reduce_or",
        Row("reduction", ("input",), accepts=INTEGERS, since="3.0", takes_constants=False),
    ),
    "cumsum": Row(
        "scan",
        ("input",),
        computes=COMPUTABLE,
        element="summed",
        widens=True,
        since="3.3",
        until="3.6",
        takes_constants=False,
    ),
    "cumprod": Row("scan", ("input",), computes=COMPUTABLE, widens=True, until="3.6", takes_constants=False),
    "reduce": Row("reduce"),
    "associative_scan": Row("associative_scan"),
    "softmax": Row("softmax", ("x",), accepts=FLOATS, element="largest", until="3.6", takes_constants=False),
    **_rows(
        "sort bitonic_merge", Row("sort", ("x",), computes=COMPUTABLE, since="3.4", takes_constants=False)
    ),
    "topk": Row("topk", ("x",), computes=COMPUTABLE, since="3.4", until="3.6", takes_constants=False),
    "flip": Row("flip", ("x",), computes=NUMBERS, since="3.4", takes_constants=False),
    "gather": Row("gather", ("src", "index"), takes_constants=False),
    "histogram": Row("histogram", ("input",), accepts=INTEGERS_32, element="int32", takes_constants=False),
    # new blocks
    **_rows("zeros full", Row("filled")),
    "zeros_like": Row("zeros_like", ("input",), takes_constants=False),
    "arange": Row("arange", element="int32"),
    **_rows("program_id num_programs", Row("program_id", element="int32")),
    **_rows("rand randn", Row("random", ("seed", "offset"), accepts=OFFSETS, element="float32")),
    "randint": Row("random", ("seed", "offset"), accepts=OFFSETS, element="uint32"),
    "randint4x": Row("random_tuple", ("seed", "offset"), accepts=OFFSETS, element="uint32"),
    "rand4x": Row("random_tuple", ("seed", "offsets"), accepts=OFFSETS, element="float32"),
    "randn4x": Row("random_tuple", ("seed", "offset"), accepts=OFFSETS, element="float32"),
    "philox": Row("philox", ("seed", "c0", "c1", "c2", "c3")),
    # other types, hints
    **_rows("cast to", Row("cast", ("input",))),
    **_rows("multiple_of max_contiguous max_constancy", Row("hint", ("input",), takes_constants=False)),
    # shapes
    **_rows("trans permute", Row("transpose", ("input",))),
    "reshape": Row("reshape", ("input",)),
    "view": Row("view", ("input",)),
    "ravel": Row("ravel", ("x",), takes_constants=False),
    "item": Row("item", ("input",), takes_constants=False),
    "broadcast": Row("broadcast", ("input", "other")),
    "broadcast_to": Row("broadcast_to", ("input",)),
    **_rows("expand_dims unsqueeze", Row("expand_dims", ("input",))),
    "cat": Row("cat", ("input", "other")),
    "join": Row("join", ("a", "b"), takes_constants=False),
    "interleave": Row("interleave", ("a", "b"), takes_constants=False),
    "split": Row("split", ("a",)),
    # products
    "dot": Row("dot", ("input", "other")),
    "dot_scaled": Row("dot_scaled"),
    # memory
    "load": Row("load"),
    "store": Row("store"),
    "atomic_add": Row("atomic_add"),
    "atomic_cas": Row("atomic_cas"),
    **_rows("atomic_and atomic_max atomic_min atomic_or atomic_xchg atomic_xor", Row("atomic")),
    "make_block_ptr": Row("make_block_ptr"),
    "advance": Row("advance"),
    "make_tensor_descriptor": Row("make_descriptor"),
    **_rows("load_tensor_descriptor descriptor_load", Row("descriptor_load")),
    **_rows("store_tensor_descriptor descriptor_store", Row("descriptor_store")),
    "descriptor_gather": Row("descriptor_gather"),
    "descriptor_scatter": Row("descriptor_scatter"),
    "descriptor_atomic_add": Row("descriptor_add"),
    **_rows("descriptor_atomic_max descriptor_atomic_min", Row("descriptor_extreme")),
    **_rows("descriptor_atomic_and descriptor_atomic_or descriptor_atomic_xor", Row("descriptor_bitwise")),
    # effects
    **_rows("static_print debug_barrier", Row("nothing")),
    "assume": Row("assume", ("cond",)),
    "static_assert": Row("static_assert"),
    "device_assert": Row("device_assert"),
    "device_print": Row("device_print"),
}
"""The rows, by the last name of the function or method; those of descriptors begin with `descriptor_`."""
