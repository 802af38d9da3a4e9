"""Language models as solvers of the task `validation`, beside conformance checking."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.edited_recordings import edited_recording
from wb2pm.evaluation.tasks import Answer, Solver
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from wb2pm.evaluation.tasks import Example, Setting, Solve
    from wb2pm.evaluation.validation_examples import Run
    from wb2pm.events import UIEvent
    from wb2pm.llm.cases import Case
    from wb2pm.procedures.procedure import Procedure

_ASKED = {
    "completion": "Was the end of the work reached? The prediction is true or false.",
    "trajectory": "Was the procedure P1 followed? The prediction is true or false.",
}


def models_that_judge(setting: Setting) -> list[Solver]:
    """Make solvers that ask the setting's language model.

    It sees the activities and the procedure, as the benchmark's models saw frames and
    the procedure. With the option ``facts=yes`` it is asked a second time, told what
    alignment finds.

    Args:
        setting: Names the backend; without one there are no such solvers.

    Raises:
        EvaluationError: If the option `facts` is neither ``yes`` nor ``no``.

    Examples:
        >>> from wb2pm.evaluation.tasks import Setting
        >>> [s.name for s in models_that_judge(Setting(backend="openai:NAME"))]
        ['openai:NAME']
    """
    told = setting.options.get("facts", "no")
    if told not in {"yes", "no"}:
        raise EvaluationError(f"facts={told}: expected `yes` or `no`")
    if setting.backend is None or setting.options.get("reference") == "others":
        return []
    from wb2pm.llm.requests.prompts import instructions

    return [
        Solver(
            name=setting.backend + (", told the alignment" if facts else ""),
            kind="model",
            solve=_asking(setting.backend, facts=facts),
            arguments={"facts": facts},
            model=setting.backend,
            prompt=instructions("check"),
        )
        for facts in ((False, True) if told == "yes" else (False,))
    ]


def written_question(example: Example) -> str:
    """Write an example for a model that another framework asks.

    What was recorded is quoted between marks, masked as for every model.

    Args:
        example: Its input is a `Run`.
    """
    from wb2pm.llm.backends.calls import Limits
    from wb2pm.llm.requests.prompts import make_prompt

    run: Run = example.input
    procedure = _procedure(run.recording, run.procedure)
    prompt = make_prompt(
        "check",
        f"Judge the demonstration D1. {_ASKED[run.question]}",
        [_case(run)],
        limits=Limits(),
        procedures={procedure.title: procedure} if procedure.steps else None,
        facts=False,
    )
    return f"{prompt.system}\n\n{prompt.text}"


def _asking(backend: str, *, facts: bool) -> Solve:
    def solve(example: Example) -> Answer:
        from wb2pm.llm.jobs.checking import judge_demonstration

        run: Run = example.input
        case = _case(run, screens=facts)
        given = judge_demonstration(
            (case.demonstration, case.activities),
            _procedure(run.recording, run.procedure),
            backend=backend,
            facts=facts,
        )
        cost = given.usage.cost if given.usage else None
        if given.result is None:
            return Answer(unscored=given.declined or "declined", cost=cost)
        completed = run.question == "completion"
        said = given.result.completed if completed else given.result.followed
        return Answer(
            prediction=said,
            rationale=" ".join(claim.sentence for claim in given.claims),
            unscored="the model cannot tell" if said is None else None,
            cost=cost,
            details={"grounding": given.grounding, "left out": list(given.left_out)},
        )

    return solve


@lru_cache(maxsize=256)
def _procedure(recording: str, text: str) -> Procedure:
    """Mask a procedure once, with what was typed in the whole recording."""
    from wb2pm.llm.cases import Case, mask_procedure

    whole = Case(demonstration=read_demonstration(Path(recording)), activities=())
    return mask_procedure(parse_procedure(text), [whole])


def _case(run: Run, *, screens: bool = False) -> Case:
    """Label and mask a run while its screens are whole.

    A model that is told nothing of them is then spared the screens' elements, which
    would be masked again, several times over, and never shown.
    """
    from wb2pm.llm.cases import Case, make_cases, mask_case

    with edited_recording(Path(run.recording), run.entries) as demonstration:
        (case,) = make_cases([demonstration])
        masked = mask_case(case)
    if screens:
        return masked
    light = {
        event.id: _without_elements(event) for event in masked.demonstration.events
    }
    return Case(
        demonstration=replace(masked.demonstration, events=tuple(light.values())),
        activities=tuple(
            replace(a, events=tuple(light[event.id] for event in a.events))
            for a in masked.activities
        ),
    )


def _without_elements(event: UIEvent) -> UIEvent:
    before, after = event.screen_before, event.screen_after
    return replace(
        event,
        screen_before=replace(before, elements_json=None) if before else None,
        screen_after=replace(after, elements_json=None) if after else None,
    )
