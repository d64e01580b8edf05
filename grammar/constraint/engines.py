"""The request fields that carry a constraint to a serving engine, as keyword arguments for the OpenAI client.

    fields = request_fields("vllm", constraint, version="0.33")
    client.chat.completions.create(model=model, messages=messages, **fields.arguments())

A wrong field is dangerous, because the servers ignore fields that they don't know: vLLM 0.12 and newer answer a
request with `guided_grammar` with status 200 and free text. So an engine, a version or an endpoint that can't take
the grammar is refused here.

The fields are from the engines' own request models and documentation:

- vLLM: `StructuredOutputsParams` in vllm/sampling_params.py; before 0.12, `ChatCompletionRequest.guided_grammar`
  in vllm/entrypoints/openai/protocol.py;
- SGLang: `ChatCompletionRequest.ebnf` in sglang/srt/entrypoints/openai/protocol.py;
- llama.cpp: `grammar` in tools/server/README.md; common/sampling.cpp gives a text that starts with `%llguidance` to
  llguidance, where the server was built with `-DLLAMA_LLGUIDANCE=ON`;
- OpenAI: `ChatCompletionCustomToolParam` and `CustomToolParam` in the package `openai`;
- Fireworks: docs.fireworks.ai/structured-responses/structured-output-grammar-based.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from .errors import ConstraintError
from .versions import dialect_of

if TYPE_CHECKING:
    from ..decoding.emit import Dialect

TOOL = "triton_kernel"
"""The name of OpenAI's custom tool: the kernel is the input of the model's call of it."""
TOOL_DESCRIPTION = "Takes a Triton kernel as Python source code."
LLGUIDANCE_MARK = "%llguidance {}\n"


class EngineError(ConstraintError):
    """The engine can't take this grammar; the message says what to do instead."""


class UnknownEngineError(EngineError):
    """There is no engine of this name."""


class NoGrammarError(EngineError):
    """The endpoint takes no grammar at all."""


class GrammarSource(Protocol):
    """What is needed of a `Constraint`."""

    def text(self, dialect: Dialect) -> str:
        """The grammar in a dialect."""
        ...


@dataclass(frozen=True, slots=True)
class RequestFields:
    """What to add to a request. The two parts differ for the OpenAI client only: in the body both are top-level."""

    create: Mapping[str, Any] = field(default_factory=dict)
    """Parameters of the client's `create`."""
    extra_body: Mapping[str, Any] = field(default_factory=dict)
    """Fields of the engine that the client's `create` does not know: its parameter `extra_body`."""

    def arguments(self) -> dict[str, Any]:
        """The keyword arguments for `create`."""
        if not self.extra_body:
            return dict(self.create)
        return {**self.create, "extra_body": dict(self.extra_body)}

    def body(self) -> dict[str, Any]:
        """The fields as they stand in the JSON body, for a client that posts it itself."""
        return {**self.create, **self.extra_body}


def request_fields(engine: str, constraint: GrammarSource, *, version: str | None = None) -> RequestFields:
    """What to add to a request so that the engine answers in the constraint's language.

    `version` is the engine's, like "0.11.2"; without it, the newest that is known. Raises EngineError where that is
    no version or one that can't take the grammar; UnknownEngineError, which lists the known engines; and
    NoGrammarError, which says what the endpoint takes instead.

    The answer is the message's content, except for OpenAI: there it is the input of a call of the tool `TOOL`
    (`message.tool_calls[0].custom.input`; in the Responses API, `input` of the item of type `custom_tool_call`).
    """
    release = find_release(engine, version)
    return release.fields(constraint.text(release.dialect()))


def engine_names() -> tuple[str, ...]:
    """The engines that take a grammar."""
    return tuple(dict.fromkeys(release.engine for release in RELEASES))


@dataclass(frozen=True, slots=True)
class Release:
    """How an engine takes a grammar, from the version `since` until the next release of it in the table."""

    engine: str
    fields: Callable[[str], RequestFields]
    """From the grammar's text."""
    notation: str
    """The name of a dialect, or the oldest version of XGrammar that these versions run on."""
    since: str = "0"

    def dialect(self) -> Dialect:
        """The notation of the grammar."""
        from ..decoding.emit import Dialect

        return dialect_of(self.notation) if self.notation[0].isdigit() else Dialect[self.notation]


def find_release(engine: str, version: str | None = None) -> Release:
    """The entry of the table for an engine in a version. Raises the errors of `request_fields`."""
    releases = [release for release in RELEASES if _plain(release.engine) == _engine_key(engine)]
    if not releases:
        raise _unknown(engine)
    newest_first = sorted(releases, key=lambda release: _numbers(release.since), reverse=True)
    if version is None:
        return newest_first[0]
    asked = _numbers(version)
    for release in newest_first:
        if asked >= _numbers(release.since):
            return release
    oldest = newest_first[-1]
    raise EngineError(
        f"{oldest.engine} {version} is too old: it runs on an XGrammar that can't read this grammar; "
        f"use {oldest.engine} {oldest.since} or newer"
    )


def _structured_outputs(text: str) -> RequestFields:
    return RequestFields(extra_body={"structured_outputs": {"grammar": text}})


def _guided_grammar(text: str) -> RequestFields:
    return RequestFields(extra_body={"guided_grammar": text})


