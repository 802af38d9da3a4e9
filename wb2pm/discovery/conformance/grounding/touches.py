"""How fields, keys and the view went on, beside how they do in other people's runs.

What somebody left out, or did at another time, is often not on any screen: what a field
holds is not listed, and a scrolled page has the same elements. But the next touch of
the field shows what it holds, the next key shows where the focus is, and the next
screen where the page stands. In the runs of others the same touches tell what to
expect.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.grounding.outcomes import Surprise
from wb2pm.discovery.conformance.grounding.readings import is_passive

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from wb2pm.discovery.conformance.grounding.readings import Moment, Reading

_ALIKE: Final = 2
"""Times that others were seen to do the same, from which on it is expected."""
_TAB: Final = "press Tab"


class Touches:
    """What is known of touches from other people's runs."""

    def __init__(self, runs: Sequence[Reading]) -> None:
        """Take the runs of others."""
        self._first: defaultdict[str, list[str]] = defaultdict(list)
        self._begun: set[str] = set()
        self._next: defaultdict[str, list[str]] = defaultdict(list)
        self._turned: defaultdict[tuple[str, str], list[bool]] = defaultdict(list)
        self._scrolled: defaultdict[tuple[str, str], list[bool]] = defaultdict(list)
        self._passive_turned: list[bool] = []
        self._done: set[tuple[str, str]] = set()
        self._replaced: defaultdict[str | None, list[bool]] = defaultdict(list)
        for run in runs:
            for place, held in _first_touches(run).items():
                self._first[place].append(held)
            self._begun |= {m.place for m in _begun(run) if m.place}
            for here, there in _led_by_tab(run):
                self._next[here].append(there)
            for moment in run.moments:
                if moment.unselected is not None:
                    self._replaced[moment.place].append(moment.unselected)
                for key in moment.known_by():
                    self._done.add(key)
                    if moment.known:
                        self._turned[key].append(moment.turns())
                    if moment.scrolled is not None:
                        self._scrolled[key].append(moment.scrolled)
                if moment.known and is_passive(moment):
                    self._passive_turned.append(moment.turns())

    def surprises(self, reading: Reading) -> Iterator[Surprise]:
        """Find touches of a run that went on otherwise than with others.

        Args:
            reading: The run.
        """
        for moment in _begun(reading):
            if moment.place not in self._begun:
                yield Surprise("begun", moment)
        yield from self._filled(reading)
        yield from self._tabbed(reading)
        for moment in reading.moments:
            if moment.known and moment.turns() and self._never(moment, self._turned):
                yield Surprise("turned", moment)
            elif moment.known and not moment.turns() and self._always(moment):
                yield Surprise("stayed", moment)
            if moment.unselected and self._is_always_selected(moment):
                yield Surprise("unselected", moment)
            if moment.scrolled and self._never(moment, self._scrolled):
                yield Surprise("scrolled", moment)

    def _filled(self, reading: Reading) -> Iterator[Surprise]:
        """Yield the first touch of a field that holds what it holds with nobody else.

        What nobody else did may bring a form that is filled in: a copy, a draft.
        """
        seen: set[str] = set()
        usual = brought_as_usual(reading, self._done)
        for moment, is_usual in zip(reading.moments, usual, strict=True):
            place = moment.place
            if moment.held is not None and place and place not in seen:
                seen.add(place)
                theirs = self._first[place]
                alike = len(theirs) >= _ALIKE and len(set(theirs)) == 1
                if alike and moment.held != theirs[0] and is_usual:
                    yield Surprise("filled", moment)

    def _tabbed(self, reading: Reading) -> Iterator[Surprise]:
        """Yield what had the focus after a Tab that leads elsewhere with others."""
        at = {moment.event: moment for moment in reading.moments}
        for here, there, event in _tabs(reading):
            theirs = self._next[here]
            if len(theirs) >= _ALIKE and len(set(theirs)) == 1 and there != theirs[0]:
                yield Surprise("tabbed", at[event])

    def _never(
        self, moment: Moment, known: defaultdict[tuple[str, str], list[bool]]
    ) -> bool:
        """Return whether what came of something came of the same with nobody else."""
        if moment.doing == "scroll" and known is self._scrolled:
            return False
        seen = [one for key in moment.known_by() if key in known for one in known[key]]
        if len(seen) >= _ALIKE:
            return not any(seen)
        return (
            known is self._turned
            and is_passive(moment)
            and len(self._passive_turned) >= _ALIKE
            and not any(self._passive_turned)
        )

    def _is_always_selected(self, moment: Moment) -> bool:
        """Return whether all others select a text before they put another in its place.

        What they do in this field counts, or else what they do in any.
        """
        theirs = self._replaced.get(moment.place) or [
            one for texts in self._replaced.values() for one in texts
        ]
        return len(theirs) >= _ALIKE and not any(theirs)

    def _always(self, moment: Moment) -> bool:
        """Return whether the same always brings another page with others."""
        seen = [one for key in moment.known_by() for one in self._turned.get(key, [])]
        return len(seen) >= _ALIKE and all(seen)


def brought_as_usual(
    reading: Reading,
    done: Collection[tuple[str, str]],
    pages: Collection[str] = frozenset(),
) -> list[bool]:
    """Return of each event whether its page, and what opened there, came as with others.

    A page that others come to, too, is the same for whoever gives its address.

    Args:
        reading: A run.
        done: Keys of what others did.
        pages: Marks of the pages that came with what others did.
    """
    usual, is_usual_page, is_usual = [], True, True
    for moment in reading.moments:
        usual.append(is_usual_page and is_usual)
        turned = moment.turns()
        opened = any(mark[0] == "+" for mark in moment.effect)
        if turned or (opened and not is_passive(moment)):
            is_usual = any(key in done for key in moment.known_by())
            if moment.doing == "navigate":
                came = {mark for mark in moment.effect if mark[0] == "@"}
                is_usual |= bool(came) and came <= set(pages)
        if turned:
            is_usual_page = is_usual
    return usual


def _first_touches(run: Reading) -> dict[str, str]:
    """Return what each field held when it was touched first."""
    found: dict[str, str] = {}
    for moment in run.moments:
        if moment.held is not None and moment.place:
            found.setdefault(moment.place, moment.held)
    return found


def _begun(run: Reading) -> Iterator[Moment]:
    """Yield clicks into a field with no key in it before the next click elsewhere.

    What is chosen in a list or calendar of the field is one act with the click.
    """
    acting = [m for m in run.moments if m.doing not in _PASSING | _SELECTING]
    for moment, then in pairwise(acting):
        if moment.doing != "click" or moment.held is None:
            continue
        is_elsewhere = then.place != moment.place and then.activity != moment.activity
        if is_elsewhere and not then.doing.startswith("press"):
            yield moment


_PASSING: Final = frozenset({"scroll", "hover", "wait", "copy"})
_SELECTING: Final = frozenset({"press Ctrl+A", "press Meta+A", "press Cmd+A"})
"""What is no more than the click before it: a text is selected to be replaced."""


def _led_by_tab(run: Reading) -> Iterator[tuple[str, str]]:
    for here, there, _ in _tabs(run):
        yield here, there


def _tabs(run: Reading) -> Iterator[tuple[str, str, str]]:
    """Yield where Tab was pressed, where the next key was, and that key's event."""
    acting = [m for m in run.moments if m.doing not in _PASSING]
    for moment, then in pairwise(acting):
        if moment.doing != _TAB or not (moment.place and then.place):
            continue
        if then.doing == "type" or then.doing.startswith("press "):
            yield moment.place, then.place, then.event
