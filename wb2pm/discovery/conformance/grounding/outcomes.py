"""What the acts of a run led to, beside what the same acts led to in other runs.

Somebody who leaves an act out, or does it at another time, leaves a trace on the
screens: what it changes is then seen to come with another act, or not to come at all.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from wb2pm.discovery.conformance.grounding.effects import reverse
from wb2pm.discovery.conformance.grounding.readings import is_passive

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.effects import Effect
    from wb2pm.discovery.conformance.grounding.readings import Moment, Reading

MOST: Final = 0.8
"""Share of the marks of an act that have to be seen for it to be recognised."""
LOUD: Final = 8
"""Marks from which on an effect is too large for chance: a list or dialog has more."""
_TIMES: Final = 3
"""How many times as large as any that the act had elsewhere it then is."""
_ENOUGH: Final = 5
"""How often a key or the like has to be seen before its usual effect is known."""

MOSTLY_STILL: Final = 0.05
"""Share of targets that stand elsewhere on the screen before, from which on a recorder
takes its screens too late or too early for that to tell anything."""
_LIVE: Final = ("+n:alert:", "+n:status:", "+n:log:")
_TO_NEXT: Final = frozenset({"press Tab", "press Shift+Tab"})

SurpriseKind = Literal[
    "foreign",
    "loud",
    "undone",
    "no_effect",
    "off_screen",
    "moved",
    "begun",
    "unselected",
    "filled",
    "altered",
    "already",
    "tabbed",
    "turned",
    "stayed",
    "scrolled",
]
"""`foreign`: what another act brings came with this one. `loud`: far more changed than
this act changes elsewhere. `undone`: what another act brings went away with this one.
`no_effect`: nothing came of what it brings elsewhere. `off_screen`: what it was done to
was not on the screen, though others' screens list it. `moved`: it stood elsewhere on
the screen before, or read otherwise. `begun`: a field was clicked, and nothing entered.
`unselected`: a text took another's place that was not selected, as it is by all others.
`filled`: a field held something else at its first touch than it does with all others.
`altered`: a control came into another state though something else was done. `already`:
one was filled in or chosen when it was first shown.
`tabbed`: Tab led elsewhere. `turned`, `stayed`: another page came, or did not come.
`scrolled`: the page stood elsewhere afterwards."""


class Surprise(NamedTuple):
    """An event with another outcome than others'.

    Attributes:
        kind: What is other.
        moment: The event.
        act: The act whose outcome it is, where one is recognised.
    """

    kind: SurpriseKind
    moment: Moment
    act: str | None = None


class Outcomes:
    """What is known of outcomes from other people's runs."""

    def __init__(self, runs: Sequence[Reading], acts: Sequence[Sequence[Act]]) -> None:
        """Take the runs of others, and their acts, called alike."""
        self._effects: defaultdict[tuple[str, str], list[Effect]] = defaultdict(list)
        self._sizes: defaultdict[str, list[int]] = defaultdict(list)
        self._marks: set[str] = set()
        self._listed: set[str] = set()
        self._seen: defaultdict[tuple[str, str], bool] = defaultdict(bool)
        self._moved: defaultdict[tuple[str, str], bool] = defaultdict(bool)
        self._focused: set[str] = set()
        self._scrolled: set[str] = set()
        self._ever: defaultdict[str, set[str]] = defaultdict(set)
        self._known = {act.name for one in acts for act in one}
        self._fills = {a.name for one in acts for a in one if a.kind == "fill"}
        for run in runs:
            for moment in run.moments:
                self._learn(moment)
        placed = [m.moved for run in runs for m in run.moments if m.moved is not None]
        self._exact = sum(placed) <= MOSTLY_STILL * len(placed)
        for one in acts:
            for act in one:
                self._ever[act.name] |= act.effect | act.net
        self._cores = {
            key: core
            for key, effects in self._effects.items()
            if len(effects) > 1 and len(core := frozenset.intersection(*effects)) > 1
        }
        self._own = _own_marks(runs, acts)
        self._fading = self._fades(runs)

    def _learn(self, moment: Moment) -> None:
        """Take what somebody else's event was done to, and what it changed."""
        if moment.seen and moment.place:
            self._listed.add(moment.place)
        for key in moment.known_by():
            self._seen[key] |= moment.seen is not False
            self._moved[key] |= moment.moved is True
        if not moment.known:
            return
        if moment.doing in {"click", "type"} and is_passive(moment):
            self._focused |= moment.effect
        elif moment.doing == "scroll":
            self._scrolled |= moment.effect
        for key in moment.known_by():
            self._effects[key].append(moment.effect)
        self._sizes[moment.doing].append(len(moment.effect))
        self._marks |= moment.effect

    def surprises(self, reading: Reading, acts: Sequence[Act]) -> Iterator[Surprise]:
        """Find the events of a run whose outcome is another than with others.

        Args:
            reading: The run.
            acts: Its acts, called as those of the others.
        """
        named = _names_at(acts)
        for moment in reading.moments:
            if self._is_off_screen(moment):
                yield Surprise("off_screen", moment)
            elif self._stood_elsewhere(moment):
                yield Surprise("moved", moment)
            if not moment.known or moment.doing == "scroll":
                continue
            names = named[moment.activity]
            keys = [key for key in moment.known_by() if key in self._effects]
            if is_passive(moment) or any(len(self._effects[k]) > 1 for k in keys):
                yield from self._surprises_at(moment, names, keys)

    def other_ways(self, reading: Reading, acts: Sequence[Act]) -> frozenset[str]:
        """Find acts that were not done and whose outcome was reached all the same.

        What nobody else did brought it: a shortcut, a search, another menu. What is
        entered in one field does not fill in another.

        Args:
            reading: The run.
            acts: Its acts, called as those of the others.
        """
        named = _names_at(acts)
        done = {act.name for act in acts}
        entered = {act.at for act in acts if act.kind == "fill"}
        found = set()
        for moment in reading.moments:
            if is_passive(moment) or not moment.known:
                continue
            if named[moment.activity] & self._known and moment.doing != "press Enter":
                continue
            for act, own in self._own.items():
                filled = act in self._fills and moment.activity in entered
                if act not in done and not filled and _has(moment.effect, own):
                    found.add(act)
        return frozenset(found)

    def _is_off_screen(self, moment: Moment) -> bool:
        """Return whether a target is not on the screen where others' screens have it.

        That a source lists such a thing at all, the screen after a click tells as well.
        """
        came = moment.doing == "click" and moment.shown_after and not moment.turns()
        if moment.seen is not False or not (came or moment.place in self._listed):
            return False
        keys = [key for key in moment.known_by() if key in self._seen]
        return any(self._seen[key] for key in keys) if keys else True

    def _stood_elsewhere(self, moment: Moment) -> bool:
        """Return whether a target moved that stays where it is with others."""
        if not moment.moved or not self._exact:
            return False
        return not any(self._moved[key] for key in moment.known_by())

    def _surprises_at(
        self, moment: Moment, names: set[str], keys: list[tuple[str, str]]
    ) -> Iterator[Surprise]:
        effects = [effect for key in keys for effect in self._effects[key]]
        ever = frozenset().union(*effects, *(self._ever[n] for n in names))
        if moment.doing in _TO_NEXT:  # the field that it leads to may open what it has,
            # and is brought into view
            led = self._focused | self._scrolled
            ever |= led | {reverse(mark) for mark in led}
        rest = (moment.effect - ever) & self._marks
        brought = self._brought_by(rest, names, keys)
        if brought is not None:
            yield Surprise("foreign", moment, brought or None)
        sizes = [len(effect) for effect in effects] or self._sizes[moment.doing]
        known = effects or len(sizes) >= _ENOUGH
        size = len(moment.effect)
        if known and size >= LOUD and size > _TIMES * max(sizes):
            yield Surprise("loud", moment)
        gone = {reverse(mark) for mark in moment.effect - ever if mark[0] in "+-"}
        stays = self._cores.keys() - self._fading - set(keys)
        if any(_has(gone, self._cores[key]) for key in stays if key[0] != "scroll"):
            yield Surprise("undone", moment)
        cores = [self._cores[key] for key in keys if key in self._cores]
        quiet = _TIMES * size < min(sizes, default=0)
        if quiet and cores and not moment.effect & max(cores, key=len):
            yield Surprise("no_effect", moment)

    def _fades(self, runs: Sequence[Reading]) -> frozenset[tuple[str, str]]:
        """Find what brings something that goes away by itself, such as a message.

        It is said in a live region (WAI-ARIA 1.2, 5.3.5), or goes away with others while
        they fill something in, move about, or act on something else that stays.
        """
        gone = [
            (moment.known_by(), {reverse(m) for m in moment.effect if m[0] in "+-"})
            for run in runs
            for moment in run.moments
            if moment.known and (is_passive(moment) or moment.shown_after)
        ]
        return frozenset(
            key
            for key, core in self._cores.items()
            if any(mark.startswith(_LIVE) for mark in core)
            or any(key not in by and _has(marks, core) for by, marks in gone)
        )

    def _brought_by(
        self, rest: Effect, names: set[str], keys: list[tuple[str, str]]
    ) -> str | None:
        """Return the act that something comes of elsewhere; empty for an event of one."""
        for act, own in self._own.items():
            if act not in names and _has(rest, own):
                return act
        for key, core in self._cores.items():
            if key not in keys and _has(rest, core):
                return ""
        return None


