"""Expressions, as `visit_*` of Triton's code generator treats them."""

from __future__ import annotations

from .. import dtypes, tree
from ..diagnostics import Related, Severity
from ..kernel import Role
from ..values import (
    UNKNOWN,
    Argument,
    Builtin,
    Dim,
    Dtype,
    HostClass,
    HostValue,
    Known,
    Scalar,
    Shape,
    SliceOf,
    Sort,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_runtime,
    join,
)
from . import attributes, calls, merging, operator_checks, operators, subscripts
from .session import Lost, Walk
from .words import BUILTINS, KERNEL_BUILTINS, builtin_hint

REJECTED = {
    "Lambda": ("KF104", "a lambda"),
    "Dict": ("KF106", "a dict"),
    "Set": ("KF106", "a set"),
    "GeneratorExp": ("KF105", "a generator expression"),
    "SetComp": ("KF105", "a set comprehension"),
    "DictComp": ("KF105", "a dict comprehension"),
    "NamedExpr": ("KF113", "an assignment expression (`:=`)"),
    "Await": ("KF108", "`await`"),
    "Yield": ("KF108", "`yield`"),
    "YieldFrom": ("KF108", "`yield from`"),
}


def evaluate(walk: Walk, node: tree.Expr) -> Value:
    """The value of an expression; findings on the way go to the session."""
    match node:
        case tree.Name():
            return name(walk, node)
        case tree.Constant(value=value):
            return Known(value)
        case tree.Attribute():
            return attributes.attribute(walk, node)
        case tree.Call():
            return calls.call(walk, node)
        case tree.Binary():
            return operators.binary(walk, node)
        case tree.Subscript():
            return subscripts.subscript(walk, node)
        case tree.Compare():
            return operators.compare(walk, node)
        case tree.Unary():
            return operators.unary(walk, node)
        case tree.Boolean():
            return operators.boolean(walk, node)
        case tree.Tuple(elements=elements) | tree.List(elements=elements):
            return sequence(walk, elements)
        case tree.Conditional():
            return conditional(walk, node)
        case tree.Slice():
            bounds = [evaluate(walk, part) for part in (node.lower, node.upper, node.step) if part]
            return SliceOf(full=all(bound == Known(None) for bound in bounds))
        case tree.FString():
            return fstring(walk, node)
        case tree.ListComprehension():
            return list_comprehension(walk, node)
        case tree.Rejected():
            return rejected(walk, node)
        case tree.Starred(value=value):
            evaluate(walk, value)
            return UNKNOWN
        case _:
            return UNKNOWN


def name(walk: Walk, node: tree.Name) -> Value:
    """A local, then a global, then a builtin of the code generator's."""
    if node.id in walk.lost:
        return lost_name(walk, node, walk.lost.pop(node.id))
    local = walk.names.get(node.id)
    if local is not None:
        return local
    found = walk.kernel.site.scope.lookup(node.id)
    if isinstance(found, HostValue | HostClass):
        return plain_global(walk, node, found)
    if found is not None:
        return found
    if node.id in KERNEL_BUILTINS:
        return Builtin(node.id)
    return undefined(walk, node)


def lost_name(walk: Walk, node: tree.Name, lost: Lost) -> Value:
    """A name whose value did not survive the branch or loop that assigned it; said once of a name."""
    walk.bind(node.id, UNKNOWN)
    if node.id not in walk.undefined and node.id not in walk.kernel.site.scope.names:
        walk.report(
            lost.code,
            node.span,
            f"`{node.id}` is not defined here: {lost.where}",
            f"assign `{node.id}` before it, with the type that it has there",
            related=(calls.related(assignment_of(lost.statement, node.id), f"`{node.id}` is assigned here"),),
        )
        if walk.certain:
            walk.undefined.add(node.id)
    return UNKNOWN


def assignment_of(node: tree.Stmt, name: str) -> tree.Span:
    """Where a statement, or one below it, assigns a name."""
    for part in tree.walk(node):
        if isinstance(part, tree.Assign | tree.AugAssign | tree.AnnAssign | tree.For):
            targets = part.targets if isinstance(part, tree.Assign) else (part.target,)
            for target in targets:
                if any(isinstance(leaf, tree.Name) and leaf.id == name for leaf in tree.walk(target)):
                    return target.span
    return node.span