def _ebnf(text: str) -> RequestFields:
    return RequestFields(extra_body={"ebnf": text})


def _grammar(text: str) -> RequestFields:
    return RequestFields(extra_body={"grammar": text})


def _marked_grammar(text: str) -> RequestFields:
    return _grammar(text if text.startswith("%llguidance") else LLGUIDANCE_MARK + text)


def _chat_tool(text: str) -> RequestFields:
    """One custom tool that must be called, once. The Chat Completions API nests what Responses has flat."""
    grammar = {"syntax": "lark", "definition": text}
    tool = {
        "name": TOOL,
        "description": TOOL_DESCRIPTION,
        "format": {"type": "grammar", "grammar": grammar},
    }
    return _tool({"type": "custom", "custom": tool}, {"type": "custom", "custom": {"name": TOOL}})


def _responses_tool(text: str) -> RequestFields:
    tool = {
        "type": "custom",
        "name": TOOL,
        "description": TOOL_DESCRIPTION,
        "format": {"type": "grammar", "syntax": "lark", "definition": text},
    }
    return _tool(tool, {"type": "custom", "name": TOOL})


def _tool(tool: Mapping[str, Any], choice: Mapping[str, Any]) -> RequestFields:
    return RequestFields(create={"tools": [tool], "tool_choice": choice, "parallel_tool_calls": False})


def _response_format(text: str) -> RequestFields:
    return RequestFields(create={"response_format": {"type": "grammar", "grammar": text}})


RELEASES = (
    Release("vllm", _structured_outputs, notation="0.2.7", since="0.31"),
    Release("vllm", _structured_outputs, notation="0.1.27", since="0.12"),
    Release("vllm", _guided_grammar, notation="0.1.25", since="0.11"),
    Release("sglang", _ebnf, notation="0.2.7", since="0.5.21"),
    Release("sglang", _ebnf, notation="0.1.25", since="0.5.4"),
    Release("llama.cpp", _grammar, notation="GBNF"),
    Release("llama.cpp-llguidance", _marked_grammar, notation="LLGUIDANCE"),
    Release("openai", _chat_tool, notation="LLGUIDANCE"),
    Release("openai-responses", _responses_tool, notation="LLGUIDANCE"),
    Release("fireworks", _response_format, notation="GBNF"),
)
"""The versions of XGrammar are what the engines' distributions require. vLLM 0.18 to 0.30 take any from 0.1.32 (0.21:
0.2.0, 0.24: 0.2.1) on, so the oldest counts; 0.31 pins 0.2.7, 0.32 and 0.33 pin 0.2.8. SGLang 0.5.21 to 0.5.23 pin
0.2.7."""

SYNONYMS = {
    "llama": "llama.cpp",
    "llamaserver": "llama.cpp",
    "llamacppserver": "llama.cpp",
    "llamacpppython": "llama.cpp",
    "openaichat": "openai",
    "azureopenai": "openai",
    "fireworksai": "fireworks",
    "togetherai": "together",
    "nebiustokenfactory": "nebius",
    "claude": "anthropic",
    "google": "gemini",
}
"""Other spellings, without case and punctuation."""

JSON_SCHEMA = "a JSON schema (`response_format` of type json_schema)"

NO_GRAMMAR = {
    "together": f"{JSON_SCHEMA} or a regular expression (type regex)",
    "nebius": f"{JSON_SCHEMA} or any JSON object (type json_object)",
    "anthropic": "a JSON schema (`output_config.format`, or a strict tool)",
    "gemini": "a JSON schema (`response_format` of type json_schema; natively `responseJsonSchema`)",
    "groq": f"{JSON_SCHEMA} or any JSON object (type json_object)",
    "mistral": f"{JSON_SCHEMA} or any JSON object (type json_object)",
    "deepseek": "any JSON object (`response_format` of type json_object) or a strict tool",
    "openrouter": f"{JSON_SCHEMA}, where the provider behind it does",
    "ollama": "a JSON schema (`format`)",
    "lmstudio": JSON_SCHEMA,
}
"""Endpoints that take no grammar, and what constrains an answer there, by their documentation."""


def _unknown(engine: str) -> EngineError:
    known = ", ".join(engine_names())
    key = _engine_key(engine)
    if key in NO_GRAMMAR:
        return NoGrammarError(
            f"{engine} takes no grammar, only {NO_GRAMMAR[key]}; serve the model with one of {known}, "
            "or ask without a constraint and check the answer with kfcheck"
        )
    names = {_plain(name): name for name in (*engine_names(), *NO_GRAMMAR)}
    near = difflib.get_close_matches(key, names, n=1)
    hint = f"; did you mean {names[near[0]]}?" if near else ""
    return UnknownEngineError(
        f"{engine!r} is not a known engine{hint} Known: {known}; without a grammar: {', '.join(NO_GRAMMAR)}"
    )


def _engine_key(engine: str) -> str:
    key = _plain(engine)
    return _plain(SYNONYMS.get(key, key))


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())


def _numbers(version: str) -> tuple[int, ...]:
    """0.5.10.post1 and v0.5.10 as (0, 5, 10)."""
    match = re.match(r"v?(\d+(?:\.\d+)*)", version)
    if match is None:
        raise EngineError(f"{version!r} is not a version; one looks like 0.12 or 0.5.21")
    return tuple(int(part) for part in match[1].split("."))
