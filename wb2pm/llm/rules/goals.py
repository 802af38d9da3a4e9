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
from wb2pm.llm.rules.answering import by_rules
from wb2pm.llm.rules.goal_signs import (
    WAYS,
    begins,
    collects,
    decisive_clicks,
    finds,
    is_in_find_place,
    is_looked_up,
    is_saved,
    is_sent_by_enter,
    last_entries,
    name_of,
    opened_before,
    says,
)
from wb2pm.llm.rules.goal_words import (
    Change,
    GoalFacts,
    goal_words,
    made_of,
    names_deed,
    noun_of,
    record_of,
    sentence_of,
)
from wb2pm.vocabulary.phrases import phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.events import Activity
    from wb2pm.llm.cases import Case
    from wb2pm.vocabulary.sections import Phrases

_NO_DEED: Final = frozenset(
    {"Scroll", "Hover", "Wait", "Press", "Switch", "Close", "Answer", "Dismiss"}
)
_MASKED: Final = re.compile(r"\[[a-z -]+\]")
"""A secret in a redacted recording: nothing that a goal would say."""


_LONGEST: Final = 1200
"""Characters of a sentence that still says one goal."""
_MOST: Final = 3
"""Things that one goal may ask for one after the other."""
_TOO_MUCH: Final = (
    "more was entered than one goal holds; cut the recording into its workflows first"
)


def goal_by_rules(case: Case) -> Answer[Goal]:
    """Describe the goal: the deed, the thing, and the values that were entered last.

    Args:
        case: The demonstration. Its stated intent is not looked at.

    Returns:
        The goal, citing the entries and the closing activity; declined where
        nothing but scrolling and hovering was done.
    """
    stories = _tell_all([a for a in case.activities if a.verb not in _NO_DEED], case)
    if not stories:
        return by_rules("goal", None, declined="nothing was done that reveals a goal")
    first, *others = [sentence_of(story) for story in stories]
    sentence = ", then ".join((first, *(f"{o[:1].lower()}{o[1:]}" for o in others)))
    if len(sentence) > _LONGEST or len(stories) > _MOST:
        return by_rules("goal", None, declined=_TOO_MUCH)
    acts = {
        id(a): a
        for story in stories
        for change in story.changes
        for a in (*change.entries, change.opened, story.closing)
        if a is not None
    }
    cited = tuple(
        Citation(kind="event", source=case.id, place=activity.acting.id)
        for activity in acts.values()
    )
    return by_rules(
        "goal", Goal(sentence=sentence), [Claim(sentence=sentence, citations=cited)]
    )


def _tell_all(acts: Sequence[Activity], case: Case) -> list[GoalFacts]:
    """Tell what was made, and what else was done after it was saved."""
    cut = _saved_before_other_work(acts, case)
    story = _tell(acts[:cut], case)
    rest = [] if cut is None else _tell_all(acts[cut:], case)
    return [story, *rest] if story else rest


def _saved_before_other_work(acts: Sequence[Activity], case: Case) -> int | None:
    """Find where what was made is saved, if something is entered elsewhere later."""
    entries = [e for e in last_entries(case) if e in acts]
    places = sorted(acts.index(e) for e in entries)
    begun = next((at for at, a in enumerate(acts) if begins(a, acts, entries)), None)
    pages: set[str | None] = set()
    for at in range(len(acts) if begun is None else begun, len(acts)):
        if at in places:
            pages.add(acts[at].page)
        following = acts[at + 1].page if at + 1 < len(acts) else None
        sent = at in places and is_sent_by_enter(acts[at]) and following not in pages
        if sent or (acts[at].page in pages and is_saved(acts[at])):
            later = {acts[place].page for place in places if place > at}
            return at + 1 if later - pages else None
    return None


def _tell(acts: Sequence[Activity], case: Case) -> GoalFacts | None:
    """Tell the goal by the first deed that the activities show."""
    while len(acts) > 1 and _leaves(acts[-1]):
        acts = acts[:-1]
    if not acts:
        return None
    entries = [
        e
        for e in last_entries(case)
        if e in acts and not _MASKED.fullmatch(e.value or "")
    ]
    searched = [e for e in entries if is_looked_up(e, acts)]
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


def _removed(
    acts: Sequence[Activity], searched: Sequence[Activity]
) -> GoalFacts | None:
    for closing in decisive_clicks(acts):
        deed = phrase_pattern(goal_words().removes).search(name_of(closing))
        if deed and not _leaves(closing):
            opened = opened_before(closing, acts)
            found = Change(record_of(opened, searched), noun_of(opened, searched), ())
            return GoalFacts(
                deed[0].capitalize(), (found._replace(opened=opened),), closing
            )
        if deed is None and is_saved(closing):
            break
    return None


def _ordered(acts: Sequence[Activity], wanted: Sequence[Activity]) -> GoalFacts | None:
    """Tell what was put into a basket, bought, or both."""
    closing = next(
        (a for a in decisive_clicks(acts) if says(name_of(a), goal_words().orders)),
        None,
    )
    collected = [a for a in acts if a.verb == "Click" and collects(a)]
    if closing is None and not (collected and collected[-1] in decisive_clicks(acts)):
        return None
    bought = [(opened_before(a, acts), a) for a in collected]
    amounts = [e for e in wanted if says(e.element or "", goal_words().amounts)]
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
    return GoalFacts(deed, tuple(changes), closing or collected[-1])


