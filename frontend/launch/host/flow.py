"""In which order host code runs: blocks of statements, and which assignments a name may hold at a line."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ....grammar.record import record
from ...ast_walk import children
from ...host_names import last_name

if TYPE_CHECKING:
    from .names import Binding

Decide = Callable[[ast.expr], "bool | None"]
"""Whether a condition certainly holds; None where that is open."""


@record(eq=False)
class Block:
    """Statements that run one after the other, all or none: lines `first` to `last`.

    `outer` is the block around, None for that of the function or module itself. An `if` gives a block its
    `test`, which `is_true` where the block runs; any other block may or may not run.
    """

    first: int
    last: int
    outer: Block | None = None
    test: ast.expr | None = None
    is_true: bool = True
    is_loop: bool = False

    def holds(self, line: int) -> bool:
        return self.outer is None or self.first <= line <= self.last

    def around(self) -> Iterator[Block]:
        """This block, and those that it is inside of."""
        block: Block | None = self
        while block is not None:
            yield block
            block = block.outer


@record(eq=False)
class Exit:
    """A `return`, `raise`, `break` or `continue`: what follows may not run.

    `fails` tells a `raise`, `value` is what is returned.
    """

    line: int
    block: Block
    fails: bool
    ends_loop: bool
    value: ast.expr | None

    def leaves(self, line: int) -> bool:
        """Is the line among what would not run?"""
        if not self.ends_loop:
            return True
        loop = next((each for each in self.block.around() if each.is_loop), None)
        return loop is not None and loop.holds(line)


@record(eq=False)
class Claim:
    """From `line` on, in `block`, `test` certainly `holds`: after `assert test`, or `if not test: raise`."""

    line: int
    block: Block
    test: ast.expr
    is_true: bool


def inner_blocks(statement: ast.stmt, block: Block) -> Iterator[tuple[Sequence[ast.stmt], Block]]:
    """The lists of statements inside a statement, with their blocks."""
    match statement:
        case ast.With(items=items, body=body) | ast.AsyncWith(items=items, body=body):
            fails = any(_expects_failure(item.context_expr) for item in items)
            yield body, _block(body, block, None, True) if fails else block
        case ast.Try(body=body, handlers=[], orelse=[], finalbody=finalbody):
            yield body, block
            yield finalbody, block
        case ast.If(test=test, body=body, orelse=orelse):
            if _is_main(test):
                yield body, block
            else:
                yield body, _block(body, block, test, True)
            if orelse:
                yield orelse, _block(orelse, block, test, False)
        case _:
            is_loop = isinstance(statement, ast.For | ast.AsyncFor | ast.While)
            for body in _bodies(statement):
                yield body, _block(body, block, None, True, is_loop)


def _expects_failure(node: ast.expr) -> bool:
    """`with pytest.raises(...)`, `with self.assertRaises(...)`, `with suppress(...)`"""
    func = node.func if isinstance(node, ast.Call) else node
    return last_name(func) in ("raises", "assertRaises", "assertRaisesRegex", "suppress")


def _bodies(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    for child in children(statement):
        if isinstance(child, ast.ExceptHandler | ast.match_case):
            yield child.body
    for field in ("body", "orelse", "finalbody"):
        body = getattr(statement, field, None)
        if isinstance(body, list) and body:
            yield body


def _block(
    body: Sequence[ast.stmt], outer: Block, test: ast.expr | None, is_true: bool, is_loop: bool = False
) -> Block:
    return Block(body[0].lineno, body[-1].end_lineno or body[-1].lineno, outer, test, is_true, is_loop)


def _is_main(test: ast.expr) -> bool:
    """`__name__ == "__main__"`: all that is bound there is bound for whoever reads it."""
    return isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and test.left.id == "__name__"


def may_run(block: Block, decide: Decide) -> bool:
    """Is no condition around the block certainly the other way round?"""
    return all(
        each.test is None or decide(each.test) in (None, each.is_true)
        for each in block.around()
        if each.outer
    )


def _precedes(binding: Binding, line: int, decide: Decide) -> bool:
    """Has the assignment certainly run where `line` is reached?"""
    if binding.line >= line:
        return False
    for block in binding.block.around():
        if block.holds(line):
            return True
        if block.test is None or decide(block.test) is not block.is_true:
            return False
    return True


def reaching(bindings: Sequence[Binding], line: int, decide: Decide) -> list[Binding]:
    """The assignments, in source order, that a name may hold the value of where `line` reads it."""
    alive = [each for each in bindings if may_run(each.block, decide)]
    certain = next((each for each in reversed(alive) if _precedes(each, line, decide)), None)
    found: list[Binding] = []
    for binding in alive:
        if binding is certain:
            found = []
        if binding.line < line or _comes_round(binding, certain, line):
            found.append(binding)
    return found


def _comes_round(binding: Binding, certain: Binding | None, line: int) -> bool:
    """Is a later assignment in a loop around the line that begins again without the certain one?"""
    return any(
        block.is_loop and block.holds(line) and not (certain and block in certain.block.around())
        for block in binding.block.around()
        if block.outer
    )
