"""From a model's answer to the module in it."""

from __future__ import annotations

import re
from dataclasses import dataclass

_THINKING = re.compile(r"<(think|thinking|reasoning)>.*?(?:</\1>|\Z)", re.DOTALL | re.IGNORECASE)
_FENCE = re.compile(r"[ ]{0,3}(?P<marks>`{3,}|~{3,})[ \t]*(?P<language>[^\s`]*)[^`]*")
_PYTHON = {"", "python", "python3", "py", "triton"}
_MODULE = re.compile(r"(?:import|from|def|class|@)\b", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class _Block:
    language: str
    code: str


def extract_code(answer: str, entry_point: str) -> str | None:
    """The candidate module in a Markdown answer, None if there is none.

    Of several fenced Python blocks it is the last that defines `entry_point`, else the last with a jit
    function, else the longest. A block that the answer's end cuts off counts. An answer without fences
    that starts like Python is code as a whole. What stands in thinking tags does not count.
    """
    text = _THINKING.sub("", answer)
    blocks = [block.code for block in _fenced_blocks(text) if block.language.lower() in _PYTHON]
    if blocks:
        for wanted in (rf"^def {re.escape(entry_point)}\b", r"\bjit\b"):
            if fitting := [code for code in blocks if re.search(wanted, code, re.MULTILINE)]:
                return fitting[-1]
        return max(blocks, key=len)
    stripped = text.strip()
    return stripped + "\n" if _MODULE.match(stripped) else None


def _fenced_blocks(text: str) -> list[_Block]:
    """All fenced blocks, in order; the last may be unclosed."""
    blocks: list[_Block] = []
    opener: re.Match[str] | None = None
    lines: list[str] = []
    for line in text.splitlines(keepends=True):
        fence = _FENCE.fullmatch(line.rstrip("\r\n"))
        if opener is None:
            opener, lines = fence, []
        elif fence and _closes(fence, opener):
            blocks.append(_Block(opener["language"], "".join(lines)))
            opener = None
        else:
            lines.append(line)
    if opener is not None and "".join(lines).strip():
        blocks.append(_Block(opener["language"], "".join(lines)))
    return blocks


def _closes(fence: re.Match[str], opener: re.Match[str]) -> bool:
    return fence["marks"].startswith(opener["marks"]) and not fence["language"]
