"""A kernel names only what the version has, and calls it only with what it takes."""

from __future__ import annotations

import keyword
from functools import cache

import pytest
from kernelforge.grammar.decoding.emit import Options
from kernelforge.grammar.decoding.parameters import Signature
from kernelforge.grammar.decoding.signatures import ANY_ORDER_LIMIT
from kernelforge.grammar.decoding.vocabulary import Vocabulary, vocabulary

from .calls import Call, calls, fits
from .decoder import accepts
from .productions import body, kernel, value

VERSIONS = ("3.2", "3.6")


@cache
def words(version: str = "3.6") -> Vocabulary:
    return vocabulary(version)


# Free names


BINDINGS = ("{} = x", "{} += x", "{}: int = x", "a, {} = x, x", "for {} in range(x): pass")


@pytest.mark.parametrize("word", keyword.kwlist)
def test_an_identifier_is_no_keyword(word: str):
    texts = [
        kernel().replace(" f(", f" {word}("),
        kernel(word),
        *(body(binding.format(word)) for binding in BINDINGS),
        value(f"g({word}=x)"),
        value(f"x.{word}"),
    ]
    assert [text for text in texts if accepts(text)] == []


@pytest.mark.parametrize("word", ["tl", "triton", "libdevice", "range", "len", "print", "isinstance"])
def test_an_identifier_is_no_module_and_no_builtin(word: str):
    """Else `tl = x` could make `tl.load` anything."""
    assert [binding for binding in BINDINGS if accepts(body(binding.format(word)))] == []
    assert not accepts(kernel(word))


@pytest.mark.parametrize(
    "word", ["i", "iff", "If", "_if", "if_", "fo", "form", "t", "tlx", "Nones", "match", "x1"]
)
def test_what_only_resembles_a_keyword_is_an_identifier(word: str):
    assert [binding for binding in BINDINGS if not accepts(body(binding.format(word)))] == []
    assert accepts(kernel(word))


@pytest.mark.parametrize("word", ["1x", "x-y", "é", "x$", "x y"])
def test_what_is_no_word_of_ascii_letters_is_no_identifier(word: str):
    assert [b for b in BINDINGS if accepts(body(b.format(word)))] == []


# Names of the version


def shortest(sign: Signature) -> Call:
    """A call with nothing but what is required."""
    required = tuple(p for p in sign.parameters if p.is_required)
    return Call(
        tuple(p for p in required if p.can_be_positional),
        tuple(p for p in required if not p.can_be_positional),
    )


def functions(version: str) -> dict[str, str]:
    """The shortest call of each function, by the function's text."""
    return {text: f"{text}{shortest(s)}" for s, texts in words(version).functions.items() for text in texts}


@pytest.mark.parametrize("version", VERSIONS)
def test_only_functions_of_the_version_are_called(version: str):
    every_call = {name: call for each in VERSIONS for name, call in functions(each).items()} | functions(
        version
    )
    accepted = {name for name, call in every_call.items() if accepts(value(call), Options(version))}
    assert accepted == functions(version).keys()
    assert every_call.keys() > accepted


@pytest.mark.parametrize("version", VERSIONS)
def test_only_values_of_the_version_are_named(version: str):
    every_value = {name for each in VERSIONS for name in words(each).values}
    accepted = {name for name in every_value if accepts(value(name), Options(version))}
    assert accepted == set(words(version).values)


def test_a_name_is_new_in_one_version_and_gone_in_another():
    descriptor = value("tl.make_tensor_descriptor(x, [n], [1], [16])")
    assert [accepts(descriptor, Options(version)) for version in VERSIONS] == [False, True]
    experimental = value("tl._experimental_make_tensor_descriptor(x, [n], [1], [16])")
    assert not accepts(experimental)


@pytest.mark.parametrize(
    "expression",
    ["tl.tanh(x)", "tl.cidv(x, y)", "tl.loads(x)", "tl.loa(x)", "tl.math.load(x)", "tl", "tl.math", "tl.float23",
     "x.half()", "x.shap", "triton.autotune(x)", "libdevice.nothing(x)", "tl.load.x", "tl.float32()"],
)  # fmt: skip
def test_a_name_that_does_not_exist_can_not_be_written(expression: str):
    assert not accepts(value(expression))


@pytest.mark.parametrize(
    "expression",
    ["tl.load", "(tl.load)(x, masc=y)", "[tl.load][0](x)", "(tl.load if x else g)(y)", "tl.load[x]"],
)
def test_a_function_of_triton_has_its_arguments_behind_it(expression: str):
    """Named alone it could be called with anything."""
    assert not accepts(value(expression))


