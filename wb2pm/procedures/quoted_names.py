"""Names in quotes, hidden while a sentence is read.

Each becomes one character, so that words inside a name are never taken for verbs
or places.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from wb2pm.vocabulary.expressions import UPPER
from wb2pm.vocabulary.language import language

NAME: Final = "[\ue000-\uf8ff]"
"""A masked name, as a class of characters."""
_MASK = 0xE000
_MASKS = 6400
_PRIVATE = re.compile(NAME)
_DOUBLE = '"\u201c\u201d\u201e\u00ab\u00bb'
_QUOTED = (
    "\u201c([^\u201c\u201d]*)\u201d",
    f"[{_DOUBLE}]([^{_DOUBLE}]*)[{_DOUBLE}]",
    r"(?<!\w)['\u2018`]([^'\u2018\u2019`]+(?:['\u2019]\w[^'\u2018\u2019`]*)*)['\u2019`](?!\w)",
)
"""A name in quotes; mismatched quotes are common, so any pair of double quotes
will do where a curly one has no partner."""
_COVERED = frozenset(_DOUBLE + "'\u2018`")
_CAPITALS = re.compile(rf"\b([{UPPER}]{{2,}}(?:\s+[{UPPER}]{{2,}})+)\b")
"""A name as a screen shows it: the AND in SAVE AND CLOSE joins no two actions."""


class Masked(NamedTuple):
    """A text whose quoted names are single characters.

    Attributes:
        text: The masked text.
        quotes: The names, by mask.
    """

    text: str
    quotes: tuple[str, ...]

    def name(self, mask: str) -> str:
        """Return the name behind a mask."""
        return self.quotes[ord(mask) - _MASK]

    def restore(self, part: str) -> str:
        """Put the names back, in straight quotes."""
        return _PRIVATE.sub(lambda m: f'"{self.name(m[0])}"', part).strip()


def mask(text: str, code: str | None = None) -> Masked:
    r"""Replace each quoted name in a text by one character.

    Args:
        text: A sentence or more.
        code: Its language, which may have quotation marks of its own.

    Examples:
        >>> masked = mask('Click "Save as..." now')
        >>> masked.text == "Click \ue000 now", masked.quotes
        (True, ('Save as...',))
        >>> mask("「保存」を押す", "ja").quotes
        ('保存',)
    """
    quotes: list[str] = []

    def hide(match: re.Match[str]) -> str:
        name = next((group for group in match.groups() if group is not None), "")
        if len(quotes) == _MASKS or not name.strip():
            return match[0]
        quotes.append(name.strip())
        return chr(_MASK + len(quotes) - 1)

    masked = _quoted(code).sub(hide, _PRIVATE.sub(" ", text))
    if any(letter.islower() for letter in masked):
        masked = _CAPITALS.sub(hide, masked)
    return Masked(masked, tuple(quotes))


@cache
def _quoted(code: str | None) -> re.Pattern[str]:
    """Compile what a name in quotes looks like in a language."""
    own = [
        f"{re.escape(opening)}([^{re.escape(opening + closing)}]*){re.escape(closing)}"
        for opening, closing in (language(code).quotes if code else ())
        if opening not in _COVERED
    ]
    return re.compile("|".join([*own, *_QUOTED]))