def plain_global(walk: Walk, node: tree.Name, value: HostValue | HostClass) -> Value:
    """A global that is no constexpr can't be read from a kernel."""
    if walk.session.allows_any_global:
        return UNKNOWN
    if isinstance(value, HostClass):
        message = f"a kernel cannot use the Python class `{node.id}`"
        note = "make its values constexpr globals, or pass them to the kernel as `tl.constexpr` arguments"
    else:
        message = f"a kernel cannot read the global `{node.id}` ({value.description}): it is not a constexpr"
        note = f"write `{node.id} = tl.constexpr(...)` at its definition, or pass it as a `tl.constexpr` argument"
    related = ()
    if isinstance(value, HostValue) and value.span is not None:
        related = (calls.related(value.span, f"`{node.id}` gets its value here"),)
    walk.report("KF203", node.span, message, note, related=related)
    walk.bind(node.id, UNKNOWN)
    return UNKNOWN


def undefined(walk: Walk, node: tree.Name) -> Value:
    """Nothing has this name."""
    if node.id in walk.undefined:
        return UNKNOWN
    walk.undefined.add(node.id)
    if node.id in BUILTINS:
        walk.report(
            "KF202",
            node.span,
            f"the Python builtin `{node.id}` is not available in kernels",
            builtin_hint(node.id),
        )
    elif node.id in ("tl", "triton", "libdevice"):
        module = {"tl": "triton.language as tl", "triton": "triton"}.get(node.id)
        fix = f"import {module}" if module else "from triton.language.extra import libdevice"
        walk.report(
            "KF210", node.span, f"`{node.id}` is not imported", f"add `{fix}` at the top of the module"
        )
    else:
        if node.id in attributes.LIBRARIES or node.id == "np":
            note = "import it if you want its constants; its functions cannot be called in a kernel: look in `tl`"
            walk.report("KF211", node.span, f"`{node.id}` is not defined", note)
            return UNKNOWN
        close = near(node.id, [*walk.names, *walk.kernel.site.scope.names])
        note = f"did you mean `{close}`?" if close else (
            "a kernel sees its parameters, its own variables and the module's constexpr globals, not the "
            "variables of the function that launches it"
        )  # fmt: skip
        walk.report("KF211", node.span, f"`{node.id}` is not defined", note)
    return UNKNOWN


def near(word: str, words: list[str]) -> str | None:
    """The name most like `word`, if one is much like it."""
    import difflib

    found = difflib.get_close_matches(word, words, 1, 0.8)
    return found[0] if found else None


def sequence(walk: Walk, elements: tuple[tree.Expr, ...]) -> Value:
    """A tuple or list display; unknown length if it has a starred element."""
    values = tuple(evaluate(walk, element) for element in elements)
    if any(isinstance(element, tree.Starred) for element in elements):
        return UNKNOWN
    return TupleOf(values)


def conditional(walk: Walk, node: tree.Conditional) -> Value:
    """`body if test else orelse`: one side is compiled for a constexpr test, both for a run-time one."""
    test = evaluate(walk, node.test)
    check_condition(walk, test, node.test, "a conditional expression")
    chosen = truth(test)
    if chosen is not None:
        return evaluate(walk, node.body if chosen else node.orelse)
    if isinstance(test, Tensor) and test.shape:  # reported
        sequence(walk, (node.body, node.orelse))
        return UNKNOWN
    if isinstance(test, Tensor) or (isinstance(test, Argument) and test.dtype is not None):
        return runtime_conditional(walk, node)
    with walk.maybe(test):
        body, orelse = evaluate(walk, node.body), evaluate(walk, node.orelse)
    return join(body, orelse)


