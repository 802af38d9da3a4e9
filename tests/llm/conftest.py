"""No test of language models reaches anything but this machine."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wb2pm.llm.backends.openai_backend import OpenAIBackend
from wb2pm.llm.backends.settings import load_settings

MakeBackend = Callable[..., OpenAIBackend]


@pytest.fixture(autouse=True)
def nothing_leaves_this_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Refuse connections to other machines, and keep the user's settings out."""
    connect = socket.socket.connect

    def local_only(self: socket.socket, address: Any) -> None:
        if self.family in {socket.AF_INET, socket.AF_INET6}:
            assert address[0] in {"127.0.0.1", "::1", "localhost"}, address
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", local_only)
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL", "WB2PM_API_KEY", "WB2PM_BACKEND"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("WB2PM_ALLOW_REQUESTS", "no")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def waits() -> list[float]:
    """Seconds that backends of the test wanted to wait, none of them waited."""
    return []


@pytest.fixture
def make_backend(tmp_path: Path, waits: list[float]) -> MakeBackend:
    """Make a backend for a server; further settings by name."""

    def make(url: str, **given: Any) -> OpenAIBackend:
        settings = load_settings(
            {"base_url": url, "cache": str(tmp_path / "replies"), **given}
        )
        return OpenAIBackend("some-model", settings, sleep=waits.append)

    return make
