"""What activities tell of a goal: what was entered, looked up, begun and saved."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.llm.rules.goal_words import is_choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Activity
    from wb2pm.llm.cases import Case


def any_of(*words: str) -> re.Pattern[str]:
    """Make a pattern of any of some words, each a pattern itself."""
    return re.compile(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE)


_ENTRIES: Final = frozenset({"Enter", "Select", "Paste"})
WAYS: Final = frozenset({"link", "menu", "tab", "row"})
"""Kinds of elements that lead somewhere else."""
_MAKES: Final = any_of(
    *("create", "new", "add(?! to )", "compose", "register", "sign up")
)
_SAVES: Final = any_of(
    *("save", "create", "add", "publish", "update", "send", "place", "post", "confirm"),
    *("register", "sign up", r"submit(?= \w)"),
)
AGREES: Final = any_of(
    *("ok", "okay", "yes", "confirm", "continue", "submit", "save", "done", "proceed")
)
COLLECTS: Final = any_of(
    r"(?:add|put) (?:it )?(?:in|into|to) (?:the |your |my )?(?:basket|cart|bag|trolley)",
    *("buy(?: it)? now",),
)
FINDS: Final = any_of(
    *("search", "find", "filter", "show", "generate", "report", "view", "query"),
    *("history", "go", "look ?up"),
)
_FIND_PLACES: Final = any_of(
    *("search", "find", "filters?", "reports?", "history", "query", "logs?", "look ?up")
)
_SEARCH_FIELDS: Final = any_of(
    *("search", "find", "filter", "query", "keywords?", "look ?up", "term")
)
_KEY_FIELDS: Final = any_of(
    *("number", "no", "id", "name", "title", "sku", "code", "show", "go to")
)


def last_entries(case: Case) -> tuple[Activity, ...]:
    """List for each element the activity that last gave it a value.

    Args:
        case: The demonstration.

    Returns:
        The activities in their order; of one element on one page only the last.
    """
    last: dict[tuple[str | None, str | None, str | None], Activity] = {}
    for activity in case.activities:
        if (activity.verb in _ENTRIES and activity.value) or is_choice(activity):
            about = (activity.element, activity.group, activity.page)
            last.pop(about, None)
            last[about] = activity
    return tuple(last.values())


def begins(
    click: Activity, acts: Sequence[Activity], entries: Sequence[Activity]
) -> bool:
    """Return whether a click begins something new, not just sends it."""
    makes = click.verb == "Click" and bool(_MAKES.search(click.label))
    return makes and not _is_sent(click, entries, acts)


def name_of(activity: Activity) -> str:
    """Name what was acted on, else what was done."""
    return activity.element or activity.label


def is_looked_up(entry: Activity, acts: Sequence[Activity]) -> bool:
    """Return whether a value was entered to find a record, not to give it one."""
    name = entry.element or ""
    following = next(iter(acts[acts.index(entry) + 1 :]), None)
    sent = is_sent_by_enter(entry)
    looks = following is not None and (
        following.verb == "Open"
        or (following.verb == "Click" and bool(FINDS.search(name_of(following))))
        or (sent and following.page != entry.page)
    )
    if looks:
        return bool(_SEARCH_FIELDS.search(name) or _KEY_FIELDS.search(name))
    saved = any(is_saved(a) for a in acts[acts.index(entry) + 1 :])
    return bool(_SEARCH_FIELDS.search(name)) and not saved


def is_saved(activity: Activity) -> bool:
    """Return whether a click keeps what was entered; a basket keeps nothing."""
    return (
        activity.verb == "Click"
        and bool(_SAVES.search(name_of(activity)))
        and not COLLECTS.search(name_of(activity))
    )


def is_sent_by_enter(entry: Activity) -> bool:
    """Return whether Enter ended an entry."""
    return any(e.action == "press" and e.value == "Enter" for e in entry.events)


def decisive_clicks(acts: Sequence[Activity]) -> tuple[Activity, ...]:
    """List the last clicks that could have decided, the last first.

    What leads elsewhere afterwards decides nothing, and a question that is agreed to
    was asked by the click before.
    """
    found: list[Activity] = []
    for activity in reversed(acts):
        if activity.verb == "Click":
            found.append(activity)
            leads = activity.element_type in WAYS or AGREES.search(name_of(activity))
            if not leads:
                break
        elif activity.verb not in {"Open", "Navigate"}:
            break
    return tuple(found)


def opened_before(activity: Activity, acts: Sequence[Activity]) -> Activity | None:
    """Return what opened the record that is worked on."""
    earlier = acts[: acts.index(activity)]
    return next((a for a in reversed(earlier) if a.verb == "Open"), None)


def _is_sent(
    click: Activity, wanted: Sequence[Activity], acts: Sequence[Activity]
) -> bool:
    """Return whether a click sends what was entered on its page before it."""
    place = acts.index(click)
    return any(e.page == click.page and acts.index(e) < place for e in wanted)


def is_in_find_place(entry: Activity, acts: Sequence[Activity]) -> bool:
    """Return whether the page of an entry is one for looking things up."""
    place = acts.index(entry)
    clicks = [
        name_of(a) for a in acts[:place] if a.verb == "Click" and a.page == entry.page
    ]
    words = " ".join((*re.split(r"\W+", entry.page or ""), *clicks))
    return bool(_FIND_PLACES.search(words))
