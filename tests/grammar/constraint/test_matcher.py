"""The laws of a matcher, on a vocabulary that is small enough to try every token."""

from __future__ import annotations

import threading

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.grammar.constraint import ConstraintError, ForbiddenError, TerminatedError
from kernelforge.grammar.constraint.batch import BatchMasker
from kernelforge.grammar.constraint.compiled import compile_text
from kernelforge.grammar.constraint.matcher import Matcher

from tests.grammar.constraint.samples import (
    EBNF,
    KERNEL,
    PADDED,
    PIECES,
    SPECIAL,
    STOP,
    TOKENS,
    allowed_tokens,
    compiled,
    walk,
)

CHOICES = st.lists(st.integers(0, 10**6), max_size=40)


def walked(choices: list[int]) -> Matcher:
    matcher = compiled().matcher()
    walk(matcher, choices)
    return matcher


@given(CHOICES)
def test_the_mask_says_what_is_accepted(choices: list[int]):
    matcher = walked(choices[:12])
    accepted = []
    if not matcher.is_terminated:
        accepted = [token for token in range(PADDED) if matcher.fork().try_token(token)]
        assert allowed_tokens(matcher) == accepted


@given(CHOICES, st.integers(0, 40))
def test_rollback_restores_every_mask(choices: list[int], steps: int):
    matcher = compiled().matcher()
    masks = [matcher.mask()]
    for choice in choices:
        if walk(matcher, [choice]):
            masks.append(matcher.mask())
    back = min(steps, matcher.steps)
    matcher.rollback(back)
    np.testing.assert_array_equal(matcher.mask(), masks[-1 - back])
    assert matcher.steps == len(masks) - 1 - back


@given(CHOICES)
def test_what_must_come_is_accepted_and_leaves_no_other_choice(choices: list[int]):
    matcher = walked(choices)
    forced = matcher.jump_forward().encode()
    if forced:
        assert all(
            TOKENS[token].startswith(forced) or forced.startswith(TOKENS[token])
            for token in allowed_tokens(matcher)
        )
        matcher.accept_text(forced)


def test_what_must_come_is_found():
    matcher = compiled().matcher("@t")
    assert matcher.jump_forward() == "riton.jit\ndef "


@given(CHOICES, CHOICES, CHOICES)
def test_a_fork_goes_its_own_way(choices: list[int], mine: list[int], others: list[int]):
    matcher = walked(choices)
    forked = matcher.fork()
    walk(matcher, mine)
    mask, steps = matcher.mask(), matcher.steps
    walk(forked, others)
    forked.rollback(forked.steps)
    np.testing.assert_array_equal(matcher.mask(), mask)
    assert matcher.steps == steps


@given(CHOICES, st.lists(st.integers(0, PADDED - 1), max_size=6))
def test_counting_changes_nothing(choices: list[int], tokens: list[int]):
    matcher = walked(choices)
    before, steps = matcher.mask(), matcher.steps
    count = matcher.count_accepted(tokens)
    np.testing.assert_array_equal(matcher.mask(), before)
    assert matcher.steps == steps
    for token in tokens[:count]:
        matcher.accept_token(token)
    if count < len(tokens) and not matcher.is_terminated:
        assert not matcher.try_token(tokens[count])


@given(CHOICES)
def test_text_and_tokens_lead_to_the_same_place(choices: list[int]):
    matcher = compiled().matcher()
    tokens = [token for token in walk(matcher, choices) if token != STOP]
    if matcher.is_terminated:
        matcher.rollback()
    by_text = compiled().matcher(b"".join(TOKENS[token] for token in tokens))
    np.testing.assert_array_equal(by_text.mask(), matcher.mask())


@given(CHOICES)
def test_making_masks_at_once_or_when_needed_gives_the_same(choices: list[int]):
    lazy, eager = compiled().matcher(), compiled(eager=True).matcher()
    for token in walk(lazy, choices):
        eager.accept_token(token)
    np.testing.assert_array_equal(lazy.mask(), eager.mask())


