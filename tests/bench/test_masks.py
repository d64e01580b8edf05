"""The benchmark of mask times: what is timed, and what the numbers mean."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from kernelforge.frontend import blocks
from kernelforge.frontend.source import Source

from bench.masks import texts
from bench.masks.contestant import Contestant
from bench.masks.summary import by_text, mean, p99, ratio
from bench.masks.texts import Text, json_documents, plain_kernels
from bench.masks.timing import Track, measure, rejections
from bench.masks.vocabulary import Vocabulary

LETTERS = Vocabulary(
    tuple(bytes([i]) for i in range(128)), frozenset(), (0,), lambda text: list(text.encode("ascii"))
)


class Counting:
    """A matcher that accepts letters and ends only behind an `x`; its mask may forbid what it accepts."""

    def __init__(self, forbidden: str = "") -> None:
        self.forbidden = forbidden
        self.last = -1
        self.masks = 0

    def reset(self) -> None:
        self.last = -1

    def mask(self) -> None:
        self.masks += 1

    def allows(self, token: int) -> bool:
        return chr(token) != self.forbidden

    def accept(self, token: int) -> bool:
        self.last = token
        return chr(token).isalpha()

    def is_complete(self) -> bool:
        return self.last == ord("x")


class Ticking:
    """A clock that moves on by a microsecond whenever someone looks at it."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        self.now += 1_000
        return self.now


def test_every_token_is_masked_once_a_round_and_timed() -> None:
    matcher = Counting()
    contestant = Contestant("letters", matcher, [Text("one", "abx"), Text("two", "x")])
    tracks = measure([contestant], LETTERS, 3, Ticking())["letters"]
    assert matcher.masks == 3 * 4
    assert tracks["one"].masks_us.tolist() == [[1.0] * 3] * 3
    assert tracks["two"].accepts_us.tolist() == [[1.0]] * 3


def test_contestants_with_different_numbers_of_texts_are_all_timed() -> None:
    many = Contestant("many", Counting(), [Text(str(i), "x") for i in range(3)])
    few = Contestant("few", Counting(), [Text("0", "xx")])
    tracks = measure([many, few], LETTERS, 1)
    assert {name: len(track) for name, track in tracks.items()} == {"many": 3, "few": 1}


@pytest.mark.parametrize(("content", "accepted", "token"), [("ab1x", "ab", "'1'"), ("abc", "abc", "the end")])
def test_a_rejection_tells_where_the_text_stops(content: str, accepted: str, token: str) -> None:
    contestant = Contestant("letters", Counting(), [Text("good", "abx"), Text("bad", content)])
    (found,) = rejections(contestant, LETTERS)
    assert (found.text.name, found.accepted, found.token) == ("bad", accepted, token)


def test_a_text_that_only_the_mask_forbids_is_rejected_too() -> None:
    contestant = Contestant("letters", Counting(forbidden="b"), [Text("good", "ax"), Text("bad", "abx")])
    assert [(found.text.name, found.token) for found in rejections(contestant, LETTERS)] == [("bad", "'b'")]


def test_a_slow_round_does_not_count() -> None:
    track = Track(np.array([[1.0, 2.0], [900.0, 2.0], [1.0, 2.0]]), np.zeros((3, 2)))
    assert by_text({"text": track})[0].tolist() == [1.0, 2.0]


def test_the_ratio_of_equal_times_is_one_and_certain() -> None:
    times = [np.array([1.0, 5.0]), np.array([2.0, 3.0, 4.0])]
    assert str(ratio(times, times, mean, is_paired=True)) == "1.00 (1.00 to 1.00)"


def test_the_interval_of_a_ratio_covers_the_spread_between_texts() -> None:
    slow = [np.full(10, 4.0), np.full(10, 2.0), np.full(10, 3.0)]
    quick = [np.full(10, 1.0)] * 3
    found = ratio(slow, quick, p99, is_paired=False)
    assert 2.0 <= found.low < 3.0 < found.high <= 4.0


MODULE = """\
import triton

class Kernels:
    @triton.autotune(configs=[], key=[])
    @triton.jit
    def f(x,  # the input
          n):
        # nothing here
        pass

@triton.jit(do_not_specialize=["n"])
def g(x, n):
    pass
"""


def test_plain_kernels_are_laid_out_canonically_from_their_jit_decorator_on() -> None:
    module = blocks.split(Source("kernels.py", MODULE))
    assert [text for _, text in plain_kernels(module)] == ["@triton.jit\ndef f(x, n):\n    pass\n"]


def test_the_json_documents_are_json() -> None:
    documents = json_documents(5)
    assert len(documents) == 5
    assert all(json.loads(document.content)[0]["code"] for document in documents)


def test_kernels_are_chosen_by_the_hash_of_their_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bench.corpus_fetch import Package

    monkeypatch.setattr("bench.corpus_fetch.CORPUS", tmp_path)
    package = Package("some", "1.0", "some.whl", "")
    package.folder.mkdir()
    for name in "abcdef":
        body = "".join(f"    tl.store(x + {i}, {i})\n" for i in range(texts.LINES.start))
        kernel = f"import triton\nimport triton.language as tl\n\n\n@triton.jit\ndef {name}(x):\n{body}"
        (package.folder / f"{name}.py").write_text(kernel, "utf-8")
    before = [text.name for text in texts.kernels([package], 3)]
    assert len(before) == 3
    (package.folder / f"{before[0][-1]}.py").unlink()
    assert [text.name for text in texts.kernels([package], 3)][:2] == before[1:]
