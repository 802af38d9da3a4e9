"""The name that an element has in other events, where one event says less of it.

A tooltip is seen only where the pointer rested long enough, and a caption only where
the page was drawn in time. The same element keeps its name: what one person's click
says of it holds for everybody's.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm import columns
from wb2pm.converters.labels.elements.element_names import tidy_name
from wb2pm.converters.labels.elements.nameless import NAMELESS
from wb2pm.converters.labels.naming.identity import application_of
from wb2pm.events import Naming, Statement

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from wb2pm.events import Activity

WITNESS: Final = "the same element in other events"
"""What an explanation calls them."""
_SAID: Final = frozenset(
    {"accessible_name", "label", "tooltip", "caption", "placeholder"}
)
"""Sources of names that people read on the element or beside it."""
_GUESSED: Final = frozenset({"icon", "id", "consequence"})
"""Sources of names that its makers, or its effects, suggest."""
_STATED: Final = "accessible_name"
_ROW: Final = re.compile(r"/tr\[\d+\]")

_Place = tuple[str | None, str | None, str, str]


def name_as_elsewhere(
    labelled: Mapping[str, Iterable[Activity]],
) -> dict[str, tuple[Activity, ...]]:
    """Name elements that say too little in one event as they are named in others.

    It is the same element where application, page, path and layer are the same; rows
    of a table have no numbers, and a sentence that is stated for a name stands for
    page and path. Where others do not agree, nothing is taken.

    Args:
        labelled: Case id -> activities.

    Returns:
        The same with elements renamed that had no name, or only a guessed one.

    Examples:
        >>> name_as_elsewhere({})
        {}
    """
    cases = {case: tuple(activities) for case, activities in labelled.items()}
    everything = [each for activities in cases.values() for each in activities]
    wanted = {
        place
        for each in everything
        if _rank(each) and (place := _place_of(each)) is not None
    }
    if wanted:
        known = _said_elsewhere(everything, wanted)
        cases = {
            case: tuple(_named_as(each, known) for each in activities)
            for case, activities in cases.items()
        }
    return _as_on_other_pages(_apart_alike(cases))


def _said_elsewhere(
    everything: Iterable[Activity], wanted: Collection[_Place]
) -> dict[_Place, list[dict[str, Activity]]]:
    """Collect what elements are called that have too little of a name in one event."""
    known: dict[_Place, list[dict[str, Activity]]] = {}
    for each in everything:
        rank, place = _rank(each), _place_of(each)
        if rank is None or place is None or place not in wanted:
            continue
        if each.name_source == NAMELESS:
            continue
        said = known.setdefault(place, [{}, {}])[rank]
        said.setdefault((_called(each) or "").casefold(), each)
    return known


def _apart_alike(
    cases: Mapping[str, tuple[Activity, ...]],
) -> dict[str, tuple[Activity, ...]]:
    """Tell an element from others of its name by the same words in all its events.

    Whether there are others depends on what the page shows at the moment. Where events
    do not agree on the words, they are what the page happens to hold, and the kind of
    element takes their place.
    """
    told: dict[tuple[_Place, str], set[str]] = {}
    for each in chain.from_iterable(cases.values()):
        if (element := _element_of(each)) is not None:
            told.setdefault(element, set()).add(_apart(each))
    differing = {
        element: said.difference({""})
        for element, said in told.items()
        if len(said) > 1
    }
    return {
        case: tuple(_told_apart_as(each, differing) for each in activities)
        for case, activities in cases.items()
    }


def _as_on_other_pages(
    cases: Mapping[str, tuple[Activity, ...]],
) -> dict[str, tuple[Activity, ...]]:
    """Call a link in the frame around the pages by its name alone, where one page does.

    What has the same path in the same place on several pages is of that frame; only some
    of the pages show another of its name.
    """
    links = {
        case: [(each, _link_in_frame(each)) for each in activities]
        for case, activities in cases.items()
    }
    alone = {
        link
        for each, link in chain.from_iterable(links.values())
        if link is not None and not _apart(each)
    }
    return {
        case: tuple(
            replace(each, label=f"{each.verb} '{each.element}'")
            if link in alone and _apart(each)
            else each
            for each, link in found
        )
        for case, found in links.items()
    }


def _link_in_frame(activity: Activity) -> tuple[str | None, ...] | None:
    """Return what is the same of a link on all the pages that show it in one place."""
    event = activity.acting
    box = event.target.box if event.target is not None else None
    element = _element_of(activity) if activity.element_type == "link" else None
    if element is None or box is None:
        return None
    (application, *_), name = element
    return application, activity.place, name, f"{round(box.x)} {round(box.y)}"


def _element_of(activity: Activity) -> tuple[_Place, str] | None:
    """Return what is the same in all events on an element that is named in quotes."""
    place = _place_of(activity)
    if place is None or activity.name_source not in _SAID | {"text", "value"}:
        return None
    if not activity.label.startswith(f"{activity.verb} '{activity.element}'"):
        return None
    return place, (activity.element or "").casefold()


def _apart(activity: Activity) -> str:
    return activity.label.removeprefix(f"{activity.verb} '{activity.element}'").strip()


def _told_apart_as(
    activity: Activity, differing: Mapping[tuple[_Place, str], set[str]]
) -> Activity:
    element = _element_of(activity) if differing else None
    said = differing.get(element) if element is not None else None
    if said is None:
        return activity
    words = next(iter(said)) if len(said) == 1 else f"({activity.element_type})"
    label = f"{activity.verb} '{activity.element}' {words}"
    return activity if label == activity.label else replace(activity, label=label)


def _rank(activity: Activity) -> int | None:
    """Tell how much an activity says of its element: 0 a name, 1 a guess or nothing."""
    if activity.place is None or _called(activity) is None:
        return None
    if activity.name_source in _SAID:
        is_part = activity.name_source == _STATED and _sentence_of(activity)
        return 1 if is_part else 0
    guessed = activity.name_source in _GUESSED or activity.name_source == NAMELESS
    return 1 if guessed else None


def _called(activity: Activity) -> str | None:
    """Return what the label calls the element; None where it names none."""
    verb, label = f"{activity.verb} ", activity.label
    called = label.removeprefix(verb)
    is_named = activity.element is None or f"'{activity.element}'" in called
    return called if is_named and label.startswith(verb) else None


def _place_of(activity: Activity) -> _Place | None:
    if activity.place is None:
        return None
    event = activity.acting
    layer = str(event.attributes.get(columns.UI_LAYER_NAME) or "")
    if (sentence := _sentence_of(activity)) is not None:
        return application_of(event), None, sentence, layer
    path = _ROW.sub("/tr[n]", activity.place)
    return application_of(event), activity.page, path, layer


def _sentence_of(activity: Activity) -> str | None:
    """Return what an element states that is too long for a name.

    What states the same whole sentence is the same, wherever it stands; its beginning
    is a guess.
    """
    stated = str(activity.acting.attributes.get(columns.UI_ACCESSIBLE_NAME) or "")
    return stated if stated.strip() and tidy_name(stated) is None else None


def _named_as(
    activity: Activity, known: Mapping[_Place, list[dict[str, Activity]]]
) -> Activity:
    place = _place_of(activity) if _rank(activity) else None
    if place not in known or place is None:
        return activity
    ranks = known[place] if activity.name_source == NAMELESS else known[place][:1]
    said = next((rank for rank in ranks if rank), {})
    if len(said) != 1:
        return activity
    other = next(iter(said.values()))
    return replace(
        activity,
        label=f"{activity.verb} {_called(other)}",
        element=other.element,
        name_source=other.name_source,
        naming=activity.naming and _explained(activity.naming, other),
    )


def _explained(naming: Naming, other: Activity) -> Naming:
    """Say first who was believed, where that was asked for."""
    said = Statement(witness=WITNESS, said=other.element, source=other.name_source)
    return replace(naming, asked=(said, *naming.asked) if naming.asked else ())
