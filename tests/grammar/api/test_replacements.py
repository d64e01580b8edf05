"""Replacements: they exist in the versions they are offered for, and the real compiler accepts them."""

import ast
import importlib
import importlib.util
import sys
from pathlib import Path

import pytest
from kernelforge.grammar.api.catalogue import TENSOR, load, versions
from kernelforge.grammar.api.entry import ParamKind
from kernelforge.grammar.api.replacements import (
    API_NAME,
    full_path,
    keyword_replacement,
    records,
    replacement,
)
from kernelforge.grammar.api.suggest import suggest

RECORDS, KEYWORDS = records()
NAMES = sorted({name for record in RECORDS for name in record.instead_of.split()})

FREQUENT = [
    "tl.tanh",
    "tl.libdevice",
    "tl.libdevice.exp",
    "tl.math.pow",
    "tl.pow",
    "tl.math.tanh",
    "tl.round",
    "triton.runtime.jit.get_cuda_stream",
    "triton.program_id",
    "tl.mean",
    "triton.run",
    "tl.math.round",
    "tl.pi",
    "triton.empty",
    "tl.transpose",
    "tl.roll",
    "tl.bitcast",
    "tl.ones",
    "triton.next_power_of_two",
    "tl.norm",
    "tl.trunc",
    "tl.isnan",
    "tl.barrier",
    "tl.var",
    "tl.eye",
    "tl.log1p",
    "tl.relu",
    "tl.matmul",
    "tl.thread_id",
    "tl.bool",
    "tl.float",
    "tl.half",
    "x.unsqueeze",
    "x.astype",
    "x.transpose",
    "x.mean",
    "x.float",
    "x.half",
]
FREQUENT_KEYWORDS = [
    ("tl.dot", "trans_b"),
    ("tl.dot", "trans_a"),
    ("tl.softmax", "axis"),
    ("tl.sum", "keepdim"),
    ("tl.sum", "keepdims"),
    ("tl.max", "keepdim"),
    ("tl.sum", "where"),
    ("tl.sum", "mask"),
    ("tl.load", "dtype"),
    ("tl.load", "default"),
    ("tl.zeros_like", "dtype"),
    ("tl.reduce", "op"),
    ("tl.sum", "dim"),
]


@pytest.mark.parametrize("name", FREQUENT)
def test_the_names_that_language_models_invent_most_have_a_replacement(name: str):
    assert load("3.6").find(full_path(name)) is None
    found = replacement(full_path(name), "3.6")
    assert found is not None
    assert found.text


@pytest.mark.parametrize(("function", "keyword"), FREQUENT_KEYWORDS)
def test_so_have_the_keywords(function: str, keyword: str):
    found = keyword_replacement(full_path(function), keyword, "3.6")
    assert found is not None
    assert found.text


def test_a_replacement_that_takes_the_place_names_its_path():
    found = replacement("triton.language.tanh", "3.6")
    assert found is not None
    assert found.path == "triton.language.extra.cuda.libdevice.tanh"
    assert found.since == "3.0"
    assert found.text == "use tl.extra.cuda.libdevice.tanh"


def test_replacements_depend_on_the_version():
    old = replacement("triton.language.tanh", "2.1")
    assert old is not None
    assert old.path == "triton.language.math.tanh"
    keyword = keyword_replacement("triton.language.softmax", "axis", "3.0")
    assert keyword is not None
    assert keyword.keyword is None


def test_what_is_said_of_a_missing_module_holds_for_its_names():
    found = replacement("triton.ops.matmul_like", "3.6")
    assert found is not None
    assert "3.2" in found.text


def test_nothing_is_made_up():
    assert replacement("triton.language.frobnicate", "3.6") is None
    assert keyword_replacement("triton.language.sum", "frobnicate", "3.6") is None
    assert keyword_replacement("triton.language.sum", "axis", "3.6") is None, "the function takes it"


@pytest.mark.parametrize("version", versions())
def test_everything_offered_exists(version: str):
    catalogue = load(version)
    for name in NAMES:
        if catalogue.lists(full_path(name)):
            continue
        found = replacement(full_path(name), version)
        if found is None:
            continue
        for used in API_NAME.findall(f"{found.write} {found.text}") + ([found.path] if found.path else []):
            assert catalogue.lists(full_path(used)), f"{name}: {used} in {version}"
        assert tuple(map(int, found.since.split("."))) <= tuple(map(int, version.split(".")))
        if found.write:
            check_calls(found.write, version)


