"""What the decoding grammar lets a kernel name and call, against kfcheck and against the installed Triton."""

import inspect
from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from types import ModuleType

import pytest
from kernelforge.grammar.api.catalogue import DTYPES, TENSOR, UnknownVersionError, load, versions
from kernelforge.grammar.api.definitions import HIDDEN_PARAMETERS
from kernelforge.grammar.decoding.members import shared
from kernelforge.grammar.decoding.parameters import Form, Parameter, Signature
from kernelforge.grammar.decoding.vocabulary import CONSTRUCTORS, DEFAULT_ALIASES, Vocabulary, vocabulary

from .calls import CODES, Call, calls, findings, fits

RECEIVERS = {"x": (TENSOR,), "x.dtype": DTYPES, "d": ("triton.language.tensor_descriptor",)}
"""How the kernels of `findings` name a value of each class."""
each_version = pytest.mark.parametrize("version", versions())


@cache
def words(version: str = "3.6") -> Vocabulary:
    return vocabulary(version)


def signature(text: str, version: str = "3.6") -> Signature:
    """Of the function that is called by this text."""
    (found,) = (sign for sign, texts in words(version).functions.items() if text in texts)
    return found


def method(name: str, version: str = "3.6") -> Signature:
    (found,) = (sign for sign, names in words(version).methods.items() if name in names)
    return found


def everything_by_name(sign: Signature) -> Call:
    """A call with every parameter, by name where that is possible."""
    by_position = sign.positional[: sum(p.is_required and not p.can_be_keyword for p in sign.parameters)]
    rest = tuple(p for p in sign.parameters if p not in by_position and p.can_be_keyword)
    return Call(by_position, rest)


def definitions(version: str) -> Iterator[tuple[str, Signature]]:
    """Every function once, however many spellings it has."""
    seen: set[str] = set()
    for sign, texts in words(version).functions.items():
        for text in texts:
            alias, _, rest = text.partition(".")
            entry = load(version).find(f"{home(alias, version)}.{rest}")
            assert entry is not None, text
            if entry.definition not in seen:
                seen.add(entry.definition)
                yield text, sign


def home(alias: str, version: str) -> str:
    path = DEFAULT_ALIASES[alias]
    return path if load(version).is_module(path) else "triton.language.math"


def new_signatures(version: str) -> Iterator[tuple[str, Signature]]:
    """One function of each signature that no version before had."""
    before = {s for each in versions()[: versions().index(version)] for s in words(each).functions}
    for sign, texts in words(version).functions.items():
        if sign not in before:
            yield texts[-1], sign


def owners(name: str, version: str) -> list[str]:
    """The receivers that have a member."""
    catalogue = load(version)
    return [
        text for text, classes in RECEIVERS.items() if any(catalogue.lists(f"{c}.{name}") for c in classes)
    ]


@each_version
def test_every_function_exists_and_has_its_parameters(version: str):
    expressions = [f"{text}{everything_by_name(sign)}" for text, sign in definitions(version)]
    found = findings(version, expressions)
    assert {e: f for e, f in zip(expressions, found, strict=True) if f} == {}


@each_version
def test_a_call_fits_its_signature_where_kfcheck_passes_it(version: str):
    """Both ways: a signature allows no more and no less. kfcheck does not look at the arguments of classes."""
    cases = [(text, sign, call) for text, sign in new_signatures(version) for call in calls(sign)]
    found = findings(version, [f"{text}{call}" for text, _, call in cases])
    for (text, sign, call), codes in zip(cases, found, strict=True):
        is_class = text.rpartition(".")[2] in CONSTRUCTORS
        assert fits(sign, call) == (not codes) or (is_class and not codes), f"{text}{call}: {sorted(codes)}"


@each_version
def test_a_call_that_fits_a_method_is_right_for_every_receiver_that_has_it(version: str):
    cases = [
        f"{receiver}.{name}{call}"
        for sign, names in words(version).methods.items()
        for name in names
        for receiver in owners(name, version)
        for call in (everything_by_name(sign), Call(tuple(p for p in sign.positional if p.is_required), ()))
        if fits(sign, call)
    ]
    found = findings(version, cases)
    assert {case: codes for case, codes in zip(cases, found, strict=True) if codes} == {}
    assert any(case.startswith("x.to(") for case in cases)


def test_a_call_that_does_not_fit_a_method_of_blocks_is_wrong():
    only_tensors = [
        (name, sign, call)
        for sign, names in words().methods.items()
        for name in names
        if owners(name, "3.6") == ["x"]
        for call in calls(sign)
        if not fits(sign, call)
    ]
    found = findings("3.6", [f"x.{name}{call}" for name, _, call in only_tensors])
    assert [only_tensors[i] for i, codes in enumerate(found) if not codes] == []


