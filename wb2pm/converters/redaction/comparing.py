"""Whether two texts are the same, where secrets in them may have been masked.

Two passwords look alike once both are masked. So a mask equals nothing, not even the
same mask: what stood there is not known.
"""

from __future__ import annotations

import re

from wb2pm.converters.redaction.spans import MASKS, USERINFO_MASK

_MASK = re.compile("|".join(map(re.escape, (*MASKS.values(), USERINFO_MASK))))


def holds_mask(text: str | None) -> bool:
    """Return whether something in a text was masked.

    Examples:
        >>> holds_mask("PIN [code]"), holds_mask("[sic]"), holds_mask(None)
        (True, False, False)
    """
    return text is not None and _MASK.search(text) is not None


def same_text(one: str | None, other: str | None) -> bool | None:
    """Return whether two texts are the same; None where that is not known.

    Args:
        one: A text, or nothing.
        other: What it is compared with.

    Examples:
        >>> same_text("4711", "4711"), same_text("4711", "4712")
        (True, False)
        >>> same_text("[code]", "[code]"), same_text("a [code]", "b [code]")
        (None, False)
        >>> same_text("[password]", None)
        False
    """
    if one is None or other is None:
        return one is other
    if not holds_mask(one) and not holds_mask(other):
        return one == other
    fits = _pattern(one).fullmatch(other) or _pattern(other).fullmatch(one)
    return None if fits else False


def _pattern(masked: str) -> re.Pattern[str]:
    """Compile what a masked text may have been."""
    return re.compile(".+".join(map(re.escape, _MASK.split(masked))), re.DOTALL)
