"""The grid of a launch: what it is made of, what a grid function reads, and how large it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .. import tree
from ..ast_walk import children, walk
from ..diagnostics import Severity
from ..interpreter.session import Finding
from .host.evaluation import kind_at
from .host.kinds import Kind, kind_of
from .site import Site

FUNCTIONS = (Kind.FUNCTION, Kind.INT_FUNCTION)
NO_SIZE = (
    *(Kind.FLOAT, Kind.FLOAT_TUPLE, Kind.TUPLE, Kind.LIST, Kind.DICT, Kind.STRING, Kind.NONE, Kind.DTYPE),
    *FUNCTIONS,
)
NO_BLOCK_DIMENSION = "Triton has no block dimension: `num_warps` says how many threads there are"
MAX_X = 2**31 - 1
MAX_YZ = 65535
AXES = ("x", "y", "z")
CONDITIONAL = (ast.IfExp, ast.BoolOp, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def check(site: Site) -> list[Finding]:
    """Look at the grid: most serious first, one finding for each launch and cause."""
    shape = shape_of(site)
    found = [*_number(site), *_arity(site), *_entries(site, shape)][:1] or _sizes(site, shape)
    if site.is_plain:
        found += _keys(site)
    return found or _rounded_down(site, shape)


def _function(site: Site) -> tuple[str, list[ast.expr]] | None:
    """A grid function's parameter, and the expressions that every call of it evaluates."""
    grid = site.launch.names.resolve(site.launch.grid, site.launch.line)
    if isinstance(grid, ast.Lambda):
        name = only_parameter(grid.args)
        return (name, [grid.body]) if name else None
    function = site.launch.names.function(grid.id) if isinstance(grid, ast.Name) else None
    if function is None or function.decorator_list:
        return None
    expressions: list[ast.expr] = []
    for statement in function.body:
        if isinstance(statement, ast.Return | ast.Assign | ast.AnnAssign) and statement.value is not None:
            expressions.append(statement.value)
        elif not isinstance(statement, ast.Assert | ast.Expr | ast.Pass):
            break
        if isinstance(statement, ast.Return):
            break
    name = only_parameter(function.args)
    stores = {node.id for node in walk(function) if isinstance(node, ast.Name) and _is_stored(node)}
    return (name, expressions) if name and name not in stores else None


def _is_stored(node: ast.Name) -> bool:
    return not isinstance(node.ctx, ast.Load)


def only_parameter(arguments: ast.arguments) -> str | None:
    """The name of a function's parameter if it has one that counts."""
    positional = [*arguments.posonlyargs, *arguments.args]
    is_simple = not (arguments.vararg or arguments.kwonlyargs or arguments.kwarg)
    return positional[0].arg if is_simple and positional else None


def shape_of(site: Site) -> list[ast.expr]:
    """The entries of the grid, from its function too; none where they cannot be seen."""
    grid = site.launch.names.resolve(site.launch.grid, site.launch.line)
    function = _function(site)
    if function is not None and function[1]:
        grid = function[1][-1]
    is_plain = isinstance(grid, ast.Tuple | ast.List)
    return grid.elts if is_plain and not any(isinstance(e, ast.Starred) for e in grid.elts) else []


def _number(site: Site) -> list[Finding]:
    """A number in place of a tuple."""
    grid, kind = site.launch.grid, site.launch.grid_kind
    if kind not in (Kind.INT, Kind.FLOAT, Kind.INT_FUNCTION, Kind.FLOAT_TUPLE, Kind.NONE, Kind.STRING):
        return []
    note = {
        Kind.INT: f"write a tuple: `({ast.unparse(grid)},)`",
        Kind.STRING: "write a tuple of ints",
        Kind.NONE: f"write a tuple: `{site.kernel.name}[(1,)](...)` starts one program",
        Kind.INT_FUNCTION: "return a tuple: `(..., )`",
    }.get(kind, "divide with `triton.cdiv(...)` or `//`")
    return [
        site.finding("KF807", site.span(grid), f"the grid is {kind.value}: it must be a tuple of ints", note)
    ]


def _arity(site: Site) -> list[Finding]:
    """A grid function that cannot be called with one argument."""
    grid = site.launch.names.resolve(site.launch.grid, site.launch.line)
    function = site.launch.names.function(grid.id) if isinstance(grid, ast.Name) else grid
    if not isinstance(function, ast.Lambda | ast.FunctionDef) or not site.is_plain:
        return []
    if isinstance(function, ast.FunctionDef) and function.decorator_list:
        return []
    arguments = function.args
    names = [each.arg for each in (*arguments.posonlyargs, *arguments.args)]
    needed = len(names) - len(arguments.defaults)
    if (names or arguments.vararg) and needed <= 1 and None not in arguments.kw_defaults:
        return []
    message = "the grid function takes " + (
        "no parameter" if not names else f"{needed} parameters" if needed > 1 else "keywords"
    )
    note = "Triton calls it with one argument, the kernel's parameters by name: `lambda meta: (...,)`"
    return [site.finding("KF807", site.span(site.launch.grid), message, note)]


