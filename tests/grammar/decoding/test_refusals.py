"""The decoder rejects the bad examples of every rule that it guarantees, and accepts the good ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import pytest
from kernelforge.frontend.blocks import split
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.formatting.kernels import BrokenKernelError, format_kernel
from kernelforge.frontend.formatting.names import read_names
from kernelforge.frontend.kfgrammar.written import written
from kernelforge.frontend.rules.registry import all_rules
from kernelforge.frontend.rules.rule import Example
from kernelforge.frontend.source import Source
from kernelforge.grammar.decoding.guarantees import GUARANTEES, Guarantee

from .decoder import accepted, accepts

VERSION = "3.6"
GUARANTEED = {guarantee.code: guarantee for guarantee in GUARANTEES}
RULES = {rule.code: rule for rule in all_rules() if rule.code in GUARANTEED}
BAD = {f"{code} {i}": (code, each) for code, rule in RULES.items() for i, each in enumerate(rule.bad)}
GOOD = {f"{code} {i}": each for code, rule in RULES.items() for i, each in enumerate(rule.good)}
ON_THE_HOST = {"KF201 1"}
"""Bad examples in which the host code is what is wrong."""
NARROWED = {
    "KF101 1 sum_positive": "a `break` that no compilation reaches",
    "KF102 1 scale_until_limit": "a `return` in a loop that is unrolled",
    "KF103 1 activate": "a `raise` that no compilation reaches",
    "KF105 1 scale_pair": "a comprehension over a tuple, not before Triton 3.5",
    "KF201 1 apply_tanh": "a name that does not exist, where no compilation looks",
}
"""Kernels of good examples that compile, and that the decoder does not know."""


def kernels(example: Example) -> Iterator[tuple[str, list[str]]]:
    """The name of each kernel, and its text: as it is written, and in the canonical layout if it can be read."""
    source = Source("kernel.py", example.source)
    module = split(source)
    names = read_names(module, VERSION)
    for block in module.kernels:
        texts = [written(source, block).text]
        with suppress(BrokenKernelError):
            texts.append(format_kernel(module, block, names, respell=True))
        is_decorated = block.jit in block.decorators
        yield block.name, [text if is_decorated else f"@triton.jit\n{text}" for text in texts]


@cache
def broken_kernels(example: Example, guarantee: Guarantee) -> frozenset[str | None]:
    """The kernels that break what is guaranteed; None for the host code."""
    return frozenset(
        found.kernel
        for found in check_source(Source("kernel.py", example.source), Options(VERSION))
        if found.code == guarantee.code and not any(words in found.message for words in guarantee.unless)
    )


def test_every_guarantee_is_a_rule():
    assert RULES.keys() == GUARANTEED.keys()


@pytest.mark.parametrize("key", [key for key in BAD if key not in ON_THE_HOST])
def test_bad_kernels_are_rejected(key: str):
    code, example = BAD[key]
    broken = broken_kernels(example, GUARANTEED[code])
    texts = [text for name, texts in kernels(example) if name in broken for text in texts]
    assert texts
    assert [text for text in texts if accepts(text)] == []


@pytest.mark.parametrize("key", sorted(ON_THE_HOST))
def test_some_examples_have_no_bad_kernel(key: str):
    code, example = BAD[key]
    assert broken_kernels(example, GUARANTEED[code]) == {None}


@pytest.mark.parametrize("key", GOOD)
def test_good_kernels_are_accepted(key: str):
    for name, texts in kernels(GOOD[key]):
        if f"{key} {name}" in NARROWED:
            assert not any(map(accepts, texts))
        else:
            assert [accepted(text) for text in texts] == texts
            assert all(map(accepts, texts))
