"""None where a pointer is: passed to a kernel that goes through it, or compared with one by value (KF813)."""

from __future__ import annotations

from collections.abc import Iterator

from .. import tree
from ..interpreter.session import Finding
from ..kernel import Kernel
from .host.kinds import Kind
from .site import Site


def check(site: Site) -> list[Finding]:
    """Look at the parameters that get None."""
    found: list[Finding] = []
    compared = _compared_with_none(site.kernel)
    for parameter, argument in site.pairs():
        name = parameter.name
        if name in compared and argument.kind is Kind.TENSOR and parameter.annotation is None:
            found += _comparison(site, name)
        if (
            argument.kind is not Kind.NONE
            or parameter.annotation is not None
            or name not in site.kernel.pointers
        ):
            continue
        access = None if _is_tested(site.kernel, name) else _certain_access(site.kernel, name)
        if access is not None:
            message = f"None is passed for `{name}`, and `{site.kernel.name}` goes through that pointer"
            note = f"pass a tensor, or test in the kernel: `if {name} is not None:`"
            found.append(site.finding("KF813", site.span(argument.node), message, note))
    return found


def _compared_with_none(kernel: Kernel) -> set[str]:
    """Names in `name == None` and `name != None`, wherever that stands."""
    return {
        node.left.id
        for node in kernel.nodes
        if type(node) is tree.Compare
        and isinstance(node.left, tree.Name)
        and node.ops[0] in ("==", "!=")
        and isinstance(node.comparators[0], tree.Constant)
        and node.comparators[0].value is None
    }


def _comparison(site: Site, name: str) -> list[Finding]:
    """`ptr != None` of a tensor: Triton compares values, and None has none. `is` compares without one."""
    for test in certain_tests(site.kernel.function.body):
        match test:
            case tree.Compare(left=tree.Name(id=left), ops=("==" | "!=" as op,), comparators=(other,)):
                is_none = isinstance(other, tree.Constant) and other.value is None
                if left == name and is_none and not _is_assigned(site.kernel, name):
                    message = f"`{name}` is a pointer, and None cannot be compared with it by value"
                    note = f"write `{name} is {'not ' if op == '!=' else ''}None`"
                    call = site.call_head()
                    return [Finding("KF813", test.span, message, site.kernel.name, (note,), (call,))]
            case _:
                pass
    return []


def certain_tests(body: tuple[tree.Stmt, ...]) -> Iterator[tree.Expr]:
    """Conditions that are compiled in every case."""
    for statement in body:
        if isinstance(statement, tree.If):
            yield statement.test
        elif isinstance(statement, tree.For) and not _is_unrolled(statement.iter):
            yield from certain_tests(statement.body)
        elif isinstance(statement, tree.Assign) and isinstance(statement.value, tree.Conditional):
            yield statement.value.test
        if any(isinstance(node, tree.Return) for node in tree.walk(statement)):
            return


def _is_assigned(kernel: Kernel, name: str) -> bool:
    return any(
        isinstance(node, tree.Assign)
        and any(isinstance(target, tree.Name) and target.id == name for target in node.targets)
        for node in kernel.nodes
    )


def _is_tested(kernel: Kernel, name: str) -> bool:
    """Does the kernel look whether there is a pointer, or assign another one?"""
    for node in kernel.nodes:
        match node:
            case (
                tree.If(test=test)
                | tree.Conditional(test=test)
                | tree.While(test=test)
                | tree.Assert(test=test)
            ):
                if any(isinstance(each, tree.Name) and each.id == name for each in tree.walk(test)):
                    return True
            case _:
                pass
    return _is_assigned(kernel, name)


def _certain_access(kernel: Kernel, name: str) -> tree.Call | None:
    """A load or a store through the parameter that is compiled in every case."""
    for statement in _certain_statements(kernel.function.body):
        for node in _evaluated(statement):
            if isinstance(node, tree.Call) and isinstance(node.func, tree.Attribute) and node.args:
                attr = node.func.attr
                is_access = attr in ("load", "store") or attr.startswith("atomic_")
                if is_access and _base(node.args[0]) == name:
                    return node
    return None


def _certain_statements(body: tuple[tree.Stmt, ...]) -> Iterator[tree.Stmt]:
    """Statements under no condition, up to a `return`; those of run-time loops too."""
    for statement in body:
        if isinstance(statement, tree.For):
            if not _is_unrolled(statement.iter):
                yield from _certain_statements(statement.body)
        elif isinstance(statement, tree.Assign | tree.AugAssign | tree.ExprStmt):
            yield statement
        elif any(isinstance(node, tree.Return) for node in tree.walk(statement)):
            return


def _is_unrolled(node: tree.Expr) -> bool:
    """A loop over `tl.static_range` may have no iterations."""
    return not (isinstance(node, tree.Call) and isinstance(node.func, tree.Name) and node.func.id == "range")


def _evaluated(node: tree.Node) -> Iterator[tree.Node]:
    """The parts of a statement that no conditional expression leaves out."""
    yield node
    match node:
        case tree.ExprStmt(value=value) | tree.Assign(value=value) | tree.AugAssign(value=value):
            yield from _evaluated(value)
        case tree.Binary(left=left, right=right):
            yield from _evaluated(left)
            yield from _evaluated(right)
        case tree.Call(func=func, args=args, keywords=keywords):
            for child in (func, *args, *(keyword.value for keyword in keywords)):
                yield from _evaluated(child)
        case tree.Attribute(value=value):
            yield from _evaluated(value)
        case _:
            pass


def _base(node: tree.Expr) -> str | None:
    while isinstance(node, tree.Binary) and node.op in "+-":
        node = node.left
    return node.id if isinstance(node, tree.Name) else None
