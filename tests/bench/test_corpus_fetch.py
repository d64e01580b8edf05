"""The pinned corpus, and how archives are unpacked."""

from __future__ import annotations

import io
import re
import tarfile
import zipfile
from pathlib import Path

import pytest

from bench.corpus_fetch import packages, python_members


def test_every_package_is_pinned_by_hash():
    pinned = packages()
    assert len({package.name for package in pinned}) == len(pinned) >= 9
    for package in pinned:
        assert re.fullmatch(r"[0-9a-f]{64}", package.sha256)
        assert package.version in package.archive
        assert package.archive.endswith((".whl", ".tar.gz"))


CONTENT = {
    "p/a.py": b"a = 1\n",
    "p/data.bin": b"\0",
    "p/sub/b.py": b"b = 2\n",
    "../out.py": b"",
    "/abs.py": b"",
}


@pytest.mark.parametrize("suffix", [".whl", ".tar.gz"])
def test_only_python_files_inside_the_folder_are_unpacked(tmp_path: Path, suffix: str):
    archive = tmp_path / f"p-1{suffix}"
    if suffix == ".whl":
        with zipfile.ZipFile(archive, "w") as wheel:
            for name, content in CONTENT.items():
                wheel.writestr(name, content)
    else:
        with tarfile.open(archive, "w:gz") as source:
            for name, content in CONTENT.items():
                entry = tarfile.TarInfo(name)
                entry.size = len(content)
                source.addfile(entry, io.BytesIO(content))
    assert dict(python_members(archive)) == {"p/a.py": b"a = 1\n", "p/sub/b.py": b"b = 2\n"}
