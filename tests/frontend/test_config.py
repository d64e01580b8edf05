"""`[tool.kfcheck]` in pyproject.toml."""

from __future__ import annotations

from pathlib import Path

import pytest
from kernelforge.frontend import config
from kernelforge.frontend.config import NO_CONFIG, ConfigError
from kernelforge.frontend.diagnostics import Severity


@pytest.fixture(autouse=True)
def forgetful():
    config.for_folder.cache_clear()


def write(folder: Path, text: str) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pyproject.toml").write_text(text, encoding="utf-8")
    return str(folder / "kernel.py")


def test_every_key_is_read(tmp_path: Path):
    path = write(
        tmp_path,
        """
        [tool.kfcheck]
        select = ["KF2", "unknown-api"]
        ignore = ["KF203"]
        per-file-ignores = { "tests/*" = ["KF2"] }
        exclude = ["vendor"]
        triton-version = "3.6.0"
        severity = "warning"
        exit-level = "info"
        """,
    )
    assert config.for_file(path) == config.Config(
        root=str(tmp_path),
        select=("KF2", "KF201"),
        ignore=("KF203",),
        per_file_ignores=(("tests/*", ("KF2",)),),
        exclude=("vendor",),
        triton_version="3.6",
        severity=Severity.WARNING,
        exit_level=Severity.INFO,
    )


def test_the_nearest_file_with_the_section_holds(tmp_path: Path):
    write(tmp_path, '[tool.kfcheck]\nignore = ["KF2"]\n')
    write(tmp_path / "a", '[project]\nname = "a"\n')
    below = write(tmp_path / "a" / "b", '[tool.kfcheck]\nignore = ["KF3"]\n')
    assert config.for_file(below).ignore == ("KF3",)
    assert config.for_file(str(tmp_path / "a" / "kernel.py")).ignore == ("KF2",)


def test_without_a_section_there_is_no_configuration(tmp_path: Path):
    assert config.read(str(tmp_path / "pyproject.toml")) is None
    write(tmp_path, '[project]\nname = "kfcheck-user"\n[tool.other]\nkfcheck = 1\n')
    assert config.read(str(tmp_path / "pyproject.toml")) is None


@pytest.mark.parametrize(
    "text",
    [
        '[tool.kfcheck]\nignore = ["KF2"]',
        '[ tool . "kfcheck" ]\nignore = ["KF2"]',
        '[tool]\nkfcheck.ignore = ["KF2"]',
        '["tool".kfcheck]\nignore = ["KF2"]',
        'tool.kfcheck.ignore = ["KF2"]',
        'tool = { kfcheck = { ignore = ["KF2"] } }',
    ],
)
def test_the_section_can_be_written_in_every_way_of_toml(tmp_path: Path, text: str):
    assert config.for_file(write(tmp_path, text)).ignore == ("KF2",)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('selct = ["KF2"]', r"unknown key tool\.kfcheck\.selct; did you mean select\?"),
        ('triton_version = "3.6"', r"unknown key .* did you mean triton-version\?"),
        ("colour = 1", r"unknown key tool\.kfcheck\.colour; the known ones are select, "),
        ('select = "KF2"', r"tool\.kfcheck\.select: must be a list of strings, not 'KF2'"),
        ('ignore = ["KF2O1"]', r"tool\.kfcheck\.ignore: no rule is called `KF2O1`; did you mean KF201"),
        ('per-file-ignores = ["a"]', r"per-file-ignores: must be a table of globs"),
        ('per-file-ignores = { a = ["b"] }', r"per-file-ignores: no rule is called `b`"),
        ("triton-version = 3.6", r'triton-version: must be a string such as "3\.6", not 3\.6'),
        ('triton-version = "new"', r"triton-version: .*'new' is not a Triton version"),
        ('severity = "fatal"', r"severity: must be \"error\", \"warning\" or \"info\", not 'fatal'"),
        ("exit-level = [", r"not valid TOML"),
    ],
)
def test_mistakes_name_the_file_and_the_key(tmp_path: Path, text: str, complaint: str):
    path = write(tmp_path, f"[tool.kfcheck]\n{text}\n")
    with pytest.raises(ConfigError, match=complaint) as caught:
        config.for_file(path)
    assert str(tmp_path / "pyproject.toml") in str(caught.value)


def test_the_section_must_be_a_table(tmp_path: Path):
    with pytest.raises(ConfigError, match=r"tool\.kfcheck must be a table"):
        config.for_file(write(tmp_path, "[tool]\nkfcheck = 3\n"))


@pytest.mark.parametrize(
    ("glob", "path", "is_excluded"),
    [
        ("vendor", "vendor/a.py", True),
        ("vendor", "src/vendor/deep/a.py", True),
        ("vendor", "src/vendored.py", False),
        ("*_test.py", "src/a_test.py", True),
        ("src/gen", "src/gen/a.py", True),
        ("src/gen/", "src/gen/a.py", True),
        ("./src/*.py", "src/a.py", True),
        ("src/gen", "other/src/gen/a.py", False),
        ("**/gen/*.py", "src/gen/a.py", True),
        ("**/gen", "gen/a.py", True),
    ],
)
def test_globs_name_files_and_the_folders_above_them(tmp_path: Path, glob: str, path: str, is_excluded: bool):
    settings = config.Config(root=str(tmp_path), exclude=(glob,), per_file_ignores=((glob, ("KF2",)),))
    assert settings.excludes(str(tmp_path / path)) is is_excluded
    assert settings.ignored_in(str(tmp_path / path)) == (("KF2",) if is_excluded else ())


def test_nothing_is_excluded_without_configuration():
    assert not NO_CONFIG.excludes("a.py")
    assert NO_CONFIG.ignored_in("a.py") == ()
