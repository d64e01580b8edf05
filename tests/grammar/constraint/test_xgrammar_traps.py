"""What in XGrammar surprises who writes grammars for it, on each version; and that our grammars avoid it."""

from __future__ import annotations

import itertools
import json
import keyword
import re
from dataclasses import dataclass
from functools import cache

import pytest
from kernelforge.grammar.constraint import Constraint
from kernelforge.grammar.constraint.versions import REGEX_SINCE, TESTED, is_at_least

from tests.grammar.constraint.xgrammar_versions import Answers, ask

WITH_REGEX = [version for version in TESTED if is_at_least(version, REGEX_SINCE)]


@dataclass(frozen=True)
class Fact:
    """A small grammar, and what it does."""

    grammar: str
    accepts: tuple[str, ...] = ()
    rejects: tuple[str, ...] = ()
    masks: tuple[str, ...] = ()
    """Tokens that the mask at the beginning allows."""
    forbids: tuple[str, ...] = ()
    """Tokens that it does not allow."""


FACTS = {
    "left recursion": Fact('root ::= root "a" | "b"', ("b", "baaa"), ("ab", "")),
    "repetition": Fact('root ::= "a"{2,3}', ("aa", "aaa"), ("a", "aaaa")),
    "tag dispatch": Fact(
        'root ::= TagDispatch(("@k\\n", kernel))\nkernel ::= "def\\n"',
        ("", "words", "words @k\ndef\nwords", "@k\ndef\n@k\ndef\n", "@k"),
        ("@k\n", "@k\nde", "@k\nwords"),
    ),
    "lookahead": Fact(
        'root ::= a [xy]\na ::= ("a" | "b" a) (=[xy])', ("ax", "bay"), ("a",), masks=("ax",), forbids=("az",)
    ),
    "lookahead that is too narrow": Fact(
        # Masks believe it, accepting does not: what it leaves out can't be generated any more.
        'root ::= a [xy]\na ::= ("a" | "b" a) (=[x])',
        ("ax", "ay"),
        masks=("ax",),
        forbids=("ay",),
    ),
}
REGEX_FACTS = {
    "an optional group that ends in a star is misread": Fact(
        'root ::= Regex("a(bx*)?")', ("a", "ab", "abxx", "ax")
    ),
    "the same written apart": Fact('root ::= Regex("a|a(bx*)")', ("a", "ab", "abxx"), ("ax",)),
    "the escapes of a pattern are escaped": Fact(
        'root ::= Regex("\\\\\\\\\\\\d[\\\\t ]")', ("\\1\t", "\\1 "), ("d1 ",)
    ),
}


@cache
def said(version: str) -> tuple[dict[str, Fact], Answers]:
    """What a version says about the facts that it knows the notation of."""
    facts = FACTS | (REGEX_FACTS if is_at_least(version, REGEX_SINCE) else {})
    grammars = {name: fact.grammar for name, fact in facts.items()}
    questions = [(name, text) for name, fact in facts.items() for text in (*fact.accepts, *fact.rejects)]
    masks = [(name, token) for name, fact in facts.items() for token in (*fact.masks, *fact.forbids)]
    return facts, ask(version, grammars, questions, masks)


@pytest.mark.parametrize("version", TESTED)
def test_the_facts_hold(version: str):
    """Where a newer version mends one, the grammars may become simpler."""
    facts, answers = said(version)
    assert answers.errors == {}
    given, masks = iter(answers.answers), iter(answers.masks)
    found = {
        name: Fact(
            fact.grammar,
            *_split(dict(zip((*fact.accepts, *fact.rejects), given, strict=False))),
            *_split(dict(zip((*fact.masks, *fact.forbids), masks, strict=False))),
        )
        for name, fact in facts.items()
    }
    assert found == facts


def _split(verdicts: dict[str, bool]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The texts with a yes and those with a no."""
    return tuple(t for t, yes in verdicts.items() if yes), tuple(t for t, yes in verdicts.items() if not yes)


@pytest.mark.parametrize("version", TESTED)
def test_a_lookahead_elsewhere_than_at_the_end_of_a_rule_is_refused(version: str):
    grammars = {"middle": 'root ::= "a" (=[x]) "x"', "alternative": 'root ::= "a" (=[x]) | "b"'}
    assert set(ask(version, grammars, []).errors) == set(grammars)


@pytest.mark.parametrize("version", TESTED)
def test_regex_is_used_where_it_exists(version: str):
    text = Constraint.for_triton().ebnf(version)
    assert ("Regex(" in text) == is_at_least(version, REGEX_SINCE)


REGEX = re.compile(r'Regex\("((?:[^"\\]|\\.)*)"\)')
WORDS = [*keyword.kwlist, "tl", "triton", "libdevice", "tensor"]
CHARACTERS = "aeZ09_ \t\n\"'\\.é"


def patterns() -> list[str]:
    """The regular expressions of the emitted grammar."""
    return sorted({json.loads(f'"{p}"') for p in REGEX.findall(Constraint.for_triton().ebnf())})


def trials(pattern: str) -> list[str]:
    """All short texts of its own and some other characters, and words and nearly words."""
    literals = re.sub(r"\\.|[^ -~]|[][(){}|*+?^-]", "", pattern)
    characters = list(dict.fromkeys(CHARACTERS + literals))[:16]
    short = ["".join(text) for length in range(4) for text in itertools.product(characters, repeat=length)]
    near = [text for word in WORDS for text in (word, word[:-1], f"{word}x", f"{word}_", word[0] + word)]
    return [*short, *near, *(f" {text}" for text in near)]


@pytest.mark.parametrize("version", WITH_REGEX)
def test_our_patterns_mean_what_they_mean_in_python(version: str):
    """So none of them is misread."""
    grammars = {pattern: f"root ::= Regex({json.dumps(pattern)})" for pattern in patterns()}
    assert grammars
    questions = [(pattern, text) for pattern in grammars for text in trials(pattern)]
    answers = ask(version, grammars, questions)
    assert answers.errors == {}
    right = [re.fullmatch(pattern, text) is not None for pattern, text in questions]
    wrong = [q for q, ours, theirs in zip(questions, right, answers.answers, strict=True) if ours != theirs]
    assert not wrong, wrong[:10]
