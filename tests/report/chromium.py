"""Chromium for the tests of the report, spoken to over a pipe."""

from __future__ import annotations

import base64
import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
needs_chromium = [
    pytest.mark.interop,
    pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium"),
]


class Browser:
    """A headless browser, spoken to over a pipe (DevTools protocol)."""

    def __init__(self, to_browser: int, from_browser: int) -> None:
        self._write = to_browser
        self._read = from_browser
        self._rest = b""
        self._count = 0
        self.events: list[dict[str, Any]] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = ""
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Network", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **params: object) -> dict[str, Any]:
        """Call a method and wait for its result; events are kept."""
        self._count += 1
        message: dict[str, Any] = {
            "id": self._count,
            "method": method,
            "params": params,
        }
        if getattr(self, "_session", ""):
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            reply = self._receive()
            if reply.get("id") == self._count:
                assert "error" not in reply, reply
                result: dict[str, Any] = reply["result"]
                return result
            self.events.append(reply)

    def open(self, path: Path) -> None:
        """Open a file and wait until it has loaded."""
        self.events.clear()
        self.call("Page.navigate", url=path.as_uri())
        while not self.named("Page.loadEventFired"):
            self.events.append(self._receive())

    def named(self, method: str) -> list[dict[str, Any]]:
        """Return the parameters of the events of one name."""
        return [e["params"] for e in self.events if e.get("method") == method]

    def evaluate(self, expression: str) -> Any:
        """Evaluate an expression in the page."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True
        )
        return result["result"].get("value")

    def settle(self, expression: str) -> Any:
        """Evaluate an expression after the page has drawn what came before."""
        self.evaluate_promise(
            "new Promise(done => requestAnimationFrame(() => done(1)))"
        )
        return self.evaluate(expression)

    def evaluate_promise(self, expression: str) -> Any:
        """Evaluate an expression that promises a value."""
        result = self.call(
            "Runtime.evaluate",
            expression=expression,
            awaitPromise=True,
            returnByValue=True,
        )
        return result["result"].get("value")

    def complaints(self) -> list[dict[str, Any]]:
        """Return what the page logged, threw, asked or tried to open."""
        return [
            event
            for name in (
                *("Log.entryAdded", "Runtime.consoleAPICalled"),
                *("Runtime.exceptionThrown", "Page.javascriptDialogOpening"),
            )
            for event in self.named(name)
        ]

    def fetched(self) -> list[str]:
        """Return the addresses that were asked for."""
        asked = self.named("Network.requestWillBeSent")
        urls = [event["request"]["url"] for event in asked]
        return [url for url in urls if url != "data:,"]

    def screenshot(self, width: int) -> bytes:
        """Take a picture of the whole page at a width; PNG."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=900,
            deviceScaleFactor=1,
            mobile=False,
        )
        taken = self.call("Page.captureScreenshot", captureBeyondViewport=True)
        return base64.b64decode(taken["data"])

    def _receive(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            data = os.read(self._read, 1 << 16)
            assert data, "the browser went away"
            self._rest += data
        raw, _, self._rest = self._rest.partition(b"\0")
        message: dict[str, Any] = json.loads(raw)
        return message
