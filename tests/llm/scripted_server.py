"""A server on this machine that speaks OpenAI's two interfaces as a script says."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Thread
from typing import Any


@dataclass(frozen=True)
class Seen:
    """One request that the server got.

    Attributes:
        path: Where it was sent.
        headers: Its headers, lower case.
        raw: Its bytes.
        body: Its JSON.
    """

    path: str
    headers: dict[str, str]
    raw: bytes

    @property
    def body(self) -> dict[str, Any]:
        """Return its JSON."""
        content: dict[str, Any] = json.loads(self.raw)
        return content

    @property
    def system(self) -> str:
        """Return the instructions."""
        return str(self._said(0))

    @property
    def user(self) -> str:
        """Return the text of the question and its evidence."""
        said = self._said(1)
        return said if isinstance(said, str) else str(said[0]["text"])

    def _said(self, index: int) -> Any:
        said = self.body.get("messages") or self.body["input"]
        return said[index]["content"]


@dataclass(frozen=True)
class Say:
    """One reply of the server.

    Attributes:
        text: What the model says; JSON of it if it is no text.
        status: HTTP status.
        headers: Further headers.
        body: The whole body in place of one made of `text`.
        after_s: Seconds to wait first.
        cut_at: Bytes of the body after which the connection is closed.
        reset: Reset the connection in place of a reply.
        drip_s: Seconds between single bytes of the body.
        refusal: Refuse with these words.
        finish: Why the model stopped.
        usage: Whether tokens are counted.
    """

    text: Any = None
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None
    after_s: float = 0.0
    cut_at: int | None = None
    reset: bool = False
    drip_s: float = 0.0
    refusal: str | None = None
    finish: str = "stop"
    usage: bool = True

    def content(self, path: str) -> bytes:
        """Write the body as an endpoint would."""
        if self.body is not None:
            return self.body
        said = self.text if isinstance(self.text, str) else json.dumps(self.text)
        reply = self._response(said) if "responses" in path else self._chat(said)
        return json.dumps(reply).encode()

    def _chat(self, said: str) -> dict[str, Any]:
        message = {"role": "assistant", "content": said, "refusal": self.refusal}
        reply: dict[str, Any] = {
            "id": "x",
            "choices": [{"index": 0, "message": message, "finish_reason": self.finish}],
        }
        if self.usage:
            reply["usage"] = {"prompt_tokens": 100, "completion_tokens": 10}
        return reply

    def _response(self, said: str) -> dict[str, Any]:
        part = {"type": "output_text", "text": said}
        if self.refusal:
            part = {"type": "refusal", "refusal": self.refusal}
        reply: dict[str, Any] = {
            "id": "x",
            "status": "completed",
            "output": [{"type": "reasoning"}, {"type": "message", "content": [part]}],
        }
        if self.finish != "stop":
            reply["status"] = "incomplete"
            reason = {"length": "max_output_tokens"}.get(self.finish, self.finish)
            reply["incomplete_details"] = {"reason": reason}
        if self.usage:
            reply["usage"] = {"input_tokens": 100, "output_tokens": 10}
        return reply


Script = Callable[[Seen, int], Say]
"""What to reply to a request, given the number of requests before it."""


class Server:
    """A running server: what it got, and where it is.

    Attributes:
        seen: The requests in the order of their arrival.
        most_at_once: How many were answered at the same time at most.
    """

    def __init__(self, script: Script) -> None:
        self.seen: list[Seen] = []
        self.most_at_once = 0
        self.closing = Event()
        self._script = script
        self._at_once = 0
        self._lock = Lock()
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                server.answer(self)

            def log_message(self, *_: Any) -> None:
                pass

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._http.daemon_threads = True
        self._thread = Thread(
            target=self._http.serve_forever, args=(0.01,), daemon=True
        )
        self._thread.start()

    @property
    def url(self) -> str:
        """Base URL to give to a client."""
        return f"http://127.0.0.1:{self._http.server_address[1]}/v1"

    def close(self) -> None:
        """Stop."""
        self.closing.set()
        self._http.shutdown()
        self._http.server_close()
        self._thread.join()

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        """Reply to one request as the script says."""
        raw = handler.rfile.read(int(handler.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in handler.headers.items()}
        with self._lock:
            number = len(self.seen)
            self.seen.append(Seen(handler.path, headers, raw))
            self._at_once += 1
            self.most_at_once = max(self.most_at_once, self._at_once)
        try:
            self._say(handler, self._script(self.seen[number], number))
        except (BrokenPipeError, ConnectionResetError):
            pass  # the client gave up, as some tests want
        finally:
            with self._lock:
                self._at_once -= 1

    def _say(self, handler: BaseHTTPRequestHandler, say: Say) -> None:
        if say.after_s:
            self.closing.wait(say.after_s)
        if say.reset:
            handler.connection.setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)
            )
            handler.connection.close()
            handler.close_connection = True
            return
        content = say.content(handler.path)
        handler.send_response(say.status)
        handler.send_header("Content-Type", "application/json")
        handler.send_header("Content-Length", str(len(content)))
        for name, value in say.headers.items():
            handler.send_header(name, value)
        handler.end_headers()
        if say.cut_at is not None:
            handler.wfile.write(content[: say.cut_at])
            handler.close_connection = True
            return
        if say.drip_s:
            for byte in content:
                handler.wfile.write(bytes([byte]))
                handler.wfile.flush()
                self.closing.wait(say.drip_s)
            return
        handler.wfile.write(content)


@contextmanager
def serve(script: Script | list[Say] | Say) -> Iterator[Server]:
    """Run a server; a list is said one after the other, its last again and again."""
    if isinstance(script, Say):
        script = [script]
    if isinstance(script, list):
        says = script

        def from_list(_seen: Seen, number: int) -> Say:
            return says[min(number, len(says) - 1)]

        script = from_list
    server = Server(script)
    try:
        yield server
    finally:
        server.close()
