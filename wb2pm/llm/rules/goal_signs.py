"""What activities tell of a goal: what was entered, looked up, begun and saved."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.llm.rules.goal_words import goal_words, is_choice
from wb2pm.vocabulary.phrases import phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Activity
    from wb2pm.llm.cases import Case
    from wb2pm.vocabulary.sections import Phrases


_ENTRIES: Final = frozenset({"Enter", "Select", "Paste"})
WAYS: Final = frozenset({"link", "menu", "tab", "row"})
"""Kinds of elements that lead somewhere else."""


def says(text: str, phrases: Phrases) -> bool:
    """Return whether a text holds one of some phrases.

    Examples:
        >>> says("Save and close", ("close", "leave"))
        True
    """
    return bool(phrase_pattern(phrases).search(text))


def finds(activity: Activity) -> bool:
    """Return whether the name of what was acted on is for looking something up."""
    return says(name_of(activity), goal_words().finds)


def collects(activity: Activity) -> bool:
    """Return whether its name is for putting something into a basket."""
    return bool(goal_words().collects.search(name_of(activity)))


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
    makes = click.verb == "Click" and bool(goal_words().makes.search(click.label))
    return makes and not _is_sent(click, entries, acts)


def name_of(activity: Activity) -> str:
    """Name what was acted on, else what was done."""
    return activity.element or activity.label


def is_looked_up(entry: Activity, acts: Sequence[Activity]) -> bool:
    """Return whether a value was entered to find a record, not to give it one."""
    words = goal_words()
    name = entry.element or ""
    following = next(iter(acts[acts.index(entry) + 1 :]), None)
    sent = is_sent_by_enter(entry)
    looks = following is not None and (
        following.verb == "Open"
        or (following.verb == "Click" and finds(following))
        or (sent and following.page != entry.page)
    )
    if looks:
        return says(name, words.find_fields) or says(name, words.key_fields)
    saved = any(is_saved(a) for a in acts[acts.index(entry) + 1 :])
    return says(name, words.find_fields) and not saved


def is_saved(activity: Activity) -> bool:
    """Return whether a click keeps what was entered; a basket keeps nothing."""
    return (
        activity.verb == "Click"
        and bool(goal_words().saves.search(name_of(activity)))
        and not collects(activity)
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
            leads = activity.element_type in WAYS or says(
                name_of(activity), goal_words().agrees
            )
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
    said = " ".join((*re.split(r"\W+", entry.page or ""), *clicks))
    return says(said, goal_words().find_places)
