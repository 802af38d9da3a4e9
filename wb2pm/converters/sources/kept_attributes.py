"""Fields of a source that have no place of their own, kept as attributes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from wb2pm.events import AttributeValue

LONGEST = 20_000
"""Characters of a text that are kept: prompts repeat the whole page at each step."""
_MOST_NODES = 50_000
"""Values within a value: shared references can make a small pickle an endless tree."""
_INTEGERS = range(-(2**63), 2**63)


def keep(
    source: Mapping[Any, Any], taken: Collection[str] = (), *, prefix: str = ""
) -> dict[str, AttributeValue]:
    """Keep the fields of a mapping that nothing else took.

    Plain values stay as they are; others become JSON; what is missing is left out.

    Args:
        source: Field -> value.
        taken: Fields that have a place of their own.
        prefix: Put before each name, with a colon.

    Examples:
        >>> keep({"a": 1, "b": [1, None], "c": None, "d": "x"}, {"d"}, prefix="s")
        {'s:a': 1, 's:b': '[1,null]'}
    """
    kept: dict[str, AttributeValue] = {}
    for name, value in source.items():
        if name in taken or value is None:
            continue
        key = text_of(name)
        kept[f"{prefix}:{key}" if prefix else key] = plain(value)
    return kept


def plain(value: object) -> AttributeValue:
    """Make an attribute of any value.

    Examples:
        >>> plain(float("nan")), plain(2**70), plain(("a", 1))
        ('nan', '0x400000000000000000', '["a",1]')
    """
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value if value in _INTEGERS else shortened(f"{value:#x}")
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, str):
        return shortened(clean_text(value))
    if callable(simplified := getattr(value, "simplified", None)):
        return plain(simplified())
    return shortened(as_json(value))


def text_of(value: object) -> str:
    """Write any value as text; one of any size as a text of a limited one.

    Examples:
        >>> text_of("a"), text_of(5), text_of([1])
        ('a', '5', '[1]')
    """
    return clean_text(value) if isinstance(value, str) else str(plain(value))


def as_json(value: object) -> str:
    """Write a value as JSON; what JSON cannot hold is written in words.

    Examples:
        >>> as_json({"a": {1, 1}, 2: b"x"})
        '{"a":[1],"2":"1 byte"}'
    """
    return msgspec.json.encode(_Simplified().take(value, 0)).decode()


def clean_text(text: str) -> str:
    """Replace halves of surrogate pairs, which no output can hold.

    Examples:
        >>> clean_text("a" + chr(0xD800)) == "a" + chr(0xFFFD)
        True
    """
    if text.isascii():
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def shortened(text: str) -> str:
    """Cut a text that is longer than any field, and say so.

    Examples:
        >>> shortened("x" * 20_001)[-25:]
        'll of them in the source)'
    """
    if len(text) <= LONGEST:
        return text
    return (
        f"{text[:LONGEST]} ... (cut: {len(text)} characters, all of them in the source)"
    )


class _Simplified:
    """Turns values into what JSON holds, within a limit."""

    def __init__(self) -> None:
        self._left = _MOST_NODES

    def take(self, value: Any, depth: int) -> Any:  # noqa: ANN401 (any value)
        self._left -= 1
        if self._left < 0 or depth > 60:  # noqa: PLR2004 (deeper than any page)
            return "..."
        if isinstance(value, dict):
            items = list(value.items())[: max(self._left, 0)]
            return {text_of(key): self.take(held, depth + 1) for key, held in items}
        if isinstance(value, (list, tuple, set, frozenset)):
            return [
                self.take(held, depth + 1) for held in list(value)[: max(self._left, 0)]
            ]
        if isinstance(value, (bytes, bytearray)):
            return f"{len(value)} byte{'s' if len(value) != 1 else ''}"
        if value is None or isinstance(value, (bool, int, float, str)):
            return plain(value)
        simplified = getattr(value, "simplified", None)
        return self.take(simplified(), depth + 1) if simplified else str(value)
