"""Arguments with a closed set of values: each is tried on the compiler."""

from __future__ import annotations

import pytest
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.interpreter.builtins.options import CHOICES, LOAD_CACHE, STORE_CACHE

from tests.frontend.kernels import check, compiles, every, in_kernel, line_codes, right, wrong

LINES = {
    "tl.load(x_ptr + i, cache_modifier='.wb')": "KF303",
    "tl.store(x_ptr + i, x, cache_modifier='.ca')": "KF303",
    "tl.load(x_ptr + i, eviction_policy='never')": "KF303",
    "tl.atomic_add(x_ptr, 1.0, sem='strong')": "KF303",
    "tl.atomic_add(x_ptr, 1.0, scope='world')": "KF303",
    "x.to(tl.float16, fp_downcast_rounding='up')": "KF303",
    "tl.dot(w, w, input_precision='fast')": "KF303",
    "tl.dot(w, w, input_precision='ieee', allow_tf32=True)": "KF303",
    "tl.zeros((B,), 'float32')": "KF207",
    "tl.zeros((B,), float)": "KF207",
    "x.to('float16')": "KF207",
    "x.to(int)": "KF207",
    "tl.dot(w, w, out_dtype='float32')": "KF207",
    "tl.dot(w, w, input_precision=None)": "",
    "tl.dot(w, w, out_dtype=tl.float32)": "",
    "tl.zeros((B,), DT)": "",
    "tl.zeros((B,), x.dtype)": "",
    "tl.zeros((B,), x_ptr.dtype.element_ty)": "",
    "x.to(tl.float16, fp_downcast_rounding='rtz')": "",
    "x.to(tl.int32, bitcast=True)": "",
}


@every(LINES)
def test_lines_are_judged(line: str, code: str):
    assert line_codes(line) == code.split()


@every(wrong(LINES))
def test_compiler_refuses_the_wrong_ones(compiler: Compiler, line: str, code: str):
    assert not compiles(compiler, in_kernel(line))


def test_compiler_takes_the_right_ones(compiler: Compiler):
    assert compiles(compiler, in_kernel(right(LINES)))


CALLS = {
    "eviction_policy": (CHOICES["eviction_policy"], "tl.load(x_ptr + i, eviction_policy={!r})"),
    "sem": (CHOICES["sem"], "tl.atomic_add(x_ptr, 1.0, sem={!r})"),
    "scope": (CHOICES["scope"], "tl.atomic_add(x_ptr, 1.0, scope={!r})"),
    "rounding": (CHOICES["fp_downcast_rounding"], "x.to(tl.float16, fp_downcast_rounding={!r})"),
    "precision": (CHOICES["input_precision"], "tl.dot(w, w, input_precision={!r})"),
    "load cache": (LOAD_CACHE, "tl.load(x_ptr + i, cache_modifier={!r})"),
    "store cache": (STORE_CACHE, "tl.store(x_ptr + i, x, cache_modifier={!r})"),
}


@pytest.mark.parametrize(("words", "call"), CALLS.values(), ids=CALLS)
def test_every_choice_is_one_of_the_compiler_s(compiler: Compiler, words: tuple[str, ...], call: str):
    lines = "\n".join(call.format(word) for word in words)
    assert line_codes(lines) == []
    assert compiles(compiler, in_kernel(lines))


def test_cache_and_eviction_cannot_be_combined():
    """Triton takes both; ptxas refuses the instruction."""
    assert line_codes("tl.load(x_ptr + i, cache_modifier='.cg', eviction_policy='evict_last')") == ["KF303"]
    assert line_codes("tl.load(x_ptr + i, cache_modifier='', eviction_policy='evict_last')") == []


def test_an_open_option_is_not_judged():
    assert line_codes("tl.dot(w, w, input_precision=NAME)") == []


@pytest.mark.parametrize(
    ("dtype", "note"),
    [
        ("torch.float16", "write `tl.float16`"),
        ("torch.long", "write `tl.int64`"),
        ("torch.bool", "write `tl.int1`"),
        ("torch.float8_e5m2", "write `tl.float8e5`"),
        ("'half'", "write `tl.float16`"),
        ("float", "write `tl.float32`"),
    ],
)
def test_a_foreign_dtype_is_translated(dtype: str, note: str):
    source = "import torch\n" + in_kernel(f"x.to({dtype})")
    (found,) = check(source)
    assert (found.code, found.notes) == ("KF207", (note,))
