"""The task `sop-improvement`: an author's procedure made better, against the gold one.

WONDERBREAD asks for an author's own procedure to be improved by what the demonstration
shows, and lets a model score the result by a rubric. Here the result is held against
the procedure that a person rewrote with care, by the offline judge: what the author's
own text scores is a row of the table.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.model_solvers import language_solvers
from wb2pm.evaluation.tasks import Answer, Example, Setting, Solver, Task
from wb2pm.evaluation.writing import examples as gold_examples
from wb2pm.evaluation.writing import read_recording, score
from wb2pm.llm.jobs.improving import improve
from wb2pm.llm.jobs.procedure import write_sop
from wb2pm.procedures.procedure import Procedure
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.evaluation.tasks import Solve
    from wb2pm.llm.answers import Answer as LanguageAnswer
    from wb2pm.llm.answers import Improvements, ProcedureChange

_SCORES: Final = ("F1", "precision", "recall", "ordering", "steps")


def examples(setting: Setting) -> list[Example]:
    """Load the demonstrations whose author's own procedure is kept beside the gold one.

    Raises:
        EvaluationError: If there is none.
    """
    found = []
    for example in gold_examples(setting):
        own = _own_text(Path(example.input))
        if own is not None:
            given = {"recording": example.input, "procedure": own}
            found.append(replace(example, input=given))
    if not found:
        raise EvaluationError("no folder here keeps an author's own '[orig] SOP'")
    return found


def _own_text(folder: Path) -> str | None:
    path = folder / f"[orig] SOP - {folder.name}.txt"
    return path.read_text(encoding="utf-8-sig") if path.is_file() else None


def solvers(setting: Setting) -> list[Solver]:
    """List who improves: rules by changes and by writing anew, the model, and nobody."""
    by_changes, *models = language_solvers(
        setting, "improve", _asked, lambda said: said
    )
    return [
        replace(
            by_changes, name="rules (changes to the text)", solve=_changed("rules")
        ),
        Solver(name="rules (written anew)", solve=_written_anew),
        *(replace(model, solve=_changed(model.name)) for model in models),
        Solver(name="unchanged", solve=_unchanged, kind="baseline"),
    ]


def _asked(example: Example, backend: str) -> LanguageAnswer[Improvements]:
    recording = read_recording(example.input["recording"])
    unseen = replace(recording, procedure=None)
    return improve([unseen], procedure=_own(example), backend=backend)


def _own(example: Example) -> Procedure:
    return parse_procedure(example.input["procedure"])


def _changed(backend: str) -> Solve:
    def solve(example: Example) -> Answer:
        given = _asked(example, backend)
        cost = given.usage.cost if given.usage else None
        if given.result is None:
            return Answer(unscored=given.declined or "declined", cost=cost)
        steps = make_changes(_own(example), given.result.procedure)
        told = "; ".join(change.sentence for change in given.result.procedure)
        return Answer(prediction=steps, rationale=told, cost=cost)

    return solve


def _written_anew(example: Example) -> Answer:
    recording = read_recording(example.input["recording"])
    written = write_sop([replace(recording, procedure=None)]).result
    return Answer(prediction=[s.text for s in written.steps] if written else [])


def _unchanged(example: Example) -> Answer:
    return Answer(prediction=[step.text for step in _own(example).steps])


def make_changes(procedure: Procedure, changes: Iterable[ProcedureChange]) -> list[str]:
    r"""Make changes to the steps of a procedure; those that name no text only remove.

    Args:
        procedure: The procedure.
        changes: What to do with its steps. A step is moved by naming where it goes
            in words alone, so it stays where it is.

    Returns:
        The steps, in words.

    Examples:
        >>> from wb2pm.llm.answers import ProcedureChange
        >>> own = parse_procedure("T\n1. Click 'A'\n2. Click 'B'")
        >>> gone = ProcedureChange(kind="remove", sentence="-", step=1)
        >>> more = ProcedureChange(kind="add", sentence="-", step=2, text="Click 'C'")
        >>> make_changes(own, [gone, more])
        ["Click 'B'", "Click 'C'"]
    """
    steps = {step.number: [step.text] for step in procedure.steps}
    steps[0] = []
    for change in changes:
        place = change.step if change.step is not None else max(steps)
        if change.kind == "remove":
            steps[place] = steps[place][1:]
        elif change.kind == "add" and change.text:
            steps[place] = [*steps[place], change.text]
        elif change.kind in {"change", "clarify"} and change.text:
            steps[place] = [change.text, *steps[place][1:]]
    return [text for number in sorted(steps) for text in steps[number]]


TASK: Final = Task(
    name="sop-improvement",
    description="Make an author's own procedure better; judged against the gold one.",
    examples=examples,
    solvers=solvers,
    metrics=tuple(mean_of(name) for name in _SCORES),
    score=score,
)
