"""Events as activities, at four granularities.

Process mining stands or falls with activities that are the same across people
and runs and differ where the work differs. Labels hold no instance data: what
was typed and which row was opened stay in the activity's other attributes.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from os import PathLike
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.converters.labels.elements.nameless import NAMELESS, nameless_on_pages
from wb2pm.converters.labels.elements.typed_text import shortcut, typed_texts
from wb2pm.converters.labels.naming.given_names import GIVEN, GivenNames, names_of
from wb2pm.converters.labels.naming.names_elsewhere import name_as_elsewhere
from wb2pm.converters.labels.naming.naming import Target, name_target
from wb2pm.converters.labels.popups.choice_endings import Pick
from wb2pm.converters.labels.popups.choices import find_picks
from wb2pm.converters.labels.steps.activities import step_activity
from wb2pm.converters.labels.steps.begun import Step
from wb2pm.converters.labels.steps.source_names import (
    SOURCE,
    activity_of_source,
    name_of_source,
)
from wb2pm.converters.labels.steps.steps import fold_steps
from wb2pm.converters.labels.steps.wording import (
    activity_of,
    called,
    notes_of,
    otherwise,
)
from wb2pm.converters.pages.context import PageContext
from wb2pm.converters.pages.seen import PageSeen, page_seen
from wb2pm.converters.sources.given import demonstration_in
from wb2pm.errors import LogError, UnknownNameError
from wb2pm.events import Activity, Demonstration, Granularity, UIEvent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from wb2pm.converters.sources.given import One

Names = GivenNames | str | PathLike[str]
"""A file of names, or where it is."""
GRANULARITIES: tuple[Granularity, ...] = ("action", "element", "step", "page")

_EXACT = frozenset({SOURCE, NAMELESS})
"""Sources of labels in which capitals tell one from another."""


def label(
    demonstration: One,
    *,
    granularity: Granularity = "step",
    names: Names | None = None,
    explained: bool = False,
    context: PageContext | None = None,
) -> tuple[Activity, ...]:
    """Label what was done in a demonstration.

    * ``action``: the kind of action alone, one activity an event.
    * ``element``: the action and the element's canonical name, one an event.
    * ``step``: what a procedure would call one step. Events that serve the step
      (focusing, scrolling, Tab, Enter in the field) are folded into it.
    * ``page``: the page that was worked on, one activity a visit.

    The events of an event log were named before: their names are kept as they are,
    one activity an event, at every granularity (see `name_of_source`).

    Args:
        demonstration: One, as a reader gives it, or its path (see
            `wb2pm.converters.sources.given.one_in`).
        granularity: How finely to label.
        names: File of names that overrule what is found (see
            `wb2pm.converters.labels.naming.given_names`).
        explained: Whether `Activity.naming` says what each witness was asked.
        context: Its pages, where they are at hand: saves decoding them again.

    Returns:
        The activities in order. Every event belongs to exactly one of them.

    Raises:
        ConversionError: If the recording or the file of names cannot be read.
        NotRecordingsError: If it is not one recording.
        UnknownNameError: If there is no such granularity.

    Examples:
        >>> from wb2pm.bundled import demonstrations_folder
        >>> from wb2pm.converters.wonderbread.reader import read_demonstration
        >>> folder = sorted(demonstrations_folder().glob("* @ *"))[0]
        >>> demonstration = read_demonstration(folder)
        >>> steps = label(demonstration)
        >>> sum(len(step.events) for step in steps) == len(demonstration.events)
        True
    """
    if granularity not in GRANULARITIES:
        raise UnknownNameError("granularity", granularity, list(GRANULARITIES))
    given = names_of(names)
    demonstration = demonstration_in(demonstration)
    events = demonstration.events
    if events and all(map(name_of_source, events)):
        return tuple(map(activity_of_source, events))
    context = context or PageContext(demonstration)
    if granularity == "action":
        return tuple(_by_action(event, page_seen(event, context)) for event in events)
    if granularity == "page":
        return _by_page(events, context)
    typed = typed_texts(events)
    name = partial(
        name_target, context=context, typed=typed, names=given, explained=explained
    )
    targets = [name(event) for event in events]
    told = nameless_on_pages(events, [t.nameless for t in targets], context)
    targets = [t._replace(nameless=n) for t, n in zip(targets, told, strict=True)]
    picks = find_picks(events, targets, context, name)
    if granularity == "element":
        found = tuple(
            _by_element(event, target, page_seen(event, context), picks.get(place))
            for place, (event, target) in enumerate(zip(events, targets, strict=True))
        )
    else:
        found = _by_step(fold_steps(events, targets, picks), events, context)
    return name_as_elsewhere({"": found})[""]


def label_all(
    demonstrations: Iterable[Demonstration],
    *,
    granularity: Granularity = "step",
    names: Names | None = None,
) -> dict[str, tuple[Activity, ...]]:
    """Label several demonstrations alike.

    An element that says too little in one event is called as in the others (see
    `wb2pm.converters.labels.naming.names_elsewhere`). A name that pages write in different
    capitals ("Assigned To", "Assigned to") is one name: the spelling most often seen
    is used, the first of equals.

    Args:
        demonstrations: Any number of them; their ids differ.
        granularity: How finely to label.
        names: As for `label`.

    Returns:
        Case id -> activities, in the order given.

    Raises:
        ConversionError: If the file of names cannot be read.
        LogError: If two demonstrations have the same id.
        UnknownNameError: If there is no such granularity.

    Examples:
        >>> label_all([])
        {}
    """
    given = names_of(names)
    labelled: dict[str, tuple[Activity, ...]] = {}
    for demonstration in demonstrations:
        if demonstration.id in labelled:
            raise LogError(f"two demonstrations have the id {demonstration.id!r}")
        labelled[demonstration.id] = label(
            demonstration, granularity=granularity, names=given
        )
    return alike(labelled)


def alike(
    labelled: Mapping[str, Iterable[Activity]],
) -> dict[str, tuple[Activity, ...]]:
    """Call elements alike in demonstrations that were labelled each by itself.

    Examples:
        >>> alike({})
        {}
    """
    return fold_capitals(name_as_elsewhere(labelled))


def fold_capitals(
    labelled: Mapping[str, tuple[Activity, ...]],
) -> dict[str, tuple[Activity, ...]]:
    """Write labels that differ in capitals alone the spelling most often seen.

    The spelling that somebody gave comes before any other.

    Examples:
        >>> fold_capitals({})
        {}
    """
    seen = Counter(
        (a.name_source == GIVEN, a.label)
        for activities in labelled.values()
        for a in activities
        if a.name_source not in _EXACT
    )
    spelling: dict[str, str] = {}
    for (_, text), _ in sorted(seen.most_common(), key=lambda one: not one[0][0]):
        spelling.setdefault(text.casefold(), text)
    return {
        case: tuple(
            a
            if a.name_source in _EXACT or spelling[a.label.casefold()] == a.label
            else replace(a, label=spelling[a.label.casefold()])
            for a in activities
        )
        for case, activities in labelled.items()
    }


def _by_action(event: UIEvent, page: PageSeen) -> Activity:
    verb = event.action.replace("_", " ").capitalize()
    return Activity(
        label=verb,
        verb=verb,
        events=(event,),
        page=page.template,
        notes=notes_of((event,), page),
    )


def _by_page(events: Sequence[UIEvent], context: PageContext) -> tuple[Activity, ...]:
    """Group events by the page they happened on; an unknown page ends no visit."""
    visits: list[tuple[str | None, list[UIEvent]]] = []
    for event in events:
        page = page_seen(event, context).template
        if visits and page in {visits[-1][0], None}:
            visits[-1][1].append(event)
        elif visits and visits[-1][0] is None:
            visits[-1] = (page, [*visits[-1][1], event])
        else:
            visits.append((page, [event]))
    return tuple(
        Activity(
            label=page or run[0].application or "(no page)",
            verb="Visit",
            events=tuple(run),
            page=page,
        )
        for page, run in visits
    )


def _by_element(
    event: UIEvent, target: Target, page: PageSeen, pick: Pick | None = None
) -> Activity:
    verb, value = event.action.replace("_", " ").capitalize(), event.value
    if pick is not None and pick.option is not None:
        verb, target, value = "Select", pick.opener, pick.option
    if keys := shortcut(event):
        verb, text = "Press", f"Press '{keys}'"
    elif event.action == "press":
        text = f"Press '{event.value}'"
    elif event.action == "scroll":
        text = f"Scroll {event.value}"
    elif event.action == "other":
        verb, text = otherwise(event, target)
    else:
        text = f"{verb} {called(target)}"
    return activity_of(text, verb, (event,), event, target, page, value=value)


def _by_step(
    steps: Sequence[Step], events: Sequence[UIEvent], context: PageContext
) -> tuple[Activity, ...]:
    after = {id(event): place for place, event in enumerate(events, 1)}
    count = len(events)

    def later(step: Step) -> Iterator[UIEvent]:
        """Yield the events after a step: few are looked at, of however many."""
        return (events[at] for at in range(after[id(step.acting[-1])], count))

    return tuple(step_activity(step, later(step), context) for step in steps)
