"""The goal behind a demonstration, by rule: what was entered, and what closed it.

A goal is one imperative sentence with what has to be true in the end ("Identifying
User Goals from UI Trajectories", 2024): which thing was made, changed, removed, ordered
or looked for, with the values that were entered last. The way there is left out, and so
is the stated intent: it is not looked at.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.llm.answers import Answer, Citation, Claim, Goal
from wb2pm.llm.jobs.asking import by_rules
from wb2pm.llm.rules.goal_words import (
    Change,
    Story,
    is_choice,
    made_of,
    names_deed,
    noun_of,
    record_of,
    sentence_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.events import Activity
    from wb2pm.llm.cases import Case

_ENTRIES: Final = frozenset({"Enter", "Select", "Paste"})
_NO_DEED: Final = frozenset({"Scroll", "Hover", "Wait", "Press", "Switch", "Close"})
_WAYS: Final = frozenset({"link", "menu", "tab", "row"})
"""Kinds of elements that lead somewhere else."""


def _any_of(*words: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE)


_MAKES: Final = _any_of(
    *("create", "new", "add(?! to )", "compose", "register", "sign up")
)
_SAVES: Final = _any_of(
    *("save", "create", "add", "publish", "update", "send", "place", "post", "confirm"),
    *("register", "sign up", r"submit(?= \w)"),
)
_AGREES: Final = _any_of(
    *("ok", "okay", "yes", "confirm", "continue", "submit", "save", "done", "proceed")
)
_REMOVES: Final = _any_of(
    *("delete", "remove", "unpublish", "cancel", "archive", "deactivate", "disable"),
    *("retire", "close", "discard"),
)
_LEAVES: Final = re.compile(
    r"(?:cancel|close|back|dismiss|skip|discard|x|\u00d7)", re.IGNORECASE
)
"""What is left without anything being done, when it is all that a button says."""
_PUBLISHES: Final = _any_of("publish")
_ORDERS: Final = _any_of(
    *("place (?:the |your |my )?order", "order now", "buy(?: it)? now", "purchase"),
    *("pay", "pay now", "complete (?:the |your )?(?:order|purchase)", "check ?out"),
)
_COLLECTS: Final = _any_of(
    r"(?:add|put) (?:it )?(?:in|into|to) (?:the |your |my )?(?:basket|cart|bag|trolley)",
    *("buy(?: it)? now",),
)
_AMOUNT: Final = _any_of("quantity", "qty")
_FINDS: Final = _any_of(
    *("search", "find", "filter", "show", "generate", "report", "view", "query"),
    *("history", "go", "look ?up"),
)
_FIND_PLACES: Final = _any_of(
    *("search", "find", "filters?", "reports?", "history", "query", "logs?", "look ?up")
)
_SEARCH_FIELDS: Final = _any_of(
    *("search", "find", "filter", "query", "keywords?", "look ?up", "term")
)
_KEY_FIELDS: Final = _any_of(
    *("number", "no", "id", "name", "title", "sku", "code", "show", "go to")
)
_DOES: Final = _any_of("edit", "create", "add", "new", "show", "view", "open", "go")
_MASKED: Final = re.compile(r"\[[a-z -]+\]")
"""A secret in a redacted recording: nothing that a goal would say."""


_LONGEST: Final = 1200
"""Characters of a sentence that still says one goal."""
_TOO_MUCH: Final = (
    "more was entered than one goal holds; cut the recording into its workflows first"
)


def goal_by_rules(case: Case) -> Answer[Goal]:
    """Say the goal: the deed, the thing, and the values that were entered last.

    Args:
        case: The demonstration. Its stated intent is not looked at.

    Returns:
        The goal, citing the entries and the closing activity; declined where
        nothing but scrolling and hovering was done.
    """
    story = _tell([a for a in case.activities if a.verb not in _NO_DEED], case)
    if story is None:
        return by_rules("goal", None, declined="nothing was done that reveals a goal")
    sentence = sentence_of(story)
    if len(sentence) > _LONGEST:
        return by_rules("goal", None, declined=_TOO_MUCH)
    acts = {
        id(a): a
        for change in story.changes
        for a in (*change.entries, change.opened)
        if a is not None
    }
    acts[id(story.closing)] = story.closing
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
        if (activity.verb in _ENTRIES and activity.value) or is_choice(activity):
            about = (activity.element, activity.group, activity.page)
            last.pop(about, None)
            last[about] = activity
    return tuple(last.values())


def _tell(acts: Sequence[Activity], case: Case) -> Story | None:
    """Tell the goal by the first deed that the activities show."""
    while len(acts) > 1 and _LEAVES.fullmatch(_name(acts[-1])):
        acts = acts[:-1]
    if not acts:
        return None
    entries = [
        e
        for e in last_entries(case)
        if e in acts and not _MASKED.fullmatch(e.value or "")
    ]
    searched = [e for e in entries if _is_looked_up(e, acts)]
    wanted = [e for e in entries if e not in searched]
    return (
        _removed(acts, searched)
        or _ordered(acts, wanted)
        or _made(acts, entries)
        or _found(acts, entries, wanted)
        or _done(acts, searched, wanted)
        or _changed(acts, searched, wanted)
        or _closed(acts, searched, entries)
    )


def _name(activity: Activity) -> str:
    return activity.element or activity.label


def _is_looked_up(entry: Activity, acts: Sequence[Activity]) -> bool:
    """Say whether a value was entered to find a record, not to give it one."""
    name = entry.element or ""
    following = next(iter(acts[acts.index(entry) + 1 :]), None)
    sent = any(e.action == "press" and e.value == "Enter" for e in entry.events)
    looks = following is not None and (
        following.verb == "Open"
        or (following.verb == "Click" and bool(_FINDS.search(_name(following))))
        or (sent and following.page != entry.page)
    )
    if looks:
        return bool(_SEARCH_FIELDS.search(name) or _KEY_FIELDS.search(name))
    saved = any(_is_saved(a) for a in acts[acts.index(entry) + 1 :])
    return bool(_SEARCH_FIELDS.search(name)) and not saved


def _is_saved(activity: Activity) -> bool:
    return (
        activity.verb == "Click"
        and bool(_SAVES.search(_name(activity)))
        and not _COLLECTS.search(_name(activity))
    )


def _decisive(acts: Sequence[Activity]) -> tuple[Activity, ...]:
    """List the last clicks that could have decided, the last first.

    What leads elsewhere afterwards decides nothing, and a question that is agreed to
    was asked by the click before.
    """
    found: list[Activity] = []
    for activity in reversed(acts):
        if activity.verb == "Click":
            found.append(activity)
            leads = activity.element_type in _WAYS or _AGREES.search(_name(activity))
            if not leads:
                break
        elif activity.verb not in {"Open", "Navigate"}:
            break
    return tuple(found)


def _opened_before(activity: Activity, acts: Sequence[Activity]) -> Activity | None:
    earlier = acts[: acts.index(activity)]
    return next((a for a in reversed(earlier) if a.verb == "Open"), None)


def _removed(acts: Sequence[Activity], searched: Sequence[Activity]) -> Story | None:
    for closing in _decisive(acts):
        deed = _REMOVES.search(_name(closing))
        if deed and not _LEAVES.fullmatch(_name(closing)):
            opened = _opened_before(closing, acts)
            found = Change(record_of(opened, searched), noun_of(opened, searched), ())
            return Story(
                deed[0].capitalize(), (found._replace(opened=opened),), closing
            )
        if deed is None and _is_saved(closing):
            break
    return None


def _ordered(acts: Sequence[Activity], wanted: Sequence[Activity]) -> Story | None:
    """Tell what was put into a basket, bought, or both."""
    closing = next((a for a in _decisive(acts) if _ORDERS.search(_name(a))), None)
    collected = [a for a in acts if a.verb == "Click" and _COLLECTS.search(_name(a))]
    if closing is None and not (collected and collected[-1] in _decisive(acts)):
        return None
    bought = [(_opened_before(a, acts), a) for a in collected]
    amounts = [e for e in wanted if _AMOUNT.search(e.element or "")]
    each = amounts if len(amounts) == len(bought) else amounts[:0]
    changes = [
        Change(record_of(opened, ()), None, each[i : i + 1], opened)
        for i, (opened, _) in enumerate(bought)
    ]
    if not any(change.record for change in changes):
        return None
    with_them = [e for e in wanted if e not in each]
    if with_them:
        changes.append(Change(None, None, with_them))
    deed = "Order" if closing else "Add to the basket"
    return Story(deed, tuple(changes), closing or collected[-1])


def _made(acts: Sequence[Activity], entries: Sequence[Activity]) -> Story | None:
    makings = [
        a
        for a in acts
        if a.verb == "Click"
        and _MAKES.search(a.label)
        and not _is_sent(a, entries, acts)
    ]
    if not makings:
        return None
    first = acts.index(makings[0])
    made = [e for e in entries if acts.index(e) > first]
    if not made:
        return None
    making = [a for a in makings if acts.index(a) < acts.index(made[0])][-1]
    between = acts[acts.index(making) + 1 : acts.index(made[0])]
    published = any(_PUBLISHES.search(_name(a)) for a in _decisive(acts))
    deed = "Create and publish" if published else "Create"
    change = Change(None, made_of(making, between), made, making)
    return Story(deed, (change,), acts[-1])


def _is_sent(
    click: Activity, wanted: Sequence[Activity], acts: Sequence[Activity]
) -> bool:
    """Say whether a click sends what was entered on its page before it."""
    place = acts.index(click)
    return any(e.page == click.page and acts.index(e) < place for e in wanted)


def _found(
    acts: Sequence[Activity], entries: Sequence[Activity], wanted: Sequence[Activity]
) -> Story | None:
    closing = acts[-1]
    if not entries or any(_is_saved(a) for a in acts[acts.index(entries[-1]) :]):
        return None
    finds = _FINDS.search(_name(closing)) and closing.verb == "Click"
    if wanted and not finds and not all(_is_in_find_place(e, acts) for e in wanted):
        return None
    if not wanted and closing.verb == "Click" and not finds and closing not in entries:
        return None
    opened = closing if closing.verb == "Open" else None
    noun = noun_of(opened, ()) or _place(entries, acts)
    told = () if opened else entries
    return Story("Find", (Change(record_of(opened, ()), noun, told, opened),), closing)


def _is_in_find_place(entry: Activity, acts: Sequence[Activity]) -> bool:
    """Say whether the page of an entry is one for looking things up."""
    place = acts.index(entry)
    clicks = [
        _name(a) for a in acts[:place] if a.verb == "Click" and a.page == entry.page
    ]
    words = " ".join((*re.split(r"\W+", entry.page or ""), *clicks))
    return bool(_FIND_PLACES.search(words))


def _place(entries: Sequence[Activity], acts: Sequence[Activity]) -> str | None:
    """Name what is looked through, by the link that led there."""
    earlier = acts[: acts.index(entries[0])]
    led = next(
        (
            a
            for a in reversed(earlier)
            if a.element and a.element_type in _WAYS and a.page != entries[0].page
        ),
        None,
    )
    name = led.element.lower() if led and led.element else ""
    return name if name and not _DOES.match(name) else None


def _done(
    acts: Sequence[Activity],
    searched: Sequence[Activity],
    wanted: Sequence[Activity],
) -> Story | None:
    """Tell what the last button did with what was entered before it."""
    closing = next(iter(_decisive(acts)), None)
    if closing is None or not names_deed(_name(closing)):
        return None
    told = [e for e in wanted if acts.index(e) < acts.index(closing)]
    opened = _opened_before(closing, acts)
    if not told or len({id(_opened_before(e, acts)) for e in told}) > 1:
        return None
    record, noun = record_of(opened, searched), noun_of(opened, searched)
    return Story("Do", (Change(record, noun, told, opened),), closing)


def _changed(
    acts: Sequence[Activity],
    searched: Sequence[Activity],
    wanted: Sequence[Activity],
) -> Story | None:
    if not wanted:
        return None
    groups: dict[int | None, tuple[Activity | None, list[Activity]]] = {}
    for entry in wanted:
        opened = _opened_before(entry, acts)
        about = None if opened is None else id(opened)
        groups.setdefault(about, (opened, []))[1].append(entry)
    changes = []
    for opened, entries in groups.values():
        earlier = [s for s in searched if acts.index(s) < acts.index(entries[0])]
        record, noun = record_of(opened, earlier), noun_of(opened, earlier)
        looked_up = opened or (earlier[-1] if earlier else None)
        changes.append(Change(record, noun, entries, looked_up))
    return Story("Set", tuple(changes), acts[-1])


def _closed(
    acts: Sequence[Activity],
    searched: Sequence[Activity],
    entries: Sequence[Activity],
) -> Story:
    """Tell the clicks on the last page, where nothing else tells more."""
    closing = acts[-1]
    if closing.verb == "Open":
        change = Change(record_of(closing, ()), noun_of(closing, ()), (), closing)
        return Story("Find", (change,), closing)
    opened = _opened_before(closing, acts)
    change = Change(
        record_of(opened, searched), noun_of(opened, searched), entries, opened
    )
    return Story("Click", (change,), closing, tuple(_last_clicks(acts)))


def _last_clicks(acts: Sequence[Activity]) -> Iterable[Activity]:
    clicks: dict[str, Activity] = {}
    for activity in reversed(acts):
        if activity.verb != "Click" or activity.page != acts[-1].page:
            break
        if clicks and activity.element_type in _WAYS:
            break
        clicks.setdefault(_name(activity), activity)
    named = list(reversed(clicks.values()))
    if len(named) > 1 and _AGREES.fullmatch(_name(named[-1])):
        named.pop()
    return named
