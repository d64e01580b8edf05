"""The catalogue: looking names up, and laws that hold in every version file."""

import json

import pytest
from kernelforge.grammar.api.catalogue import Catalogue, UnknownVersionError, load, resolve_version, versions
from kernelforge.grammar.api.entry import Entry, Kind, ParamKind

VERSIONS = versions()


def found(path: str, version: str = "3.6") -> Entry:
    entry = load(version).find(path)
    assert entry is not None
    return entry


def parameter_names(entry: Entry | None) -> list[str]:
    assert entry is not None
    assert entry.parameters is not None
    return [parameter.name for parameter in entry.parameters]


def test_a_jit_function_of_the_standard_library():
    entry = found("triton.language.sum")
    assert entry.kind is Kind.JIT
    assert entry.device_only
    assert entry.alias_of == "triton.language.standard.sum"
    assert [(p.name, p.default) for p in entry.parameters or ()] == [
        ("input", None),
        ("axis", "None"),
        ("keep_dims", "False"),
        ("dtype", "None"),
    ]


def test_a_builtin_without_the_compilers_hidden_parameters():
    entry = found("triton.language.program_id")
    assert entry.kind is Kind.BUILTIN
    assert parameter_names(entry) == ["axis"]
    assert entry.doc.startswith("Returns the id of the current program instance")


def test_star_and_keyword_only_parameters_keep_their_kind():
    assert [p.kind for p in found("triton.language.permute").parameters or ()] == [
        ParamKind.NORMAL,
        ParamKind.VARARGS,
    ]
    kinds = {p.name: p.kind for p in found("triton.jit").parameters or ()}
    assert kinds["noinline"] is ParamKind.KEYWORD_ONLY


@pytest.mark.parametrize("name", ["cdiv", "next_power_of_2"])
def test_host_helpers_work_on_the_host_and_on_constexprs(name: str):
    entry = found(f"triton.{name}")
    assert entry.kind is Kind.CONSTEXPR_FUNCTION
    assert entry.host_callable
    assert not entry.device_only


def test_a_function_that_takes_the_compilers_arguments_is_device_only():
    assert found("triton.language.core._unsplat").device_only


def test_dtypes_and_their_members():
    assert found("triton.language.float16").kind is Kind.DTYPE
    assert found("triton.language.float16.is_floating").kind is Kind.FUNCTION
    element = load("3.6").dtype_member("element_ty")
    assert element is not None
    assert element.kind is Kind.ATTRIBUTE
    assert load("3.6").dtype_member("itemize") is None


def test_members_of_tensors_are_described_without_the_receiver():
    catalogue = load("3.6")
    assert parameter_names(catalogue.method("sum")) == ["axis", "keep_dims", "dtype"]
    assert parameter_names(catalogue.method("to")) == ["dtype", "fp_downcast_rounding", "bitcast"]
    transposed = catalogue.method("T")
    assert transposed is not None
    assert transposed.kind is Kind.PROPERTY
    assert catalogue.method("unsqueeze") is None
    assert {"sum", "T", "dtype", "to", "shape"} <= set(catalogue.method_names())


def test_methods_that_can_not_be_called_count_as_missing():
    assert load("3.3").method("sum") is None, "a jit function was no method before 3.4"
    assert load("3.6").method("sort") is None, "an empty stub"


def test_inherited_members_are_found():
    entry = found("triton.language.tensor_descriptor.load")
    assert entry.definition == "triton.language.core.tensor_descriptor_base.load"
    assert "load" in load("3.6").members("triton.language.tensor_descriptor")


def test_constructor_parameters_come_from_init_or_dataclass_fields():
    assert parameter_names(found("triton.Config"))[:2] == ["kwargs", "num_warps"]
    descriptor = found("triton.tools.tensor_descriptor.TensorDescriptor")
    assert parameter_names(descriptor) == ["base", "shape", "strides", "block_shape", "padding"]


