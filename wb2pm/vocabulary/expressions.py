"""Regular expressions that stand in a language file."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

UPPER: Final = "".join(
    chr(point) for point in range(0x41, 0x587) if chr(point).isupper()
)
"""Capital letters of Latin, Greek, Cyrillic and Armenian, for a class of characters."""


class Expression:
    """A regular expression, compiled when it is first used.

    Args:
        parts: The expression, in parts that are joined.
        names: What may stand in it between two at signs.
    """

    def __init__(
        self, parts: list[str], names: Callable[[], Mapping[str, str]] = dict
    ) -> None:
        """Keep the parts, which cost nothing until they are used."""
        self._parts = parts
        self._names = names

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """The expression with all names put in."""
        source = "".join(self._parts)
        if "@" in source:
            for name, meaning in self._names().items():
                source = source.replace(f"@{name}@", meaning)
        return re.compile(source)

    def search(self, text: str, begin: int = 0) -> re.Match[str] | None:
        """Find it anywhere in a text."""
        return self.compiled.search(text, begin)

    def match(self, text: str, begin: int = 0) -> re.Match[str] | None:
        """Find it where a text begins."""
        return self.compiled.match(text, begin)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """Compare it with a whole text."""
        return self.compiled.fullmatch(text)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """Find it again and again."""
        return self.compiled.finditer(text)

    def sub(self, replacement: str | Callable[[re.Match[str]], str], text: str) -> str:
        """Replace it wherever it is."""
        return self.compiled.sub(replacement, text)


NOTHING: Final = Expression(["(?!)"])
"""What a language has no pattern for is never found."""
