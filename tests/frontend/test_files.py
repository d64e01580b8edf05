"""Which files a path stands for; git itself is the oracle for what is ignored."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernelforge.frontend.files import MissingPathError, expand
from kernelforge.frontend.ignore_files import parse


def make(root: Path, *paths: str, **contents: str) -> None:
    for path in paths:
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("x = 1\n")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_folder_stands_for_the_python_in_it_in_a_fixed_order(folder: Path) -> None:
    make(folder, "b.py", "a/z.py", "a/n.ipynb", "a/readme.md", "a/stub.pyi", "c/d/e.py", "B.py", "setup.cfg")
    assert expand(["."]) == ["B.py", "b.py", "a/n.ipynb", "a/z.py", "c/d/e.py"]
    assert expand(["a", "c/"]) == ["a/n.ipynb", "a/z.py", "c/d/e.py"]
    assert expand([str(folder / "a")]) == [str(folder / "a/n.ipynb"), str(folder / "a/z.py")]


def test_each_file_is_taken_once_where_it_is_first_named(folder: Path) -> None:
    make(folder, "a/x.py", "a/y.py")
    assert expand(["a/y.py", "a", "a/x.py"]) == ["a/y.py", "a/x.py"]


def test_a_named_file_is_always_taken(folder: Path) -> None:
    make(folder, "answer.md", "kernel.txt", ".venv/x.py", "build/y.py", "ignored.py")
    (folder / ".gitignore").write_text("ignored.py\nbuild/\n")
    named = ["answer.md", "kernel.txt", ".venv/x.py", "ignored.py", "build"]
    assert expand(named) == [*named[:-1], "build/y.py"]


def test_include_patterns_add_files(folder: Path) -> None:
    make(folder, "a.md", "docs/b.md", "docs/c.txt", "k.py")
    assert expand(["."]) == ["k.py"]
    assert expand(["."], include=["*.md"]) == ["a.md", "k.py", "docs/b.md"]
    assert expand(["."], include=["docs/*"]) == ["k.py", "docs/b.md", "docs/c.txt"]


def test_environments_and_build_output_are_skipped(folder: Path) -> None:
    make(
        folder, ".venv/a.py", "venv/a.py", "node_modules/a.py", "__pycache__/a.py", "build/a.py", "dist/a.py"
    )
    make(
        folder,
        ".git/a.py",
        ".tox/a.py",
        "x.egg-info/a.py",
        "env/a.py",
        "env/pyvenv.cfg",
        "builder/a.py",
        ".hidden.py",
    )
    assert expand(["."]) == [".hidden.py", "builder/a.py"]


def test_links_are_no_way_into_a_loop(folder: Path) -> None:
    make(folder, "a/x.py")
    (folder / "a/loop").symlink_to(folder / "a")
    (folder / "again").symlink_to(folder / "a")
    (folder / "broken.py").symlink_to(folder / "none.py")
    (folder / "link.py").symlink_to(folder / "a/x.py")
    assert expand(["."]) == ["link.py", "a/x.py"]
    assert expand(["again"]) == ["again/x.py"]


def test_a_missing_path_says_what_may_have_been_meant(folder: Path) -> None:
    make(folder, "kernel.py")
    with pytest.raises(MissingPathError, match=r"kernle\.py: no such file.*did you mean kernel\.py\?"):
        expand(["kernle.py"])
    with pytest.raises(MissingPathError, match="none/at/all: no such file"):
        expand(["none/at/all"])


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_an_unreadable_folder_is_an_error(folder: Path) -> None:
    make(folder, "a/x.py")
    (folder / "a").chmod(0)
    try:
        with pytest.raises(MissingPathError, match="can't list the folder"):
            expand(["."])
    finally:
        (folder / "a").chmod(0o755)


@pytest.mark.parametrize("is_checkout", [True, False])
def test_git_ignore_files_hold_below_their_folder(folder: Path, is_checkout: bool) -> None:
    if is_checkout:
        subprocess.run(["git", "init", "-q"], check=True)
        (folder / ".git/info/exclude").write_text("private.py\n")
    make(
        folder,
        "a.py",
        "gen_a.py",
        "sub/gen_b.py",
        "sub/keep/gen_c.py",
        "sub/x.py",
        "sub/deep/x.py",
        "out/b.py",
    )
    (folder / ".gitignore").write_text("gen_*.py\n/out/\n")
    (folder / "sub/.gitignore").write_text("/x.py\n!keep/gen_*.py\n")
    assert expand(["."]) == ["a.py", "sub/deep/x.py", "sub/keep/gen_c.py"]
    # Only a checkout has a root whose rules hold in a folder that is named.
    below = (
        ["sub/deep/x.py", "sub/keep/gen_c.py"]
        if is_checkout
        else ["sub/deep/x.py", "sub/gen_b.py", "sub/keep/gen_c.py"]
    )
    assert sorted(expand(["sub"])) == sorted(below)
    make(folder, "private.py")
    assert ("private.py" in expand(["."])) is not is_checkout


def test_a_worktree_uses_the_exclude_file_of_its_repository(folder: Path) -> None:
    git = ["git", "-c", "user.name=n", "-c", "user.email=e"]
    subprocess.run(["git", "init", "-q", "main"], check=True)
    subprocess.run([*git, "-C", "main", "commit", "-q", "--allow-empty", "-m", "m"], check=True)
    subprocess.run([*git, "-C", "main", "worktree", "add", "-q", "../tree"], check=True, capture_output=True)
    (folder / "main/.git/info/exclude").write_text("private.py\n")
    make(folder, "tree/private.py", "tree/a.py")
    assert expand(["tree"]) == ["tree/a.py"]


_PATTERNS = st.lists(
    st.sampled_from(
        [
            "*.py",
            "a*",
            "/a",
            "a/",
            "b/",
            "**/b",
            "a/**",
            "a/**/b.py",
            "!a.py",
            "!b/",
            "!*.py",
            "[ab].py",
            "[!a].py",
            "?.py",
            "# c",
            "",
            "\\!x.py",
            "a/b",
            "/b/*.py",
            "*",
            "**",
            "a.py ",
            "b.py\\ ",
            "x[",
            "[[:alpha:]].py",
            "**/a/**/b.py",
            "/*",
            "!/a/",
            "a/*/b.py",
            "[a-b]",
            "b\\.py",
            "\\",
            "/",
            "**b",
            "[]-]a",
            "!",
            "//a",
            "a//b",
        ]
    ),
    min_size=1,
    max_size=5,
)
_PATHS = [
    f"{d}{f}"
    for d in ("", "a/", "b/", "a/b/", "b/a/c/")
    for f in ("a.py", "b.py", "x.py", "!x.py", "b.py ", "a")
]


@pytest.mark.skipif(shutil.which("git") is None, reason="git is the oracle")
@settings(max_examples=40, deadline=None)
@given(_PATTERNS)
def test_patterns_mean_what_they_mean_to_git(
    tmp_path_factory: pytest.TempPathFactory, patterns: list[str]
) -> None:
    root = tmp_path_factory.mktemp("repo")
    subprocess.run(["git", "init", "-q", str(root)], check=True)
    (root / ".gitignore").write_text("\n".join(patterns) + "\n")
    asked = subprocess.run(
        ["git", "-C", str(root), "check-ignore", "--no-index", "--stdin", "-z"],
        input="\0".join(path for path in _PATHS), capture_output=True, text=True, check=False,
    )  # fmt: skip
    rules = parse("\n".join(patterns))

    def is_ignored(path: str) -> bool:
        parts = path.split("/")
        folders = ("/".join(parts[:depth]) for depth in range(1, len(parts)))
        return any(rules.ignores(each, is_folder=True) for each in folders) or rules.ignores(
            path, is_folder=False
        )

    assert {path for path in _PATHS if is_ignored(path)} == set(filter(None, asked.stdout.split("\0")))