def _made(acts: Sequence[Activity], entries: Sequence[Activity]) -> GoalFacts | None:
    makings = [a for a in acts if begins(a, acts, entries)]
    if not makings:
        return None
    first = acts.index(makings[0])
    made = [e for e in entries if acts.index(e) > first]
    if not made:
        return None
    making = [a for a in makings if acts.index(a) < acts.index(made[0])][-1]
    between = acts[acts.index(making) + 1 : acts.index(made[0])]
    published = any(
        says(name_of(a), goal_words().publishes) for a in decisive_clicks(acts)
    )
    deed = "Create and publish" if published else "Create"
    change = Change(None, made_of(making, between), made, making)
    return GoalFacts(deed, (change,), acts[-1])


def _found(
    acts: Sequence[Activity], entries: Sequence[Activity], wanted: Sequence[Activity]
) -> GoalFacts | None:
    closing = acts[-1]
    if not entries or any(is_saved(a) for a in acts[acts.index(entries[-1]) :]):
        return None
    looks = closing.verb == "Click" and finds(closing)
    if wanted and not looks and not all(is_in_find_place(e, acts) for e in wanted):
        return None
    if not wanted and closing.verb == "Click" and not looks and closing not in entries:
        return None
    opened = closing if closing.verb == "Open" else None
    noun = noun_of(opened, ()) or _place(entries, acts)
    told = () if opened else entries
    return GoalFacts(
        "Find", (Change(record_of(opened, ()), noun, told, opened),), closing
    )


def _place(entries: Sequence[Activity], acts: Sequence[Activity]) -> str | None:
    """Name what is looked through, by the link that led there."""
    earlier = acts[: acts.index(entries[0])]
    led = next(
        (
            a
            for a in reversed(earlier)
            if a.element and a.element_type in WAYS and a.page != entries[0].page
        ),
        None,
    )
    name = led.element.lower() if led and led.element else ""
    return name if name and not phrase_pattern(goal_words().does).match(name) else None


def _done(
    acts: Sequence[Activity],
    searched: Sequence[Activity],
    wanted: Sequence[Activity],
) -> GoalFacts | None:
    """Tell what the last button did with what was entered before it."""
    closing = next(iter(decisive_clicks(acts)), None)
    if closing is None or not names_deed(name_of(closing)):
        return None
    told = [e for e in wanted if acts.index(e) < acts.index(closing)]
    opened = opened_before(closing, acts)
    if not told or len({id(opened_before(e, acts)) for e in told}) > 1:
        return None
    record, noun = record_of(opened, searched), noun_of(opened, searched)
    return GoalFacts("Do", (Change(record, noun, told, opened),), closing)


def _changed(
    acts: Sequence[Activity],
    searched: Sequence[Activity],
    wanted: Sequence[Activity],
) -> GoalFacts | None:
    if not wanted:
        return None
    groups: dict[int | None, tuple[Activity | None, list[Activity]]] = {}
    for entry in wanted:
        before = acts[: acts.index(entry)]
        found = (a for a in reversed(before) if a.verb == "Open" or a in searched)
        record = next(found, None)
        about = None if record is None else id(record)
        groups.setdefault(about, (record, []))[1].append(entry)
    changes = []
    for found_by, entries in groups.values():
        earlier = [s for s in searched if acts.index(s) < acts.index(entries[0])]
        opened = found_by if found_by and found_by.verb == "Open" else None
        name, noun = record_of(opened, earlier), noun_of(opened, earlier)
        changes.append(Change(name, noun, entries, found_by))
    return GoalFacts("Set", tuple(changes), acts[-1])


def _closed(
    acts: Sequence[Activity],
    searched: Sequence[Activity],
    entries: Sequence[Activity],
) -> GoalFacts:
    """Tell the clicks on the last page, where nothing else tells more."""
    closing = acts[-1]
    if closing.verb == "Open":
        change = Change(record_of(closing, ()), noun_of(closing, ()), (), closing)
        return GoalFacts("Find", (change,), closing)
    opened = opened_before(closing, acts)
    change = Change(
        record_of(opened, searched), noun_of(opened, searched), entries, opened
    )
    return GoalFacts("Click", (change,), closing, tuple(_last_clicks(acts)))


def _leaves(activity: Activity) -> bool:
    """Return whether a button says that nothing is to be done, and no more."""
    return _whole(activity, goal_words().leaves)


def _whole(activity: Activity, phrases: Phrases) -> bool:
    return bool(phrase_pattern(phrases).fullmatch(name_of(activity)))


def _last_clicks(acts: Sequence[Activity]) -> Iterable[Activity]:
    clicks: dict[str, Activity] = {}
    for activity in reversed(acts):
        if activity.verb != "Click" or activity.page != acts[-1].page:
            break
        if clicks and activity.element_type in WAYS:
            break
        clicks.setdefault(name_of(activity), activity)
    named = list(reversed(clicks.values()))
    if len(named) > 1 and _whole(named[-1], goal_words().agrees):
        named.pop()
    return named
