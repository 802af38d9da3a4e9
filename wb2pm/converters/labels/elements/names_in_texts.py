"""The text of a control without what is beside its name: counters, keys, words drawn.

A number in an element of its own counts something, keys are those of a shortcut, and a
font of icons draws words as pictures.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import FILLED_IN
from wb2pm.converters.labels.elements.icons import (
    is_ligature,
    ligatures,
    ligatures_on_view,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.page import PageElement
    from wb2pm.events import Element

_BLOCKS: Final = frozenset(
    {"div", "p", "li", "ul", "ol", "table", "tr", "section", "article", "br", "dl"}
    | {"h1", "h2", "h3", "h4", "h5", "h6", "header", "footer", "dt", "dd"}
)
_UNSEEN: Final = frozenset(
    {"script", "style", "option", "select", "textarea", "template", "svg"}
)
_KEY: Final = "kbd"
_COUNTER: Final = re.compile(r"\s*[(\[]?\s*\d[\d.,]*\+?(?:\s+[^\W\d]+)?\s*[)\]]?\s*")
"""A number, perhaps of something: ``12``, ``(3)``, ``4 items``."""


def text_in(element: PageElement) -> str:
    """Join what an element shows, a line a block, counters and keys in it left out.

    Args:
        element: A control of a whole page.
    """
    parts: list[str] = []
    waiting = [*reversed(element.contents())]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            parts.append(one)
        elif (
            one.tag not in _UNSEEN
            and not _is_counter(one.text or "")
            and not is_ligature(one)
        ):
            edge = ["\n"] if one.tag in _BLOCKS else []
            waiting += [*edge, *reversed(one.contents()), *edge]
    return _without_keys("".join(parts), _keys_in(element.descendants(_KEY)))


def text_on_page(text: str | None, control: PageElement) -> str | None:
    """Take counters, keys and words of an icon font off the text of a control.

    Args:
        text: As recorded.
        control: It on a whole page.
    """
    return _without_words(
        _without_parts(text, control.descendants()), ligatures(control)
    )


def text_on_view(
    text: str | None, control: Element, seen: Sequence[PageElement]
) -> str | None:
    """Take the same off the text of a control by what a view lists in it.

    Args:
        text: As recorded.
        control: What shows it.
        seen: What the view lists.
    """
    inside = f"{control.path}/" if control.path else None
    parts = (e for e in seen if inside and e.path and e.path.startswith(inside))
    text = _without_parts(text, parts)
    is_filled_in = control.tag in FILLED_IN
    drawn: set[str] = set() if is_filled_in else ligatures_on_view(control, seen)
    return _without_words(text, drawn)


def _without_parts(text: str | None, inside: Iterable[PageElement]) -> str | None:
    """Take keys and counters off a text, as the elements in a control show them."""
    parts = list(inside)
    text = text and _without_keys(text, _keys_in(e for e in parts if e.tag == _KEY))
    return _without_counters(text, [e.text or "" for e in parts])


def _keys_in(marked: Iterable[PageElement]) -> list[str]:
    return [text for one in marked if (text := (one.text or "").strip())]


def _without_words(text: str | None, drawn: set[str]) -> str | None:
    if not drawn or text is None:
        return text
    return " ".join(word for word in text.split() if word not in drawn)


def _without_keys(text: str, keys: Sequence[str]) -> str:
    """Take the keys of a shortcut off the end of a text, and the words between them.

    Pages mark what is to be pressed (HTML standard, 4.5.19 ``kbd``).
    """
    kept = text.rstrip()
    if not keys or not kept.endswith(keys[-1]):
        return text
    at = len(kept)
    for key in reversed(keys):
        if (place := kept.rfind(key, 0, at)) < 0:
            break  # one that holds others
        at = place
    return kept[:at].rstrip() or text


def _is_counter(text: str) -> bool:
    return bool(_COUNTER.fullmatch(text))


def _without_counters(text: str | None, inner: Iterable[str]) -> str | None:
    """Take numbers in elements of their own off both ends of a text."""
    kept = text or ""
    counters = [r"\s*".join(map(re.escape, c.split())) for c in inner if _is_counter(c)]
    edges = [rf"\s*{words}\s*$|^\s*{words}\s+" for words in counters]
    while rest := next((r for e in edges if (r := re.sub(e, "", kept)) != kept), None):
        kept = rest
    return kept if text is not None else None
