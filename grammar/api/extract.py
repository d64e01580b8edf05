"""Build the version files from released wheels: `python -m kernelforge.grammar.api.extract [VERSION...]`.

Each wheel is downloaded with pip, read (never imported) and deleted; a version file that exists already is left
alone, so that an interrupted run goes on where it stopped. `--force` rebuilds, `--keep` leaves the wheels.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import zipfile
from pathlib import Path

from . import history
from .importer import ROOT, Importer
from .version_file import render

RELEASES = [
    "2.1.0",
    "2.2.0",
    "2.3.1",
    "3.0.0",
    "3.1.0",
    "3.2.0",
    "3.3.1",
    "3.4.0",
    "3.5.1",
    "3.6.0",
    "3.7.1",
    "3.8.0",
    "3.9.0",
]
"""The newest release of every minor version."""
DATA = Path(__file__).parent
WHEELS = Path("corpus/wheels")
PLATFORMS = (
    "manylinux_2_28_x86_64",
    "manylinux_2_27_x86_64",
    "manylinux_2_17_x86_64",
    "manylinux2014_x86_64",
)
COMPILED = "def __getattr__(name): ..."
"""What a compiled module is read as."""


def minor(release: str) -> str:
    """`3.6` of `3.6.0`."""
    return ".".join(release.split(".")[:2])


def version_file(version: str) -> Path:
    return DATA / f"triton-{version}.json"


def download(release: str, folder: Path, python: str = "3.11") -> Path:
    """The wheel of a release for a Python version, downloaded unless it is there.

    Raises CalledProcessError when pip fails, as it does where there is no such wheel.
    """
    folder.mkdir(parents=True, exist_ok=True)
    pattern = f"triton-{release}-*cp{python.replace('.', '')}-*.whl"
    if not list(folder.glob(pattern)):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        command += ["--implementation=cp", f"--python-version={python}"]
        command += [f"--platform={platform}" for platform in PLATFORMS]
        subprocess.run([*command, "--dest", str(folder), f"triton=={release}"], check=True)
    return next(folder.glob(pattern))


def read_sources(wheel: Path) -> dict[str, tuple[str, bool]]:
    """Module path -> (source text, is a package), for every module of the package in the wheel.

    A compiled module stands as one that may have any name, a folder without `__init__.py` as an empty package.
    """
    sources: dict[str, tuple[str, bool]] = {}
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            folder, _, file = name.rpartition("/")
            stem, _, kind = file.partition(".")
            parts = [*folder.split("/"), stem]
            if parts[0] != ROOT or not all(part.isidentifier() for part in parts):
                continue
            if kind == "py":
                is_package = stem == "__init__"
                path = ".".join(parts[:-1] if is_package else parts)
                sources[path] = (archive.read(name).decode("utf-8"), is_package)
            elif kind.endswith("so") and parts[1] == "_C":
                sources[".".join(parts)] = (COMPILED, False)
    for path in list(sources):
        while path := path.rpartition(".")[0]:
            sources.setdefault(path, ("", True))
    return sources


def extract(wheel: Path) -> str:
    """The text of the version file of one wheel."""
    importer = Importer(read_sources(wheel))
    importer.load(f"{ROOT}.language")
    for module in importer.modules.values():
        module.is_loaded = True
    for path in sorted(importer.sources):
        importer.load(path)
    return render(importer.modules)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("versions", nargs="*", help="minor versions, such as 3.6; default: all")
    parser.add_argument("--force", action="store_true", help="rebuild files that exist")
    parser.add_argument("--keep", action="store_true", help="keep the wheels")
    arguments = parser.parse_args()
    releases = [r for r in RELEASES if not arguments.versions or minor(r) in arguments.versions]
    if not releases:
        parser.error(f"no such version; known: {', '.join(minor(r) for r in RELEASES)}")
    for number, release in enumerate(releases, 1):
        target = version_file(minor(release))
        if target.exists() and not arguments.force:
            print(f"[{number}/{len(releases)}] {target.name} is there")
            continue
        print(f"[{number}/{len(releases)}] triton {release} ...", flush=True)
        wheel = download(release, WHEELS)
        target.write_text(extract(wheel), encoding="utf-8")
        if not arguments.keep:
            wheel.unlink()
    history.write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
