"""Looks for secrets in everything that a program left, however it is written down."""

from __future__ import annotations

import base64
import gzip
import html
import io
import json
import re
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, quote_plus, unquote

import msgspec

from tests.secret_lines import Line

SHORTEST = 5
"""Letters of a secret that is no coincidence anywhere in a file."""
SHORTEST_NUMBER = 6
KEPT = b"wb2pm prepared 1\n"
"""What an entry of the recordings' cache begins with, before a digest."""
KEPT_DIGEST = 32


class Leak(NamedTuple):
    """A secret that was found."""

    line: str
    place: str
    form: str


def is_searchable(line: Line) -> bool:
    """Return whether a secret is long enough to be told from a coincidence."""
    least = SHORTEST_NUMBER if line.secret.isdigit() else SHORTEST
    return len(line.secret) >= least


def forms(secret: str) -> Iterator[tuple[str, str]]:
    """Yield how a secret may be written in text, with the name of the form."""
    yield "plain", secret
    yield "percent", quote(secret, safe="")
    yield "percent", quote_plus(secret)
    yield "decoded", unquote(secret)
    yield "html", html.escape(secret)
    yield "json", json.dumps(secret)[1:-1]
    yield "json", json.dumps(secret, ensure_ascii=False)[1:-1]
    raw = secret.encode()
    for shift in range(3):
        encoded = base64.b64encode(b"\0" * shift + raw).decode()
        first = (8 * shift + 5) // 6
        yield "base64", encoded[first : (8 * (shift + len(raw))) // 6]


def leaks(lines: Iterable[Line], said: Iterable[tuple[str, bytes]]) -> list[Leak]:
    """Find the secrets that stand in files or messages.

    Args:
        lines: Their lines.
        said: Name and content of each file or message.
    """
    known = [(line, {f: n for n, f in forms(line.secret)}) for line in lines]
    found: list[Leak] = []
    for place, raw in said:
        for text in _texts(raw):
            found += [
                Leak(line.id, place, name)
                for line, written in known
                for form, name in written.items()
                if form in text
            ]
    return sorted(set(found))


def files_below(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield what a folder holds, with the names of its files."""
    for path in sorted(folder.rglob("*")):
        yield str(path.relative_to(folder)), str(path.relative_to(folder)).encode()
        if path.is_file():
            yield str(path.relative_to(folder)), path.read_bytes()


def _texts(raw: bytes) -> Iterator[str]:
    """Yield a content as text: unpacked, of two encodings, with and without tags."""
    if raw[:2] == b"\x1f\x8b":
        raw = gzip.decompress(raw)
    if raw[:4] == b"PK\x03\x04":
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            for name in archive.namelist():
                yield from _texts(archive.read(name))
        return
    if raw[:4] == b"PAR1":
        import pyarrow.parquet as pq

        table = pq.read_table(io.BytesIO(raw))
        yield json.dumps(table.to_pylist(), default=str, ensure_ascii=False)
        yield json.dumps(
            {str(k): str(v) for k, v in (table.schema.metadata or {}).items()}
        )
        return
    if raw[: len(KEPT)] == KEPT:
        held = zlib.decompress(raw[len(KEPT) + KEPT_DIGEST :])
        yield json.dumps(_told(msgspec.msgpack.decode(held)), ensure_ascii=False)
        return
    text = raw.decode("utf-8", "replace")
    yield text
    if b"\0" in raw:
        yield raw.decode("utf-16-le", "replace")
        yield raw.decode("utf-16-be", "replace")
    if "<" in text:
        yield html.unescape(re.sub(r"<[^<>]*>", "", text))
    if "\\u" in text:
        yield re.sub(r"\\u([0-9a-f]{4})", lambda m: chr(int(m[1], 16)), text)


def _told(held: object) -> object:
    """Return what was packed as text can hold it; places by number are no text."""
    if isinstance(held, dict):
        return {str(name): _told(value) for name, value in held.items()}
    if isinstance(held, list):
        return [_told(one) for one in held]
    return held.decode("utf-8", "replace") if isinstance(held, bytes) else str(held)
