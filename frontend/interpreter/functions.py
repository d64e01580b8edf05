"""Walking a function: its parameters, its body, what it returns."""

from __future__ import annotations

from .. import tree
from ..kernel import Kernel, Role, is_constexpr_annotation
from ..values import UNKNOWN, Argument, Scalar, Symbol, Value
from . import calls, expressions, signature, statements
from .annotations import annotated
from .binding import Bound
from .session import Session, Walk


def check_kernel(session: Session, kernel: Kernel) -> None:
    """Walk a function for its own sake, knowing only what its file tells of its arguments."""
    walk = Walk(session, kernel, {})
    signature.check(walk)
    for parameter in kernel.function.parameters:
        is_misread = signature.is_misread(walk, parameter)
        walk.names[parameter.name] = UNKNOWN if is_misread else parameter_value(kernel, parameter)
    statements.function_body(walk)


def parameter_value(kernel: Kernel, parameter: tree.Parameter) -> Value:
    """What a function knows of a parameter without looking at its callers."""
    if parameter.name in kernel.passed:
        return kernel.passed[parameter.name].value
    if is_constexpr_annotation(parameter.annotation, kernel.site.scope):
        return Symbol(parameter.name, kernel.sort_of(parameter.name))
    if kernel.role is Role.ENTRY and parameter.kind == "normal":
        fixed = annotated(parameter, kernel.site.scope)
        return fixed or Argument(
            parameter.name, Scalar.POINTER if parameter.name in kernel.pointers else None
        )
    return UNKNOWN


def run_callee(walk: Walk, callee: Kernel, bound: Bound) -> Value:
    """Walk a helper with the values that a call passes; what it returns."""
    names: dict[str, Value] = {}
    for parameter in callee.function.parameters:
        value = bound.get(parameter.name)
        if value is not None:
            names[parameter.name] = value
        elif parameter.default is not None:
            names[parameter.name] = default_value(walk, callee, parameter.default)
        else:
            names[parameter.name] = UNKNOWN
    key = (callee.def_start, walk.certain, walk.is_live, tuple(names.items()))
    if key in walk.session.returns:
        return walk.session.returns[key]
    if key in walk.session.under_way:
        walk.report(
            "KF610",
            bound.node.span,
            f"`{callee.name}` calls itself with values of the same types: the recursion never ends for the "
            "compiler",
            "use a loop, or recurse on a constexpr that reaches an end",
        )
        return UNKNOWN
    inner = Walk(
        walk.session,
        callee,
        names,
        callers=(*walk.callers, walk.kernel),
        certain=walk.certain,
        is_live=walk.is_live,
        call_site=walk.call_site or calls.related(bound.node.span, f"called from `{walk.kernel.name}` here"),
    )
    walk.session.under_way.add(key)
    result = statements.function_body(inner)
    walk.session.under_way.remove(key)
    walk.session.returns[key] = result
    return result


def default_value(walk: Walk, callee: Kernel, default: tree.Expr) -> Value:
    """A default is a constant of the host's; findings in it belong to the callee's own check."""
    outside = Walk(walk.session, callee, {}, certain=False)
    value = expressions.evaluate(outside, default)
    return value
