"""Loops: what they may run over, and which names survive them."""

from __future__ import annotations

from .. import tree
from ..diagnostics import Severity
from ..values import (
    UNKNOWN,
    Api,
    Argument,
    Builtin,
    HostFunction,
    HostModule,
    Known,
    Scalar,
    Sort,
    Symbol,
    Tensor,
    Value,
    describe,
    is_constexpr,
    is_runtime,
)
from . import assignment, calls, expressions, loop_bounds, merging, regions, statements
from .binding import Misuse, Passed, bind
from .builtins import constants
from .merging import Category
from .regions import Region
from .session import Lost, Walk

UNROLL_LIMIT = 32
"""Loops with more turns than this are walked once, with unknown values."""
NOT_ITERABLE = frozenset({"enumerate", "zip", "reversed", "map", "filter", "iter", "sorted"})


def for_(walk: Walk, node: tree.For) -> None:
    """`for name in range(...)`, `tl.range(...)` or `tl.static_range(...)`."""
    if node.is_async:
        walk.report("KF108", node.span, "Triton cannot compile `async for`")
    if node.orelse:
        _else_on_loop(walk, node.orelse)
    kind, passed = iterator(walk, node)
    if not isinstance(node.target, tree.Name):
        if kind != "unknown":
            walk.report(
                "KF109", node.target.span, "a loop in a kernel has one variable", "loop over an index"
            )
        walk.forget(tuple(tree.names_in(node.target)))
        kind = "unknown"
    if kind == "static_range":
        unrolled(walk, node, static_values(walk, passed))
    elif kind in ("range", "builtin range"):
        given = loop_bounds.given(kind, passed)
        is_fine = loop_bounds.check(walk, given)
        known = loop_bounds.variable(given) if given and passed.is_exact else Tensor((), Scalar.INT)
        _bind_variable(walk, node, known if is_fine else UNKNOWN)
        runtime_loop(walk, node, node.body)
    else:
        unknown_loop(walk, node)


def _else_on_loop(walk: Walk, orelse: tuple[tree.Stmt, ...]) -> None:
    walk.report("KF110", orelse[0].span, "Triton cannot compile `else` on a loop", "put it behind the loop")


def iterator(walk: Walk, node: tree.For) -> tuple[str, Passed]:
    """What a loop runs over: "range", "builtin range", "static_range" or "unknown"; and the arguments."""
    nothing = Passed((), (), False)
    call = node.iter
    if not isinstance(call, tree.Call):
        value = expressions.evaluate(walk, call)
        kinds = "a tuple or list" if isinstance(call, tree.Tuple | tree.List) else describe(value)
        walk.report(
            "KF109",
            call.span,
            f"a kernel cannot loop over {kinds}",
            "use `tl.static_range(len(x))` and index it, or `range`",
        )
        return "unknown", nothing
    if isinstance(call.func, tree.Name) and call.func.id in NOT_ITERABLE and call.func.id not in walk.names:
        walk.report(
            "KF109",
            call.span,
            f"a kernel cannot loop over `{call.func.id}(...)`",
            "loop over an index: `range` or `tl.static_range`",
        )
        return "unknown", nothing
    func = expressions.evaluate(walk, call.func)
    passed = calls.arguments(walk, call)
    return iterator_kind(walk, call, func, passed), passed


def iterator_kind(walk: Walk, call: tree.Call, func: Value, passed: Passed) -> str:
    """Only Python's range and Triton's two can be looped over."""
    if isinstance(func, Builtin) and func.name == "range":
        _check_builtin_range(walk, passed)
        return "builtin range"
    if isinstance(func, Api):
        name = func.entry.definition.rpartition(".")[2]
        if name in ("range", "static_range"):
            bound = bind(calls.spelled(walk, call), calls.entry_slots(func.entry), passed, call)
            if isinstance(bound, Misuse):
                calls.misuse(walk, bound, func.entry.definition)
            else:
                for option in ("num_stages", "loop_unroll_factor"):
                    constants.check_option(walk, bound, option)
            return name
    if isinstance(func, Api | Builtin | HostFunction | HostModule):
        walk.report(
            "KF109",
            call.span,
            f"a kernel cannot loop over `{walk.text(call.func.span)}(...)`",
            "loop over `range`, `tl.range` or `tl.static_range`",
        )
    return "unknown"


def _check_builtin_range(walk: Walk, passed: Passed) -> None:
    for keyword, _ in passed.keywords:
        if keyword.name is not None:
            walk.report(
                "KF109",
                keyword.span,
                f"Triton ignores `{keyword.name}=` of Python's range",
                "pass it by position, or use `tl.range`, which takes `num_stages` and others",
                severity=Severity.ERROR if keyword.name in ("start", "stop", "step") else Severity.WARNING,
            )
    if len(passed.positional) > 3:
        walk.report("KF109", passed.positional[3][1].span, "`range` takes at most 3 arguments")


