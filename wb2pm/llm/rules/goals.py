"""The goal behind a demonstration, by rule: what was entered, and what closed it.

A goal is one imperative sentence with what has to be true in the end ("Identifying
User Goals from UI Trajectories", 2024): which thing was made, changed, removed or
looked for, with the values that were entered last. The way there is left out, and so is
the stated intent: it is not looked at.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from wb2pm.llm.answers import Answer, Citation, Claim, Goal
from wb2pm.llm.jobs.asking import by_rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Activity
    from wb2pm.llm.cases import Case

Deed = Literal["create", "remove", "find", "change", "other"]
_ENTRIES: Final = frozenset({"Enter", "Select", "Paste"})
_NO_DEED: Final = frozenset({"Scroll", "Hover", "Wait", "Press", "Switch", "Close"})
_MAKES: Final = re.compile(
    r"\b(?:create|new|add(?! to\b)|compose|register|sign up)\b", re.IGNORECASE
)
_SENDS: Final = re.compile(
    r"\b(?:save|submit|create|add|publish|update|apply|confirm|send|place|continue|ok"
    r"|done|yes|next)\b",
    re.IGNORECASE,
)
_REMOVES: Final = re.compile(
    r"\b(?P<deed>delete|remove|unpublish|cancel|archive|deactivate|disable|retire|close)\b",
    re.IGNORECASE,
)
_FINDS: Final = re.compile(
    r"\b(?:search|find|filter|show|generate|report|view|query|history|go)\b",
    re.IGNORECASE,
)
_LOOKED_UP: Final = re.compile(
    r"\b(?:search|find|filter|show|query|keyword|look up|number|title|term|id)\b",
    re.IGNORECASE,
)
_GENERIC: Final = frozenset(
    {
        *(
            "new",
            "create",
            "add",
            "entry",
            "item",
            "a",
            "an",
            "the",
            "to",
            "in",
            "child",
        ),
        *("compose", "register"),
    }
)
_CHOSEN: Final = frozenset({"checkbox", "radio button", "option"})
_MASKED: Final = re.compile(r"\[[a-z -]+\]")
"""A secret in a redacted recording: nothing that a goal would say."""
_VOWELS: Final = "aeiou"
_LONGEST: Final = 60
"""Characters of a record's text that may be its name."""


class _Story(NamedTuple):
    """What a demonstration tells of its goal.

    Attributes:
        deed: What was done in the end.
        noun: What it was done to, as a kind.
        record: Which one, by its name or number.
        entries: The values that were entered for it.
        closing: The activity that closed it.
        opened: The activity that opened or looked up the record.
    """

    deed: Deed
    noun: str | None
    record: str | None
    entries: tuple[Activity, ...]
    closing: Activity
    opened: Activity | None


