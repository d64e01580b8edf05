"""The constraint as a guide of the generation."""

from __future__ import annotations

from kernelforge.grammar.constraint.compiled import CompiledConstraint
from kernelforge.grammar.constraint.matcher import Matcher

from .generate import Logits


class ConstraintGuide:
    """Follows one kernel after another."""

    def __init__(self, compiled: CompiledConstraint) -> None:
        self._compiled = compiled
        self._matcher: Matcher = compiled.matcher()
        self._bitmask = compiled.new_bitmask()

    def start(self, text: str) -> None:
        self._matcher.reset()
        self._matcher.accept_text(text)

    def apply(self, logits: Logits) -> None:
        self._matcher.apply(logits)

    def accept(self, token: int) -> None:
        self._matcher.accept_token(token)
