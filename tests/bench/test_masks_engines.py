"""Both engines, over a small vocabulary with a special token and padding, see the same vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

pytest.importorskip("xgrammar", reason="the extra [local] is not installed")
pytest.importorskip("llguidance", reason="llguidance is not installed")

from bench.masks.engines import (
    LLGuidanceMatcher,
    XGrammarMatcher,
    compiler,
    ll_tokenizer,
    tokenizer_info,
)
from bench.masks.vocabulary import Vocabulary

TEXTS = (b"a", b"b", b"ab", b"ba", b"bb", b"c", b"<end>", b"<other>", b"", b"")
END, OTHER = 6, 7
VOCABULARY = Vocabulary(
    TEXTS,
    frozenset({END, OTHER, 8, 9}),
    (END,),
    lambda text: [TEXTS.index(bytes([c])) for c in text.encode()],
)
AnyMatcher: TypeAlias = XGrammarMatcher | LLGuidanceMatcher


def by_xgrammar() -> XGrammarMatcher:
    return XGrammarMatcher(compiler(tokenizer_info(VOCABULARY)).compile_grammar('root ::= "a" "b"* "c"?'))


def by_llguidance() -> LLGuidanceMatcher:
    return LLGuidanceMatcher(ll_tokenizer(VOCABULARY), 'start: "a" /b*/ "c"?')


def allowed(matcher: AnyMatcher) -> set[int]:
    matcher.mask()
    return {token for token in range(len(TEXTS)) if matcher.allows(token)}


@pytest.fixture(params=[by_xgrammar, by_llguidance])
def matcher(request: pytest.FixtureRequest) -> AnyMatcher:
    made: Callable[[], AnyMatcher] = request.param
    return made()


def test_a_mask_allows_what_may_come_next_and_no_special_token(matcher: AnyMatcher) -> None:
    assert allowed(matcher) == {TEXTS.index(b"a"), TEXTS.index(b"ab")}
    assert matcher.accept(TEXTS.index(b"ab"))
    assert allowed(matcher) == {TEXTS.index(b"b"), TEXTS.index(b"bb"), TEXTS.index(b"c"), END}


def test_a_text_is_complete_where_the_grammar_says(matcher: AnyMatcher) -> None:
    assert not matcher.is_complete()
    assert matcher.accept(TEXTS.index(b"a"))
    assert matcher.is_complete()


@pytest.mark.parametrize("token", [b"b", b"c", b"<other>"])
def test_what_the_mask_forbids_is_not_accepted(matcher: AnyMatcher, token: bytes) -> None:
    assert not matcher.accept(TEXTS.index(token))


def test_a_matcher_starts_again(matcher: AnyMatcher) -> None:
    first = allowed(matcher)
    matcher.accept(TEXTS.index(b"a"))
    matcher.reset()
    assert allowed(matcher) == first


def test_llguidance_says_why_it_refuses_a_grammar() -> None:
    with pytest.raises(ValueError, match="refuses the grammar"):
        LLGuidanceMatcher(ll_tokenizer(VOCABULARY), "start: missing")
