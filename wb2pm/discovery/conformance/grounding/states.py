"""In which state controls were shown, beside those of other people.

A source that tells whether a box is checked, what is chosen and whether a field is
filled in shows what was done there, whatever was recorded: a control that came into
another state was touched, or changes with something else in everybody's runs.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.grounding.effects import is_filled
from wb2pm.discovery.conformance.grounding.outcomes import Surprise
from wb2pm.discovery.conformance.grounding.touches import brought_as_usual, keys_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.readings import Moment, Reading

_ALIKE: Final = 2
"""Others in whose runs a control has to be seen before it is known."""


class States:
    """What is known of the states of controls from other people's runs."""

    def __init__(self, runs: Sequence[Reading]) -> None:
        """Take the runs of others."""
        self._begun: defaultdict[str, list[bool]] = defaultdict(list)
        self._by_others: set[str] = set()
        self._by_itself: set[tuple[str, str | None]] = set()
        self._done: set[tuple[str, str]] = set()
        for run in runs:
            for place, (_, state) in _begun(run).items():
                self._begun[place].append(is_filled(state))
            for moment in run.moments:
                self._done.update(keys_of(moment))
                self._by_others |= _altered_besides(moment)
                if moment.place in moment.altered():
                    self._by_itself.add((moment.doing, moment.place))

    def surprises(self, reading: Reading) -> Iterator[Surprise]:
        """Find controls that came into another state than they do with others.

        `altered`: with an event that was done to something else, though with nobody
        else anything but what is done to the control itself alters it; or a field with
        a mere click into it, as with nobody else. `already`: it was shown filled in,
        checked or chosen from the beginning, as with nobody else.

        Args:
            reading: The run.
        """
        usual = brought_as_usual(reading, self._done)
        for place, (at, state) in _begun(reading).items():
            theirs = self._begun.get(place, ())
            known = len(theirs) >= _ALIKE and not any(theirs)
            if known and is_filled(state) and usual[at]:
                yield Surprise("already", reading.moments[at])
        for moment in reading.moments:
            for place in sorted(_altered_besides(moment)):
                known = len(self._begun.get(place, ())) >= _ALIKE
                if known and place not in self._by_others:
                    yield Surprise("altered", moment)
            if self._is_filled_by_click(moment):
                yield Surprise("altered", moment)

    def _is_filled_by_click(self, moment: Moment) -> bool:
        """Return whether a field has another content after a click into it."""
        place = moment.place
        if moment.doing != "click" or moment.held is None or place is None:
            return False
        known = len(self._begun.get(place, ())) >= _ALIKE
        filled = place in moment.altered()
        return known and filled and (moment.doing, place) not in self._by_itself

    def settled(self, reading: Reading, acts: Sequence[Sequence[Act]]) -> set[str]:
        """Find acts of others whose controls were filled in when they were shown first.

        What nobody else did had brought them: a copy, a template.

        Args:
            reading: The run.
            acts: The acts of each of the others.
        """
        usual = brought_as_usual(reading, self._done)
        filled = {
            place
            for place, (at, state) in _begun(reading).items()
            if is_filled(state) and not usual[at]
        }
        return {act.name for one in acts for act in one if act.done.place in filled}


def _begun(run: Reading) -> dict[str, tuple[int, str]]:
    """Return of each control which event first had it on the screen, and its state."""
    found: dict[str, tuple[int, str]] = {}
    for at, moment in enumerate(run.moments):
        for place, state in moment.states.items():
            found.setdefault(place, (at, state))
    return found


def _altered_besides(moment: Moment) -> set[str]:
    """Return what came into another state besides the target of an event.

    What is chosen of several turns off what was chosen before.
    """
    altered = set(moment.altered() - {moment.place})
    own = moment.states_after.get(moment.place or "")
    if own is None or own == moment.states.get(moment.place or ""):
        return altered
    return {p for p in altered if moment.states_after[p] != f"not {own}"}
