"""What is sent to which engine, which notation it gets, and who is refused."""

from __future__ import annotations

import json
import re

import jsonschema
import pytest
from kernelforge.grammar.constraint import Constraint
from kernelforge.grammar.constraint.engines import (
    NO_GRAMMAR,
    RELEASES,
    TOOL,
    EngineError,
    NoGrammarError,
    RequestFields,
    UnknownEngineError,
    engine_names,
    find_release,
    request_fields,
)
from kernelforge.grammar.decoding.emit import Dialect


class Grammars:
    """One text for each dialect, so that a test sees which was asked for."""

    def text(self, dialect: Dialect) -> str:
        return f"<{dialect.name}>"


def fields(engine: str, version: str | None = None) -> RequestFields:
    return request_fields(engine, Grammars(), version=version)


def test_every_field_is_top_level_in_the_body_but_the_client_must_be_told_which_it_does_not_know():
    assert fields("vllm").arguments() == {
        "extra_body": {"structured_outputs": {"grammar": "<XGRAMMAR>"}},
    }
    assert fields("vllm").body() == {"structured_outputs": {"grammar": "<XGRAMMAR>"}}
    assert fields("fireworks").arguments() == fields("fireworks").body()


@pytest.mark.parametrize(
    ("engine", "version", "body"),
    [
        ("vllm", "0.11.0", {"guided_grammar": "<XGRAMMAR_PLAIN>"}),
        ("vllm", "0.11.2.post1", {"guided_grammar": "<XGRAMMAR_PLAIN>"}),
        ("vllm", "0.12", {"structured_outputs": {"grammar": "<XGRAMMAR_PLAIN>"}}),
        ("vllm", "0.30.0", {"structured_outputs": {"grammar": "<XGRAMMAR_PLAIN>"}}),
        ("vllm", "v0.31.0+cu129", {"structured_outputs": {"grammar": "<XGRAMMAR>"}}),
        ("vllm", "1.0", {"structured_outputs": {"grammar": "<XGRAMMAR>"}}),
        ("sglang", "0.5.4", {"ebnf": "<XGRAMMAR_PLAIN>"}),
        ("sglang", "0.5.9", {"ebnf": "<XGRAMMAR_PLAIN>"}),
        ("sglang", "0.5.20", {"ebnf": "<XGRAMMAR_PLAIN>"}),
        ("sglang", "0.5.21", {"ebnf": "<XGRAMMAR>"}),
        ("sglang", None, {"ebnf": "<XGRAMMAR>"}),
        ("llama.cpp", None, {"grammar": "<GBNF>"}),
        ("llama.cpp-llguidance", None, {"grammar": "%llguidance {}\n<LLGUIDANCE>"}),
        ("fireworks", None, {"response_format": {"type": "grammar", "grammar": "<GBNF>"}}),
    ],
)
def test_body(engine, version, body):
    assert fields(engine, version).body() == body


def test_an_llguidance_text_with_its_own_options_is_not_marked_twice():
    class Marked:
        def text(self, dialect: Dialect) -> str:
            return '%llguidance {"no_forcing": true}\nstart: "a"'

    assert request_fields("llama.cpp-llguidance", Marked()).body()["grammar"] == Marked().text(
        Dialect.LLGUIDANCE
    )


def test_openai_must_call_the_tool_once():
    body = fields("openai").body()
    assert body["tools"][0]["custom"]["format"] == {
        "type": "grammar",
        "grammar": {"syntax": "lark", "definition": "<LLGUIDANCE>"},
    }
    assert body["tool_choice"] == {"type": "custom", "custom": {"name": TOOL}}
    assert body["parallel_tool_calls"] is False


def test_the_responses_api_has_the_same_flat():
    body = fields("openai-responses").body()
    assert body["tools"][0]["format"] == {
        "type": "grammar",
        "syntax": "lark",
        "definition": "<LLGUIDANCE>",
    }
    assert body["tools"][0]["name"] == body["tool_choice"]["name"] == TOOL


