"""The logits processor in real `generate` calls of a tiny model with random weights."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest
import torch
import transformers
from kernelforge.grammar.constraint import ForbiddenError
from kernelforge.grammar.constraint.transformers import LogitsProcessor

from tests.grammar.constraint.samples import KERNEL, PADDED, STOP, TOKENS, compiled

WIDTH = 320
"""The model's output layer is wider than the vocabulary."""
PROMPT = "write a kernel\n"
START = len(TOKENS)
"""Where padding begins."""


@pytest.fixture(scope="module")
def model() -> Iterator[transformers.LlamaForCausalLM]:
    torch.manual_seed(0)
    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # so small a model only waits for more
    config = transformers.LlamaConfig(
        vocab_size=WIDTH,
        hidden_size=16,
        intermediate_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        num_key_value_heads=1,
        eos_token_id=STOP,
        pad_token_id=STOP,
        bos_token_id=None,
    )
    yield transformers.LlamaForCausalLM(config).eval()
    torch.set_num_threads(threads)


def encode(text: str) -> list[int]:
    return [TOKENS.index(bytes([octet])) for octet in text.encode()]


def generate(model, prompts: list[str], *, tokens: int = 40, processor=None, **options) -> list[list[int]]:
    """The tokens after each prompt; the prompts are padded on the left."""
    processor = processor or LogitsProcessor(compiled(), num_beams=options.get("num_beams", 1))
    ids = [encode(prompt) for prompt in prompts]
    width = max(map(len, ids))
    inputs = torch.tensor([[STOP] * (width - len(row)) + row for row in ids])
    attention = torch.tensor([[0] * (width - len(row)) + [1] * len(row) for row in ids])
    output = model.generate(
        inputs.to(model.device),
        attention_mask=attention.to(model.device),
        max_new_tokens=tokens,
        logits_processor=[processor],
        **options,
    )
    return [row[width:] for row in output.tolist()]


def check(tokens: list[int]) -> None:
    """All tokens up to the stop are derivable, and only stops come after it."""
    end = tokens.index(STOP) if STOP in tokens else len(tokens)
    matcher = compiled().matcher()
    for token in tokens[:end]:
        matcher.accept_token(token)
    assert set(tokens[end:]) <= {STOP}
    assert matcher.is_complete or end == len(tokens)


def test_greedy(model):
    (tokens,) = generate(model, [PROMPT], do_sample=False)
    check(tokens)
    assert b"".join(TOKENS[token] for token in tokens).startswith(b"@triton.jit\ndef ")


def test_without_it_the_model_writes_something_else(model):
    (tokens,) = generate(model, [PROMPT], do_sample=False, processor=lambda input_ids, scores: scores)
    with pytest.raises(Exception, match="not"):
        check(tokens)


@pytest.mark.parametrize("seed", range(3))
def test_sampling_a_batch_of_prompts_of_different_lengths(model, seed: int):
    torch.manual_seed(seed)
    rows = generate(model, [PROMPT, "", PROMPT * 3], do_sample=True, temperature=2.0)
    assert len({tuple(row) for row in rows}) == 3
    for row in rows:
        check(row)


