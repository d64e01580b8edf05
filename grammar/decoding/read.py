"""From the text of `triton.lark` to the form that the passes work on."""

from __future__ import annotations

import ast
from typing import Any

from lark import Tree
from lark.grammar import NonTerminal, Terminal
from lark.lexer import PatternStr
from lark.load_grammar import load_grammar

from .forms import Expression, Grammar, Production, Ref, Repeat, Token, choice, sequence

START = "kernel"
REPETITIONS: dict[str, tuple[int, int | None]] = {"?": (0, 1), "*": (0, None), "+": (1, None)}


def read(text: str) -> Grammar:
    """The rules of a grammar in Lark's notation; its leaves are tokens, `self.start` is the rule `kernel`.

    Raises `lark.exceptions.LarkError` for text that is no such grammar.
    """
    loaded, _ = load_grammar(text, "triton.lark", [], True)
    rules: dict[str, tuple[Production, ...]] = {}
    definitions = [(str(name), tree, options) for name, _, tree, options in loaded.rule_defs]
    names = {"".join(_literals(tree)): str(name) for name, (tree, _) in loaded.term_defs if tree}
    for name, tree, options in definitions:
        is_level = options is not None and options.expand1
        rules[name] = tuple(_production(name, each, names, is_level) for each in tree.children)
    return Grammar(rules, START)


def fixed_texts(text: str) -> dict[str, str]:
    """The text of each terminal that has only one."""
    loaded, _ = load_grammar(text, "triton.lark", [], True)
    terminals, _, _ = loaded.compile([START], set())
    return {str(t.name): t.pattern.value for t in terminals if isinstance(t.pattern, PatternStr)}


def _literals(tree: Tree[Any]) -> list[str]:
    texts = [str(each.children[0]) for each in tree.find_data("literal")]
    return [ast.literal_eval(text) for text in texts if text.startswith('"')]


def _production(name: str, tree: Tree[Any], terminals: dict[str, str], is_level: bool) -> Production:
    if tree.data == "alias":
        body, alias = tree.children
        assert isinstance(alias, NonTerminal)
        return Production(_expression(body, terminals), str(alias.name))
    expression = _expression(tree, terminals)
    return Production(expression, None if is_level and isinstance(expression, Ref) else name)


def _expression(tree: Any, terminals: dict[str, str]) -> Expression:
    if isinstance(tree, NonTerminal):
        return Ref(str(tree.name))
    if isinstance(tree, Terminal):
        return Token(str(tree.name))
    if tree.data == "literal":
        return Token(terminals[ast.literal_eval(str(tree.children[0]))])
    if tree.data == "expr":
        part, operator = tree.children
        return Repeat(_expression(part, terminals), *REPETITIONS[str(operator)])
    parts = [_expression(child, terminals) for child in tree.children]
    return choice(*parts) if tree.data == "expansions" else sequence(*parts)