def _names_at(acts: Iterable[Act]) -> defaultdict[int, set[str]]:
    found: defaultdict[int, set[str]] = defaultdict(set)
    for act in acts:
        found[act.at].add(act.name)
    return found


def _has(effect: Iterable[str], core: Effect) -> bool:
    return len(core.intersection(effect)) >= MOST * len(core)


def _own_marks(
    runs: Sequence[Reading], acts: Sequence[Sequence[Act]]
) -> dict[str, Effect]:
    """Return the marks that an act always leaves, and no other ever does."""
    left: defaultdict[str, list[Effect]] = defaultdict(list)
    by: defaultdict[str, set[str]] = defaultdict(set)
    for run, own in zip(runs, acts, strict=True):
        for act in own:
            left[act.name].append(act.net)
            for mark in act.net:
                by[mark].add(act.name)
        active = {act.at for act in own}
        for moment in run.moments:
            if moment.activity not in active:
                for mark in moment.effect:
                    by[mark].add(moment.label)
    found = {}
    for name, effects in left.items():
        common = frozenset.intersection(*effects) if len(effects) > 1 else frozenset()
        telling = frozenset(m for m in common if by[m] == {name} and m[0] != "-")
        if len(telling) > 1 or any(not mark.startswith("+p:") for mark in telling):
            found[name] = telling
    return found