def goal_by_rules(case: Case) -> Answer[Goal]:
    """Say the goal: the deed, the thing, and the values that were entered last.

    Args:
        case: The demonstration. Its stated intent is not looked at.

    Returns:
        The goal, citing the entries and the closing activity; declined where
        nothing but scrolling and hovering was done.
    """
    story = _tell(case)
    if story is None:
        return by_rules("goal", None, declined="nothing was done that reveals a goal")
    sentence = _sentence(story)
    acts = {id(a): a for a in (*story.entries, story.closing, story.opened) if a}
    cited = tuple(
        Citation(kind="event", source=case.id, place=activity.acting.id)
        for activity in acts.values()
    )
    return by_rules(
        "goal", Goal(sentence=sentence), [Claim(sentence=sentence, citations=cited)]
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
        if (activity.verb in _ENTRIES and activity.value) or _is_choice(activity):
            about = (activity.element, activity.group, activity.page)
            last.pop(about, None)
            last[about] = activity
    return tuple(last.values())


def _is_choice(activity: Activity) -> bool:
    """Say whether a click chose among what is offered: a box, a button of several."""
    chosen = activity.verb == "Click" and activity.element_type in _CHOSEN
    return chosen and bool(activity.element)


def _tell(case: Case) -> _Story | None:
    activities = [a for a in case.activities if a.verb not in _NO_DEED]
    if not activities:
        return None
    closing = activities[-1]
    entries = tuple(
        e for e in last_entries(case) if not _MASKED.fullmatch(e.value or "")
    )
    name = closing.element or closing.label
    making = next(
        (a for a in activities if a.verb == "Click" and _MAKES.search(a.label)), None
    )
    removing = _REMOVES.search(name)
    searched = [e for e in entries if _LOOKED_UP.search(e.element or "")]
    opened = next((a for a in reversed(activities) if a.verb == "Open"), None)
    if removing and closing.verb == "Click":
        return _Story(
            "remove", _noun(opened), _record(opened, searched), (), closing, opened
        )
    if making is not None and making is not closing:
        made = tuple(e for e in entries if _follows(e, making, activities))
        if made:
            return _Story("create", _made(making), None, made, closing, making)
    wanted = tuple(e for e in entries if e not in searched)
    if entries and (_FINDS.search(name) or not wanted) and not _SENDS.search(name):
        return _Story("find", _noun(opened), None, entries, closing, opened)
    if wanted:
        looked_up = opened or (searched[-1] if searched else None)
        record = _record(opened, searched)
        return _Story("change", _noun(opened), record, wanted, closing, looked_up)
    return _Story(
        "other", _noun(opened), _record(opened, searched), entries, closing, opened
    )


def _follows(entry: Activity, making: Activity, all_of_it: Sequence[Activity]) -> bool:
    return (
        all_of_it.index(entry) > all_of_it.index(making)
        if entry in all_of_it
        else False
    )


def _made(making: Activity) -> str:
    """Name what is made: in the words of the link, else of the part it stands in."""
    words = [
        w
        for w in re.findall(r"[A-Za-z]+", making.element or "")
        if w.lower() not in _GENERIC
    ]
    if words:
        return " ".join(words).lower()
    return (making.group or "entry").lower().removesuffix("s")


def _noun(opened: Activity | None) -> str | None:
    return opened.label.removeprefix("Open ").strip() if opened else None


def _record(opened: Activity | None, searched: Sequence[Activity]) -> str | None:
    """Name the record: by what was clicked to open it, else by what was looked up."""
    target = opened.acting.target if opened else None
    text = " ".join((target.text or target.label or "").split()) if target else ""
    if 0 < len(text) <= _LONGEST:
        return text
    return searched[-1].value if searched else None


def _sentence(story: _Story) -> str:
    values = _listed(story.entries)
    thing = story.noun or "record"
    which = f' "{story.record}"' if story.record else ""
    name = story.closing.element or story.closing.label
    if story.deed == "create":
        article = "an" if (story.noun or "")[:1] in _VOWELS else "a"
        return f"Create {article} {story.noun} with {values}"
    if story.deed == "remove":
        deed = _REMOVES.search(name)
        verb = deed["deed"].capitalize() if deed else "Remove"
        return f"{verb} the {thing}{which}"
    if story.deed == "find":
        about = f" in {name}" if _FINDS.search(name) else ""
        return f"Find {story.noun or 'what is asked'} with {values}{about}"
    if story.deed == "change":
        of = f" of the {thing}{which}" if story.noun or which else ""
        changes = " and ".join(map(_change, story.entries))
        return f"{changes[:1].upper()}{changes[1:]}{of}"
    with_values = f" with {values}" if values else ""
    return f"{name}{which}{with_values}"


def _change(entry: Activity) -> str:
    if _is_choice(entry):
        return f'choose "{entry.element}"'
    if entry.element is None:
        return f'enter "{entry.value}"'
    return f'set {_field(entry)} to "{entry.value}"'


def _listed(entries: Sequence[Activity]) -> str:
    return ", ".join(
        f'"{e.element}"' if _is_choice(e) else f'{_field(e)} "{e.value}"'.strip()
        for e in entries
    )


def _field(entry: Activity) -> str:
    """Name a field as a sentence does: small letters, but for abbreviations."""
    words = (entry.element or "").rstrip(" ?:").split()
    return " ".join(w if w.isupper() and len(w) > 1 else w.lower() for w in words)
