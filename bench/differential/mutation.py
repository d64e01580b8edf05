"""Mutants: a kernel with one or two small changes, which may or may not compile."""

from __future__ import annotations

import ast
from collections.abc import Callable
from copy import deepcopy
from random import Random

from .types import NUMBERS

SIZES = (0, 1, 2, 3, 4, 8, 16, 24, 32, 64, 128)
OPERATORS: tuple[type[ast.operator], ...] = (
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.Div,
    ast.FloorDiv,
    ast.Mod,
    ast.BitAnd,
    ast.BitOr,
    ast.LShift,
)
FUNCTIONS = (
    ("load", "store", "atomic_add"),
    ("sum", "max", "min", "argmax", "cumsum", "sort"),
    ("exp", "log", "sqrt", "sin", "abs", "floor", "sigmoid"),
    ("maximum", "minimum", "where", "fdiv"),
    ("zeros", "full", "arange"),
    ("reshape", "broadcast_to", "trans", "expand_dims", "ravel", "view", "permute"),
    ("atomic_add", "atomic_max", "atomic_xchg", "atomic_cas"),
    ("program_id", "num_programs"),
    ("range", "static_range"),
)
"""Functions of `tl` that are easily taken for one another."""


def mutant(random: Random, source: str) -> str:
    """The module with its kernels changed in one or two places. Comments and layout are lost."""
    tree = ast.parse(source)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.decorator_list]
    for _ in range(random.choice((1, 1, 2)) if functions else 0):
        _mutate(random, random.choice(functions))
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _mutate(random: Random, function: ast.FunctionDef) -> None:
    """Make the first change that applies, of several tried in random order."""
    for change in random.sample(CHANGES, len(CHANGES)):
        if change(random, function):
            return


Change = Callable[[Random, ast.FunctionDef], bool]
"""Changes the function and says whether there was something to change."""


def _nodes(function: ast.FunctionDef, kind: type[ast.AST]) -> list[ast.AST]:
    return [node for statement in function.body for node in ast.walk(statement) if isinstance(node, kind)]


def swap_operands(random: Random, function: ast.FunctionDef) -> bool:
    operations = _nodes(function, ast.BinOp)
    if operations:
        node = random.choice(operations)
        assert isinstance(node, ast.BinOp)
        node.left, node.right = node.right, node.left
    return bool(operations)


def other_operator(random: Random, function: ast.FunctionDef) -> bool:
    operations = _nodes(function, ast.BinOp)
    if operations:
        node = random.choice(operations)
        assert isinstance(node, ast.BinOp)
        node.op = random.choice(OPERATORS)()
    return bool(operations)


def other_number(random: Random, function: ast.FunctionDef) -> bool:
    numbers = [
        node
        for node in _nodes(function, ast.Constant)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, int | float)
        and not isinstance(node.value, bool)
    ]
    if numbers:
        node = random.choice(numbers)
        if isinstance(node.value, int):
            node.value = random.choice((node.value + 1, node.value * 2, random.choice(SIZES)))
        else:
            node.value = random.choice((0, 1, -1.0, 2))
    return bool(numbers)


def other_dtype(random: Random, function: ast.FunctionDef) -> bool:
    dtypes = [
        node
        for node in _nodes(function, ast.Attribute)
        if isinstance(node, ast.Attribute) and node.attr in NUMBERS
    ]
    if dtypes:
        random.choice(dtypes).attr = random.choice((*NUMBERS, "int1"))
    return bool(dtypes)


def other_function(random: Random, function: ast.FunctionDef) -> bool:
    names = {name for group in FUNCTIONS for name in group}
    calls = [
        node
        for node in _nodes(function, ast.Attribute)
        if isinstance(node, ast.Attribute) and node.attr in names
    ]
    if calls:
        node = random.choice(calls)
        node.attr = random.choice(random.choice([group for group in FUNCTIONS if node.attr in group]))
    return bool(calls)


