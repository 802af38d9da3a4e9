"""What an element is called that nothing names: its kind, its path and its page.

Two elements without a name are two elements, so their labels differ; and one path is
one label, whoever works there and whatever else the page shows at that moment. So
nothing is counted: the numbers are those of the path.
"""

from __future__ import annotations

import re
import zlib
from typing import TYPE_CHECKING, Final

from wb2pm.converters.pages.paths import parse_path
from wb2pm.converters.pages.seen import page_seen
from wb2pm.converters.pages.templates import host_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.paths import PagePath, Step
    from wb2pm.events import Element, UIEvent

NAMELESS: Final = "nameless"
"""`Activity.name_source` of what only its path tells from others."""
_NOUNS: Final = {"img": "image", "svg": "icon", "canvas": "drawing"}
"""What an element is of which its kind says no more."""
_TAGS: Final = {
    "button": "button",
    "checkbox": "input",
    "drawing": "canvas",
    "dropdown": "select",
    "element": "div",
    "field": "input",
    "icon": "svg",
    "image": "img",
    "link": "a",
    "option": "option",
    "radio button": "input",
}
"""Tag that goes without saying where a path ends at an element of that kind."""
_WHOLE: Final = {
    "link": frozenset({"a"}),
    "button": frozenset({"button", "summary"}),
    "option": frozenset({"option"}),
}
"""Kinds whose parts count as the whole, and the tags that begin it."""
_TOPS: Final = ("html", "body")
_TELLING: Final = re.compile(r"(?:^|[^{\w])[^\W\d_]{2}")
"""A word in an address that does not stand for others: ``/{id}`` is any page."""
_STEPS: Final = 4
"""Steps of a path that are written out; of a longer one the last, and a checksum."""
_LONGEST: Final = 40
"""Characters of an id or a selector that are written out."""
_COORDINATES: Final = re.compile(r"-?\d+\.\d+,\s*-?\d+\.\d+")
"""A point on a screen, which is another whenever somebody taps there."""


def nameless_element(kind: str, element: Element, path: str | None) -> str:
    """Tell an element that has no name from others by its path.

    Args:
        kind: Kind of element in words.
        element: The element.
        path: Its path on the page, where one is known.

    Returns:
        Its kind and its place, without the page; the same for the same path.

    Examples:
        >>> from wb2pm.events import Element
        >>> nameless_element("element", Element(tag="img"), "//*[@id='orders']/img[7]")
        'unnamed image 7 in #orders'
        >>> nameless_element("field", Element(tag="input"), "/html/body/form/p[2]/input")
        'unnamed field form 1/p 2/1'
    """
    parsed = parse_path(path) if path else None
    tag = element.tag or (parsed.steps[-1].name if parsed and parsed.steps else "")
    noun = _NOUNS.get(tag, kind) if kind == "element" else kind
    place = _place(parsed, noun) if parsed else _short(path or "")
    return f"unnamed {noun} {place}" if place else f"an unnamed {noun}"


def nameless_on_pages(
    events: Sequence[UIEvent], nameless: Sequence[str | None], context: PageContext
) -> list[str | None]:
    """Add the page to what tells elements apart that have no name.

    Where a recorder was too late to see the page of one event, it is that of another
    on the same element.

    Args:
        events: The events of one demonstration.
        nameless: What `nameless_element` says of each one's target; None where the
            target has a name.
        context: The pages of the demonstration.
    """
    seen = [
        page_seen(event, context) if told else None
        for event, told in zip(events, nameless, strict=True)
    ]
    known: dict[str, str] = {}
    for told, page in zip(nameless, seen, strict=True):
        if told and page and page.template:
            known.setdefault(told, page.template)
    found: list[str | None] = []
    for event, told, page in zip(events, nameless, seen, strict=True):
        if told is None or page is None:
            found.append(None)
            continue
        where = page.template or (known.get(told) if page.late else _program(event))
        if where and not _TELLING.search(where):
            where = f"{_site(event)}{where}"
        found.append(f"{told} on '{where}'" if where else told)
    return found


def _site(event: UIEvent) -> str:
    """Return the site where a page's address says nothing, unless it is a number."""
    host = (event.screen_before and host_of(event.screen_before.url)) or ""
    name = host.partition(":")[0]
    return name if _TELLING.search(name) and "." in name else ""


def _program(event: UIEvent) -> str | None:
    """Return the program of an event that happened on no page."""
    screen = event.screen_before
    return None if screen is not None and screen.url else event.application


def _place(path: PagePath, noun: str) -> str | None:
    steps = _written_out(_to_whole(path, noun), noun)
    anchor = f"#{path.identity}" if path.identity else None
    if path.attributes:
        if all(_COORDINATES.fullmatch(value) for _, value in path.attributes):
            return None
        anchor = " ".join(f"{name} {value}" for name, value in path.attributes)
    if anchor is None:
        return steps
    return f"{steps} in {_short(anchor)}" if steps else _short(anchor)


def _to_whole(path: PagePath, noun: str) -> tuple[Step, ...]:
    """Cut a path off at the control that its end is a part of, and at its top."""
    steps = path.steps
    wholes = [at for at, s in enumerate(steps) if s.name in _WHOLE.get(noun, ())]
    steps = steps[: wholes[-1] + 1] if wholes else steps
    if path.identity is None and not path.attributes:
        for top in _TOPS:
            if len(steps) > 1 and steps[0].name == top:
                steps = steps[1:]
    return steps


def _written_out(steps: Sequence[Step], noun: str) -> str:
    """Write steps as numbers; ``div`` and ``div[1]`` are written alike by recorders."""
    told = [
        str(step.number or 1)
        if step.name == ("div" if step is not steps[-1] else _TAGS.get(noun))
        else f"{step.name} {step.number or 1}"
        for step in steps
    ]
    if len(told) <= _STEPS:
        return "/".join(told)
    return f"{'/'.join(told[1 - _STEPS :])} ({_checksum('/'.join(told))})"


def _short(text: str) -> str:
    one_line = " ".join(text.split())
    if len(one_line) <= _LONGEST:
        return one_line
    return f"{one_line[:_LONGEST]} ({_checksum(one_line)})"


def _checksum(text: str) -> str:
    return f"{zlib.crc32(text.encode('utf-8', 'surrogatepass')) & 0xFFFF:04x}"
