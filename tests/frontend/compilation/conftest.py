"""The real compiler, warm, for the tests of `--compile`."""

from __future__ import annotations

import importlib.metadata
import importlib.util
from collections.abc import Iterator

import pytest
from kernelforge.frontend.compile import Compiler

TRITON = "3.6"


@pytest.fixture(scope="session")
def compiler() -> Iterator[Compiler]:
    """One child process for all tests; skips where Triton 3.6 is not installed."""
    if importlib.util.find_spec("triton") is None:
        pytest.skip("needs Triton: pip install 'kernelforge-triton[gpu]'")
    if not (installed := importlib.metadata.version("triton")).startswith(TRITON + "."):
        pytest.skip(f"the tests state what Triton {TRITON} does; {installed} is installed")
    with Compiler(timeout_s=60) as warm:
        yield warm