def _entries(site: Site, shape: list[ast.expr]) -> list[Finding]:
    """Entries that are no integers, no entries at all, or too many."""
    names = site.launch.names
    grid = names.resolve(site.launch.grid, site.launch.line)
    if isinstance(grid, ast.Tuple | ast.List) and not grid.elts:
        return [
            site.finding("KF807", site.span(site.launch.grid), "the grid is empty", "`(1,)` is one program")
        ]
    is_called = not isinstance(grid, ast.Tuple | ast.List)  # with a parameter that these names do not have
    for entry in shape[:3]:
        kind = kind_of(entry, names) if is_called else kind_at(entry, names, site.launch.line)
        if isinstance(entry, ast.Name) and kind is Kind.UNKNOWN and names.function(entry.id) is not None:
            kind = Kind.FUNCTION
        if kind in NO_SIZE:
            message = f"an entry of the grid is {kind.value}: it must be an int"
            notes = {
                Kind.FLOAT: "divide with `triton.cdiv(...)` or `//`",
                Kind.TUPLE: NO_BLOCK_DIMENSION,
                **dict.fromkeys(
                    FUNCTIONS, f"a grid function stands alone in the brackets. {NO_BLOCK_DIMENSION}"
                ),
            }
            note = notes.get(kind, "the grid is how many programs run along each axis")
            return [site.finding("KF807", site.span(entry), message, note)]
    if len(shape) > 3:
        message = f"the grid has {len(shape)} entries: Triton drops what follows the third"
        note = "fold axes together, and take the program id apart in the kernel"
        return [site.finding("KF807", site.span(shape[3]), message, note, severity=Severity.WARNING)]
    return []


def _sizes(site: Site, shape: list[ast.expr]) -> list[Finding]:
    """Literal entries that start no program, or more than an axis can have."""
    for axis, entry in zip(AXES, shape, strict=False):
        size = site.launch.names.number(entry, site.launch.line)
        if size is None:
            continue
        limit = MAX_X if axis == "x" else MAX_YZ
        if size > limit:
            message = f"the grid has {size:,} programs along {axis}: CUDA allows {limit:,}"
            note = "put the long axis first: only x goes up to 2,147,483,647"
            return [site.finding("KF822", site.span(entry), message, note)]
        if size <= 0:
            message = f"the grid has {size} programs along {axis}: nothing runs, and nothing is said"
            note = "start at least one program"
            return [site.finding("KF822", site.span(entry), message, note, severity=Severity.WARNING)]
    return []


def _keys(site: Site) -> list[Finding]:
    """What a grid function reads by name: it gets the kernel's parameters, and nothing else."""
    function = _function(site)
    if function is None:
        return []
    parameter, expressions = function
    for expression in expressions:
        for node in certain_parts(expression):
            key = _key(node, parameter)
            if key is not None and key not in site.names:
                return [_missing_key(site, node, key)]
    return []


def certain_parts(node: ast.expr) -> Iterator[ast.expr]:
    """The parts of an expression that are certainly evaluated."""
    yield node
    if not isinstance(node, CONDITIONAL):
        for child in children(node):
            if isinstance(child, ast.expr):
                yield from certain_parts(child)
            elif isinstance(child, ast.keyword):
                yield from certain_parts(child.value)


def _key(node: ast.expr, mapping: str) -> str | None:
    """`BLOCK` in `meta["BLOCK"]`."""
    match node:
        case ast.Subscript(value=ast.Name(id=name), slice=ast.Constant(value=str(key))) if name == mapping:
            return key
        case _:
            return None


def _missing_key(site: Site, node: ast.expr, key: str) -> Finding:
    from ..interpreter.expressions import near

    close = near(key, site.names)
    message = f"the grid reads `{key}`, which is no parameter of `{site.kernel.name}`"
    note = f"did you mean `{close}`?" if close else "a grid function gets the kernel's parameters by name"
    return site.finding("KF818", site.span(node), message, note)


def _rounded_down(site: Site, shape: list[ast.expr]) -> list[Finding]:
    """`(n // BLOCK,)` for a kernel that masks with `n`: the last, partial block is never computed."""
    texts = {parameter.name: ast.unparse(argument.node) for parameter, argument in site.pairs()}
    for entry in shape:
        if not (isinstance(entry, ast.BinOp) and isinstance(entry.op, ast.FloorDiv)):
            continue
        total, block = ast.unparse(entry.left), ast.unparse(entry.right)
        names = [name for name, text in texts.items() if text == total]
        is_block = block in texts.values() or any(block.endswith(f"['{name}']") for name in site.names)
        bounds = [name for name in names if _masks_with(site, name)]
        if not bounds or not is_block or not is_any_size(site, entry.left) or is_divisible(site, total):
            continue
        message = (
            f"`{total} // {block}` rounds down: `{site.kernel.name}` masks with `{bounds[0]}`, but no program "
            "computes the last, partial block"
        )
        note = f"round up: `triton.cdiv({total}, {block})`"
        return [site.finding("KF822", site.span(entry), message, note, severity=Severity.WARNING)]
    return []


def is_any_size(site: Site, node: ast.expr) -> bool:
    """`x.numel()`, `x.shape[0]`, `len(x)`: what nobody promises to be a multiple of a block."""
    match site.launch.names.resolve(node, site.launch.line):
        case ast.Call(func=ast.Attribute(attr="numel" | "nelement"), args=[]):
            return True
        case ast.Call(func=ast.Name(id="len") | ast.Attribute(attr="size"), args=[_]):
            return True
        case ast.Subscript(value=ast.Attribute(attr="shape"), slice=ast.Constant()):
            return True
        case _:
            return False


def _masks_with(site: Site, name: str) -> bool:
    """Does the kernel compare offsets with the parameter?"""
    return any(
        isinstance(node, tree.Compare)
        and node.ops == ("<",)
        and any(isinstance(bound, tree.Name) and bound.id == name for bound in node.comparators)
        for node in site.kernel.nodes
    )


def is_divisible(site: Site, total: str) -> bool:
    """Does the launching function itself make sure that the size is a multiple of something?"""
    function = site.launch.function
    if function is None:
        return True
    return any(
        isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod) and ast.unparse(node.left) == total
        for node in walk(function)
    )