def runtime_conditional(walk: Walk, node: tree.Conditional) -> Value:
    """Both sides are made tensors, and must have one type."""
    sides = [(evaluate(walk, part), part) for part in (node.body, node.orelse)]
    for value, part in sides:
        if isinstance(part, tree.Call) and value == Known(None):
            return UNKNOWN  # of a store, which may be chosen this way
        if is_no_alternative(value):
            walk.report(
                "KF606",
                part.span,
                f"one side of a run-time conditional expression is {merging.described(value)}",
                "it needs a run-time number, block or pointer: use an `if`, or a constexpr condition",
                related=(Related(node.test.span, "the run-time condition"),),
            )
            return UNKNOWN
    body, orelse = (merging.as_tensor(value) for value, _ in sides)
    if merging.differ(body, orelse):
        walk.report(
            "KF606",
            node.span,
            f"one side is {merging.described(body)}, the other {merging.described(orelse)}",
            "make both the same type: write `1.0` for a float, cast with `.to(...)`; for blocks use `tl.where`",
        )
        return UNKNOWN
    return merging.merged(body, orelse)


def is_no_alternative(value: Value) -> bool:
    """What `to_tensor` of Triton's semantic.py refuses."""
    if isinstance(value, Known):
        return not isinstance(value.value, bool | int | float)
    if isinstance(value, Symbol):
        return value.sort in (Sort.STRING, Sort.DTYPE)
    return isinstance(value, TupleOf) or (isinstance(value, Tensor) and value.kind is Scalar.DESCRIPTOR)


def truth(test: Value) -> bool | None:
    """Which way a condition goes when the kernel is compiled; None if that is open or left to run time."""
    if isinstance(test, Known) and isinstance(test.value, bool | int | None):
        return bool(test.value)
    return None


def check_condition(walk: Walk, test: Value, node: tree.Expr, where: str) -> None:
    """A condition must be one run-time bool, or a constexpr bool, int or None."""
    operator_checks.check_inverted(walk, node, test)
    if isinstance(test, Tensor) and test.shape:
        check_block_condition(walk, test, test.shape, node.span, where)
    elif _is_no_condition(test):
        walk.report(
            "KF125",
            node.span,
            f"{where} cannot test {describe(test)}: only bool, int and None constants",
            "compare it with something: `== ...`, `!= ...`",
        )
    elif isinstance(test, TupleOf):
        walk.report("KF125", node.span, f"{where} cannot test a tuple", "test its length: `len(x) > 0`")


def check_block_condition(walk: Walk, test: Tensor, shape: Shape, span: tree.Span, where: str) -> None:
    """`if` takes the element of a block that has only one; nothing else does."""
    if where == "`if`" and all(dim == 1 for dim in shape):
        walk.report(
            "KF601",
            span,
            f"the condition of {where} is {describe(test)}: Triton takes its one element, with a warning",
            "write `.item()`, or load it through a scalar pointer",
            severity=Severity.INFO,
        )
    elif where != "`if`" or any(_is_several(walk, dim) for dim in shape):
        walk.report(
            "KF601",
            span,
            f"the condition of {where} is {describe(test)}; it must be one value",
            "use `tl.where(condition, a, b)` or a mask to choose per element, or reduce it to a scalar",
        )


def _is_several(walk: Walk, dim: Dim) -> bool:
    """More than one element; the callers of a helper may make 1 of its sizes."""
    is_own_walk = walk.kernel.role is Role.HELPER and not walk.callers
    return dim not in (None, 1) and (isinstance(dim, int) or not is_own_walk)


def _is_no_condition(test: Value) -> bool:
    if isinstance(test, Symbol):
        return test.sort in (Sort.STRING, Sort.DTYPE)
    return isinstance(test, Known) and isinstance(test.value, float | str | Dtype)


def fstring(walk: Walk, node: tree.FString) -> Value:
    """f-strings are put together at compile time."""
    for part in node.parts:
        if not isinstance(part, tree.Replacement):
            continue
        value = evaluate(walk, part.value)
        is_dtype = (isinstance(value, Symbol) and value.sort is Sort.DTYPE) or (
            isinstance(value, Known) and isinstance(value.value, Dtype)
        )
        if is_runtime(value) or is_dtype:
            walk.report(
                "KF118",
                part.value.span,
                f"an f-string cannot hold {describe(value)}",
                'print it as an argument: `tl.device_print("text", value)`',
            )
    return Symbol(walk.text(node.span), sort=Sort.STRING)


