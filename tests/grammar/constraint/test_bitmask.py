"""Masks over logits, in NumPy and torch."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.grammar.constraint import ConstraintError
from kernelforge.grammar.constraint.bitmask import allowed, apply_bitmask, new_bitmask, word_count


def bitmask_of(tokens: set[int], vocab_size: int) -> np.ndarray:
    bits = np.zeros(word_count(vocab_size) * 32, dtype=np.uint8)
    bits[list(tokens)] = 1
    return np.packbits(bits, bitorder="little").view(np.int32)[None]


SIZES = st.integers(1, 100)


@given(SIZES, st.data())
def test_a_bitmask_spreads_out_to_its_tokens(size: int, data: st.DataObject):
    tokens = data.draw(st.sets(st.integers(0, size - 1)))
    assert set(allowed(bitmask_of(tokens, size), size)[0].nonzero()[0].tolist()) == tokens


@given(SIZES, SIZES, st.data())
def test_only_allowed_tokens_keep_their_logits(size: int, width: int, data: st.DataObject):
    tokens = data.draw(st.sets(st.integers(0, size - 1)))
    logits = np.arange(width, dtype=np.float32)[None]
    apply_bitmask(logits, bitmask_of(tokens, size), size)
    assert {i for i in range(width) if logits[0, i] == i} == {i for i in tokens if i < width}
    assert np.isneginf(logits).sum() == width - len([i for i in tokens if i < width])


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.float64])
@pytest.mark.parametrize("shape", [(70,), (1, 70), (1, 50)])
def test_torch_logits_are_masked_like_numpy_ones(dtype: torch.dtype, shape: tuple[int, ...]):
    bitmask = bitmask_of({0, 31, 32, 63}, 64)
    logits = torch.ones(shape, dtype=dtype)
    expected = np.ones(shape, dtype=np.float32)
    apply_bitmask(logits, torch.from_numpy(bitmask), 64)
    apply_bitmask(expected, bitmask, 64)
    np.testing.assert_array_equal(logits.float().numpy(), expected)


def test_logits_of_a_model_in_inference_are_masked():
    with torch.inference_mode():
        logits = torch.nn.Linear(2, 40)(torch.ones(1, 2))
        apply_bitmask(logits, bitmask_of({7}, 40), 40)
    assert logits.isfinite().nonzero().tolist() == [[0, 7]]


def test_logits_that_are_a_view_are_masked():
    whole = torch.ones(40, 2)
    apply_bitmask(whole[:, 1], bitmask_of({7}, 40), 40)
    assert whole[:, 0].isfinite().all()
    assert whole[:, 1].isfinite().nonzero().tolist() == [[7]]


def test_each_row_has_its_own_mask():
    bitmask = np.concatenate([bitmask_of({1}, 40), bitmask_of({2}, 40)])
    logits = np.ones((2, 40))
    apply_bitmask(logits, bitmask, 40)
    assert np.argwhere(np.isfinite(logits)).tolist() == [[0, 1], [1, 2]]


@pytest.mark.parametrize(
    ("logits", "complaint"),
    [
        (np.ones((2, 40)), r"logits of the shape \(2, 40\) do not go with a bitmask of 1 rows"),
        (np.ones((1, 1, 40)), "do not go with"),
        (np.ones((1, 40), dtype=np.int64), "logits of int64 can't be -inf"),
        (torch.ones((1, 40), dtype=torch.int32), "logits of torch.int32 can't be -inf"),
    ],
)
def test_unsuitable_logits_are_refused(logits, complaint: str):
    with pytest.raises(ConstraintError, match=complaint):
        apply_bitmask(logits, new_bitmask(1, 40), 40)
