"""Numbers at the end of a name that count what is behind it.

``Comments 6`` is ``Comments`` to everybody: the number is another one tomorrow. Written in
brackets it is taken off any name; bare it may well belong to one (``Level 2``), so there
has to be evidence: another screen shows the same element with another number, or the
element says again, for screen readers, what it counts (``6 comments to check``). An amount
of money that is drawn behind a name, in an element of its own, is another one tomorrow, too.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import folded

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.element_names import Name
    from wb2pm.converters.labels.elements.sights import Sight

_COUNTED: Final = re.compile(r"(?P<name>.*[^\W\d_].*?)\s+(?P<number>\d[\d.,]*\+?)")
_PAID: Final = re.compile(
    r"(?P<name>.*[^\W\d_]\S*)\s+(?P<amount>[^\w\s]{0,2}\s?\d[\d\s.,']*\S?)"
)
"""A name with an amount behind it, which has the sign of a currency before or behind it."""
_HOW_MANY: Final = re.compile(r"(?:[^\W\d_]+ )?\d[\d.,]* [^\W\d_]{3,}")
"""Such as `All 3 devices`; what is called `Address 2` is numbered."""
_CURRENCY: Final = "Sc"
"""The category of signs of currencies (Unicode Standard, 4.5)."""
_SHOWN: Final = frozenset({"accessible_name", "text", "label"})
"""Sources of names that are what the element itself shows or says."""


def without_counter(name: Name, sight: Sight) -> Name:
    """Take a number off the end of a name, where it counts.

    Args:
        name: What a witness says.
        sight: What it looked at.
    """
    if name.source not in _SHOWN:
        return name
    counted, paid = _COUNTED.fullmatch(name.text), _PAID.fullmatch(name.text)
    if paid is not None and _is_drawn_apart(paid["amount"], sight):
        return name._replace(text=paid["name"])
    if counted is None:
        return name
    if _says_again(counted["number"], sight) or _is_another(name.text, sight):
        return name._replace(text=counted["name"])
    return name


def _is_drawn_apart(amount: str, sight: Sight) -> bool:
    """Return whether an element draws an amount of money in an element of its own."""
    if not any(unicodedata.category(sign) == _CURRENCY for sign in amount):
        return False
    view, inside = sight.context.view_around(sight.event), f"{sight.element.path}/"
    return view is not None and any(
        (e.path or "").startswith(inside) and folded(e.text or "") == amount
        for e in view.elements()
    )


def says_how_many(text: str) -> bool:
    """Return whether a text says how many of something there are.

    Examples:
        >>> says_how_many("Found 18 items"), says_how_many("18 Items"), says_how_many("Item 18")
        (True, True, False)
    """
    return _HOW_MANY.fullmatch(" ".join(text.split())) is not None


def _says_again(number: str, sight: Sight) -> bool:
    """Return whether the second line of an element begins with the number again."""
    lines = [folded(line) for line in (sight.element.text or "").splitlines()]
    first, *others = [line for line in lines if line] or [""]
    return first.endswith(f" {number}") and any(
        line.startswith(f"{number} ") for line in others
    )


def _is_another(text: str, sight: Sight) -> bool:
    """Return whether another screen shows the same element with another number."""
    path, own = sight.element.path, _COUNTED.fullmatch(text)
    if not path or own is None:
        return False
    views = map(sight.context.view, sight.context.screens_near(sight.event))
    there = (page.at_path(path) for page in views if page is not None)
    for element in there:
        shown = (element.text or "").strip().splitlines() if element is not None else []
        other = _COUNTED.fullmatch(folded(shown[0])) if shown else None
        if other and other["name"] == own["name"] and other["number"] != own["number"]:
            return True
    return False
