"""The letters that stand for a picture of somebody, before the name that they begin."""

from __future__ import annotations

from typing import Final

_MOST: Final = 2
"""Letters that are drawn in place of a picture: of a first and a last name."""


def without_initials(name: str, shown: str) -> str:
    r"""Take the initials off a name that are drawn apart from it.

    Args:
        name: As it was computed, its parts with blanks between them.
        shown: The text of the element, its parts in lines, or right after each other.

    Examples:
        >>> without_initials("GW Gulnara Whitlock", "GW\nGulnara Whitlock")
        'Gulnara Whitlock'
        >>> without_initials("i ingrid", "iingrid")
        'ingrid'
        >>> without_initials("A Apples", "A Apples")
        'A Apples'
    """
    first, _, rest = name.partition(" ")
    words = rest.split()[: len(first)]
    begins = "".join(word[0] for word in words).casefold()
    if len(first) > _MOST or not first.isalpha() or begins != first.casefold():
        return name
    is_one_text = shown.lstrip().casefold().startswith(f"{first} ".casefold())
    return name if is_one_text else rest
