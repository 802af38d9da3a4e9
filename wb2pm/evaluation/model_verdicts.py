"""Language models as solvers of the task `validation`, beside conformance checking."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from wb2pm.evaluation.edited_recordings import edited_recording
from wb2pm.evaluation.tasks import Answer, Solver
from wb2pm.procedures import parse_procedure

if TYPE_CHECKING:
    from wb2pm.evaluation.tasks import Example, Setting, Solve
    from wb2pm.evaluation.validation_examples import Run

_ASKED = {
    "completion": "Was the end of the work reached? The prediction is true or false.",
    "trajectory": "Was the procedure P1 followed? The prediction is true or false.",
}


def models_that_judge(setting: Setting) -> list[Solver]:
    """Make solvers that ask the setting's language model.

    One sees the activities and the procedure, as the benchmark's models saw frames and
    the procedure; one is told in addition what alignment finds.

    Args:
        setting: Names the backend; without one there are no such solvers.

    Examples:
        >>> from wb2pm.evaluation.tasks import Setting
        >>> [s.name for s in models_that_judge(Setting(backend="openai:NAME"))]
        ['openai:NAME', 'openai:NAME, told the alignment']
    """
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
            prompt=instructions("validate"),
        )
        for facts in (False, True)
    ]


def written_question(example: Example) -> str:
    """Write an example for a model that another framework asks.

    What was recorded is quoted between marks, masked as for every model.

    Args:
        example: Its input is a `Run`.
    """
    from wb2pm.llm.backends.calls import Limits
    from wb2pm.llm.cases import make_cases
    from wb2pm.llm.requests.prompts import make_prompt

    run: Run = example.input
    procedure = parse_procedure(run.procedure)
    with edited_recording(Path(run.recording), run.entries) as demonstration:
        cases = make_cases([demonstration])
        prompt = make_prompt(
            "validate",
            f"Judge the demonstration D1. {_ASKED[run.question]}",
            cases,
            limits=Limits(),
            procedures={procedure.title: procedure} if procedure.steps else None,
            facts=False,
        )
    return f"{prompt.system}\n\n{prompt.text}"


def _asking(backend: str, *, facts: bool) -> Solve:
    def solve(example: Example) -> Answer:
        from wb2pm.llm.jobs.validating import validate

        run: Run = example.input
        with edited_recording(Path(run.recording), run.entries) as demonstration:
            given = validate(
                demonstration,
                parse_procedure(run.procedure),
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
