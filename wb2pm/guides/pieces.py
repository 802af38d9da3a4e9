"""The text of a procedure in pieces: names in quotes, addresses, and all else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal, NamedTuple
from urllib.parse import urlsplit

from wb2pm.report.text import show_text

if TYPE_CHECKING:
    from collections.abc import Iterator

_NAME: Final = re.compile('"[^"]+"|\u201c[^\u201c\u201d]+\u201d')
_ADDRESS: Final = re.compile(r"https?://[^\s<>\"'()\[\]{}|\\^`]+")
_LONGEST_ADDRESS: Final = 2000
"""Characters of an address that is made a link: what browsers take without fail."""


class Piece(NamedTuple):
    """A stretch of text.

    Attributes:
        text: The text, fit to be seen, not yet escaped.
        kind: Whether it is the name of something on the screen, an address of the
            web, or neither.
    """

    text: str
    kind: Literal["plain", "name", "address"] = "plain"


def pieces(text: str, *, links: bool = False) -> list[Piece]:
    """Take a text apart.

    Args:
        text: Text of a procedure.
        links: Whether addresses are told apart.

    Examples:
        >>> [(p.text, p.kind) for p in pieces('Click on the "Save" button.')]
        [('Click on the ', 'plain'), ('"Save"', 'name'), (' button.', 'plain')]
        >>> [p.text for p in pieces("At http://a.example/x.", links=True) if p.kind == "address"]
        ['http://a.example/x']
        >>> pieces("javascript:alert(1)", links=True)
        [Piece(text='javascript:alert(1)', kind='plain')]
    """
    shown = show_text(text)
    return list(_told_apart(shown, links=links)) or [Piece(shown)]


def _told_apart(text: str, *, links: bool) -> Iterator[Piece]:
    at = 0
    for start, end, kind in _found(text, links=links):
        if start < at:
            continue
        if start > at:
            yield Piece(text[at:start])
        yield Piece(text[start:end], kind)
        at = end
    if at < len(text):
        yield Piece(text[at:])


def _found(
    text: str, *, links: bool
) -> list[tuple[int, int, Literal["name", "address"]]]:
    found: list[tuple[int, int, Literal["name", "address"]]] = [
        (*match.span(), "name") for match in _NAME.finditer(text)
    ]
    for match in _ADDRESS.finditer(text) if links else ():
        address = match[0].rstrip(".,;:!?\u2026")
        if _is_of_the_web(address):
            found.append((match.start(), match.start() + len(address), "address"))
    return sorted(found)


def _is_of_the_web(address: str) -> bool:
    """Tell an address that may be a link: nobody's password in it, nothing hidden."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return (
        parts.scheme in {"http", "https"}
        and bool(parts.hostname)
        and "@" not in parts.netloc
        and len(address) <= _LONGEST_ADDRESS
    )