@each_version
def test_every_value_reference_and_attribute_exists(version: str):
    names = [*words(version).values, *words(version).references, *words(version).annotations]
    members = [f"{r}.{name}" for name in words(version).attributes for r in owners(name, version)]
    expressions = [*names, *members]
    found = findings(version, expressions)
    assert {e: f for e, f in zip(expressions, found, strict=True) if f} == {}
    assert {"x.shape", "x.dtype", "x.T", "x.dtype.element_ty"} <= set(members)


def test_the_oracle_finds_what_is_wrong():
    wrong = ["tl.tanh(v)", "tl.math.tanh(v)", "tl.load(v, default=v)", "tl.arange(v)", "x.half()"]
    assert findings("3.6", [*wrong, "tl.load(v)"]) == [
        {"KF201"}, {"KF212"}, {"KF301"}, {"KF302"}, {"KF206"}, frozenset(),
    ]  # fmt: skip
    assert {code for codes in findings("3.6", wrong) for code in codes} <= CODES


def test_real_spellings_are_listed():
    functions = {text for texts in words().functions.values() for text in texts}
    assert functions > {
        "tl.load", "tl.math.exp2", "tl.cdiv", "triton.cdiv", "triton.next_power_of_2", "libdevice.tanh",
        "tldevice.exp", "tl.extra.cuda.libdevice.tanh", "tl.extra.cuda.gdc_wait", "tl.static_range", "tl.constexpr",
        "tl.pointer_type", "tl.standard._log2", "tl.extra.hip.libdevice.round",
        "triton.tools.ragged_tma.load_ragged",
    }  # fmt: skip
    assert {"tl.float32", "tl.PropagateNan.ALL", "tl.float8e4nv"} <= set(words().values)
    assert {"tl.static_range", "tl.range", "tl.standard._sum_combine"} <= set(words().references)
    assert {"tl.constexpr", "tl.tensor"} <= set(words().annotations)
    assert words().modules == ("libdevice", "tl", "tldevice", "triton")


def test_host_functions_modules_and_removed_names_are_not():
    functions = {text for texts in words().functions.values() for text in texts}
    assert not functions & {
        "triton.autotune", "triton.jit", "triton.Config", "tl.math", "tl.tensor", "tl.str_to_ty", "tl.math.tanh",
        "tl.libdevice.tanh", "tl.core.builtin", "tl.PropagateNan",
    }  # fmt: skip
    assert not {"handle", "to_ir", "half", "unsqueeze"} & {
        *words().attributes, *(name for names in words().methods.values() for name in names)
    }  # fmt: skip


def test_libdevice_is_in_math_in_old_versions():
    assert signature("libdevice.tanh", "2.1") == signature("tl.math.tanh", "2.1")
    assert "tl.extra.cuda.libdevice.tanh" not in words("2.3").functions[signature("libdevice.tanh", "2.3")]


def test_a_descriptor_method_shares_what_a_tensor_method_of_that_name_takes():
    """`desc.store(offsets, value)` and `tensor.store(value, mask)`: two arguments by position suit both."""
    value, mask = (Parameter(name, True, True, False) for name in ("value", "mask"))
    assert method("store") == Signature((value, mask))
    assert method("gather") == Signature(
        (Parameter("index", True, True, False), Parameter("axis", True, True, False))
    )
    assert method("load") == Signature((Parameter("offsets", True, True, True),))


def test_signatures_that_share_no_call_have_nothing_in_common():
    one, two = (Parameter(name, True, True, True) for name in ("one", "two"))
    last = Parameter("last", False, True, True)
    assert shared([Signature((one,)), Signature((one, two))]) is None
    assert shared([Signature((one, last)), Signature((one, last))]) == Signature((one, last))
    assert shared([Signature((one, last)), Signature((one,))]) == Signature((one,))


def test_what_a_signature_says_besides_names():
    permute, show = signature("tl.permute"), signature("tl.device_print")
    assert permute.has_varargs
    assert [p.name for p in permute.parameters] == ["input"]
    assert show.parameters[0].form is Form.TEXT
    assert not show.parameters[1].can_be_positional
    assert [p.can_be_keyword for p in signature("tl.static_assert").parameters] == [True, False]
    assert signature("tl.argmax").parameters[1].form is Form.NOT_NONE