def list_comprehension(walk: Walk, node: tree.ListComprehension) -> Value:
    """One clause over a tuple is unrolled; anything else is refused."""
    if len(node.clauses) != 1:
        walk.report(
            "KF105", node.span, "nested comprehensions are not supported in kernels", "write them out"
        )
        return UNKNOWN
    clause = node.clauses[0]
    source = evaluate(walk, clause.iter)
    if clause.conditions and walk.is_before("3.9"):
        walk.report(
            "KF105",
            clause.conditions[0].span,
            "Triton ignores the `if` of a comprehension: every element is kept",
            "write out the elements that you want",
            severity=Severity.WARNING,
        )
    is_tuple = isinstance(source, Argument) and source.kind is Scalar.TUPLE
    if (is_runtime(source) and not is_tuple) or isinstance(source, Builtin) or _is_range_call(clause.iter):
        walk.report(
            "KF105",
            node.span,
            "only a comprehension over a tuple is supported in kernels",
            "write out the elements, or use a block (`tl.arange`) or `tl.static_range`",
        )
        return UNKNOWN
    items = source.items if isinstance(source, TupleOf) else (UNKNOWN,)
    results: list[Value] = []
    for item in items:
        walk.forget(tuple(found.id for found in tree.walk(clause.target) if isinstance(found, tree.Name)))
        if isinstance(clause.target, tree.Name):
            walk.bind(clause.target.id, item)
        results.append(evaluate(walk, node.element))
    return TupleOf(tuple(results)) if isinstance(source, TupleOf) else UNKNOWN


def _is_range_call(node: tree.Expr) -> bool:
    if not isinstance(node, tree.Call):
        return False
    func = node.func
    name = func.attr if isinstance(func, tree.Attribute) else func.id if isinstance(func, tree.Name) else ""
    return name in ("range", "static_range", "arange")


def rejected(walk: Walk, node: tree.Rejected) -> Value:
    """An expression that no version compiles."""
    code, what = REJECTED.get(node.kind, ("KF108", f"`{node.kind}`"))
    notes = {
        "KF104": "write a `@triton.jit` helper, or the expression itself",
        "KF105": "use a block (`tl.arange`), a reduction, or `tl.static_range`",
        "KF106": "use separate variables or a tuple",
        "KF113": "assign in a statement of its own",
    }
    walk.report(code, node.span, f"Triton cannot compile {what}", *filter(None, [notes.get(code)]))
    for child in tree.walk(node):
        if isinstance(child, tree.Rejected) and child.kind == "NamedExpr":
            walk.forget(tuple(part.id for part in child.children if isinstance(part, tree.Name))[:1])
    return UNKNOWN


def scalar_kind(value: Value) -> Scalar | None:
    """The family of a constant or a run-time value."""
    match value:
        case Tensor(kind=kind):
            return kind
        case Argument(kind=kind):
            return kind
        case Symbol(sort=Sort.INT | Sort.SIZE):
            return Scalar.INT
        case Symbol():
            return Scalar.NUMBER
        case Known(value=bool()):
            return Scalar.BOOL
        case Known(value=int()):
            return Scalar.INT
        case Known(value=float()):
            return Scalar.FLOAT
        case _:
            return None


def decay(value: Value, where: tree.Span | None) -> Value:
    """What plain assignment and `return` make of a value: constexpr numbers become run-time scalars."""
    match value:
        case Known(value=None) | Known(value=Dtype()):
            return value
        case Known(value=bool() | int() | float() as number):
            return Tensor((), scalar_kind(value), where, dtype=dtypes.of_constant(number))
        case TupleOf(items=items):
            return TupleOf(tuple(decay(item, where) for item in items))
        case Symbol(sort=Sort.SIZE):
            return Tensor((), Scalar.INT, where, dtype="int32")
        case Symbol(sort=Sort.INT):
            return Tensor((), Scalar.INT, where)
        case Symbol():
            return Tensor((), None, where) if value.is_number else UNKNOWN
        case _:
            return value