def test_a_kernel_is_complete_and_a_stop_token_ends_it():
    matcher = compiled().matcher(KERNEL)
    assert matcher.is_complete
    assert not matcher.is_terminated
    assert STOP in allowed_tokens(matcher)
    matcher.accept_token(STOP)
    assert matcher.is_terminated
    assert allowed_tokens(matcher) == [STOP]
    assert matcher.jump_forward() == ""
    with pytest.raises(TerminatedError, match="roll the matcher back"):
        matcher.accept_text("x")
    with pytest.raises(TerminatedError):
        matcher.accept_token(STOP)
    matcher.rollback()
    assert not matcher.is_terminated


def test_an_unfinished_kernel_can_not_end():
    matcher = compiled().matcher(KERNEL[:-3])
    assert not matcher.is_complete
    with pytest.raises(ForbiddenError):
        matcher.accept_token(STOP)


def test_reset_goes_back_before_a_prefix():
    matcher = compiled().matcher(KERNEL)
    matcher.reset()
    np.testing.assert_array_equal(matcher.mask(), compiled().matcher().mask())
    assert matcher.steps == 0


def test_a_refused_text_names_the_place_and_what_was_allowed():
    matcher = compiled().matcher("@triton.jit\ndef f(x):\n    y = tl.")
    with pytest.raises(ForbiddenError) as caught:
        matcher.accept_text("lod(x)")
    assert caught.value.before.endswith("    y = tl.lo")
    assert caught.value.text == "d(x)"
    assert caught.value.allowed == "'a', 'g'"
    assert "text 'd(x)' is not derivable here" in str(caught.value)
    matcher.accept_text("load(x)")  # nothing of the refused text was kept


def test_a_refused_token_is_shown_as_text():
    matcher = compiled().matcher("@triton.jit\ndef f(x):\n    y = ")
    with pytest.raises(ForbiddenError, match=r"""' \+ '.*y = '; allowed next: '"', '1' to '9'"""):
        matcher.accept_token(TOKENS.index(b" + "))


def test_what_is_allowed_in_words():
    assert compiled().matcher().allowed_next() == "'@triton.jit\\ndef '"
    assert compiled().matcher(KERNEL).allowed_next() == "' ', '@', the end of the text"
    assert "non-ASCII text" in compiled().matcher('@triton.jit\ndef f(x):\n    y = "').allowed_next()


@pytest.mark.parametrize("token", [-1, PADDED, 10**9])
def test_what_is_no_token_is_an_error(token: int):
    with pytest.raises(ConstraintError, match=f"{token} is not one of the 310 tokens"):
        compiled().matcher().accept_token(token)


def test_special_tokens_are_never_text():
    matcher = compiled().matcher('@triton.jit\ndef f(x):\n    y = "')
    assert SPECIAL not in allowed_tokens(matcher)
    for token in (SPECIAL, PADDED - 1):
        with pytest.raises(ForbiddenError, match=f"token {token} ''"):
            matcher.accept_token(token)


def test_no_more_steps_back_than_were_taken():
    matcher = compiled().matcher("@t")
    with pytest.raises(ConstraintError, match="2 steps back: 1 were accepted"):
        matcher.rollback(2)
    with pytest.raises(ConstraintError):
        matcher.rollback(-1)


@pytest.mark.parametrize("make", [np.zeros, torch.zeros], ids=["numpy", "torch"])
def test_a_row_of_the_callers_bitmask_is_written(make):
    bitmask = make((3, 10), dtype=np.int32 if make is np.zeros else torch.int32)
    matcher = compiled().matcher()
    assert matcher.mask(bitmask, row=1) is bitmask
    array = np.asarray(bitmask)
    np.testing.assert_array_equal(array[1], np.asarray(matcher.mask())[0])
    assert not array[[0, 2]].any()


