"""Deviations of a run from what others do, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.deviations import Deviation
from wb2pm.discovery.conformance.grounding.beside import shows_effects

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.discovery.conformance.deviations import DeviationKind
    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.beside import Beside
    from wb2pm.discovery.conformance.grounding.compared import Difference
    from wb2pm.discovery.conformance.grounding.outcomes import Surprise


def deviations_of(beside: Beside) -> Iterator[Deviation]:
    """Name what a run did not do as others do it.

    Args:
        beside: The run and the others.
    """
    habits = beside.habits
    for name in beside.departures.missing:
        count = habits.done_by[name]
        step = beside.laid.steps.get(name) if beside.laid else None
        place = f"Step {step}: " if step else ""
        left_open = beside.laid is not None and name in beside.laid.open
        yield Deviation(
            kind="missing",
            sentence=f"{place}{name} was left out; {count} of {habits.runs} others did"
            f" it{', though the text leaves it open' if left_open else ''}.",
            step=step,
            step_text=name,
        )
    for words, act in beside.unmet:
        step = beside.laid.steps.get(act) if beside.laid and act else None
        place = f"Step {step}: " if step else ""
        theirs = (
            f"enter theirs in {act}"
            if act
            else "do something with what theirs name there"
        )
        yield Deviation(
            kind="missing",
            sentence=f'{place}Nothing was done with "{words}", which the goal names;'
            f" others {theirs}.",
            step=step,
            step_text=act,
        )
    for difference in beside.differences:
        yield _otherwise(difference, beside)
    for surprise in beside.surprises:
        yield _surprising(surprise, beside)
    if not shows_effects(beside):
        yield from _of_order(beside)


def _of_order(beside: Beside) -> Iterator[Deviation]:
    for first, then in beside.departures.swapped:
        yield _at(
            first,
            "out_of_order",
            f"{first.name} was done before {then.name};"
            " all others who did both did it after.",
        )
    for before, after, name in beside.departures.holes:
        yield _at(
            after,
            "missing",
            f"Between {before.name} and {after.name}, all others who did both"
            f" did: {name}.",
        )


def _at(act: Act, kind: DeviationKind, sentence: str) -> Deviation:
    return Deviation(
        kind=kind,
        sentence=sentence,
        step_text=act.name,
        activity=act.at,
        activity_label=act.done.label,
        event=act.done.event,
    )


def _surprising(surprise: Surprise, beside: Beside) -> Deviation:
    moment = surprise.moment
    what = f"{moment.label} ({moment.doing})"
    sentences = {
        "foreign": f"What came with {what} comes, with others, of another act"
        + (f": {surprise.act}." if surprise.act else "."),
        "loud": f"Far more changed with {what} than with others.",
        "undone": f"With {what} went away what others bring about by another act.",
        "no_effect": f"Nothing came of {what}; with others something does.",
        "off_screen": f"What {what} was done to was not on the screen before it.",
        "moved": f"What {what} was done to stood elsewhere on the screen before it.",
        "begun": f"{what} was the last thing in that field: nothing was entered.",
        "unselected": f"With {what}, a text took another's place that was not selected;"
        " with others it is.",
        "filled": f"At {what}, its first touch, the field did not hold what it holds"
        " with others.",
        "altered": f"With {what}, a field or control came into another state that"
        " nothing was done to; with others that does not happen.",
        "already": f"Before {what}, a field or control was filled in or chosen that"
        " nobody else finds so.",
        "tabbed": f"Tab led to {what}; with others it leads elsewhere.",
        "turned": f"Another page came with {what}; with others none does.",
        "stayed": f"No other page came of {what}; with others one does.",
        "scrolled": f"The page was scrolled between {what} and the next screen.",
    }
    laid, act = beside.laid, surprise.act
    return Deviation(
        kind="missing" if surprise.kind in _LEFT_OUT else "out_of_order",
        sentence=sentences[surprise.kind],
        step=laid.steps.get(act) if laid and act else None,
        step_text=act,
        activity=moment.activity,
        activity_label=moment.label,
        event=moment.event,
    )


_LEFT_OUT: Final = frozenset(
    {
        *("off_screen", "moved", "begun", "filled", "tabbed", "scrolled"),
        *("altered", "already", "unselected"),
    }
)
"""Surprises that tell of something that is missing, rather than at another place."""


def _otherwise(difference: Difference, beside: Beside) -> Deviation:
    did, name = beside.reading.did[difference.at], difference.act
    step = beside.laid.steps.get(name) if beside.laid and name else None
    place = f"Step {step}: " if step else ""
    sentences = {
        "wrong_target": f"{did.label} was done in place of {name}.",
        "wrong_value": f'"{difference.other}" was entered ({did.label}); what others'
        " enter there stands in what they were asked to do.",
        "repeated": f"{did.label} was done again; all others did it once.",
        "extra": f"{did.label} was done; nobody else did it, and nothing asks for it.",
        "out_of_order": f"{name} was done before {difference.other};"
        " all others did it after.",
    }
    return Deviation(
        kind=difference.kind,
        sentence=f"{place}{sentences[difference.kind]}",
        step=step,
        step_text=name,
        activity=difference.at,
        activity_label=did.label,
        event=did.event,
    )