def static_values(walk: Walk, passed: Passed) -> list[Value] | None:
    """The values that an unrolled loop variable takes; None if they depend on the launch."""
    for position, (value, argument) in enumerate(passed.positional):
        if is_runtime(value):
            walk.report(
                "KF404",
                argument.span,
                f"`tl.static_range` is unrolled: its bounds cannot be {describe(value)}",
                "use `range`, or make the bound a `tl.constexpr` argument",
            )
            return None
        if position == 2 and value == Known(0):
            walk.report("KF607", argument.span, "a loop with a step of 0 never ends", "count by 1 or more")
            return None
    numbers = [v.value for v, _ in passed.positional if isinstance(v, Known) and isinstance(v.value, int)]
    exact = passed.is_exact and not passed.keywords and 1 <= len(passed.positional) <= 3
    if not exact or len(numbers) != len(passed.positional) or (len(numbers) == 3 and numbers[2] == 0):
        return None
    turns = range(*numbers)
    return [Known(turn) for turn in turns] if len(turns) <= UNROLL_LIMIT else None


def unrolled(walk: Walk, node: tree.For, turns: list[Value] | None) -> None:
    """Each turn is compiled on its own: types may change, and names survive the loop."""
    assert isinstance(node.target, tree.Name)
    was_unrolled, walk.is_unrolled = walk.is_unrolled, True
    if turns is not None:
        if turns and walk.loops:
            check_returns(walk, node.body)
        for turn in turns:
            _set_turn(walk, node.target.id, turn)
            statements.block(walk, node.body)
            if walk.session.is_exhausted:
                walk.forget(tuple(assigned_names(node.body)))
                break
    else:
        for name in assigned_names(node.body):
            if name in walk.names:
                walk.bind(name, UNKNOWN)
        _set_turn(walk, node.target.id, Symbol(node.target.id, Sort.INT))
        _open_turn(walk, node)
    walk.is_unrolled = was_unrolled


def _set_turn(walk: Walk, name: str, turn: Value) -> None:
    """The variable of an unrolled loop stays a constexpr: branches and loops around don't carry it."""
    walk.names[name] = turn
    walk.lost.pop(name, None)


def _open_turn(walk: Walk, node: tree.For) -> None:
    """An unknown number of turns: one is walked, a second one only sees constexprs defined again."""
    before = set(walk.names)
    statements.block(walk, node.body)
    for statement in node.body:
        if isinstance(statement, tree.AnnAssign) and isinstance(statement.target, tree.Name):
            name = statement.target.id
            if name in walk.constants and name not in before:
                assignment.annotated(walk, statement)
    for name in set(walk.names) - before:
        if name not in walk.constants:
            walk.bind(name, UNKNOWN)


def _bind_variable(walk: Walk, node: tree.For, value: Value) -> None:
    if isinstance(node.target, tree.Name):
        walk.bind(node.target.id, value)
        walk.places[node.target.id] = node.target.span


def runtime_loop(walk: Walk, node: tree.For | tree.While, body: tuple[tree.Stmt, ...]) -> None:
    """The body is compiled with the types from before the loop, and must give every name its type again.

    The compiler visits it twice, the first time to find what the loop carries. Both visits see the same types,
    so one walk does. What the body assigns for the first time is gone behind the loop.
    """
    target = node.target.id if isinstance(node, tree.For) and isinstance(node.target, tree.Name) else None
    _check_constants(walk, body)
    check_returns(walk, body)
    start = regions.enter(walk)
    unrolled, walk.is_unrolled = walk.is_unrolled, False
    walk.loops += 1
    statements.block(walk, body)
    walk.loops -= 1
    walk.is_unrolled = unrolled
    after = regions.leave(walk, start)
    walk.assigned = start.assigned
    for name, before in start.names.items():
        if name != target and (after.names.get(name, before) is not before or name in after.assigned):
            _carry(walk, node, name, before, after)
    for name in after.names.keys() - start.names.keys():
        walk.lost[name] = Lost("KF604", "it is assigned only inside the loop, which may not run", node)
        if not walk.certain:
            walk.bind(name, UNKNOWN)
    if target is not None:
        _lose_variable(walk, node, target)


