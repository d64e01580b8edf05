"""Which kernels a model may write: as a text for a serving engine, or a matcher for a decoding loop."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..decoding.options import Dialect, Mode, Options
from .text_cache import cached_text
from .versions import TESTED, dialect_of, installed_version

if TYPE_CHECKING:
    from .compiled import CompiledConstraint
    from .engines import RequestFields


@dataclass(frozen=True)
class Constraint:
    """The Triton kernels of one version, up to a nesting depth.

    For a loop of one's own:

        constraint = Constraint.for_triton("3.6")
        matcher = constraint.compile(tokenizer).matcher()
    """

    options: Options
    """What the grammar is made from."""

    @classmethod
    def for_triton(
        cls,
        version: str = "3.6",
        *,
        mode: Mode | str = Mode.KERNEL,
        depth: int = 8,
        indent: int = 4,
        names: Iterable[str] | None = None,
    ) -> Constraint:
        """The constraint for a Triton version, like "3.6".

        `mode`: "kernel" (the text is kernels), "free" (any text; a kernel is constrained from its jit
        decorator on) or "module" (the whole module). `depth` bounds the nesting of blocks, `indent` counts
        the spaces of a level, `names` are the dotted API names to allow, all of the version's without it.
        Raises ValueError for a version, a mode, a size or a name that does not exist.
        """
        chosen = None if names is None else frozenset(names)
        return cls(Options(version=version, mode=Mode(mode), depth=depth, indent=indent, names=chosen))

    def text(self, dialect: Dialect) -> str:
        """The grammar in the dialect of an engine; it is made once and kept on disk."""
        return _text(self.options, dialect)

    def ebnf(self, xgrammar_version: str | None = None) -> str:
        """The grammar for XGrammar: for the newest, or for the version named, like "0.2.1"."""
        return self.text(dialect_of(xgrammar_version or TESTED[-1]))

    def for_engine(self, engine: str, version: str | None = None) -> RequestFields:
        """What to add to a request to a serving engine, like "vllm"; raises EngineError: see `engines.py`."""
        from .engines import request_fields

        return request_fields(engine, self, version=version)

    def compile(
        self,
        tokenizer: Any,
        *,
        vocab_size: int | None = None,
        stop_token_ids: Iterable[int] | None = None,
        eager: bool = False,
    ) -> CompiledConstraint:
        """The constraint over a tokenizer's tokens: see `compiled.compile_text` for the arguments.

        Raises MissingExtraError where XGrammar is missing, ConstraintError for a tokenizer that it can't use.
        """
        from .compiled import compile_text

        text = self.ebnf(installed_version())
        return compile_text(
            text, tokenizer, vocab_size=vocab_size, stop_token_ids=stop_token_ids, eager=eager
        )


@lru_cache(maxsize=16)
def _text(options: Options, dialect: Dialect) -> str:
    return cached_text(_description(options, dialect), lambda: _emit(options, dialect))


def _description(options: Options, dialect: Dialect) -> str:
    """The same in every process, unlike the repr of a set."""
    values = {field.name: getattr(options, field.name) for field in fields(options)}
    named = {name: sorted(v) if isinstance(v, frozenset) else str(v) for name, v in values.items()}
    return repr((dialect.name, named))


def _emit(options: Options, dialect: Dialect) -> str:
    from ..decoding.emit import emit

    return emit(options, dialect)
