"""Which Triton a check is for."""

from __future__ import annotations

import importlib.metadata
from pathlib import Path

import pytest
from kernelforge.frontend import triton_version
from kernelforge.grammar.api.catalogue import versions


@pytest.mark.parametrize(
    ("folder", "version"),
    [
        ("triton-3.6.0.dist-info", "3.6"),
        ("triton-3.7.0+git1a2b.dist-info", "3.7"),
        ("pytorch_triton-3.2.0+gitb2684bf3.dist-info", "3.2"),
        ("pytorch_triton_rocm-3.1.0.dist-info", "3.1"),
        ("triton_windows-3.4.0.post20.dist-info", "3.4"),
        ("triton-2.1.0.egg-info", "2.1"),
        ("triton_viz-1.1.0.dist-info", None),
        ("tritonclient-2.40.0.dist-info", None),
        ("my_triton-3.6.0.dist-info", None),
    ],
)
def test_an_installed_triton_is_found_by_its_folder(tmp_path: Path, folder: str, version: str | None):
    (tmp_path / folder).mkdir()
    assert triton_version.installed([str(tmp_path / "missing"), str(tmp_path)]) == version


def test_it_is_the_one_that_python_would_import():
    try:
        installed = importlib.metadata.version("triton")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("needs Triton")
    assert triton_version.installed() == ".".join(installed.split(".")[:2])


@pytest.mark.parametrize(
    ("installed", "version"),
    [(None, versions()[-1]), ("3.3", "3.3"), ("99.0", versions()[-1]), ("1.0", versions()[0])],
)
def test_the_default_is_a_version_that_the_catalogue_has(monkeypatch, installed: str | None, version: str):
    monkeypatch.setattr(triton_version, "installed", lambda: installed)
    assert triton_version.default() == version