def _carry(walk: Walk, node: tree.For | tree.While, name: str, before: Value, after: Region) -> None:
    """A name from before the loop that the body assigns."""
    value = after.names.get(name, before)
    place = after.places.get(name, node.span)
    is_object = merging.is_object(walk, name, before)
    if is_object and merging.category(value) is Category.OBJECT:
        if merging.assigns_directly(node.body, name):
            merging.nothing_in_loop(walk, name, before, value, (walk.places[name], place), node.span)
        return
    places = walk.places.get(name) if is_object or not is_constexpr(before) else None, place
    is_wrong = merging.check_carried(walk, name, before, value, places, node.span)
    walk.bind(name, UNKNOWN if is_wrong or before is UNKNOWN else merging.merged(before, value))
    if is_wrong:
        walk.distrusted.add(name)
    if name in after.places:
        walk.places[name] = after.places[name]
    if name in after.lost:
        walk.lost[name] = after.lost[name]


def _lose_variable(walk: Walk, node: tree.For | tree.While, name: str) -> None:
    """Its type stays, its value does not."""
    walk.lost[name] = Lost(
        "KF611", "it is the variable of a loop that has ended, and its value there is undefined", node
    )
    if not walk.certain:
        walk.bind(name, UNKNOWN)


def check_returns(walk: Walk, body: tuple[tree.Stmt, ...]) -> None:
    """A `return` straight in code of a run-time loop; those under a run-time condition are judged there."""
    for statement in body:
        if isinstance(statement, tree.Return):
            walk.report(
                "KF102",
                statement.span,
                "Triton cannot compile a `return` inside a run-time loop",
                "put the condition into the loop (`while`), or mask the work instead",
            )


def _check_constants(walk: Walk, body: tuple[tree.Stmt, ...]) -> None:
    """A constexpr that a run-time loop assigns would have to change its type."""
    for statement in body:
        if not isinstance(statement, tree.Assign | tree.AugAssign):
            continue
        targets = statement.targets if isinstance(statement, tree.Assign) else (statement.target,)
        for target in targets:
            value = walk.names.get(target.id) if isinstance(target, tree.Name) else None
            if isinstance(target, tree.Name) and isinstance(value, Known | Symbol):
                if merging.is_object(walk, target.id, value):
                    continue
                merging.constexpr_in_loop(walk, target.id, value, target.span)
                walk.bind(target.id, UNKNOWN)


def unknown_loop(walk: Walk, node: tree.For) -> None:
    """Something went wrong with the iterator: the body is still looked at, with nothing known."""
    for name in (*assigned_names(node.body), *tree.names_in(node.target)):
        walk.bind(name, UNKNOWN)
    statements.block(walk, node.body)
    walk.forget(tuple(assigned_names(node.body)))


def assigned_names(body: tuple[tree.Stmt, ...]) -> set[str]:
    """Every name that the statements may assign."""
    found: set[str] = set()
    for statement in body:
        for part in tree.walk(statement):
            if isinstance(part, tree.Assign):
                for target in part.targets:
                    found.update(tree.names_in(target))
            elif isinstance(part, tree.AugAssign | tree.AnnAssign | tree.For):
                found.update(tree.names_in(part.target))
    return found


def while_(walk: Walk, node: tree.While) -> None:
    """`while`: the condition is a run-time bool."""
    if node.orelse:
        _else_on_loop(walk, node.orelse)
    _check_constants(walk, node.body)
    names, lost = dict(walk.names), dict(walk.lost)
    runtime_loop(walk, node, node.body)
    behind = walk.names, walk.lost
    walk.names, walk.lost = names | dict.fromkeys(walk.distrusted & names.keys(), UNKNOWN), lost
    _check_loop_condition(walk, node)
    walk.names, walk.lost = behind


def _check_loop_condition(walk: Walk, node: tree.While) -> None:
    """The compiler comes to it when it has seen what the body carries."""
    test = expressions.evaluate(walk, node.test)
    if is_constexpr(test):
        walk.report(
            "KF608",
            node.test.span,
            "the condition of `while` must be a run-time value, and this is a constant",
            "test a variable that the loop changes; for a loop with a constant number of turns use `range`",
        )
    elif _is_no_loop_condition(walk, node.test, test):
        walk.report(
            "KF601",
            node.test.span,
            f"the condition of `while` must be one bool, and this is {describe(test)}",
            "compare it: `n > 0`; reduce a block first: `tl.max(...)`",
        )


def _is_no_loop_condition(walk: Walk, node: tree.Expr, test: Value) -> bool:
    if isinstance(test, Tensor) and test.is_block:
        return True
    if not walk.is_before("3.9"):
        return False
    if isinstance(test, Argument):
        names = {test.name, node.id if isinstance(node, tree.Name) else test.name}
        return bool(names & walk.kernel.numbers)
    return isinstance(test, Tensor) and test.kind in (Scalar.INT, Scalar.FLOAT)