def check_calls(expression: str, version: str) -> None:
    """Every call of the API in an expression fits the parameters of that version."""
    for call in ast.walk(ast.parse(expression)):
        if not isinstance(call, ast.Call):
            continue
        entry = load(version).find(full_path(ast.unparse(call.func)))
        if entry is None or entry.parameters is None:
            continue
        names = [p.name for p in entry.parameters]
        takes_any = any(p.kind is ParamKind.VARARGS for p in entry.parameters)
        assert takes_any or len(call.args) <= len(names), f"{expression} in {version}"
        assert {k.arg for k in call.keywords} <= set(names), f"{expression} in {version}"
        required = [p.name for p in entry.parameters if p.default is None and p.kind is ParamKind.NORMAL]
        given = set(names[: len(call.args)]) | {k.arg for k in call.keywords}
        assert takes_any or set(required) <= given, f"{expression} in {version}"


def test_every_name_of_the_file_is_missing_in_some_version():
    for name in NAMES:
        assert not all(load(version).lists(full_path(name)) for version in versions()), name


@pytest.mark.parametrize("version", versions())
def test_keyword_replacements_are_parameters_and_the_replaced_are_not(version: str):
    for record in KEYWORDS:
        for function in record.of.split():
            entry = load(version).find(full_path(function))
            for keyword in record.keywords.split():
                found = keyword_replacement(full_path(function), keyword, version)
                if found is None or found.keyword is None or entry is None:
                    continue
                names = [p.name for p in entry.parameters or ()]
                assert found.keyword in names
                assert keyword not in names


def test_every_keyword_record_is_for_functions_that_exist():
    for record in KEYWORDS:
        for function in record.of.split():
            assert any(load(v).lists(full_path(function)) for v in versions()), function


KERNEL = """
@triton.jit
def kernel_{number}(p, q, n):
    i = tl.arange(0, 16)
    j = i + 1
    x = tl.load(p + i)
    y = x + 1.0
    b = i < n
    m = tl.load(p + i[:, None] * 16 + i[None, :])
    mean = tl.sum(x, axis=0) / n
    {statement}
"""


def offered_in_3_6() -> list[str]:
    """The device expressions of the file that are offered for 3.6."""
    catalogue = load("3.6")
    return [
        record.write
        for record in RECORDS
        if record.write is not None
        and not record.host
        and all(catalogue.lists(full_path(name)) for name in API_NAME.findall(record.write))
    ]


def load_kernels(expressions: list[str], path: Path, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """A jit function around each expression."""
    text = "import triton\nimport triton.language as tl\n"
    for number, expression in enumerate(expressions):
        is_loop = expression.startswith(("range(", "tl.static_range("))
        statement = f"for k in {expression}: x += 1.0" if is_loop else expression
        text += KERNEL.format(number=number, statement=statement)
    path.write_text(text)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, path.stem, module)
    spec.loader.exec_module(module)
    return [getattr(module, f"kernel_{number}") for number in range(len(expressions))]


def compile_front_end(kernel: object) -> None:
    """Triton's front end alone: from Python to Triton IR, for an NVIDIA target. Needs no GPU."""
    compiler = importlib.import_module("triton.compiler")
    ir = importlib.import_module("triton._C.libtriton").ir
    target = importlib.import_module("triton.backends.compiler").GPUTarget("cuda", 90, 32)
    backend = compiler.make_backend(target)
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    options = backend.parse_options({})
    source = compiler.ASTSource(fn=kernel, signature={"p": "*fp32", "q": "*i32", "n": "i32"}, constexprs={})
    implementations = backend.get_codegen_implementation(options)
    source.make_ir(target, options, implementations, backend.get_module_map(), context)


def test_the_compiler_accepts_every_expression(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    triton = pytest.importorskip("triton")
    if not triton.__version__.startswith("3.6."):
        pytest.skip("asks the compiler of Triton 3.6")
    expressions = offered_in_3_6()
    for kernel in load_kernels(expressions, tmp_path / "replaced_kernels.py", monkeypatch):
        compile_front_end(kernel)
    assert len(expressions) > 150


def test_host_expressions_can_be_evaluated():
    scope = {name: pytest.importorskip(name) for name in ("torch", "triton")}
    for record in RECORDS:
        if record.host and record.write is not None:
            eval(record.write, scope)


def test_near_misses():
    assert suggest("triton.language.tanh", "3.6")[0] == "triton.language.extra.cuda.libdevice.tanh"
    assert suggest("triton.program_id", "3.6")[0] == "triton.language.program_id"
    assert suggest("triton.language.progam_id", "3.6") == ("triton.language.program_id",)
    assert suggest("triton.language.Float32", "3.6")[0] == "triton.language.float32"
    assert suggest(f"{TENSOR}.reshap", "3.6") == (f"{TENSOR}.reshape",)
    assert suggest("triton.language.frobnicate", "3.6") == ()
    assert suggest("triton.language.nothing.here", "3.6") == ()
