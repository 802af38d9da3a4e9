"""Procedures in people's own words and what was done, mixed so that shares are known.

Nobody judged such pairs in a number that a judge could be fitted on. But a procedure in
an office worker's words and the true steps of a run of that workflow say the same; those
of another workflow do not; and where lines of either are replaced by lines of another
workflow, or left out, the share of what is left is known to a good approximation. So the
judge of free texts is fitted on mixtures of recorded work (`examples/applications`), as
if every line weighed the same (`wb2pm.evaluation.free_judges`). Nothing is drawn: how
many lines are cut goes by the number of the workflow. What others did in the same
application stands beside a mixture.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from wb2pm.discovery.procedures.element_wording import quote, sentences
from wb2pm.errors import EvaluationError
from wb2pm.llm.judging.recorded_works import FEWEST_WORKS, RecordedWorks
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    Lines = tuple[str, ...]
    Works = RecordedWorks | None

APPLICATIONS: Final = (
    *("adminjs", "doccano", "ghost", "homeassistant", "indico", "kanboard"),
    *("kolibri", "labelstudio", "ledgersmb", "mayan", "oscar", "pgadmin", "plone"),
    *("pretalx", "pretix", "roundcube", "rt", "sogo", "strapi", "trac", "vendure"),
    *("wagtail", "weblate", "zabbix"),
)
"""What is mixed: none of these is in the pairs that a person counted."""
_RUNS: Final = 4
"""Runs of a workflow that are looked at; the first of them is mixed."""
_CUTS: Final = 4
"""A fifth of the lines is cut, or two, three, four."""
_SAME: Final = 2
"""Other workflows of the same application that are mixed with one."""
_LONGEST: Final = 25
_CHANCE: Final = 0.05
"""Share of a foreign line that is there by chance, such as the way to a page."""


class TextPair(Struct, frozen=True, kw_only=True):
    """Two texts of which it is known how much they have in common.

    Attributes:
        workflow: The application and the number of its workflow.
        written: Lines of the text that is judged.
        gold: Lines of the text that it is held against.
        precision: Share of the written lines that the gold text has.
        recall: Share of the gold lines that were written.
        works: What others did in the application; None where one kind of work was
            recorded there.
        weight: How much the pair counts.
    """

    workflow: tuple[str, int]
    written: tuple[str, ...]
    gold: tuple[str, ...]
    precision: float
    recall: float
    works: RecordedWorks | None
    weight: float = 1.0


def mixtures(folder: str | Path) -> list[TextPair]:
    """Mix the free procedures of applications with what was done in them.

    Args:
        folder: A folder as ``examples/applications``.

    Raises:
        EvaluationError: If one of `APPLICATIONS` is not in it.
    """
    work = {name: list(_work(Path(folder), name)) for name in APPLICATIONS}
    return [
        TextPair(
            workflow=(name, at),
            written=written,
            gold=gold,
            precision=precision,
            recall=recall,
            works=others,
        )
        for name, workflows in work.items()
        for others in (_others(workflows),)
        for at, (free, runs) in enumerate(workflows)
        for written, gold, precision, recall in _pairs(
            free, runs[0], _foreign(work, name, at), at % _CUTS
        )
    ]


def recorded_works(truth: str | Path, application: str) -> list[Lines]:
    """Return what was done in each workflow of an application, all runs together.

    Args:
        truth: A file with the true steps of recordings, as ``ground_truth.json``.
        application: Its name there.

    Raises:
        EvaluationError: If there is no such file.
    """
    return [_joined(runs) for runs in _runs(Path(truth), application).values()]


def _work(folder: Path, name: str) -> Iterator[tuple[Lines, list[Lines]]]:
    """Yield for each workflow the free procedure and the steps of some runs."""
    runs = _runs(folder / "recordings" / name / "ground_truth.json", name)
    for file in sorted((folder / name).glob("SOP - *.txt")):
        steps = parse_procedure(file.read_text(encoding="utf-8")).steps
        number = int(file.stem.split()[-1])
        if number in runs:
            yield tuple(step.text for step in steps), runs[number]


def _runs(truth: Path, application: str) -> dict[int, list[Lines]]:
    """Return the steps of some completed runs of each workflow."""
    if not truth.is_file():
        raise EvaluationError(f"{truth} is missing: name a folder of applications")
    found: dict[int, list[Lines]] = {}
    for demo in msgspec.json.decode(truth.read_bytes())["demos"].values():
        told = _told(demo["steps"])
        if demo["application"] == application and demo["completed"] and len(told) > 1:
            found.setdefault(demo["task_id"], []).append(told)
    return {number: runs[:_RUNS] for number, runs in found.items()}


def _others(workflows: list[tuple[Lines, list[Lines]]]) -> Works:
    """Return what others did in an application than the runs that are mixed."""
    works = [_joined(runs[1:]) for _, runs in workflows]
    return RecordedWorks(works) if len(works) >= FEWEST_WORKS else None


def _joined(runs: Sequence[Lines]) -> Lines:
    return tuple(line for run in runs for line in run)


def _told(steps: Sequence[Mapping[str, Any]]) -> Lines:
    """Write what was done, one action a step."""
    told = (_sentence(step) for step in steps if not step.get("detour"))
    return tuple(line for line in told if line)[:_LONGEST]


def _sentence(step: Mapping[str, Any]) -> str | None:
    said = sentences()
    name, value = quote(step["element"] or ""), quote(step.get("value") or "")
    element = said.named.format(name=name, kind=step["kind"] or "").strip()
    forms = {
        "click": said.click,
        "type": said.type_value,
        "select": said.choose_value,
        "press": said.press,
    }
    form = forms.get(step["op"])
    return form and form.format(
        element=element, field=element, value=value, key=step.get("value") or name
    )


def _foreign(
    work: Mapping[str, list[tuple[Lines, list[Lines]]]], name: str, at: int
) -> list[tuple[Lines, Lines]]:
    """Return a workflow of another application, and two others of the same."""
    names = list(work)
    other = work[names[(names.index(name) + 1) % len(names)]]
    same = [w for n, w in enumerate(work[name]) if n != at]
    return [(free, runs[0]) for free, runs in (other[at % len(other)], *same[:_SAME])]


def _pairs(
    free: Lines, run: Lines, foreign: list[tuple[Lines, Lines]], cuts: int
) -> Iterator[tuple[Lines, Lines, float, float]]:
    """Yield pairs of texts with the shares of written and of gold lines."""
    for one, other, others in (
        (free, run, [free_other for free_other, _ in foreign]),
        (run, free, [run_other for _, run_other in foreign]),
    ):
        yield one, other, 1.0, 1.0
        cut = min(len(one) - 1, max(1, round(len(one) * (cuts + 1) / (_CUTS + 1))))
        start = 0 if cuts % 2 else len(one) - cut
        head, tail = one[:start], one[start + cut :]
        kept = 1 - cut / len(one)
        yield head + tail, other, 1.0, kept
        yield other, head + tail, kept, 1.0
        for strange in others:
            yield strange, other, _CHANCE, _CHANCE
            yield other, strange, _CHANCE, _CHANCE
            put = strange[:cut]
            mixed = head + put + tail
            right = 1 - (1 - _CHANCE) * len(put) / len(mixed)
            yield mixed, other, right, kept
            yield other, mixed, kept, right
