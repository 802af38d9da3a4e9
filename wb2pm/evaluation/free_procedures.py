"""Procedures in people's own words and what was done, mixed so that shares are known.

Nobody judged such pairs in a number that a judge could be fitted on. But a procedure in
an office worker's words and the true steps of a run of that workflow say the same; those
of another workflow do not; and where lines of either are replaced by lines of another
workflow, or left out, the share of what is left is known to a good approximation. So the
judge of free texts is fitted on mixtures of recorded work (`examples/applications`), as
if every line weighed the same. Nothing is drawn: lines are cut by the number of the run.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from wb2pm.discovery.procedures.element_wording import quote, sentences
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.tasks import Example
from wb2pm.llm.judging.fitted_shares import fit_shares
from wb2pm.llm.judging.free_evidence import gather_free_evidence
from wb2pm.llm.judging.step_judge import StepWeights
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    Lines = tuple[str, ...]

APPLICATIONS: Final = (
    *("labelstudio", "pretix", "roundcube"),
    *("strapi", "vendure", "wagtail"),
)
"""What the judge is fitted on: none of these is in the pairs that a person counted."""
_ORIGIN: Final = "{n} mixtures of free procedures and recorded steps, {k} workflows"
_RUNS: Final = 4
_LONGEST: Final = 25
_CHANCE: Final = 0.05
"""Share of a foreign line that is there by chance, such as the way to a page."""
_PENALTY: Final = 0.03
"""Kept by the correlation on other applications."""


def mixtures(folder: str | Path) -> list[Example]:
    """Mix the free procedures of applications with what was done in them.

    Args:
        folder: A folder as ``examples/applications``.

    Raises:
        EvaluationError: If one of `APPLICATIONS` is not in it.
    """
    work = {name: list(_work(Path(folder), name)) for name in APPLICATIONS}
    return [
        Example(
            id=f"{name} {at}.{number}.{n}",
            group=name,
            input={"written": list(written), "gold": list(gold)},
            truth={"precision": precision, "recall": recall},
        )
        for name, workflows in work.items()
        for at, (free, runs) in enumerate(workflows)
        for number, run in enumerate(runs)
        for n, (written, gold, precision, recall) in enumerate(
            _pairs(free, run, _foreign(work, name, at, number), number)
        )
    ]


def fit_free_judge(examples: Sequence[Example]) -> StepWeights:
    """Fit the judge of free texts on mixtures."""
    precision, recall = (
        fit_shares(
            [gather_free_evidence(e.input[one], e.input[other])[0] for e in examples],
            [e.truth[share] for e in examples],
            penalty=_PENALTY,
        )
        for one, other, share in (
            ("written", "gold", "precision"),
            ("gold", "written", "recall"),
        )
    )
    workflows = {example.id.partition(".")[0] for example in examples}
    return StepWeights(
        origin=_ORIGIN.format(n=len(examples), k=len(workflows)),
        precision=precision,
        recall=recall,
    )


def _work(folder: Path, name: str) -> Iterator[tuple[Lines, list[Lines]]]:
    """Yield for each workflow the free procedure and the steps of some runs."""
    path = folder / "recordings" / name / "ground_truth.json"
    if not path.is_file():
        raise EvaluationError(f"{path} is missing: name a folder of applications")
    demos = msgspec.json.decode(path.read_bytes())["demos"].values()
    for file in sorted((folder / name).glob("SOP - *.txt")):
        steps = parse_procedure(file.read_text(encoding="utf-8")).steps
        number = int(file.stem.split()[-1])
        runs = [
            told
            for demo in demos
            if demo["task_id"] == number and demo["completed"]
            if len(told := _told(demo["steps"])) > 1
        ]
        yield tuple(step.text for step in steps), runs[:_RUNS]


def _told(steps: Sequence[Mapping[str, Any]]) -> Lines:
    """Write what was done, one action a step."""
    told = (_sentence(step) for step in steps if not step["detour"])
    return tuple(line for line in told if line)[:_LONGEST]


def _sentence(step: Mapping[str, Any]) -> str | None:
    said = sentences()
    name, value = quote(step["element"] or ""), quote(step["value"] or "")
    element = said.named.format(name=name, kind=step["kind"] or "").strip()
    forms = {
        "click": said.click,
        "type": said.type_value,
        "select": said.choose_value,
        "press": said.press,
    }
    form = forms.get(step["op"])
    return form and form.format(
        element=element, field=element, value=value, key=step["value"] or name
    )


def _foreign(
    work: Mapping[str, list[tuple[Lines, list[Lines]]]], name: str, at: int, number: int
) -> list[tuple[Lines, Lines]]:
    """Return another workflow of the same application, and one of another."""
    names = list(work)
    other = work[names[(names.index(name) + 1 + number) % len(names)]]
    same = [w for n, w in enumerate(work[name]) if n != at]
    found = [other[at % len(other)]]
    if same:
        found.append(same[number % len(same)])
    return [(free, runs[number % len(runs)]) for free, runs in found]


def _pairs(
    free: Lines, run: Lines, foreign: list[tuple[Lines, Lines]], number: int
) -> Iterator[tuple[Lines, Lines, float, float]]:
    """Yield pairs of texts with the shares of written and of gold lines."""
    for one, other, others in (
        (free, run, [free_other for free_other, _ in foreign]),
        (run, free, [run_other for _, run_other in foreign]),
    ):
        yield one, other, 1.0, 1.0
        cut = min(len(one) - 1, max(1, round(len(one) * (number + 1) / (_RUNS + 1))))
        start = 0 if number % 2 else len(one) - cut
        head, tail = one[:start], one[start + cut :]
        kept = 1 - cut / len(one)
        yield head + tail, other, 1.0, kept
        yield other, head + tail, kept, 1.0
        for strange in others:
            yield strange, other, _CHANCE, _CHANCE
            put = strange[:cut]
            mixed = head + put + tail
            right = 1 - (1 - _CHANCE) * len(put) / len(mixed)
            yield mixed, other, right, kept
            yield other, mixed, kept, right
