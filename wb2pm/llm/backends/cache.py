"""Replies kept on disk, found by what was asked."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from wb2pm.converters.writing import atomic_path

if TYPE_CHECKING:
    from collections.abc import Mapping

_FORMAT = 1
"""Version of the files: part of every key."""


class CachedReply(Struct, frozen=True, kw_only=True):
    """A reply as it came.

    Attributes:
        text: What the model said.
        finish: Why it stopped: ``stop``, ``length``, ``refusal``, ...
        prompt_tokens: Tokens sent; None if the server did not count.
        completion_tokens: Tokens received; None if the server did not count.
    """

    text: str
    finish: str = "stop"
    prompt_tokens: int | None = None
    completion_tokens: int | None = None


class Cache:
    """A folder of replies, each in a file named by the hash of its request.

    The request is hashed whole: endpoint, model, parameters, text and pictures. A
    reply is written before anything is made of it, so that a batch that is killed
    goes on where it was. The files hold what the model said of the recordings, and
    not what was sent.
    """

    def __init__(self, folder: str | Path) -> None:
        """Use a folder; it is made when the first reply is kept."""
        self.folder = Path(folder)

    def key(self, endpoint: str, body: Mapping[str, Any]) -> str:
        """Name a request by its content.

        Examples:
            >>> cache = Cache("unused")
            >>> cache.key("http://a", {"x": 1, "y": 2}) == cache.key(
            ...     "http://a", {"y": 2, "x": 1}
            ... )
            True
        """
        content = msgspec.json.encode([_FORMAT, endpoint, body], order="deterministic")
        return hashlib.sha256(content).hexdigest()

    def find(self, key: str) -> CachedReply | None:
        """Return the reply to a request; None if it is not there or not readable."""
        try:
            return msgspec.json.decode(self._path(key).read_bytes(), type=CachedReply)
        except (OSError, msgspec.MsgspecError):
            return None

    def keep(self, key: str, reply: CachedReply) -> None:
        """Write a reply down; the file is there whole or not at all."""
        with atomic_path(self._path(key)) as unfinished:
            unfinished.touch(mode=0o600)  # what was said of recordings is the user's
            unfinished.write_bytes(msgspec.json.encode(reply))

    def forget(self, key: str) -> None:
        """Remove a reply, if it is there."""
        self._path(key).unlink(missing_ok=True)

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / f"{key}.json"
