"""Emitted texts on disk: whole or made again, never in the way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from kernelforge.grammar.constraint import text_cache
from kernelforge.grammar.constraint.text_cache import cache_folder, cached_text

TEXT = 'root ::= "é"\n' * 1000


def get(folder: Path, text: str = TEXT, wanted: str = "wanted") -> tuple[str, bool]:
    """The text, and whether it had to be made."""
    made = []
    result = cached_text(wanted, lambda: made.append(1) or text, folder)
    return result, bool(made)


def entry(folder: Path) -> Path:
    (path,) = folder.glob("*.txt")
    return path


def test_a_text_is_made_once(tmp_path: Path):
    assert get(tmp_path) == (TEXT, True)
    assert get(tmp_path, "other") == (TEXT, False)
    assert get(tmp_path, "other", "something else") == ("other", True)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda content: b"",
        lambda content: content[:-1],
        lambda content: content[: len(content) // 2],
        lambda content: content.replace(b"root", b"boot", 1),
        lambda content: b"root ::= 'foreign'\n",
        lambda content: b"\xff" * 100,
        lambda content: content + b"\n",
        lambda content: content.partition(b"\n")[2],
    ],
)
def test_a_spoiled_entry_is_made_again(tmp_path: Path, spoil):
    get(tmp_path)
    path = entry(tmp_path)
    path.write_bytes(spoil(path.read_bytes()))
    assert get(tmp_path) == (TEXT, True)
    assert get(tmp_path) == (TEXT, False)


def test_an_entry_under_another_name_is_foreign(tmp_path: Path):
    get(tmp_path, wanted="first")
    moved = entry(tmp_path)
    get(tmp_path, "second", wanted="second")
    (second,) = set(tmp_path.glob("*.txt")) - {moved}
    moved.replace(second)
    assert get(tmp_path, "second", wanted="second") == ("second", True)


def test_other_sources_make_another_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    sources = tmp_path / "grammar"
    sources.mkdir()
    (sources / "triton.lark").write_text("kernel: NAME")
    monkeypatch.setattr(text_cache, "GRAMMAR", sources)
    folder = tmp_path / "cache"
    get(folder)
    assert get(folder) == (TEXT, False)
    (sources / "triton.lark").write_text("kernel: NAME NAME")
    assert get(folder) == (TEXT, True)


def test_the_sources_are_there():
    for pattern in text_cache.SOURCES:
        if not pattern.endswith(".toml"):
            assert list(text_cache.GRAMMAR.glob(pattern)), pattern


def test_a_folder_that_can_not_be_made_means_no_cache(tmp_path: Path):
    file = tmp_path / "file"
    file.write_text("")
    assert get(file / "folder") == (TEXT, True)
    assert get(file / "folder") == (TEXT, True)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_an_unwritable_folder_means_no_cache(tmp_path: Path):
    tmp_path.chmod(0o500)
    assert get(tmp_path) == (TEXT, True)


def test_a_folder_in_the_way_of_an_entry_means_no_cache(tmp_path: Path):
    get(tmp_path)
    path = entry(tmp_path)
    path.unlink()
    path.mkdir()
    assert get(tmp_path) == (TEXT, True)
    assert [p.name for p in tmp_path.iterdir()] == [path.name], "nothing is left of the attempt"


def test_the_oldest_entries_go(tmp_path: Path):
    for number in range(text_cache.ENTRIES + 3):
        get(tmp_path, wanted=str(number))
    assert len(list(tmp_path.iterdir())) == text_cache.ENTRIES


def test_an_error_is_not_kept(tmp_path: Path):
    def fail() -> str:
        raise ValueError("no such version")

    for _ in range(2):
        with pytest.raises(ValueError, match="no such version"):
            cached_text("wanted", fail, tmp_path)
    assert not list(tmp_path.iterdir())


WRITER = """
import sys
from pathlib import Path
from kernelforge.grammar.constraint.text_cache import cached_text
text = "x" * 200_000
for number in range(60):
    for path in Path(sys.argv[1]).glob("*.txt"):
        if number % 7 == 0:
            path.unlink(missing_ok=True)
    assert cached_text(str(number % 2), lambda: text, Path(sys.argv[1])) == text
"""


def test_writers_at_once_never_see_half_an_entry(tmp_path: Path):
    writers = [subprocess.Popen([sys.executable, "-c", WRITER, str(tmp_path)]) for _ in range(3)]
    assert [writer.wait(timeout=60) for writer in writers] == [0, 0, 0]
    assert not list(tmp_path.glob(".new-*"))


def test_the_folder_follows_the_platform(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "kernelforge" / "grammars"
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "platform", "linux")
    for unset in ("", "relative"):
        monkeypatch.setenv("XDG_CACHE_HOME", unset)
        assert cache_folder() == tmp_path / "home" / ".cache" / "kernelforge" / "grammars"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache_folder() == tmp_path / "home" / "Library" / "Caches" / "kernelforge" / "grammars"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert cache_folder() == tmp_path / "local" / "kernelforge" / "grammars"


def test_a_user_without_a_home_has_no_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # what it gives where no home is known
    assert cache_folder() is None
    assert cached_text("wanted", lambda: TEXT) == TEXT
    assert not list(tmp_path.iterdir())
