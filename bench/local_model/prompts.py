"""The prompts: Markdown files, each a task and the beginning of the answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).with_name("prompts")
_FILE = re.compile(r"(?P<task>.*?)\n```python\n(?P<beginning>.*?)```\n?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Prompt:
    """A task in words, and the text that the answer's kernel starts with, up to the colon before its body.

    The line's end is the model's to write: its tokens have the newline and the indentation in one.
    """

    name: str
    task: str
    beginning: str

    @property
    def conversation(self) -> str:
        """The prompt in ChatML, which SmolLM2 was tuned on, with the answer begun."""
        return (
            f"<|im_start|>user\n{self.task}\nAnswer with the kernel only.<|im_end|>\n"
            f"<|im_start|>assistant\n```python\nimport triton\nimport triton.language as tl\n\n\n{self.beginning}"
        )


def read(path: Path) -> Prompt:
    """A prompt from its file. Raises ValueError where it doesn't end in one fenced block of Python."""
    match = _FILE.fullmatch(path.read_text("utf-8"))
    if match is None:
        raise ValueError(f"{path}: expected a task and then one block fenced as python")
    return Prompt(path.stem, match["task"].strip(), match["beginning"].rstrip())


def prompts() -> tuple[Prompt, ...]:
    """All prompts, by name."""
    return tuple(read(path) for path in sorted(FOLDER.glob("*.md")))
