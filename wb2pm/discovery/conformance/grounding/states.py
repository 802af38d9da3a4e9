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
from wb2pm.discovery.conformance.grounding.touches import brought_as_usual

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.readings import Moment, Reading

_ALIKE: Final = 2
"""Others in whose runs a control has to be seen before it is known."""
_SUM: Final = "mixed"
_BESIDES: Final = ("selected", "pressed", _SUM)
"""States of what is looked at, and of a box that sums up others: nobody sets these."""
_FILLED: Final = "filled in"
_CHOSEN: Final = "chosen"
_TOLD: Final = frozenset({"content 0", "checked", "not checked"})
_Became = tuple[str, str]
"""A control, and what became of it."""
_WRITES_NOTHING: Final = frozenset(
    {"click", "press Tab", "press Shift+Tab", "press Ctrl+A", "press Meta+A"}
)
"""What is done to a text field without entering anything in it."""


class States:
    """What is known of the states of controls from other people's runs."""

    def __init__(self, runs: Sequence[Reading]) -> None:
        """Take the runs of others."""
        self._begun: defaultdict[str, list[bool]] = defaultdict(list)
        self._by_others: set[_Became] = set()
        self._touched: set[str | None] = set()
        self._pages: set[str] = set()
        self._by_itself: set[tuple[str, str | None]] = set()
        self._runs = runs
        self._done: set[tuple[str, str]] = set()
        for run in runs:
            for control, (_, state) in _begun(run).items():
                self._begun[control].append(is_filled(state))
            for moment in run.moments:
                self._done.update(moment.known_by())
                self._touched.add(moment.control)
                self._pages |= {mark for mark in moment.effect if mark[0] == "@"}
                if moment.control in moment.altered():
                    self._by_itself.add((moment.doing, moment.control))
            for _, besides in _altered_besides(run):
                self._by_others |= besides

    def surprises(self, reading: Reading) -> Iterator[Surprise]:
        """Find controls that came into another state than they do with others.

        `altered`: with an event that was done to something else, though others do
        something to it, and with none of them anything else alters it; or a field with
        a mere click or Tab, as with nobody else. `already`: it was shown filled in,
        checked or chosen from the beginning, as with nobody else.

        Args:
            reading: The run.
        """
        usual = brought_as_usual(reading, self._done, self._pages)
        for control, (at, state) in _begun(reading).items():
            theirs = self._begun.get(control, ())
            known = len(theirs) >= _ALIKE and not any(theirs)
            if known and is_filled(state) and usual[at]:
                yield Surprise("already", reading.moments[at])
        for moment, besides in _altered_besides(reading):
            if self._is_filled_by_touch(moment):
                yield Surprise("altered", moment)
            elif self._is_known(moment):
                for control, _ in sorted(besides - self._by_others):
                    known = len(self._begun.get(control, ())) >= _ALIKE
                    if known and control in self._touched:
                        yield Surprise("altered", moment)

    def _is_known(self, moment: Moment) -> bool:
        """Return whether others did the same, or nothing is entered or commanded by it."""
        if moment.doing == "scroll" or moment.doing in _WRITES_NOTHING - {"click"}:
            return True
        return any(key in self._done for key in moment.known_by())

    def _is_filled_by_touch(self, moment: Moment) -> bool:
        """Return whether a field has another content after what writes nothing in it.

        A key may write out what was begun, and choose it (ARIA practices, combobox).
        """
        control = moment.control
        if moment.doing not in _WRITES_NOTHING or moment.held is None:
            return False
        if moment.held and moment.label.startswith("Select "):
            return False
        known = control and len(self._begun.get(control, ())) >= _ALIKE
        filled = control in moment.altered()
        return bool(known and filled) and (moment.doing, control) not in self._by_itself

    def settled(self, reading: Reading, acts: Sequence[Sequence[Act]]) -> set[str]:
        """Find acts of others whose controls were filled in when they were shown first.

        What nobody else did had brought them: a copy, a template. The screen after that
        has to show it: what was filled in only by the next one was filled in unseen.

        Args:
            reading: The run.
            acts: The acts of each of the others.
        """
        usual = brought_as_usual(reading, self._done, self._pages)
        filled = {
            control
            for control, (at, state) in _begun(reading).items()
            if is_filled(state)
            and not usual[at]
            and is_filled(reading.moments[at - 1].states_after.get(control, ""))
        }
        if not filled:
            return set()
        return {
            act.name
            for run, own in zip(self._runs, acts, strict=True)
            for act in own
            if any(m.activity == act.at and m.control in filled for m in run.moments)
        }


def _begun(run: Reading) -> dict[str, tuple[int, str]]:
    """Return of each control which event first had it on the screen, and its state."""
    found: dict[str, tuple[int, str]] = {}
    for at, moment in enumerate(run.moments):
        for control, state in moment.states.items():
            found.setdefault(control, (at, state))
    return found


def _altered_besides(reading: Reading) -> Iterator[tuple[Moment, set[_Became]]]:
    """Yield of each event what was filled in, emptied or turned besides its target.

    What the same act touches is its own: the list whose option is taken. What is
    chosen of several turns off what was chosen before. Tabs and days are selected as
    one looks around. Each comes with what became of it: a form that is sent and
    empties its fields does not fill them in.
    """
    own: defaultdict[int, set[str | None]] = defaultdict(set)
    for moment in reading.moments:
        own[moment.activity].add(moment.control)
    for moment in reading.moments:
        now = moment.states_after.get(moment.control or "")
        if now == moment.states.get(moment.control or ""):
            now = None
        yield (
            moment,
            {
                (one, _became(state))
                for one in moment.altered() - own[moment.activity]
                if not (state := moment.states_after[one]).endswith(_BESIDES)
                and moment.states[one] != _SUM
                and (now is None or state != f"not {now}")
            },
        )


def _became(state: str) -> str:
    """Return what became of a control, whatever was entered or chosen."""
    if state in _TOLD:
        return state
    return _FILLED if is_filled(state) else _CHOSEN