@pytest.mark.parametrize(
    ("bitmask", "row", "complaint"),
    [
        (np.zeros((1, 10), np.int64), 0, "holds int64"),
        (np.zeros((1, 10), np.uint32), 0, "holds uint32"),
        (np.zeros((1, 9), np.int32), 0, r"has the shape \(1, 9\)"),
        (np.zeros((1, 1, 10), np.int32), 0, r"has the shape \(1, 1, 10\)"),
        (np.zeros((2, 20), np.int32)[:, ::2], 0, "is not contiguous"),
        (np.broadcast_to(np.zeros(10, np.int32), (1, 10)), 0, "is read-only"),
        (torch.zeros(1, 10), 0, "holds torch.float32"),
        (torch.zeros(1, 20, dtype=torch.int32)[:, ::2], 0, "is not contiguous"),
        (torch.zeros(1, 10, dtype=torch.int32, device="meta"), 0, "is on meta"),
        ([0] * 10, 0, "is a list"),
        (np.zeros((2, 10), np.int32), 2, "row 2 is not one of the bitmask's 2"),
        (np.zeros(10, np.int32), 1, "row 1 is not one of the bitmask's 1"),
    ],
)
def test_an_unsuitable_bitmask_is_refused(bitmask, row: int, complaint: str):
    with pytest.raises(ConstraintError, match=complaint):
        compiled().matcher().mask(bitmask, row)


@given(st.lists(st.none() | CHOICES, min_size=1, max_size=6))
def test_a_batch_gets_the_masks_of_its_matchers(rows: list[list[int] | None]):
    matchers = [None if choices is None else walked(choices) for choices in rows]
    bitmask = np.full((7, 10), 123, dtype=np.int32)
    BatchMasker().mask(matchers, bitmask)
    for matcher, row in zip([*matchers, None], bitmask, strict=False):
        np.testing.assert_array_equal(
            row, np.full(10, 123) if matcher is None else np.asarray(matcher.mask())[0]
        )


def test_a_batch_fills_torch_tensors_and_rows_that_ended():
    ended = compiled().matcher(KERNEL)
    ended.accept_token(STOP)
    bitmask = torch.zeros(2, 10, dtype=torch.int32)
    BatchMasker().mask([ended, compiled().matcher()], bitmask)
    np.testing.assert_array_equal(
        bitmask.numpy(), np.concatenate([ended.mask(), compiled().matcher().mask()])
    )


def test_a_batch_needs_a_row_for_each_matcher():
    with pytest.raises(ConstraintError, match="row 1 is not one of the bitmask's 1"):
        BatchMasker().mask([compiled().matcher()] * 2, np.zeros((1, 10), dtype=np.int32))


@pytest.mark.parametrize("text", ["", KERNEL, KERNEL[:-5], KERNEL + "and more", "no kernel"])
def test_warming_up_changes_no_mask(text: str):
    fresh = compile_text(EBNF, TOKENS, vocab_size=PADDED, stop_token_ids=[STOP])
    fresh.warm_up(text)
    matcher = fresh.matcher(KERNEL[:40])
    np.testing.assert_array_equal(matcher.mask(), compiled().matcher(KERNEL[:40]).mask())


def test_threads_share_a_lazily_compiled_grammar():
    """Each state's mask is made when a matcher first gets there: several at once may not get in the way."""
    expected = [mask.tobytes() for mask in masks_along_kernel()]
    compiled.cache_clear()
    seen: list[list[bytes]] = []
    threads = [
        threading.Thread(target=lambda: seen.append([m.tobytes() for m in masks_along_kernel()]))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == [expected] * 4


def masks_along_kernel() -> list[np.ndarray]:
    matcher = compiled().matcher()
    masks = []
    for octet in KERNEL.encode():
        masks.append(np.asarray(matcher.mask()))
        matcher.accept_text(bytes([octet]))
    return masks


def test_every_piece_of_the_vocabulary_is_reachable():
    """So that the laws above say something about tokens of several characters."""
    reached = set()
    for end in range(len(KERNEL.encode())):
        reached |= set(allowed_tokens(compiled().matcher(KERNEL.encode()[:end])))
    assert len(reached & set(range(258, 258 + len(PIECES)))) > 20