@pytest.mark.parametrize(
    "expression", ["(1).to(x)", "1.to(x)", "1(x)", "1[x]", "True.x", "None(x)", "tl.float32[x]"]
)
def test_nothing_follows_a_constant(expression: str):
    assert accepts(value(expression)) == expression.startswith("(")


def test_a_task_has_only_its_own_names():
    options = Options(names=frozenset({"tl.load", "tl.float32"}))
    assert accepts(value("tl.load(x)"), options)
    assert accepts(value("x.to(tl.float32)"), options)
    assert not accepts(value("tl.sum(x)"), options)
    assert not accepts(value("tl.float16"), options)


def test_a_module_can_have_other_names():
    options = Options(names=frozenset({"T.load"}), aliases=(("T", "triton.language"), ("own", "my.kernels")))
    assert accepts(value("T.load(x)"), options)
    assert accepts(value("own.helper(x, anything=y)"), options)
    assert accepts(value("tl + 1"), options)
    assert not accepts(value("T.loads(x)"), options)
    assert not accepts(value("T + 1"), options)


# Annotations


@pytest.mark.parametrize(
    "annotation",
    ["tl.constexpr", "tl.tensor", "int", "'tl.constexpr'", "tl.constexpr = 1", "tl.constexpr = None"],
)
def test_a_parameter_has_an_annotation(annotation: str):
    assert accepts(kernel(f"x, y: {annotation}"))
    assert accepts(kernel(f"y: {annotation},"))


def test_a_variable_has_an_annotation():
    assert accepts(body("y: tl.constexpr = x"))
    assert accepts(body("y: tl.constexpr"))
    assert not accepts(body("y: = x"))


@pytest.mark.parametrize("annotation", ["tl.constexp", "tl.load", "tl", "constexpr x", ""])
def test_an_annotation_of_triton_exists(annotation: str):
    assert not accepts(kernel(f"x: {annotation}"))


# Arguments


@pytest.mark.parametrize(
    ("call", "is_right"),
    [
        ("tl.load(x)", True),
        ("tl.load(x, m, 0.0)", True),
        ("tl.load(x, mask=m, other=0.0)", True),
        ("tl.load(pointer=x, mask=m)", True),
        ("tl.load()", False),
        ("tl.load(mask=m)", False),
        ("tl.load(x, masc=m)", False),
        ("tl.load(x, mask=m, mask=m)", False),
        ("tl.load(x, m, mask=m)", False),
        ("tl.load(mask=m, x)", False),
        ("tl.load(x, *rest)", False),
        ("tl.load(x, **options)", False),
        ("tl.arange(0, 16)", True),
        ("tl.arange(end=16, start=0)", True),
        ("tl.arange(0)", False),
        ("tl.arange(0, 16, 1)", False),
        ("x.to(tl.float32)", True),
        ("x.to()", False),
        ("x.to(kind=tl.float32)", False),
        ("helper(x, anything=1)", True),
        ("helper(anything=1, x)", False),
    ],
)
def test_a_call_gets_what_it_takes(call: str, is_right: bool):
    assert accepts(value(call)) == is_right


def test_up_to_four_optional_arguments_come_in_any_order():
    """`sum` has four; `load` has more, and there they come as they are declared."""
    assert accepts(value("tl.sum(x, keep_dims=True, axis=0)"))
    assert accepts(value("tl.sum(axis=0, keep_dims=True, input=x)"))
    assert accepts(value("tl.load(x, mask=m, other=0.0, cache_modifier='.cg')"))
    assert not accepts(value("tl.load(x, other=0.0, mask=m)"))


SIGNATURES = {
    **{texts[-1]: sign for sign, texts in words().functions.items()},
    **{f"x.{names[-1]}": sign for sign, names in words().methods.items()},
    **{names[-1]: sign for sign, names in words().builtins.items()},
}
"""One function, method or builtin of each signature."""


@pytest.mark.parametrize("name", SIGNATURES)
def test_every_call_is_accepted_if_and_only_if_it_fits(name: str):
    sign = SIGNATURES[name]
    wrong = {
        f"{name}{c}"
        for c in calls(sign)
        if accepts(value(f"{name}{c}")) != (fits(sign, c) and is_in_order(sign, c))
    }
    assert wrong == set()


def is_in_order(sign: Signature, call: Call) -> bool:
    """Whether the keywords come in an order that the grammar has, and none of `**kwargs` among them."""
    if not set(call.keywords) <= set(sign.parameters):
        return False
    places = [sign.parameters.index(p) for p in call.keywords]
    return sum(not p.is_required for p in sign.parameters) <= ANY_ORDER_LIMIT or places == sorted(places)