def other_name(random: Random, function: ast.FunctionDef) -> bool:
    """Read another variable or parameter."""
    names = [
        node
        for node in _nodes(function, ast.Name)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id != "tl"
    ]
    known = [each.arg for each in function.args.args] + [
        node.id for node in _nodes(function, ast.Name) if isinstance(node, ast.Name) and node.id != "tl"
    ]
    if names and known:
        random.choice(names).id = random.choice(known)
    return bool(names)


def drop_argument(random: Random, function: ast.FunctionDef) -> bool:
    calls = [
        node
        for node in _nodes(function, ast.Call)
        if isinstance(node, ast.Call) and (node.args or node.keywords)
    ]
    if calls:
        node = random.choice(calls)
        arguments = random.choice([each for each in (node.args, node.keywords) if each])
        del arguments[random.randrange(len(arguments))]
    return bool(calls)


def swap_arguments(random: Random, function: ast.FunctionDef) -> bool:
    calls = [node for node in _nodes(function, ast.Call) if isinstance(node, ast.Call) and len(node.args) > 1]
    if calls:
        arguments = random.choice(calls).args
        i, j = random.sample(range(len(arguments)), 2)
        arguments[i], arguments[j] = arguments[j], arguments[i]
    return bool(calls)


def drop_cast(random: Random, function: ast.FunctionDef) -> bool:
    """`x.to(T)` becomes `x`, `x[:, None]` becomes `x`."""

    def inner(node: ast.AST) -> ast.expr | None:
        match node:
            case ast.Call(func=ast.Attribute(value=value, attr="to")) | ast.Subscript(value=value):
                return value
        return None

    return _replace_one(random, function, inner)


def wrap(random: Random, function: ast.FunctionDef) -> bool:
    """Cast, expand, negate or reduce something, or keep only one operand of it."""

    def other(node: ast.AST) -> ast.expr | None:
        if isinstance(node, ast.BinOp):
            return random.choice((node.left, node.right))
        if not isinstance(node, ast.Name) or node.id == "tl" or not isinstance(node.ctx, ast.Load):
            return None
        forms = (
            "X[:, None]",
            "X[None, :]",
            "X.to(tl.float16)",
            "X.to(tl.int32)",
            "-X",
            "~X",
            "tl.sum(X, 0)",
            "X + 1.0",
        )
        text = random.choice(forms).replace("X", node.id)
        return ast.parse(text, mode="eval").body

    return _replace_one(random, function, other)


def _replace_one(
    random: Random, function: ast.FunctionDef, other: Callable[[ast.AST], ast.expr | None]
) -> bool:
    """Put what `other` gives for an expression in its place, at one of the places where it gives something."""
    places: list[tuple[ast.AST, str, int | None, ast.expr]] = []
    for statement in function.body:
        for parent in ast.walk(statement):
            for field, child in ast.iter_fields(parent):
                children = child if isinstance(child, list) else [child]
                for i, each in enumerate(children):
                    if field == "func" or not isinstance(each, ast.expr):
                        continue
                    replacement = other(each)
                    if replacement is not None:
                        places.append((parent, field, i if isinstance(child, list) else None, replacement))
    if not places:
        return False
    parent, field, index, replacement = random.choice(places)
    if index is None:
        setattr(parent, field, deepcopy(replacement))
    else:
        getattr(parent, field)[index] = deepcopy(replacement)
    return True


def drop_statement(random: Random, function: ast.FunctionDef) -> bool:
    if len(function.body) < 2:
        return False
    del function.body[random.randrange(len(function.body))]
    return True


def swap_statements(random: Random, function: ast.FunctionDef) -> bool:
    if len(function.body) < 2:
        return False
    at = random.randrange(len(function.body) - 1)
    function.body[at : at + 2] = reversed(function.body[at : at + 2])
    return True


CHANGES: tuple[Change, ...] = (
    swap_operands,
    other_operator,
    other_number,
    other_number,
    other_dtype,
    other_dtype,
    other_function,
    other_name,
    other_name,
    drop_argument,
    swap_arguments,
    drop_cast,
    drop_cast,
    wrap,
    wrap,
    drop_statement,
    swap_statements,
)
