"""The steps of a merged sequence in words, with the ways that people took."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from wb2pm.discovery.procedures.element_wording import sentences
from wb2pm.discovery.procedures.wording import word_activity, word_submit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.procedures.cases import Run
    from wb2pm.discovery.procedures.merging import Merged, MergedUnit
    from wb2pm.discovery.procedures.other_ways import Alternative
    from wb2pm.discovery.procedures.units import Unit
    from wb2pm.events import Activity, Demonstration
    from wb2pm.vocabulary.sentences import Sentences

    Act = tuple[str, Activity]
    Way = tuple[str, ...]

_SEVERAL: Final = 2
_WAYS_TOLD: Final = 3
"""Other ways that a step tells; further ones are counted in the issues."""


class WrittenStep(NamedTuple):
    """A step as it is written.

    Attributes:
        text: What it says.
        ways: Other ways, which stand below it.
        act: Case id and activity that it was written of; None for one not done.
    """

    text: str
    ways: tuple[Way, ...] = ()
    act: Act | None = None


class MergedSteps:
    """The steps of a merged sequence, being written."""

    def __init__(self, runs: Sequence[Run], merged: Merged, code: str) -> None:
        """Take what is to be written.

        Args:
            runs: The runs that were merged.
            merged: The merged sequence.
            code: Language to write in.
        """
        self._runs = runs
        self._merged = merged
        self._code = code
        self._said: Sentences = sentences(code)
        typical = runs[merged.typical] if merged.typical is not None else None
        self._case = typical.request if typical else ""
        self._own = typical.own if typical else frozenset()
        self._cases = len({run.request for run in runs})
        self._of_all = _of_all([run.demonstration for run in runs], self._said)

    def written(self, issues: list[str]) -> list[WrittenStep]:
        """Write the steps; ways that are only counted are told as issues."""
        steps: list[WrittenStep] = []
        begins: list[int] = []  # number of the first step of each unit
        for unit in self._merged.units:
            begins.append(len(steps) + 1)
            texts = self._main(unit)
            last = begins[-1] + len(texts) - 1
            ways: Counter[Way] = Counter()
            left = self._in_same_words(unit)
            for other in unit.alternatives:
                first = begins[-min(other.replaces, len(begins))]
                way = self._way(other, (first, last))
                ways[way] += other.people
                if self._leaves_open(other):
                    left.add(way)
            others = [way for way, _ in ways.most_common() if way not in left]
            told = others[:_WAYS_TOLD]
            issues += [
                f"step {last} was done in another way by {count}: {' '.join(way)}"
                for way, count in ways.items()
                if way not in told
            ]
            if told and len(told[0]) == 1 and not unit.optional:
                texts[-1] = self._either(texts[-1], told.pop(0)[0])
            if unit.optional:
                share = self._of_all.format(count=unit.people)
                texts = [
                    self._said.optional_step.format(share=share, step=text)
                    for text in texts
                ]
            done = unit.unit
            act = (self._runs[done.run].demonstration.id, done.activity)
            steps += [WrittenStep(text, act=act) for text in texts[:-1]]
            points = tuple(self._point(way) for way in told)
            steps.append(WrittenStep(texts[-1], points, act))
        return steps

    def _main(self, merged: MergedUnit) -> list[str]:
        unit, example = merged.unit, merged.example
        if unit.submits:
            return [word_submit(self._code)]
        one_case = len(merged.cases) < min(self._cases, _SEVERAL)
        given = unit.activity.verb in {"Enter", "Select"}
        open_value = merged.differs or self._is_own(example) or (given and one_case)
        activity = unit.activity
        if example is None and (open_value or unit.case != self._case):
            activity = _without_value(unit)
        texts = word_activity(
            activity,
            values=(example,) if example is not None else (),
            placeholder=open_value,
            ticks=merged.ticks,
            language=self._code,
        )
        return list(texts)

    def _is_own(self, value: str | None) -> bool:
        return value is not None and " ".join(value.split()).casefold() in self._own

    def _way(self, other: Alternative, steps: tuple[int, int]) -> Way:
        """Tell another way in one line, or point by point under what it stands for."""
        texts = [text for unit in other.units for text in self._short(unit)]
        first, last = steps
        if len(texts) == 1 and first == last:
            return (texts[0],)
        said = self._said.of_step if first == last else self._said.other_ways
        return (said.format(first=first, last=last), *texts)

    def _short(self, unit: Unit) -> list[str]:
        """Word a unit for another way, without place and the click that leads to it."""
        if unit.submits:
            return [word_submit(self._code)]
        activity = unit.activity
        of_case = unit.case == self._case
        if not of_case:
            activity = _without_value(unit)
        texts = word_activity(
            replace(activity, location=None),
            values=(unit.value,) if of_case and unit.value is not None else (),
            placeholder=unit.varies or self._is_own(unit.value),
            language=self._code,
        )
        leads_up = unit.activity.verb in {"Enter", "Select"} and len(texts) > 1
        return list(texts[1:] if leads_up else texts)

    def _in_same_words(self, merged: MergedUnit) -> set[Way]:
        """Return what would be told as another way and reads as the step does.

        The same name stands in two places of many pages.
        """
        if merged.unit.submits:
            return {(word_submit(self._code),)}
        return {(text,) for text in self._short(merged.unit)}

    def _leaves_open(self, other: Alternative) -> bool:
        """Return whether a way has to do with what only another case names."""
        return any(
            unit.varies and unit.case != self._case and not unit.submits
            for unit in other.units
        )

    def _either(self, one: str, other: str) -> str:
        return self._said.either.format(
            first=one.rstrip("."), second=_inside(other).rstrip(".")
        )

    def _point(self, way: Way) -> Way:
        if len(way) > 1:
            return way
        return (self._said.another_way.format(way=_inside(way[0])),)


def _inside(sentence: str) -> str:
    """Write a sentence as it stands within another."""
    return sentence[:1].lower() + sentence[1:]


def _without_value(unit: Unit) -> Activity:
    """Leave open what another case gave."""
    if unit.varies:
        return replace(unit.activity, element=None, value=None)
    if unit.activity.verb in {"Press", "Navigate", "Scroll"}:
        return unit.activity
    return replace(unit.activity, value=None)


def _of_all(demonstrations: Sequence[Demonstration], said: Sentences) -> str:
    """Return of how many: people, where each is known to have recorded once."""
    actors = {d.actor for d in demonstrations} - {None}
    each_another = len(actors) == len(demonstrations)
    template = said.people if each_another else said.recordings
    return template.replace("{all}", str(len(demonstrations)))
