"""The fields through a real OpenAI client to a real HTTP server: the JSON that arrives, and where the answer is."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from kernelforge.grammar.constraint.engines import TOOL, engine_names, request_fields
from kernelforge.grammar.decoding.emit import Dialect

openai = pytest.importorskip("openai", reason="the extra [gen] is not installed")

GRAMMAR = 'root ::= "é" [\\x00-\\x1f"\\\\] #\n'
"""What JSON must escape."""
KERNEL = "@triton.jit\ndef kernel():\n    pass\n"
MESSAGES = [{"role": "user", "content": "Write a kernel."}]


class Grammars:
    """One text for each dialect."""

    def text(self, dialect: Dialect) -> str:
        return f"{dialect.name} {GRAMMAR}"


class Server(ThreadingHTTPServer):
    """Answers like an OpenAI-compatible server, and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.requests: list[tuple[str, dict[str, Any]]] = []


class Handler(BaseHTTPRequestHandler):
    """Calls the custom tool where one is given, else answers with the kernel."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert isinstance(self.server, Server)
        self.server.requests.append((self.path, body))
        reply = json.dumps(response(body) if self.path.endswith("/responses") else completion(body)).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)

    def log_message(self, format: str, *args: Any) -> None:
        """Quiet."""


def completion(body: dict[str, Any]) -> dict[str, Any]:
    message: dict[str, Any] = {"role": "assistant", "content": KERNEL}
    if "tools" in body:
        call = {"name": body["tools"][0]["custom"]["name"], "input": KERNEL}
        message = {
            "role": "assistant",
            "content": None,
            "tool_calls": [{"id": "call_1", "type": "custom", "custom": call}],
        }
    choice = {"index": 0, "message": message, "finish_reason": "stop"}
    return {"id": "1", "object": "chat.completion", "created": 0, "model": body["model"], "choices": [choice]}


def response(body: dict[str, Any]) -> dict[str, Any]:
    call = {
        "type": "custom_tool_call",
        "call_id": "call_1",
        "name": body["tools"][0]["name"],
        "input": KERNEL,
    }
    return {
        "id": "1",
        "object": "response",
        "created_at": 0,
        "model": body["model"],
        "output": [call],
        "parallel_tool_calls": body["parallel_tool_calls"],
        "tool_choice": body["tool_choice"],
        "tools": body["tools"],
    }


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[Any]:
    with openai.OpenAI(
        base_url=f"http://127.0.0.1:{server.server_port}/v1", api_key="none", max_retries=0
    ) as client:
        yield client


VERSIONS = {"vllm": ("0.11", "0.12", "0.33"), "sglang": ("0.5.4", "0.5.23")}
CHAT = [
    (engine, version)
    for engine in engine_names()
    if engine != "openai-responses"
    for version in VERSIONS.get(engine, (None,))
]


@pytest.mark.parametrize(("engine", "version"), CHAT, ids=str)
def test_chat_completions(client, server, engine, version):
    fields = request_fields(engine, Grammars(), version=version)
    completion = client.chat.completions.create(model="m", messages=MESSAGES, **fields.arguments())
    path, arrived = server.requests[-1]
    assert path == "/v1/chat/completions"
    assert arrived == {"model": "m", "messages": MESSAGES, **fields.body()}
    message = completion.choices[0].message
    answer = message.tool_calls[0].custom.input if engine == "openai" else message.content
    assert answer == KERNEL


def test_responses(client, server):
    fields = request_fields("openai-responses", Grammars())
    reply = client.responses.create(model="m", input="Write a kernel.", **fields.arguments())
    path, arrived = server.requests[-1]
    assert path == "/v1/responses"
    assert arrived == {"model": "m", "input": "Write a kernel.", **fields.body()}
    assert [(item.type, item.name, item.input) for item in reply.output] == [
        ("custom_tool_call", TOOL, KERNEL)
    ]


@pytest.mark.parametrize("engine", ["vllm", "sglang", "llama.cpp"])
def test_what_the_caller_adds_to_the_body_stays(client, server, engine):
    """A caller merges its own extra fields with ours."""
    fields = request_fields(engine, Grammars())
    arguments = fields.arguments()
    arguments["extra_body"] = {**arguments["extra_body"], "top_k": 20}
    client.chat.completions.create(model="m", messages=MESSAGES, temperature=0.8, **arguments)
    _, arrived = server.requests[-1]
    assert arrived == {"model": "m", "messages": MESSAGES, "temperature": 0.8, "top_k": 20, **fields.body()}


def test_the_grammar_arrives_unchanged_at_its_real_size(client, server):
    """Half a megabyte of EBNF is an ordinary request body."""

    class Big:
        def text(self, dialect: Dialect) -> str:
            return GRAMMAR * 20_000

    client.chat.completions.create(
        model="m", messages=MESSAGES, **request_fields("sglang", Big()).arguments()
    )
    _, arrived = server.requests[-1]
    assert arrived["ebnf"] == GRAMMAR * 20_000
