"""Bitmasks of allowed tokens: bit `i % 32` of word `i // 32` stands for token `i`, as XGrammar lays them out.

A bitmask is a NumPy array or a torch tensor of int32, of shape (rows, words) or (words,), on the CPU.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .errors import ConstraintError

if TYPE_CHECKING:
    from torch import Tensor

    Bitmask: TypeAlias = NDArray[np.int32] | Tensor
    Logits: TypeAlias = NDArray[np.floating] | Tensor

WORD_BITS = 32


def word_count(vocab_size: int) -> int:
    """The words that a row of a bitmask has."""
    return -(-vocab_size // WORD_BITS)


def new_bitmask(rows: int, vocab_size: int) -> NDArray[np.int32]:
    """A bitmask, shape (rows, words), that allows everything."""
    return np.full((rows, word_count(vocab_size)), -1, dtype=np.int32)


def check_bitmask(bitmask: Bitmask, row: int, vocab_size: int) -> None:
    """Raise ConstraintError for an array that a row of the mask can't be written to."""
    words = word_count(vocab_size)
    problem = _storage_problem(bitmask)
    if problem is None and (bitmask.ndim not in (1, 2) or bitmask.shape[-1] != words):
        problem = f"has the shape {tuple(bitmask.shape)}"
    if problem is not None:
        raise ConstraintError(
            f"the bitmask {problem}: {vocab_size} tokens need a contiguous int32 array of shape "
            f"(rows, {words}), as CompiledConstraint.new_bitmask makes it"
        )
    rows = bitmask.shape[0] if bitmask.ndim == 2 else 1
    if not 0 <= row < rows:
        raise ConstraintError(f"row {row} is not one of the bitmask's {rows}")


def _storage_problem(bitmask: Bitmask) -> str | None:
    if isinstance(bitmask, np.ndarray):
        if bitmask.dtype != np.int32:
            return f"holds {bitmask.dtype}"
        if not bitmask.flags.c_contiguous:
            return "is not contiguous"
        return None if bitmask.flags.writeable else "is read-only"
    import torch

    if not isinstance(bitmask, torch.Tensor):
        return f"is a {type(bitmask).__name__}"
    if bitmask.dtype != torch.int32:
        return f"holds {bitmask.dtype}"
    if bitmask.device.type != "cpu":
        return f"is on {bitmask.device}"
    return None if bitmask.is_contiguous() else "is not contiguous"


def as_array(bitmask: Bitmask) -> NDArray[np.int32]:
    """The same memory as a NumPy array, shape (rows, words)."""
    array = bitmask if isinstance(bitmask, np.ndarray) else bitmask.numpy()
    return np.atleast_2d(array)


def allowed(bitmask: Bitmask, vocab_size: int) -> NDArray[np.bool_]:
    """The mask spread out: shape (rows, vocab_size), true for an allowed token."""
    octets = as_array(bitmask).view(np.uint8)
    return np.unpackbits(octets, axis=-1, bitorder="little", count=vocab_size).view(np.bool_)


def apply_bitmask(logits: Logits, bitmask: Bitmask, vocab_size: int) -> None:
    """Set the logits of forbidden tokens to -inf, in place.

    `logits` is a NumPy array or a torch tensor on any device, of shape (rows, width) or (width,). Columns
    from `vocab_size` on are no tokens (models pad their output layer) and become -inf too. Raises
    ConstraintError where the rows differ in number or the logits are no floating-point numbers.
    """
    width = min(logits.shape[-1], vocab_size)
    rows = logits.shape[0] if logits.ndim == 2 else 1
    words = as_array(bitmask)
    if logits.ndim not in (1, 2) or rows != words.shape[0]:
        raise ConstraintError(
            f"logits of the shape {tuple(logits.shape)} do not go with a bitmask of {words.shape[0]} rows"
        )
    array = _as_floats(logits)
    if array is None:
        _forbid_on_device(logits, words, width)
    else:
        tokens = array[..., :width]
        np.copyto(tokens, -np.inf, where=~allowed(words, width).reshape(tokens.shape))
    logits[..., width:] = -np.inf


def _as_floats(logits: Logits) -> NDArray[np.floating] | None:
    """The logits' own memory; None where NumPy can't reach or read it.

    For 151,936 tokens NumPy takes 0.1 ms; torch's own threads take up to 20 times that on a busy machine.
    """
    if isinstance(logits, np.ndarray):
        if not np.issubdtype(logits.dtype, np.floating):
            raise ConstraintError(f"logits of {logits.dtype} can't be -inf")
        return logits
    import torch

    if not logits.is_floating_point():
        raise ConstraintError(f"logits of {logits.dtype} can't be -inf")
    if logits.device.type != "cpu" or logits.dtype == torch.bfloat16:
        return None
    return logits.detach().numpy()


def _forbid_on_device(logits: Any, words: NDArray[np.int32], width: int) -> None:
    """The bits are spread out where the logits are: less to copy, and no kernel to compile first."""
    import torch

    shifts = torch.arange(WORD_BITS, dtype=torch.int32, device=logits.device)
    bits = torch.from_numpy(words).to(logits.device)[..., None] >> shifts & 1
    forbidden = bits.flatten(-2)[:, :width] == 0
    tokens = logits[..., :width]
    tokens.masked_fill_(forbidden.reshape(tokens.shape), -torch.inf)
