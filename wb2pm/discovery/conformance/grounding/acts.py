"""Acts of several runs, called alike where they are the same thing to do.

Names differ between runs where elements have none of their own, where one person
types a value and another chooses it, or takes a key for the button. Two names are one
act where they share a slot, the field in which they were entered before, a place on the
page, or what they lead to, and nobody did both: what one person does side by side are two things.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import chain, combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.conformance.grounding.effects import net_effect
from wb2pm.discovery.conformance.grounding.readings import is_passive
from wb2pm.discovery.conformance.grounding.runs import Step, forms_of, named_steps

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from wb2pm.discovery.conformance.grounding.effects import Effect
    from wb2pm.discovery.conformance.grounding.readings import Did, Moment, Reading

ALIKE: Final = 0.6
"""Share of the marks of two effects that both have, from which on they are one."""
TELLING: Final = 3
"""Marks that an effect needs to tell one act from another."""
HABIT: Final = 2
"""Others who have to agree: one person shows no habit."""


class Act(NamedTuple):
    """One thing that was done.

    Attributes:
        name: What is done, the same for all runs that were read together.
        kind: `fill`, `send` or `go`, as of `wb2pm.discovery.conformance.grounding.runs.Step`.
        at: 0-based position of the activity.
        done: The activity.
        called: What it is called in its own run.
        effect: What its events changed, all of them together.
        net: What of that was left when it was done.
        entered_in: The field in which the name of what was clicked was entered before:
            the record that somebody made; None for anything else.
    """

    name: str
    kind: str
    at: int
    done: Did
    called: str
    effect: Effect
    net: Effect
    entered_in: str | None = None


def acts_of(runs: Sequence[Reading]) -> list[tuple[Act, ...]]:
    """List the acts of runs of one workflow, called alike.

    Args:
        runs: Read with `wb2pm.discovery.conformance.grounding.readings.read_run`.

    Returns:
        The acts of each run, in order; an act done again is numbered.
    """
    forms = forms_of([reading.run for reading in runs])
    listed = [list(_acts(reading, forms)) for reading in runs]
    names = _merged(listed)
    known = [
        tuple(act._replace(name=names[act.called]) for act in acts) for acts in listed
    ]
    return [
        tuple(_sent_as_by_others(acts, [*known[:at], *known[at + 1 :]]))
        for at, acts in enumerate(known)
    ]


def _sent_as_by_others(
    acts: Sequence[Act], others: Sequence[Sequence[Act]]
) -> Iterator[Act]:
    """Call what a button sends as with others, where a form before it was not sent.

    A form is called by the fields filled in since the last one was sent, so that one
    that is left out gives its name to the next.
    """
    own = {act.name for act in acts}
    sent = [act for one in others for act in one if act.kind == "send"]
    for act in acts:
        name = _name_by_button(act, own, sent)
        yield act if name is None else act._replace(name=name)


def _name_by_button(act: Act, own: Collection[str], sent: Sequence[Act]) -> str | None:
    """Return what others call what they send by a button, if none sends this form by it."""
    if act.kind != "send" or act.done.verb != "Click":
        return None
    so = [a.done for a in sent if a.name == act.name]
    by_it = [a.name for a in sent if a.done.label == act.done.label]
    is_others = len(so) >= HABIT and all(
        done.verb == "Click" and done.label != act.done.label for done in so
    )
    if not is_others or len(by_it) < HABIT or len({*by_it}) > 1:
        return None
    return by_it[0] if by_it[0] not in own else None


def _acts(reading: Reading, forms: Mapping[str, str]) -> Iterator[Act]:
    """List the acts of a run: its steps, and the keys that did something."""
    steps = {step.activity for step in reading.run.steps}
    moments: defaultdict[int, list[Moment]] = defaultdict(list)
    for moment in reading.moments:
        moments[moment.activity].append(moment)
    keys = [
        Step(done.label, at, done.label)
        for at, done in enumerate(reading.did)
        if at not in steps
        and done.verb == "Press"
        and any(m.effect and not is_passive(m) for m in moments[at])
    ]
    run = reading.run
    if keys:
        every = sorted([*run.steps, *keys], key=lambda step: step.activity)
        run = run._replace(steps=tuple(every))
    entered: dict[str, str] = {}
    for step in named_steps(run, forms):
        done = reading.did[step.activity]
        if step.kind == "fill" and done.value and done.element:
            entered[done.value.casefold()] = done.element
        effects = [moment.effect for moment in moments[step.activity]]
        yield Act(
            name=step.name,
            kind=step.kind,
            at=step.activity,
            done=done,
            called=step.name,
            effect=frozenset().union(*effects),
            net=net_effect(effects),
            entered_in=entered.get((done.element or "").casefold())
            if step.kind == "go"
            else None,
        )


def _merged(listed: Sequence[Sequence[Act]]) -> dict[str, str]:
    """Tell which names are one act: each name and the one that stands for it."""
    runs = [{act.called for act in acts} for acts in listed]
    count = Counter(name for run in runs for name in run)
    found: defaultdict[str, list[Act]] = defaultdict(list)
    for act in chain.from_iterable(listed):
        found[act.called].append(act)
    groups = _Groups(runs)
    pairs = list(combinations(sorted(found, key=lambda n: (-count[n], n)), 2))
    for same in (_same_slot, _same_record, _same_doing, _same_place, _same_outcome):
        for one, other in pairs:
            numbered = number_of(one) == number_of(other)
            if numbered and same(found[one], found[other]):
                groups.join(one, other)
    return {name: groups.leader(name) for name in found}


class _Groups:
    """Names that are one act; the first of each group stands for it."""

    def __init__(self, runs: Sequence[set[str]]) -> None:
        self._runs = runs
        self._of: dict[str, str] = {}
        self._members: dict[str, set[str]] = {}

    def leader(self, name: str) -> str:
        return self._of.get(name, name)

    def join(self, one: str, other: str) -> None:
        first, second = self.leader(one), self.leader(other)
        if first == second:
            return
        ours, theirs = self._group(first), self._group(second)
        if any(run & ours and run & theirs for run in self._runs):
            return
        self._members[first] = ours | theirs
        for name in theirs:
            self._of[name] = first

    def _group(self, leader: str) -> set[str]:
        return self._members.get(leader, {leader})


def _same_slot(one: Sequence[Act], other: Sequence[Act]) -> bool:
    """Return whether two acts fill in a field of one name."""
    first, second = one[0], other[0]
    named = first.done.element is not None
    fills = first.kind == second.kind == "fill"
    return fills and named and first.done.element == second.done.element


def _same_record(one: Sequence[Act], other: Sequence[Act]) -> bool:
    """Return whether two acts are done to what people have made, called by the same field."""
    fields = [{act.entered_in for act in acts} for acts in (one, other)]
    alike = one[0].done.verb == other[0].done.verb and fields[0] == fields[1]
    return alike and None not in fields[0]


def _same_doing(one: Sequence[Act], other: Sequence[Act]) -> bool:
    """Return whether the same was done to what stands in one place.

    On a canvas everything has one place: two people who open a box of it by a double
    click do the same, rather than somebody who clicks beside it. Keys are pressed
    anywhere: each is a doing of its own.
    """
    verb = one[0].done.verb
    return verb == other[0].done.verb != "Press" and _same_place(one, other)


def _same_place(one: Sequence[Act], other: Sequence[Act]) -> bool:
    """Return whether two acts were done to what stands in one place of a page.

    A key that is pressed in a field does not fill it in.
    """
    pressed = "Press" in {one[0].done.verb, other[0].done.verb}
    if pressed and (one[0].kind == "fill") != (other[0].kind == "fill"):
        return False
    return bool(_places(one) & _places(other))


def _places(acts: Iterable[Act]) -> set[tuple[str | None, str]]:
    return {(a.done.page, a.done.place) for a in acts if a.done.place is not None}


def _same_outcome(one: Sequence[Act], other: Sequence[Act]) -> bool:
    """Return whether two acts always change the same, and enough to tell.

    What enters something is no act that enters nothing, whatever came with it, and two
    fields that have a name and a place each are two.
    """
    fills = [acts[0].kind == "fill" for acts in (one, other)]
    if any(fills) and not (all(fills) and _may_be_one_field(one, other)):
        return False
    ours, theirs = _common(a.net for a in one), _common(a.net for a in other)
    pages = {mark for mark in ours | theirs if mark.startswith("@")}
    if pages and not pages <= ours & theirs:
        return False
    either = ours | theirs
    return len(ours & theirs) >= max(TELLING, ALIKE * len(either))


def _may_be_one_field(one: Sequence[Act], other: Sequence[Act]) -> bool:
    first, second = one[0].done, other[0].done
    named = first.element is not None and second.element is not None
    return not (named and first.place is not None and second.place is not None)


def _common(effects: Iterable[Effect]) -> Effect:
    return frozenset.intersection(*effects)


def number_of(name: str) -> str:
    """Return which time it is that the same was done: what stands behind a name."""
    head, _, tail = name.rpartition(" (")
    return tail if head and tail.rstrip(")").isdigit() else ""


def first_name(name: str) -> str:
    """Return what is done again by the name that it has the first time.

    Examples:
        >>> first_name("Enter 'Title' (2)"), first_name("Click 'Save'")
        ("Enter 'Title'", "Click 'Save'")
    """
    return name.rpartition(" (")[0] if number_of(name) else name