def test_rows_that_end_early_are_left_in_peace(model):
    """A strong wish to stop ends each row as soon as it may."""

    def stop(input_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        scores[:, STOP] += 100
        return scores

    torch.manual_seed(1)
    ids = torch.tensor([encode(PROMPT)] * 4)
    processors = [stop, LogitsProcessor(compiled())]
    output = model.generate(
        ids,
        max_new_tokens=200,
        do_sample=True,
        logits_processor=processors,
        attention_mask=torch.ones_like(ids),
    )
    rows = output[:, ids.shape[1] :].tolist()
    assert any(STOP in row[:-1] for row in rows)
    for row in rows:
        check(row)


@pytest.mark.parametrize("num_beams", [2, 5])
@pytest.mark.parametrize("do_sample", [False, True])
def test_beams(model, num_beams: int, do_sample: bool):
    torch.manual_seed(2)
    rows = generate(
        model,
        [PROMPT, PROMPT * 2],
        num_beams=num_beams,
        num_return_sequences=2,
        do_sample=do_sample,
        tokens=60,
    )
    assert len(rows) == 4
    for row in rows:
        check(row)


def test_several_samples_of_one_prompt(model):
    torch.manual_seed(3)
    for row in generate(model, [PROMPT], do_sample=True, num_return_sequences=4):
        check(row)


def test_assisted_decoding_falls_back(model):
    """Another small model drafts tokens, and the model refuses some: the matcher goes back."""
    torch.manual_seed(4)
    draft = transformers.LlamaForCausalLM(model.config).eval()
    draft.generation_config.num_assistant_tokens = 5
    (tokens,) = generate(model, [PROMPT], do_sample=False, assistant_model=draft)
    check(tokens)
    assert tokens == generate(model, [PROMPT], do_sample=False)[0]


def test_the_prompt_may_hold_the_beginning(model):
    processor = LogitsProcessor(compiled(), prefix="@triton.jit\ndef ")
    (tokens,) = generate(model, [PROMPT + "@triton.jit\ndef "], do_sample=False, processor=processor)
    matcher = compiled().matcher("@triton.jit\ndef ")
    assert matcher.count_accepted(tokens) == len(tokens)


def test_one_processor_serves_one_call_after_another(model):
    processor = LogitsProcessor(compiled())
    first = generate(model, [PROMPT], do_sample=False, processor=processor)
    assert generate(model, [PROMPT], do_sample=False, processor=processor) == first
    longer = generate(model, [PROMPT, PROMPT + "x"], do_sample=False, processor=processor)
    for row in longer:
        check(row)


def call(processor: LogitsProcessor, *rows: list[int]) -> torch.Tensor:
    return processor(torch.tensor(rows), torch.zeros(len(rows), WIDTH))


def test_only_the_masks_tokens_keep_their_scores():
    scores = torch.arange(WIDTH, dtype=torch.float32)[None]
    result = LogitsProcessor(compiled())(torch.tensor([encode(PROMPT)]), scores)
    allowed = [token for token in range(PADDED) if compiled().matcher().try_token(token)]
    assert result.isfinite().nonzero()[:, 1].tolist() == allowed
    assert torch.equal(result[0, allowed], scores[0, allowed])
    assert scores.isfinite().all(), "the caller's scores are not changed"


def test_a_forbidden_token_is_an_error_without_beams():
    processor = LogitsProcessor(compiled())
    call(processor, [5])
    with pytest.raises(ForbiddenError, match=r"token 260 .*for beam search pass num_beams") as caught:
        call(processor, [5, TOKENS.index(b"def ")])
    assert caught.value.allowed.startswith("'@triton")


def test_a_beam_with_a_forbidden_token_is_dead_until_it_falls_back():
    processor = LogitsProcessor(compiled(), num_beams=2)
    at = encode("@")[0]
    call(processor, [5], [5])
    dead = call(processor, [5, at], [5, 7])
    assert dead[0].isfinite().any()
    assert not dead[1].isfinite().any()
    revived = call(processor, [5, at, encode("t")[0]], [5, at, encode("t")[0]])
    assert torch.equal(revived[0], revived[1])
    assert revived[1].isfinite().any()


def test_a_finished_row_may_only_stop_again():
    processor = LogitsProcessor(compiled())
    text = encode(KERNEL)
    for end in range(len(text) + 1):
        call(processor, [5, *text[:end]])
    call(processor, [5, *text, STOP])
    again = call(processor, [5, *text, STOP, STOP])
    assert again[0].isfinite().nonzero().flatten().tolist() == [STOP]


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA device")
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_on_a_gpu(model, dtype: torch.dtype):
    """The masks are made on the CPU; the logits stay where they are."""
    on_gpu = copy.deepcopy(model).to("cuda", dtype)
    torch.manual_seed(5)
    for options in ({"do_sample": True}, {"num_beams": 3, "num_return_sequences": 2}):
        for row in generate(on_gpu, [PROMPT, PROMPT * 2], **options):
            check(row)