def test_a_submodule_that_nothing_imports_must_be_imported_by_name():
    assert found("triton.language.extra.libdevice").needs_import
    assert not found("triton.language.extra.cuda.libdevice").needs_import
    assert "libdevice" not in load("3.6").members("triton.language.extra")


def test_modules():
    catalogue = load("3.6")
    assert catalogue.is_module("triton.language.math")
    assert catalogue.is_module("triton.experimental.gluon.language")
    assert not catalogue.is_module("triton.language.sum")
    assert not catalogue.is_module("triton.ops")


@pytest.mark.parametrize(
    "path", ["triton._C.libtriton.ir", "triton.language.PropagateNan.ALL", "triton.runtime.driver.active"]
)
def test_what_can_not_be_ruled_out_is_dynamic(path: str):
    assert found(path).kind is Kind.DYNAMIC
    assert not load("3.6").lists(path)


@pytest.mark.parametrize(
    "path", ["triton.language.tanh", "triton.program_id", "torch.empty", "triton.language.libdevice.exp"]
)
def test_what_does_not_exist(path: str):
    assert load("3.6").find(path) is None


def test_other_backends_may_add_packages():
    assert found("triton.language.extra.intel.libdevice.tanh").kind is Kind.DYNAMIC
    assert found("triton.backends.ascend").kind is Kind.DYNAMIC
    assert load("3.6").find("triton.language.extra.tanh") is None
    assert load("3.6").find("triton.language.extra.cuda.tanh") is None


def test_versions_are_ascending_and_resolved_from_releases():
    assert VERSIONS[0] == "2.1"
    assert list(VERSIONS) == sorted(VERSIONS, key=lambda version: [int(part) for part in version.split(".")])
    assert resolve_version("3.6.0") == "3.6"
    assert resolve_version("3.6.0+git7a8f") == "3.6"
    assert resolve_version("99.0") == VERSIONS[-1]


@pytest.mark.parametrize("text", ["2.0.0", "newest", "3"])
def test_unknown_versions_are_refused(text: str):
    with pytest.raises(UnknownVersionError):
        resolve_version(text)
    with pytest.raises(UnknownVersionError, match=r"there is one of 2\.1"):
        load(text)


@pytest.fixture(params=VERSIONS)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return load(request.param)


def test_every_line_can_be_read_and_every_alias_resolves(catalogue: Catalogue):
    for group, names in catalogue.groups.items():
        for name, line in names.items():
            path = f"{group}.{name}" if name else group
            entry = catalogue.find(path)
            assert entry is not None, path
            if line.startswith("@"):
                owner, _, last = line[1:].rpartition(".")
                is_there = last in catalogue.groups.get(owner, {}) or "" in catalogue.groups.get(line[1:], {})
                assert is_there, f"{path} stands for {line[1:]}, which is not there"


def test_every_base_class_is_listed(catalogue: Catalogue):
    for group, names in catalogue.groups.items():
        for name in names:
            if name and names[name].startswith("class"):
                entry = catalogue.find(f"{group}.{name}")
                assert entry is not None
                assert all(catalogue.lists(base) for base in entry.bases), f"{group}.{name}"


def test_names_that_every_kernel_uses(catalogue: Catalogue):
    for path in (
        "triton.jit",
        "triton.cdiv",
        "triton.language.load",
        "triton.language.constexpr",
        "triton.autotune",
    ):
        entry = catalogue.find(path)
        assert entry is not None
        assert entry.parameters


def test_version_files_have_one_name_on_each_line(catalogue: Catalogue):
    from kernelforge.grammar.api.extract import version_file

    text = version_file(catalogue.version).read_text(encoding="utf-8")
    names = sum(len(group) for group in catalogue.groups.values())
    assert json.loads(text) == catalogue.groups
    assert len(text.splitlines()) == names + 2 * len(catalogue.groups) + 2
