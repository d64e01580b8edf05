"""Pointers: what may be added to them, and what a load or store through something else means.

After `check_ptr_type_impl`, `_load_legacy` and `_store_legacy` of Triton's language/semantic.py.
"""

from __future__ import annotations

from .. import tree
from ..diagnostics import Related
from ..kernel import POINTER_WORDS
from ..values import UNKNOWN, Argument, Known, Scalar, Tensor, Value, describe
from . import expressions, operators
from .binding import Bound
from .session import Walk

COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
POINTERS = (Scalar.POINTER, Scalar.BLOCK_POINTER, Scalar.DESCRIPTOR)
NOT_POINTERS = (Scalar.INT, Scalar.FLOAT, Scalar.BOOL, Scalar.NUMBER)


def origin(walk: Walk, left: Value, right: Value) -> str | None:
    """The argument that a sum starts from: the one that the kernel uses as a pointer, or the only one."""
    names = [name for name in (_origin_of(left), _origin_of(right)) if name is not None]
    for name in names:
        if name in walk.kernel.pointers:
            return name
    return names[0] if len(names) == 1 else None


def _origin_of(value: Value) -> str | None:
    if isinstance(value, Argument):
        return value.name
    return value.origin if isinstance(value, Tensor) else None


def pointee_of(*values: Value) -> str | None:
    """The element type that the pointer among some values leads to."""
    for value in values:
        if isinstance(value, Tensor | Argument) and value.kind in POINTERS:
            return value.pointee
    return None


def check_operands(walk: Walk, node: tree.Node, left: Value, op: str, right: Value) -> bool:
    """A pointer takes `+ int` and `- int` and nothing else; false if that was reported."""
    kinds = (expressions.scalar_kind(left), expressions.scalar_kind(right))
    if Scalar.TUPLE in kinds and not (isinstance(left, Argument) and isinstance(right, Argument)):
        report_tuple(walk, node, left if kinds[0] is Scalar.TUPLE else right, op)
        return False
    if Scalar.BLOCK_POINTER in kinds:
        walk.report(
            "KF706",
            node.span,
            f"`{op}` does not work on block pointers",
            "move it: `p = tl.advance(p, (0, BLOCK))`",
        )
        return False
    if Scalar.POINTER not in kinds:
        return True
    if op in COMPARISONS:
        why = "pointers cannot be compared"
    elif kinds == (Scalar.POINTER, Scalar.POINTER):
        why = "two pointers cannot be combined"
    elif op in "+-" and Scalar.FLOAT in kinds:
        why = "an offset must be an integer, and this is a float"
    elif op == "+" or (op == "-" and kinds[0] is Scalar.POINTER):
        return True
    else:
        why = f"`{op}` does not work on pointers"
    pointer = left if kinds[0] is Scalar.POINTER else right
    report_operands(walk, node, pointer, why)
    return False


def report_tuple(walk: Walk, node: tree.Node, value: Value, op: str) -> None:
    """A tuple where the kernel computes with a number."""
    name = value.name if isinstance(value, Argument) else ""
    passed = walk.kernel.passed.get(name)
    if passed is not None:
        walk.report(
            "KF812",
            passed.span,
            f"{passed.what} is passed for `{name}`, which the kernel uses as a number",
            f"pass one element, such as `{passed.text}[0]`",
            related=(Related(node.span, f"`{op}` needs a number here"),),
        )


def report_operands(walk: Walk, node: tree.Node, pointer: Value, why: str) -> None:
    """At the launch where a tensor was passed for what is meant as a number, else at the operator."""
    passed = walk.kernel.passed.get(pointer.name) if isinstance(pointer, Argument) else None
    is_meant = isinstance(pointer, Argument) and (
        pointer.name in walk.kernel.pointers or POINTER_WORDS & set(pointer.name.lower().split("_"))
    )
    if isinstance(pointer, Argument) and passed is not None and not is_meant:
        walk.report(
            "KF812",
            passed.span,
            f"a tensor is passed for `{pointer.name}`, which the kernel uses as a number",
            f"pass a number, such as `{passed.text}.item()`, or load it in the kernel: `tl.load({pointer.name})`",
            related=(Related(node.span, why),),
        )
        return
    walk.report(
        "KF501",
        node.span,
        f"{why}: {describe(pointer)} is a pointer",
        "load the value first: `tl.load(...)`"
        if "offset" not in why
        else "divide with `//`, or cast: `.to(tl.int32)`",
    )