def test_python_builtins_have_signatures():
    """kfcheck says KF301 of `max(x, axis=0)` and KF302 of `print(x)`; `range` has no keywords."""
    shapes = {name: sign for sign, names in words().builtins.items() for name in names}
    assert shapes["print"] == signature("tl.device_print")
    cases = [f"max{call}" for call in calls(shapes["max"]) if fits(shapes["max"], call)]
    assert set(findings("3.6", cases)) == {frozenset()}
    assert findings("3.6", ["max(v, axis=0)"]) == [{"KF301"}]
    assert not any(p.can_be_keyword for p in shapes["range"].parameters)


def test_a_task_can_have_names_of_its_own():
    found = vocabulary(
        "3.6", names=frozenset({"tl.load", "tl.store", "tl.float32", "tl.extra.hip.libdevice.round"})
    )
    assert sorted(text for texts in found.functions.values() for text in texts) == [
        "tl.extra.hip.libdevice.round", "tl.load", "tl.store",
    ]  # fmt: skip
    assert (found.values, found.references) == (("tl.float32",), ())
    assert found.methods == words().methods


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("tl.laod", r"`tl.laod` does not exist in Triton 3.6; did you mean `tl.load`"),
        ("tl.tanh", r"did you mean `tl.extra.cuda.libdevice.tanh`"),
        ("load", r"`load` is no API name: they start with `tl.` or"),
        ("np.load", r"`np.load` is no API name"),
        (
            "triton.autotune",
            r"`triton.autotune` is nothing that a kernel can use: it is a function for host code",
        ),
        ("tl.math", r"it is a module \(name what you want of it\)"),
        ("tl.extra.npu.tanh", r"it is not known what"),
    ],
)
def test_a_name_that_a_kernel_can_not_have_is_an_error(name: str, message: str):
    with pytest.raises(ValueError, match=message):
        vocabulary("3.6", names=frozenset({"tl.load", name}))


def test_aliases():
    found = vocabulary("3.6", {"T": "triton.language", "tle": "flag_gems.utils.triton_lang_extension"})
    functions = {text for texts in found.functions.values() for text in texts}
    assert "T.load" in functions
    assert "T.math.exp" in functions
    assert not any(f.startswith("tl.") for f in functions)
    assert found.modules == ("T", "tle")
    assert found.foreign == ("tle",)
    with pytest.raises(
        ValueError, match=r"`ld` stands for `triton.language.libdevice`, which is no module of Triton"
    ):
        vocabulary("3.6", {"ld": "triton.language.libdevice"})
    with pytest.raises(UnknownVersionError, match=r"no catalogue of Triton 1\.0"):
        vocabulary("1.0")


@pytest.fixture(scope="module")
def triton() -> ModuleType:
    found = pytest.importorskip("triton", reason="compares with the installed Triton")
    if not found.__version__.startswith("3.6."):
        pytest.skip("compares with Triton 3.6")
    return found


def test_the_installed_triton_has_the_signatures(triton: ModuleType):
    import triton.tools.ragged_tma
    from triton.language.extra import libdevice

    real = {"tl": triton.language, "triton": triton, "libdevice": libdevice, "core": triton.language.core}
    found = [(text, sign, real[text.partition(".")[0]]) for text, sign in definitions("3.6")]
    differing = {
        f"{text}{call}"
        for text, sign, module in found
        for call in calls(sign)
        if fits(sign, call) != takes(attrgetter(text.partition(".")[2])(module), call)
    }
    # The code generator compiles it itself, and takes the message by position.
    keywords = ("cond=v, msg=v", "msg=v, cond=v", "v, msg=v")
    assert differing == {f"tl.static_assert({given})" for given in keywords}


def test_the_installed_triton_has_the_methods(triton: ModuleType):
    differing = [
        f"x.{name}{call}"
        for sign, names in words().methods.items()
        for name in names
        if owners(name, "3.6") == ["x"]
        for call in calls(sign)
        if fits(sign, call)
        != takes(getattr(triton.language.tensor, name), Call((None, *call.positional), call.keywords))
    ]
    assert differing == []


def takes(function: object, call: Call) -> bool:
    """Whether Python would bind the call, hidden parameters aside: the compiler gives those by name."""
    found = inspect.signature(getattr(function, "fn", function))  # pyright: ignore[reportArgumentType]
    shown = [p for name, p in found.parameters.items() if name not in HIDDEN_PARAMETERS]
    try:
        found.replace(parameters=shown).bind(*call.positional, **{p.name: p for p in call.keywords})
    except TypeError:
        return False
    return True
