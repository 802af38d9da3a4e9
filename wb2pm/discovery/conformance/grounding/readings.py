"""A run as what can be laid beside other people's: its acts and their effects."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.desktop.demonstrations import PARTIAL, UNSEEN_BETWEEN
from wb2pm.converters.pages.context import PageContext
from wb2pm.discovery.conformance.continuity.fields import (
    content_before,
    is_text_field,
)
from wb2pm.discovery.conformance.continuity.gaps import is_in_a_program, screen_evidence
from wb2pm.discovery.conformance.continuity.keys import unselected
from wb2pm.discovery.conformance.continuity.views import (
    corners,
    has_scrolled,
    is_same_page,
)
from wb2pm.discovery.conformance.grounding.doing import doing_of, moves_or_fills
from wb2pm.discovery.conformance.grounding.effects import (
    SAME,
    SeenScreen,
    effect_between,
    is_altered,
    place,
)
from wb2pm.discovery.conformance.grounding.last_screens import outcome_of
from wb2pm.discovery.conformance.grounding.runs import run_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from wb2pm.discovery.conformance.continuity.views import Corners
    from wb2pm.discovery.conformance.deviations import ScreenEvidence
    from wb2pm.discovery.conformance.grounding.effects import Effect
    from wb2pm.discovery.conformance.grounding.last_screens import Outcome
    from wb2pm.discovery.conformance.grounding.runs import PersonsRun
    from wb2pm.events import Activity, Demonstration, Screen, UIEvent


class Moment(NamedTuple):
    """One event and what it changed.

    Attributes:
        event: Its id.
        activity: 0-based position of its activity.
        doing: What was done, without values: `click`, `type`, `press Enter`.
        label: Label of its activity.
        place: Where its target stands; None without target.
        seen: Whether the screen before lists the target; None where that cannot be told.
        effect: What changed.
        known: Whether both screens are known.
        moved: Whether the target stood elsewhere on that screen, or read otherwise;
            None where that cannot be told.
        held: What the text field that it was done to held before; None for anything
            else.
        scrolled: Whether the page stood elsewhere afterwards; None where that cannot
            be told.
        states: Control -> its state on the screen before, as far as the source tells
            (`wb2pm.discovery.conformance.grounding.effects.SeenScreen`).
        states_after: The same of the screen after it.
        control: The control that it was done to; None for what has no state.
        shown_after: Whether the screen after it lists the target.
        unselected: Of a text that took another's place, whether nothing was done that
            selects that; None for anything else.
    """

    event: str
    activity: int
    doing: str
    label: str
    place: str | None
    seen: bool | None
    effect: Effect
    known: bool
    moved: bool | None = None
    held: str | None = None
    scrolled: bool | None = None
    states: Mapping[str, str] = MappingProxyType({})
    states_after: Mapping[str, str] = MappingProxyType({})
    control: str | None = None
    shown_after: bool = False
    unselected: bool | None = None

    def known_by(self) -> list[tuple[str, str]]:
        """Return by what it is known again: its label, and the place of its target."""
        keys = [(self.doing, self.label)]
        if self.place is not None:
            keys.append((self.doing, self.place))
        return keys

    def turns(self) -> bool:
        """Return whether another page came."""
        return any(mark.startswith("@") for mark in self.effect)

    def altered(self) -> frozenset[str]:
        """Return the controls that were in another state afterwards."""
        if self.turns():
            return frozenset()
        shared = self.states.keys() & self.states_after.keys()
        return frozenset(
            place
            for place in shared
            if is_altered(self.states[place], self.states_after[place])
        )


class Did(NamedTuple):
    """What an activity was, for comparing it with words.

    Attributes:
        label: Its label.
        verb: First word of the label.
        element: Name of the element.
        kind: Kind of element.
        value: What was typed or chosen.
        page: Template of the page.
        nameless: Whether only its path tells the element from others.
        event: Id of the first event.
        place: Where the element stands.
        reads: What was clicked says by itself: a record is called by what it is.
    """

    label: str
    verb: str
    element: str | None
    kind: str | None
    value: str | None
    page: str | None
    nameless: bool
    event: str
    place: str | None
    reads: str | None = None

    @property
    def goes_back(self) -> bool:
        """Whether it leads to the page before, and to nothing of its own."""
        return self.verb == "Navigate" and self.value == "back"

    @property
    def tells_itself(self) -> bool:
        """Whether it can be compared: by a name, or by typing, which stays wherever it is."""
        return not self.nameless or self.verb == "Enter"


class Reading(NamedTuple):
    """A run, read.

    Attributes:
        run: Its steps, as they are compared between people.
        did: Its activities.
        moments: Its events.
        screens: What its screens say by themselves.
        title: Title of the last screen.
        intent: What was to be done, in its own words.
        titles: The titles of all screens.
        outcome: What its last screens show; None without screens.
    """

    run: PersonsRun
    did: tuple[Did, ...]
    moments: tuple[Moment, ...]
    screens: ScreenEvidence
    title: str | None = None
    intent: str | None = None
    titles: frozenset[str] = frozenset()
    outcome: Outcome | None = None


def read_run(
    demonstration: Demonstration,
    activities: Sequence[Activity],
    screens: ScreenEvidence | None = None,
) -> Reading:
    """Read a demonstration: what was done, and what that changed on the screens.

    Args:
        demonstration: As read; its pages must still be there.
        activities: Its activities at granularity ``step``.
        screens: What its screens say by themselves, where that is known.
    """
    context = PageContext(demonstration)  # one for all: each page is decoded once
    after = [e.screen_after for e in demonstration.events if e.screen_after]
    if screens is None:
        screens = screen_evidence(demonstration, context)
    return Reading(
        run=run_of(demonstration, activities),
        did=tuple(_did(activity) for activity in activities),
        moments=tuple(_moments(demonstration, activities, context)),
        screens=screens,
        title=after[-1].title if after else None,
        intent=demonstration.intent,
        titles=frozenset(screen.title for screen in after if screen.title),
        outcome=outcome_of(demonstration, context) if after else None,
    )


def is_passive(moment: Moment) -> bool:
    """Return whether what was done only moves about or fills in, and commands nothing.

    Examples:
        >>> moment = Moment("1", 0, "press Tab", "", None, None, frozenset(), True)
        >>> is_passive(moment), is_passive(moment._replace(doing="press Ctrl+S"))
        (True, False)
    """
    return moves_or_fills(moment.doing) or (
        moment.doing == "click" and moment.label.startswith("Enter ")
    )


_UNSEEN: Final = frozenset({UNSEEN_BETWEEN, PARTIAL})


def _did(activity: Activity) -> Did:
    target = activity.acting.target
    return Did(
        label=activity.label,
        verb=activity.verb,
        element=activity.element,
        kind=activity.element_type,
        value=activity.value,
        page=activity.page,
        nameless=activity.name_source == "nameless",
        event=activity.events[0].id,
        place=place(target.path) if target and target.path else None,
        reads=target.label or target.text
        if target and activity.verb == "Click"
        else None,
    )


def _moments(
    demonstration: Demonstration, activities: Sequence[Activity], context: PageContext
) -> Iterator[Moment]:
    replaced = unselected([e for e in demonstration.events if not is_in_a_program(e)])
    seen: dict[int, SeenScreen] = {}
    places: dict[int, Corners] = {}

    def look(screen: Screen | None) -> SeenScreen | None:
        if screen is None:
            return None
        if id(screen) not in seen:
            seen[id(screen)] = SeenScreen(screen, context)
        return seen[id(screen)]

    def stood(event: UIEvent) -> bool | None:
        before, after = event.screen_before, event.screen_after
        if before is None or after is None or not is_same_page(before, after):
            return None
        for screen in (before, after):
            if id(screen) not in places:
                places[id(screen)] = corners(screen, context)
        return has_scrolled(places[id(before)], places[id(after)])

    written_in: str | None = None
    for number, activity in enumerate(activities):
        for event in activity.events:
            goes_on = _goes_on_in(event, written_in)
            written_in = event.target.path if event.target else None
            before, after = look(event.screen_before), look(event.screen_after)
            known = bool(before and after and before.marks and after.marks)
            known = known and not _UNSEEN.intersection(event.issues)
            path = event.target.path if event.target else None
            yield Moment(
                event=event.id,
                activity=number,
                doing=doing_of(event),
                label=activity.label,
                place=place(path) if path else None,
                seen=before.has(path)
                if before and before.paths and path and not is_in_a_program(event)
                else None,
                effect=effect_between(before, after)
                if before is not None and after is not None and known
                else SAME,
                known=known,
                moved=None
                if is_in_a_program(event) or goes_on
                else _has_moved(event, context),
                held=_held(event),
                scrolled=None if goes_on else stood(event),
                states=before.states if before is not None else _NO_STATES,
                states_after=after.states if after is not None else _NO_STATES,
                control=_control(path, before, after),
                shown_after=bool(after and path and after.has(path)),
                unselected=replaced.get(event.id),
            )


def _goes_on_in(event: UIEvent, path: str | None) -> bool:
    """Return whether somebody goes on by keys in a text of several lines.

    It may grow, and browsers keep what is written in view.
    """
    target = event.target
    return (
        event.action in {"type", "press"}
        and target is not None
        and target.path == path
        and target.tag != "input"
        and (target.tag == "textarea" or target.role == "textbox")
    )


def _control(
    path: str | None, before: SeenScreen | None, after: SeenScreen | None
) -> str | None:
    """Return the control at a path, also where only the screen after shows it."""
    known = (screen.controls.get(path) for screen in (before, after) if screen and path)
    return next(filter(None, known), None)


def _held(event: UIEvent) -> str | None:
    target = event.target
    if target is None or not is_text_field(target) or target.type == "password":
        return None
    return content_before(event)


def _has_moved(event: UIEvent, context: PageContext) -> bool | None:
    """Return whether a target is not where, or not what, the screen before shows.

    What still lies under the middle of where it was met did not move: pages settle
    by a few pixels while something opens.
    """
    target, screen = event.target, event.screen_before
    if target is None or screen is None or not target.path:
        return None
    view = context.view(screen)
    listed = view.at_path(target.path) if view is not None else None
    if listed is None:
        return None
    ours, theirs = _words(target.text), _words(listed.text)
    is_value = target.tag in _WRITTEN_IN or target.role == "combobox"
    if ours and theirs and ours != theirs and not is_value:
        return True
    if target.box is None or listed.box is None or target.box.space != listed.box.space:
        return None
    return not listed.box.contains(*target.box.middle)


def _words(text: str | None) -> str:
    return " ".join((text or "").split())[:_READ]


_NO_STATES: Final[Mapping[str, str]] = MappingProxyType({})
_READ: Final = 30
"""Characters of a text that are compared; recorders cut texts at different lengths."""
_WRITTEN_IN: Final = frozenset({"input", "textarea", "select"})