def check_access(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """A load, store or atomic goes through a pointer; false if it was reported."""
    kind = expressions.scalar_kind(pointer)
    if kind not in NOT_POINTERS:
        return True
    span = bound.span("pointer")
    name = _origin_of(pointer)
    passed = walk.kernel.passed.get(name) if name is not None else None
    if name is not None and passed is not None and passed.is_address:
        addresses = {key: value for key, value in walk.kernel.passed.items() if value.is_address}
        names = ", ".join(f"`{key}`" for key in addresses)
        tensors = ", ".join(f"`{value.text.removesuffix('.data_ptr()')}`" for value in addresses.values())
        walk.report(
            "KF809",
            next(iter(addresses.values())).span,
            f"`.data_ptr()` is passed for {names}: it is an integer, and the kernel needs a pointer",
            f"pass the tensor itself: {tensors}",
            related=(
                Related(span, f"`{bound.name}` needs a pointer here"),
                Related(passed.span, f"passed for `{name}` here"),
            ),
        )
    elif name is not None and passed is not None:
        walk.report(
            "KF812",
            passed.span,
            f"{passed.what} is passed for `{name}`, and the kernel needs a pointer",
            "pass a tensor; are the arguments in the order of the parameters?",
            related=(Related(span, f"`{bound.name}` needs a pointer here"),),
        )
    else:
        walk.report(
            "KF701",
            span,
            f"`{bound.name}` needs a pointer, and this is {describe(pointer)}",
            "add the offsets to a pointer argument: `tl.load(x_ptr + offsets)`",
        )
    return False


def check_shapes(walk: Walk, bound: Bound, pointer: Value) -> None:
    """With one pointer there can be no block of masks or values."""
    rank = pointer_rank(pointer)
    if rank is None:
        return
    for name, code in (("mask", "KF703"), ("other", "KF703"), ("value", "KF705"), ("val", "KF708")):
        value = bound.get(name)
        if not isinstance(value, Tensor) or not value.shape:
            continue
        is_store = "value" in bound.values or "val" in bound.values
        if rank == 0 or (is_store and len(value.shape) > rank):
            what = "one pointer" if rank == 0 else f"pointers of {rank} dimension{'s' if rank > 1 else ''}"
            walk.report(
                code,
                bound.span(name),
                f"the {'mask' if name == 'mask' else 'value'} is {describe(value)}, but `{bound.name}` goes "
                f"through {what}",
                "add the block of offsets to the pointer: `x_ptr + offsets`",
            )
            return


def pointer_rank(pointer: Value) -> int | None:
    """The rank of a value that is certainly a pointer or a block of pointers."""
    if isinstance(pointer, Argument):
        return 0 if pointer.is_pointer else None
    if isinstance(pointer, Tensor) and pointer.kind is Scalar.POINTER and pointer.shape is not None:
        return len(pointer.shape)
    return None


def check_mask(walk: Walk, bound: Bound) -> None:
    """`other` stands in for masked elements, and a mask is made of bools."""
    other, mask = bound.get("other"), bound.get("mask")
    if other not in (None, Known(None)) and mask in (None, Known(None)) and bound.is_exact:
        walk.report(
            "KF702",
            bound.span("other"),
            f"`{bound.name}` has `other` but no `mask`",
            "add the mask, or leave `other` out",
        )
    kind = expressions.scalar_kind(mask) if mask is not None else None
    if kind in (Scalar.INT, Scalar.FLOAT) and "mask" not in bound.by_position:
        walk.report(
            "KF704",
            bound.span("mask"),
            f"the mask must be made of bools, and this is {describe(mask or UNKNOWN)}",
            f"compare it: `{walk.text(bound.span('mask'))} != 0`",
        )
    elif kind in (Scalar.INT, Scalar.FLOAT) and isinstance(mask, Tensor | Argument):
        walk.report(
            "KF704",
            bound.span("mask"),
            f"the mask must be made of bools, and this is {describe(mask)}",
            "compare it, or name the argument that it is meant for: `other=...`",
        )


def check_compared(walk: Walk, bound: Bound, pointer: Value) -> None:
    """`atomic_cas` broadcasts nothing."""
    rank = pointer_rank(pointer)
    if "cmp" not in bound.values or not rank:
        return
    for name in ("cmp", "val"):
        value = bound.get(name)
        if value is not None and operators.shape_of(value) == ():
            walk.report(
                "KF708",
                bound.span(name),
                f"`{bound.name}` on a block of pointers needs a block here, not {describe(value)}",
                "make one: `tl.full(shape, value, dtype)`",
            )
            return


def check_const(walk: Walk, bound: Bound, pointer: Value) -> None:
    """A parameter annotated `tl.const` is read-only."""
    name = _origin_of(pointer)
    for parameter in walk.kernel.function.parameters:
        annotation = parameter.annotation
        if parameter.name == name and isinstance(annotation, tree.Attribute) and annotation.attr == "const":
            walk.report(
                "KF709",
                bound.span("pointer"),
                f"`{name}` is annotated `const`: nothing can be stored through it",
                "remove the annotation",
                related=(Related(parameter.span, "annotated here"),),
            )
