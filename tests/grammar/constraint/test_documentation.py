"""What docs/constraint.md shows runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import torch
import transformers

from tests.grammar.constraint.samples import PADDED, STOP, TOKENS

PAGE = Path(__file__).parents[3] / "docs" / "constraint.md"


@pytest.fixture
def names() -> dict[str, object]:
    """What the page takes for granted."""
    torch.manual_seed(0)
    config = transformers.LlamaConfig(
        vocab_size=PADDED, hidden_size=8, intermediate_size=8, num_hidden_layers=1, num_attention_heads=1
    )
    ids = torch.tensor([[10, 11]])
    return {
        "model": transformers.LlamaForCausalLM(config),
        "inputs": {"input_ids": ids, "attention_mask": torch.ones_like(ids)},
        "logits": torch.zeros(PADDED),
    }


def test_the_examples_run(names: dict[str, object]):
    import xgrammar

    names["tokenizer"] = xgrammar.TokenizerInfo(list(TOKENS), stop_token_ids=[STOP], vocab_size=PADDED)
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        exec(block, names)
    assert names["draft"] is not names["matcher"]