@pytest.mark.parametrize(
    "spelling", ["vLLM", "VLLM", "llama-cpp", "llama_cpp", "LlamaCpp", "Fireworks AI", "OpenAI"]
)
def test_spelling_of_an_engine_does_not_matter(spelling):
    assert fields(spelling).body()


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: f"{release.engine}-{release.since}")
def test_a_release_is_found_by_its_own_name_and_version(release):
    assert find_release(release.engine, release.since) is release


# Refusals


@pytest.mark.parametrize(
    ("endpoint", "takes"),
    [
        ("together", "JSON schema .* or a regular expression"),
        ("Together AI", "JSON schema"),
        ("nebius", "json_object"),
        ("anthropic", "output_config.format"),
        ("Claude", "JSON schema"),
        ("ollama", "`format`"),
    ],
)
def test_an_endpoint_without_grammars_is_refused_and_says_what_it_takes(endpoint, takes):
    with pytest.raises(NoGrammarError, match=takes) as refusal:
        fields(endpoint)
    assert "vllm" in str(refusal.value), "it says what to use instead"


def test_no_engine_is_both_served_and_refused():
    assert not set(engine_names()) & set(NO_GRAMMAR)


def test_an_unknown_engine_gets_the_list_of_the_known():
    with pytest.raises(UnknownEngineError) as refusal:
        fields("lmdeploy")
    for engine in (*engine_names(), *NO_GRAMMAR):
        assert engine in str(refusal.value)


@pytest.mark.parametrize(
    ("typed", "meant"), [("vlm", "vllm"), ("sg-lang2", "sglang"), ("firework", "fireworks")]
)
def test_a_misspelt_engine_is_suggested(typed, meant):
    with pytest.raises(UnknownEngineError, match=f"did you mean {re.escape(meant)}"):
        fields(typed)


@pytest.mark.parametrize(("engine", "version"), [("vllm", "0.10.2"), ("sglang", "0.5.3.post3")])
def test_a_version_whose_xgrammar_is_too_old_is_refused(engine, version):
    with pytest.raises(EngineError, match=f"{engine} .* or newer"):
        fields(engine, version)


@pytest.mark.parametrize("version", ["", "latest", ">=0.12", "newest"])
def test_what_is_no_version_is_refused(version):
    with pytest.raises(EngineError, match="is not a version"):
        fields("vllm", version)


def test_refusals_are_value_errors():
    for kind in (EngineError, NoGrammarError, UnknownEngineError):
        assert issubclass(kind, ValueError)


# The engines' schemas


GRAMMAR_STRING = {"type": "string", "minLength": 1}
EXACT = {"additionalProperties": False}
VLLM_STRUCTURED_OUTPUTS = {
    "type": "object",
    "properties": {
        "json": {"type": ["string", "object"]},
        "regex": {"type": "string"},
        "choice": {"type": "array", "items": {"type": "string"}},
        "grammar": GRAMMAR_STRING,
        "json_object": {"type": "boolean"},
        "structural_tag": {"type": "string"},
        "disable_any_whitespace": {"type": "boolean"},
        "disable_additional_properties": {"type": "boolean"},
        "whitespace_pattern": {"type": "string"},
    },
    "oneOf": [
        {"required": [kind]}
        for kind in ("json", "regex", "choice", "grammar", "json_object", "structural_tag")
    ],
    **EXACT,
}
"""`StructuredOutputsParams` of vllm/sampling_params.py, 0.12 and 0.33: exactly one kind of constraint."""
SCHEMAS = {
    ("vllm", "0.33"): {"properties": {"structured_outputs": VLLM_STRUCTURED_OUTPUTS}, **EXACT},
    ("vllm", "0.12"): {"properties": {"structured_outputs": VLLM_STRUCTURED_OUTPUTS}, **EXACT},
    # vllm/entrypoints/openai/protocol.py of 0.11
    ("vllm", "0.11"): {"properties": {"guided_grammar": GRAMMAR_STRING}, **EXACT},
    # sglang/srt/sampling/sampling_params.py: one constraint in a request
    ("sglang", "0.5.23"): {"properties": {"ebnf": GRAMMAR_STRING}, **EXACT},
    # tools/server/README.md of llama.cpp; tools/server/server-common.cpp refuses a grammar with tools
    ("llama.cpp", None): {"properties": {"grammar": GRAMMAR_STRING}, **EXACT},
    ("llama.cpp-llguidance", None): {
        "properties": {"grammar": {"type": "string", "pattern": "^%llguidance "}},
        **EXACT,
    },
    # docs.fireworks.ai/structured-responses/structured-output-grammar-based
    ("fireworks", None): {
        "properties": {
            "response_format": {
                "properties": {"type": {"const": "grammar"}, "grammar": GRAMMAR_STRING},
                "required": ["type", "grammar"],
                **EXACT,
            }
        },
        **EXACT,
    },
}


