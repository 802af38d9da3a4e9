"""What the loft has in its Directus before anybody works with it."""

from __future__ import annotations

import json
import struct
import sys
import urllib.error
import urllib.request
import zlib
from typing import TYPE_CHECKING, Any

from examples.applications.directus.records import CUSTOMERS, JOBS, PICTURES
from examples.applications.directus.tables import RELATIONS, presets, tables

if TYPE_CHECKING:
    from collections.abc import Iterable

_ADMINISTRATOR = "Administrator"
_WIDE, _HIGH = 160, 120


def seed(url: str, root: str, password: str, people: Iterable[str]) -> None:
    """Make accounts, collections, records and pictures.

    Args:
        url: Of the server.
        root: E-mail address of the account that it was installed with.
        password: Of all accounts.
        people: Names of those who work with it.
    """

    def ask(path: str, content: object = None, method: str = "POST") -> Any:  # noqa: ANN401 (as Directus answers)
        text = None if content is None else json.dumps(content).encode()
        kind = "application/json"
        return _ask(f"{url}/{path}", text, kind, token, method)

    token = ""
    signed = ask("auth/login", {"email": root, "password": password})
    token = signed["access_token"]
    for table in tables():
        ask("collections", table)
    for relation in RELATIONS:
        ask("relations", relation)
    for preset in presets():
        ask("presets", preset)
    customer = ("name", "kind", "harbour", "telephone")
    ask("items/customers", [dict(zip(customer, one, strict=True)) for one in CUSTOMERS])
    job = ("title", "boat", "customer", "kind_of_work", "cloth", "state")
    for *words, day in JOBS:
        told = {key: one or None for key, one in zip(job, words, strict=True)}
        ask("items/jobs", told | {"promised_for": f"2026-{day}"})
    for title, colour in PICTURES:
        _upload(url, token, title, _picture(*colour))
    ask("settings", {"project_name": "Kettle & Daughter, Sails"}, "PATCH")
    roles = ask("roles", None, "GET")
    role = next(one["id"] for one in roles if one["name"] == _ADMINISTRATOR)
    for name in people:
        who = {"email": f"{name}@sails.example.com", "password": password, "role": role}
        ask("users", who | {"first_name": name.title(), "language": "en-US"})


def _upload(url: str, token: str, title: str, picture: bytes) -> None:
    """Put a picture into the library."""
    edge = "sail-loft-edge"
    name = title.lower().replace(", ", "-").replace(" ", "-")
    file = f'name="file"; filename="{name}.png"\r\nContent-Type: image/png'
    parts = [('name="title"', title.encode()), (file, picture)]
    text = b"".join(
        f"--{edge}\r\nContent-Disposition: form-data; {head}\r\n\r\n".encode()
        + content
        + b"\r\n"
        for head, content in parts
    )
    kind = f"multipart/form-data; boundary={edge}"
    _ask(f"{url}/files", text + f"--{edge}--\r\n".encode(), kind, token, "POST")


def _picture(*colour: int) -> bytes:
    """Draw a sail in front of something, as PNG."""
    rows = b"".join(
        b"\0"
        + b"".join(
            bytes((245, 245, 240) if 40 < x < 40 + y * 0.7 else colour)
            for x in range(_WIDE)
        )
        for y in range(_HIGH)
    )
    head = struct.pack(">2I5B", _WIDE, _HIGH, 8, 2, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(content))
        + kind
        + content
        + struct.pack(">I", zlib.crc32(kind + content))
        for kind, content in parts
    )


def _ask(url: str, text: bytes | None, kind: str, token: str, method: str) -> Any:  # noqa: ANN401 (as Directus answers)
    heads = {"Content-Type": kind}
    if token:
        heads["Authorization"] = f"Bearer {token}"
    asked = urllib.request.Request(url, text, heads, method=method)  # noqa: S310 (loopback)
    try:
        with urllib.request.urlopen(asked) as answer:  # noqa: S310 (loopback)
            said = answer.read()
    except urllib.error.HTTPError as error:
        print(url, error.read().decode(), file=sys.stderr)
        raise
    return json.loads(said)["data"] if said else None
