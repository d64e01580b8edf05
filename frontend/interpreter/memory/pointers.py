"""Pointers: what may be added to them, and what it means to go through something else.

After `check_ptr_type_impl` and the first lines of `_load_legacy`, `_store_legacy` and
`atom_red_typechecking_impl` of Triton's language/semantic.py.
"""

from __future__ import annotations

from ... import dtypes, tree
from ...diagnostics import Related
from ...kernel import POINTER_WORDS, Kernel
from ...source import Span
from ...values import UNKNOWN, Argument, Dtype, Known, Scalar, Shape, Symbol, Tensor, TupleOf, Value, describe
from .. import expressions
from ..binding import Bound
from ..session import Walk

COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
POINTERS = (Scalar.POINTER, Scalar.BLOCK_POINTER, Scalar.DESCRIPTOR)
NOT_POINTERS = (Scalar.INT, Scalar.FLOAT, Scalar.BOOL, Scalar.NUMBER, Scalar.TUPLE)


def origin(walk: Walk, left: Value, right: Value) -> str | None:
    """The argument that a sum starts from: the one that the kernel uses as a pointer, or the only one."""
    names = [name for name in (_origin_of(left), _origin_of(right)) if name is not None]
    for name in names:
        if name in entry(walk).pointers:
            return name
    return names[0] if len(set(names)) == 1 else None


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
    kinds = (_kind(walk, left), _kind(walk, right))
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
    if Scalar.DESCRIPTOR in kinds and op not in COMPARISONS:
        walk.report(
            "KF707",
            node.span,
            f"`{op}` does not work on tensor descriptors",
            "give the offsets to the access: `desc.load([row, column])`",
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
    is_first = kinds[0] is Scalar.POINTER
    pointer, other = (left, right) if is_first else (right, left)
    made: tuple[str, ...] = ()
    if isinstance(node, tree.Binary | tree.Compare) and isinstance(other, Tensor):
        sides = node.left, node.right if isinstance(node, tree.Binary) else node.comparators[0]
        made = (walk.subject(sides[is_first], other),)
    report_operands(walk, node, pointer, why, made)
    return False


def _kind(walk: Walk, value: Value) -> Scalar | None:
    """The family of an operand; where no launch tells, a parameter that is called a pointer is one."""
    kind, name = expressions.scalar_kind(value), _origin_of(value)
    is_open = kind is None and name is not None and name not in entry(walk).passed
    return Scalar.POINTER if is_open and _is_called_pointer(name or "") else kind


def _is_called_pointer(name: str) -> bool:
    return not POINTER_WORDS.isdisjoint(name.lower().split("_"))


def report_tuple(walk: Walk, node: tree.Node, value: Value, op: str) -> None:
    """A tuple where the kernel computes with a number."""
    name = value.name if isinstance(value, Argument) else ""
    passed = entry(walk).passed.get(name)
    if passed is not None:
        walk.report(
            "KF812",
            passed.span,
            f"{passed.what} is passed for `{name}`, which the kernel uses as a number",
            f"pass one element, such as `{passed.text}[0]`",
            related=(Related(node.span, f"`{op}` needs a number here"),),
        )


def report_operands(
    walk: Walk, node: tree.Node, pointer: Value, why: str, made: tuple[str, ...] = ()
) -> None:
    """At the launch where a tensor was passed for what is meant as a number, else at the operator."""
    passed = entry(walk).passed.get(pointer.name) if isinstance(pointer, Argument) else None
    is_meant = isinstance(pointer, Argument) and (
        pointer.name in entry(walk).pointers or _is_called_pointer(pointer.name)
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
        *made,
        "load the value first: `tl.load(...)`"
        if "offset" not in why
        else "divide with `//`, or cast: `.to(tl.int32)`",
    )


def of(bound: Bound) -> Value:
    """What a load, store or atomic goes through: a method's receiver or the first argument."""
    return bound.receiver if bound.receiver is not None else bound.get("pointer") or UNKNOWN


def may_be_descriptor(bound: Bound) -> bool:
    """A method of a value that is no pointer for sure: descriptors have methods of the same names."""
    return bound.receiver is not None and expressions.scalar_kind(bound.receiver) not in (
        Scalar.POINTER,
        Scalar.BLOCK_POINTER,
        *NOT_POINTERS,
    )


def rank(pointer: Value) -> int | None:
    """The rank of a value that is certainly a pointer or a block of pointers."""
    if isinstance(pointer, Argument):
        return 0 if pointer.is_pointer else None
    if isinstance(pointer, Tensor) and pointer.kind is Scalar.POINTER and pointer.shape is not None:
        return len(pointer.shape)
    return None


def told(walk: Walk, bound: Bound, pointer: Value) -> str:
    """What a pointer is and where it was made, for messages."""
    node = bound.nodes.get("pointer")
    if node is None and isinstance(bound.node.func, tree.Attribute):
        node = bound.node.func.value
    if node is None:
        return f"the pointer is {describe(pointer)}"
    if rank(pointer) == 0:
        pointee = pointee_of(pointer)
        return f"`{walk.text(node.span)}` is a single pointer{f' to {pointee}' if pointee else ''}"
    return walk.subject(node, pointer)


def entry(walk: Walk) -> Kernel:
    """The kernel that a walk began with: arguments and their launches are its own."""
    return walk.callers[0] if walk.callers else walk.kernel


def check_access(
    walk: Walk, bound: Bound, pointer: Value, parameter: str = "pointer", code: str = "KF701"
) -> bool:
    """A load, store, atomic or block pointer needs a pointer; false if it was reported."""
    kind, span = expressions.scalar_kind(pointer), bound.span(parameter)
    if pointer == Known(None):
        _report_none(walk, bound, span, parameter)
    elif kind is Scalar.DESCRIPTOR:
        walk.report(
            "KF707",
            span,
            f"`{bound.name}` needs a pointer, and this is a tensor descriptor",
            "use its own methods: `desc.load([row, column])`, `desc.store([row, column], value)`",
        )
    elif isinstance(pointer, TupleOf | Known) or (isinstance(pointer, Symbol) and pointer.sort is not None):
        _report_number(walk, bound, span, pointer, code)
    elif kind in NOT_POINTERS and not isinstance(pointer, Symbol):
        _report_argument(walk, bound, span, pointer, code)
    else:
        return True
    return False


def _report_none(walk: Walk, bound: Bound, span: Span, parameter: str) -> None:
    """At the launch that passes None, else where the kernel goes through it."""
    node = bound.nodes.get(parameter)
    name = node.id if isinstance(node, tree.Name) else ""
    passed = entry(walk).passed.get(name) if not walk.callers else None
    if passed is not None and passed.value == Known(None):
        walk.report(
            "KF813",
            passed.span,
            f"None is passed for `{name}`, and `{walk.kernel.name}` goes through that pointer",
            f"pass a tensor, or test in the kernel: `if {name} is not None:`",
            related=(Related(span, f"`{bound.name}` needs a pointer here"),),
        )
        return
    walk.report(
        "KF813",
        span,
        f"`{bound.name}` needs a pointer, and this is None",
        f"test before: `if {name or 'pointer'} is not None:`",
    )


def _report_argument(walk: Walk, bound: Bound, span: Span, pointer: Value, code: str) -> None:
    """At the launch that passes a number for it, else where the kernel goes through it."""
    name, kernel = _origin_of(pointer), entry(walk)
    passed = kernel.passed.get(name) if name is not None else None
    if name is None or passed is None:
        _report_number(walk, bound, span, pointer, code)
    elif passed.is_address:
        addresses = {key: value for key, value in kernel.passed.items() if value.is_address}
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
    else:
        walk.report(
            "KF812",
            passed.span,
            f"{passed.what} is passed for `{name}`, and the kernel needs a pointer",
            "pass a tensor; are the arguments in the order of the parameters?",
            related=(Related(span, f"`{bound.name}` needs a pointer here"),),
        )


def _report_number(walk: Walk, bound: Bound, span: Span, pointer: Value, code: str) -> None:
    note = "add the offsets to a pointer argument: `tl.load(x_ptr + offsets)`"
    if isinstance(pointer, TupleOf):
        note = "go through its elements one by one: `tl.load(pointers[0] + offsets)`"
    elif isinstance(pointer, Tensor) and pointer.dtype in ("int64", "uint64"):
        note += "; an address that is an integer becomes a pointer with `.to(tl.pointer_type(tl.float32))`"
    walk.report(code, span, f"`{bound.name}` needs a pointer, and this is {describe(pointer)}", note)


def check_const(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """A parameter annotated `tl.const` is read-only; false if a store through it was reported."""
    name = _origin_of(pointer)
    if expressions.scalar_kind(pointer) is not Scalar.POINTER:
        return True
    for parameter in entry(walk).function.parameters:
        if parameter.name == name and is_const(parameter.annotation):
            walk.report(
                "KF709",
                bound.span("pointer"),
                f"`{name}` is annotated `const`: nothing can be stored through it",
                "remove the annotation",
                related=(Related(parameter.span, "annotated here"),),
            )
            return False
    return True


def is_const(annotation: tree.Expr | None) -> bool:
    """`tl.const`, or a type's text that says so ("*kfp32"), as `KernelParam.is_const` of runtime/jit.py has it."""
    match annotation:
        case tree.Attribute(attr=name) | tree.Name(id=name):
            return name == "const"
        case tree.Constant(value=str(text)):
            return "constexpr" not in text and ("const" in text or text.startswith("*k"))
        case _:
            return False


def check_none(walk: Walk, node: tree.Node, op: str, value: Value) -> bool:
    """`==` and `!=` compare values, and None has none; false if a comparison with it was reported."""
    is_certain = isinstance(value, Tensor)
    if isinstance(value, Argument):
        is_passed = value.kind is not None and value.name in entry(walk).passed
        is_certain = is_passed or value.dtype is not None or value.pointee is not None
    if not is_certain:
        return True
    name = value.name if isinstance(value, Argument) else "x"
    word = "is not" if op == "!=" else "is"
    if expressions.scalar_kind(value) is Scalar.POINTER:
        what = f"`{name}` is a pointer" if isinstance(value, Argument) else "this is a pointer"
        walk.report(
            "KF813",
            node.span,
            f"{what}, and None cannot be compared with it by value",
            f"write `{name} {word} None`",
        )
    else:
        walk.report(
            "KF605",
            node.span,
            f"None cannot be compared with {describe(value)} by value",
            f"write `{name} {word} None`",
        )
    return False


def selected(walk: Walk, bound: Bound, x: Value, y: Value, shape: Shape | None) -> Value:
    """What `tl.where` gives where one alternative is a pointer: both must be, and of one type."""
    pointer, other = (x, y) if expressions.scalar_kind(x) is Scalar.POINTER else (y, x)
    kind, pointees = expressions.scalar_kind(other), {pointee_of(x), pointee_of(y)}
    if kind in (*NOT_POINTERS, Scalar.DESCRIPTOR, Scalar.BLOCK_POINTER) or isinstance(other, Known | TupleOf):
        why = f"and the other is {describe(other)}"
    elif kind is Scalar.POINTER and len(pointees) == 2 and None not in pointees:
        why = "and they lead to " + " and ".join(sorted(map(str, pointees)))
    else:
        pointee = pointees.pop() if len(pointees) == 1 and kind is Scalar.POINTER else None
        return Tensor(shape, Scalar.POINTER, origin=origin(walk, x, y), pointee=pointee)
    walk.report(
        "KF501",
        bound.node.span,
        f"the alternatives of `{bound.name}` must be of one type: one is {describe(pointer)}, {why}",
        "choose the offset instead, `x_ptr + tl.where(condition, a, b)`, or load under a mask with `other=`",
    )
    return UNKNOWN


def element_type(value: Value | None) -> str | None:
    """The element type of a number, a constant too, where it is certain."""
    if isinstance(value, Known) and not isinstance(value.value, Dtype):
        return dtypes.of_constant(value.value)
    return value.dtype if isinstance(value, Tensor | Argument) else None


def is_given(value: Value | None) -> bool:
    """Certainly not None."""
    match value:
        case Known(value=constant):
            return constant is not None
        case Tensor() | TupleOf():
            return True
        case Symbol(sort=sort):
            return sort is not None
        case Argument(kind=kind):
            return kind is not None
        case _:
            return False
