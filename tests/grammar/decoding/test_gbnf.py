"""The text for llama.cpp: what its parser can't read or refuses must not be in it."""

from __future__ import annotations

import re

import pytest
from kernelforge.grammar.decoding.emit import Dialect, Mode, Options, emit
from kernelforge.grammar.decoding.forms import Chars, Grammar, Production, Ref, Text, sequence
from kernelforge.grammar.decoding.printers.gbnf import gbnf

RULE = re.compile(r"(?P<name>[a-zA-Z0-9-]+) ::= (?P<body>.*)")
PIECE = re.compile(
    r'"(?P<text>(?:\\.|[^"\\])*)"|\[(?P<members>(?:\\.|[^\]\\])*)\]|(?P<rule>[a-zA-Z0-9-]+)|(?P<bar>\|)'
)
ESCAPE = re.compile(r'\\(?:x[0-9a-fA-F]{2}|[tnr\\"\[\]])')
"""The escapes that `parse_char` in src/llama-grammar.cpp knows and we write."""


def only(expression) -> str:
    return gbnf(Grammar({"a_rule": (Production(expression, None),)}, "a_rule"))


@pytest.mark.parametrize(
    ("expression", "printed"),
    [
        (sequence(Text("a"), Text('"\\\n')), r'root ::= "a\"\\\n"'),
        (Text(""), 'root ::= ""'),
        (Chars("a-z_"), "root ::= [a-z_]"),
        (Chars("^\\n\\r\\x00"), r"root ::= [^\n\r\x00]"),
        (Chars("*\\-\\^\\]"), r"root ::= [*\x2d\x5e\]]"),
        (sequence(Text("("), Ref("a_rule"), Text(")")), 'root ::= "(" root ")"'),
    ],
    ids=["text", "nothing", "class", "negated", "hyphen", "reference"],
)
def test_notation(expression, printed):
    assert only(expression) == printed + "\n"


@pytest.fixture(scope="module", params=list(Mode), ids=lambda mode: mode.value)
def rules(request) -> dict[str, str]:
    """The bodies of a small grammar's rules: a few calls, two levels."""
    names = frozenset({"tl.load", "tl.store", "tl.arange", "tl.program_id"})
    text = emit(Options(mode=request.param, names=names, depth=2), Dialect.GBNF)
    matches = [RULE.fullmatch(line) for line in text.splitlines()]
    return {match["name"]: match["body"] for match in matches if match is not None} if all(matches) else {}


def test_every_line_is_a_rule_of_texts_classes_and_references(rules):
    assert rules
    for body in rules.values():
        assert PIECE.sub("", body).strip() == "", "no lookahead, no Regex(), no group, no repetition"


def test_every_rule_is_defined_and_used(rules):
    used = {"root"} | {
        piece["rule"] for body in rules.values() for piece in PIECE.finditer(body) if piece["rule"]
    }
    assert used == set(rules)


def test_only_escapes_that_llama_cpp_knows(rules):
    for body in rules.values():
        for piece in PIECE.finditer(body):
            assert "\\" not in ESCAPE.sub("", piece["text"] or piece["members"] or "")


def test_no_rule_begins_with_itself(rules):
    """ "unsupported grammar, left recursion detected", and no sampler."""
    begins = {
        name: {m["rule"] for form in body.split(" | ") if (m := PIECE.match(form)) and m["rule"]}
        for name, body in rules.items()
    }
    for name in rules:
        reached: set[str] = set()
        todo = list(begins[name])
        while todo:
            following = todo.pop()
            assert following != name
            if following not in reached:
                reached.add(following)
                todo.extend(begins[following])
