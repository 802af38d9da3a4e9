"""Where the work begins and what shows at its end, as the screens of runs say."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.pages.context import PageContext
from wb2pm.converters.pages.templates import split_address
from wb2pm.discovery.procedures.element_wording import quote
from wb2pm.discovery.procedures.requests import OPEN
from wb2pm.vocabulary.frames import frame_words
from wb2pm.vocabulary.kinds import KINDS
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.converters.pages.page import Described, PageElement
    from wb2pm.discovery.procedures.cases import Run
    from wb2pm.events import Demonstration, Screen, UIEvent
    from wb2pm.vocabulary.framing import FrameWords

_LONGEST: Final = 120
"""Characters of the longest message that is quoted."""
_SHORTEST: Final = 2
"""Words of a message; one word is a heading or a value."""
_SHORTEST_VALUE: Final = 3
"""Characters of a value that is left open; shorter ones stand in many a text."""
_SAID_BY: Final = frozenset({"alert", "status", "log"})
"""Roles of ARIA for what tells users of what happened (live regions)."""
_CONTENT: Final = frozenset(
    {"a", "button", "td", "th", "tr", "option", "input", "label", "select", "textarea"}
)
"""Tags of what people work on, which is no message."""
_ASKED: Final = frozenset({"click", "press", "submit", "select", "double_click"})
_LIKELY, _SURE = 1, 2


class _Shown(NamedTuple):
    """A text that came up at the end, and how likely it is a message."""

    text: str
    rank: int


def where_to_start(runs: Sequence[Run], code: str | None) -> str | None:
    """Say on which page of which application most runs begin.

    Returns:
        A sentence; None where no screen tells.
    """
    words = frame_words(code)
    first = [_first_screen(run.demonstration) for run in runs]
    page = _most(_plain(screen.title) for screen in first if screen)
    address = _most(_address(screen) for screen in first if screen)
    application = _most(_application(run.demonstration) for run in runs)
    put_in = {
        "page": quote(page) if page else "",
        "application": application or "",
        "address": f" ({address})" if address else "",
    }
    if page and application:
        return words.on_page.format(**put_in)
    if page or application:
        template = words.on_page_alone if page else words.in_application
        return template.format(**put_in)
    return None


def what_shows(runs: Sequence[Run], code: str | None) -> str | None:
    """Say which message came up at the end of most runs, or which page was there.

    Values of single cases are left open in it.

    Returns:
        A sentence; None where nothing is common to most.
    """
    words = frame_words(code)
    message = _common_message(runs)
    if message:
        return words.message.format(message=quote(message))
    return _common_page(runs, words)


def _common_message(runs: Sequence[Run]) -> str | None:
    needed = _SURE if len(runs) == 1 else _LIKELY
    shown = [
        {text for text, rank in _came_up(run.demonstration) if rank >= needed}
        for run in runs
    ]
    return _common(runs, shown)


def _common_page(runs: Sequence[Run], words: FrameWords) -> str | None:
    ends: list[set[str]] = []
    for run in runs:
        first, last = _first_screen(run.demonstration), _last_screen(run.demonstration)
        title = _plain(last.title) if last else ""
        moved = first is not None and title != _plain(first.title)
        ends.append({title} if title and moved else set())
    page = _common(runs, ends)
    return words.page.format(page=quote(page)) if page else None


def _common(runs: Sequence[Run], texts: Sequence[set[str]]) -> str | None:
    """Find what most show: as it is, with values left open, or numbers too."""
    opened = [
        {_opened(t, run) for t in of} for of, run in zip(texts, runs, strict=True)
    ]
    without = [{re.sub(r"\d+", OPEN, text) for text in of} for of in opened]
    for stage in (opened,) if len(runs) == 1 else (texts, opened, without):
        counts = Counter(text for of in stage for text in of)
        usual = [
            text
            for text, count in counts.items()
            if count > len(runs) / 2
            and _says_something(text)
            and not _is_of_one_case(text, runs, stage)
        ]
        if usual:
            return max(usual, key=lambda text: (counts[text], -len(text), text))
    return None


def _is_of_one_case(text: str, runs: Sequence[Run], texts: Sequence[set[str]]) -> bool:
    """Tell what only the runs of one of several requests show."""
    asked = {run.request for run, of in zip(runs, texts, strict=True) if text in of}
    return len(asked) == 1 < len({run.request for run in runs})


def _came_up(demonstration: Demonstration) -> Iterator[_Shown]:
    """Yield the texts that the last thing asked of the application brought up.

    What was seen before is none of it.
    """
    events = demonstration.events
    last = max((at for at, e in enumerate(events) if e.action in _ASKED), default=None)
    if last is None:
        return
    context = PageContext(demonstration)
    found: dict[str, int] = {}
    for screen in _screens(events[last:]):
        for element, text in _texts(screen, context):
            found[text] = max(_rank(element, text), found.get(text, 0))
    likely = {text for text, rank in found.items() if rank}
    for event in reversed(events[: last + 1]):
        if not likely:
            break
        likely -= {text for _, text in _texts(event.screen_before, context)}
    for text in sorted(likely):
        yield _Shown(text, found[text])


def _screens(events: Iterable[UIEvent]) -> Iterator[Screen]:
    for at, event in enumerate(events):
        if at and event.screen_before:
            yield event.screen_before
        if event.screen_after:
            yield event.screen_after


def _texts(
    screen: Screen | None, context: PageContext
) -> Iterator[tuple[PageElement, str]]:
    view = context.view(screen) if screen is not None else None
    for element in view.elements() if view is not None else ():
        text = _plain(element.text)
        if text and len(text) <= _LONGEST and element.tag not in _CONTENT:
            yield element, text


def _rank(element: Described, text: str) -> int:
    if element.role in _SAID_BY:
        return _SURE
    if element.role is not None and element.role.replace("_", " ") in KINDS:
        return 0
    return _LIKELY if _success().search(text) else 0


@cache
def _success() -> re.Pattern[str]:
    """Compile how it is said in any language that something worked."""
    return phrase_pattern(every_word(lambda language: language.states.success))


def _opened(text: str, run: Run) -> str:
    """Leave the values of a case open in a text."""
    values = set(run.own)
    values |= {
        value.casefold()
        for activity in run.activities
        if activity.verb in {"Enter", "Select"} and (value := _plain(activity.value))
    }
    values = {value for value in values if len(value) >= _SHORTEST_VALUE}
    for value in sorted(values, key=lambda v: (-len(v), v)):
        if re.search(r"\w", value):
            pattern = rf"(?<!\w){re.escape(value)}(?!\w)"
            text = re.sub(pattern, OPEN, text, flags=re.IGNORECASE)
    return text


def _says_something(text: str) -> bool:
    return len(re.findall(r"[^\W\d_]{2,}", text)) >= _SHORTEST


def _plain(text: str | None) -> str:
    return " ".join((text or "").split())


def _most(texts: Iterable[str | None]) -> str | None:
    """Return the text that more than half say."""
    said = list(texts)
    text, count = max(
        Counter(said).items(), key=lambda e: (e[1], e[0] or ""), default=("", 0)
    )
    return text if text and count > len(said) / 2 else None


def _first_screen(demonstration: Demonstration) -> Screen | None:
    found = (
        screen
        for e in demonstration.events[:1]
        for screen in (e.screen_before, e.screen_after)
    )
    return next((screen for screen in found if screen), None)


def _last_screen(demonstration: Demonstration) -> Screen | None:
    found = (
        screen
        for e in demonstration.events[-1:]
        for screen in (e.screen_after, e.screen_before)
    )
    return next((screen for screen in found if screen), None)


def _address(screen: Screen) -> str | None:
    parts = split_address(screen.url or "")
    if parts.scheme not in {"http", "https"}:
        return None
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _application(demonstration: Demonstration) -> str | None:
    if demonstration.site:
        return demonstration.site
    return next((e.application for e in demonstration.events if e.application), None)
