"""The bodies through the engines' own request models, where vLLM or SGLang is installed.

They need no GPU to read a request, but some gigabytes of packages, so the suite skips them where they are missing.
Each is imported in a process of its own: importing vLLM configures logging and torch for the whole process.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import metadata
from importlib.util import find_spec
from typing import Any

import pytest
from kernelforge.grammar.constraint import Constraint
from kernelforge.grammar.constraint.engines import find_release, request_fields

VLLM = """
import json, sys
try:
    from vllm.entrypoints.openai.chat_completion.protocol import ChatCompletionRequest
    defaults = (16, {})
except ImportError:  # the older place, as in 0.12
    from vllm.entrypoints.openai.protocol import ChatCompletionRequest
    defaults = (16, None, {})
from vllm.v1.structured_output.backend_xgrammar import validate_xgrammar_grammar
from vllm.v1.structured_output.utils import grammar_is_likely_lark

request = ChatCompletionRequest(**json.load(sys.stdin))
parameters = request.to_sampling_params(*defaults)
outputs = parameters.structured_outputs
grammar = outputs and outputs.grammar
if outputs:
    validate_xgrammar_grammar(parameters)
print(json.dumps([grammar, bool(grammar) and grammar_is_likely_lark(grammar), outputs and outputs.grammar == grammar]))
"""
"""Prints the grammar that the sampler gets, whether it is taken for Lark, and whether validation left it alone."""

SGLANG = """
import json, sys
from sglang.srt.entrypoints.openai.protocol import ChatCompletionRequest
from sglang.srt.sampling.sampling_params import SamplingParams

request = ChatCompletionRequest(**json.load(sys.stdin))
parameters = request.to_sampling_params(stop=[], model_generation_config={})
sampling = SamplingParams(**parameters)
sampling.verify(vocab_size=100)
print(json.dumps(sampling.ebnf))
"""
"""Prints the grammar that the sampler gets."""


def installed(package: str) -> str:
    """The version of a package; skips where it is missing."""
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    return metadata.version(package)


def run(script: str, body: dict[str, Any]) -> Any:
    request = {"model": "m", "messages": [{"role": "user", "content": "Write a kernel."}], **body}
    child = subprocess.run(
        [sys.executable, "-c", script], input=json.dumps(request), capture_output=True, text=True, timeout=300
    )
    assert child.returncode == 0, child.stderr[-4000:]
    return json.loads(child.stdout.splitlines()[-1])


def test_vllm_gives_our_grammar_to_its_sampler():
    version = installed("vllm")
    constraint = Constraint.for_triton("3.6")
    grammar, is_taken_for_lark, is_unchanged = run(
        VLLM, request_fields("vllm", constraint, version=version).body()
    )
    assert grammar == constraint.text(find_release("vllm", version).dialect())
    assert not is_taken_for_lark
    assert is_unchanged


def test_vllm_ignores_the_field_of_another_version():
    """Why the version matters: no error, and no constraint."""
    version = installed("vllm")
    other = "0.11" if find_release("vllm", version).since != "0.11" else "0.12"
    if other == "0.12":
        pytest.skip("vLLM 0.11 takes both fields")
    assert run(VLLM, request_fields("vllm", Constraint.for_triton("3.6"), version=other).body())[0] is None


def test_sglang_gives_our_grammar_to_its_sampler():
    version = installed("sglang")
    constraint = Constraint.for_triton("3.6")
    grammar = run(SGLANG, request_fields("sglang", constraint, version=version).body())
    assert grammar == constraint.text(find_release("sglang", version).dialect())
