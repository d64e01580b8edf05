"""Since when and until when a name exists: the file is current, and real compilers agree with it."""

import json

import pytest
from kernelforge.grammar.api import confirm
from kernelforge.grammar.api.catalogue import load, versions
from kernelforge.grammar.api.history import FILE, compute, history, spans

CONFIRMED: dict[str, dict[str, str]] = json.loads(confirm.FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("path", "since", "until"),
    [
        ("triton.language.sum", "2.1", None),
        ("triton.language.math.tanh", "2.1", "2.3"),
        ("triton.language.extra.cuda.libdevice.tanh", "3.0", None),
        ("triton.language.gather", "3.3", None),
        ("triton.language.make_tensor_descriptor", "3.4", None),
        ("triton.language._experimental_descriptor_load", "3.0", "3.3"),
        ("triton.language.advance", "2.1", "3.8"),
        ("triton.language.make_block_ptr", "2.1", "3.8"),
        ("triton.language.tensor.sum", "3.4", None),
        ("triton.ops.matmul", "2.1", "3.1"),
        ("triton.constexpr_function", "3.5", None),
    ],
)
def test_since_and_until(path: str, since: str, until: str | None):
    found = history(path)
    assert found is not None
    assert (found.since, found.until) == (since, until)


def test_a_name_that_never_was_has_no_history():
    assert history("triton.language.tanh") is None
    assert history("numpy.tanh") is None


def test_a_name_that_went_and_came_back_has_two_spans():
    assert spans([True, False] + [True] * (len(versions()) - 2)) == "2.1-2.1, 2.3-"
    assert spans([False] * (len(versions()) - 1) + [True]) == f"{versions()[-1]}-"


def test_the_file_follows_from_the_version_files():
    stored = {
        f"{owner}.{n}": t for owner, names in json.loads(FILE.read_text()).items() for n, t in names.items()
    }
    assert stored == {path if "." in path else f".{path}": text for path, text in compute().items()}


def test_history_says_what_the_version_files_say():
    for path in list(compute())[::7]:
        found = history(path)
        assert found is not None
        present = [version for version in versions() if load(version).lists(path)]
        assert (found.since, found.until or versions()[-1]) == (present[0], present[-1])


def confirmed() -> list[tuple[str, str]]:
    return [(f"{owner}.{name}", text) for owner, names in CONFIRMED.items() for name, text in names.items()]


def test_every_name_that_moved_since_3_0_was_asked_about():
    assert {path for path, _ in confirmed()} == set(confirm.moved_since_first())


def test_the_real_compilers_agree():
    for path, text in confirmed():
        said, _, unsaid = text.partition(": ")[2].partition("?")
        present = [version.strip() for version in said.split(",") if version.strip()]
        for version in confirm.confirmed_versions():
            if version not in unsaid:
                assert load(version).lists(path) == (version in present), f"{path} in {version}: {text}"


def test_names_that_kernels_use_were_all_answered():
    for path, text in confirmed():
        if text.startswith("kernel"):
            assert "?" not in text, path