@pytest.mark.parametrize(("engine", "version"), SCHEMAS, ids=str)
def test_the_body_fits_the_engine_s_schema(engine, version):
    body = json.loads(json.dumps(fields(engine, version).body()))
    jsonschema.validate(body, {"type": "object", "minProperties": 1, **SCHEMAS[engine, version]})


@pytest.mark.parametrize("engine", ["openai", "openai-responses"])
def test_the_body_fits_the_types_of_the_openai_package(engine):
    pytest.importorskip("openai", reason="the extra [gen] is not installed")
    from openai.types.chat import ChatCompletionCustomToolParam, ChatCompletionNamedToolChoiceCustomParam
    from openai.types.responses import CustomToolParam, ToolChoiceCustomParam
    from pydantic import ConfigDict, TypeAdapter, with_config

    tool, choice = {
        "openai": (ChatCompletionCustomToolParam, ChatCompletionNamedToolChoiceCustomParam),
        "openai-responses": (CustomToolParam, ToolChoiceCustomParam),
    }[engine]
    body = fields(engine).body()
    for kind, value in ((tool, body["tools"][0]), (choice, body["tool_choice"])):
        adapter = TypeAdapter(with_config(ConfigDict(extra="forbid"))(kind))
        assert adapter.validate_python(value, strict=True) == value
    assert re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", TOOL), "what the API takes for a tool's name"


# The text


@pytest.fixture(scope="module")
def definition() -> str:
    """What OpenAI gets."""
    return fields_of_kernels("openai").body()["tools"][0]["custom"]["format"]["grammar"]["definition"]


def fields_of_kernels(engine: str, version: str | None = None) -> RequestFields:
    return request_fields(engine, Constraint.for_triton("3.6"), version=version)


def test_llguidance_which_openai_runs_takes_the_text(definition):
    llguidance = pytest.importorskip("llguidance", reason="the extra [local] is not installed")
    assert llguidance.LLMatcher.validate_grammar(definition) == ""


@pytest.mark.parametrize(
    ("feature", "spelling"),
    [
        ("lookaround", r"\(\?<?[=!]"),
        ("lazy quantifiers", r"[*+?}]\?"),
        ("%declare and %import", r"(?m)^%"),
        ("templates", r"(?m)^\w+\{"),
        ("priorities", r"(?m)^\w+\.\d+:"),
    ],
)
def test_openai_s_documentation_refuses(definition, feature, spelling):
    """https://platform.openai.com/docs/guides/function-calling#context-free-grammars"""
    outside_strings = re.sub(r'"(\\.|[^"\\\n])*"', '""', definition)
    assert re.search(spelling, outside_strings) is None, feature


def vllm_takes_for_lark(text: str) -> bool:
    """The rule of `grammar_is_likely_lark` in vllm/v1/structured_output/utils.py, the same from 0.11 to 0.33.

    No line has `::=` in front of what looks like a comment.
    """
    return bool(text) and not any("::=" in re.split("#|//", line)[0] for line in text.split("\n"))


@pytest.mark.parametrize("version", ["0.11", "0.12", "0.33"])
def test_vllm_does_not_take_our_grammar_for_lark(version):
    body = fields_of_kernels("vllm", version).body()
    text = body["guided_grammar"] if version == "0.11" else body["structured_outputs"]["grammar"]
    assert not vllm_takes_for_lark(text)


def test_vllm_would_take_the_llguidance_text_for_lark():
    """So the rule above is not one that never holds."""
    assert vllm_takes_for_lark(Constraint.for_triton("3.6").text(Dialect.LLGUIDANCE))
