"""Running a task: folds, what solvers see, what is scored and what is not."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from threading import Barrier

import pytest

from tests.evaluation.tasks import examples, halves, parity
from wb2pm import _registry
from wb2pm.errors import EvaluationError, UnknownNameError, Wb2pmError
from wb2pm.evaluation import registry, running
from wb2pm.evaluation.baselines import (
    always,
    equal_split,
    longest_first,
    most_frequent,
)
from wb2pm.evaluation.metrics import accuracy, mean_of
from wb2pm.evaluation.running import evaluate, fit_solver
from wb2pm.evaluation.tables import comparison_table, write_table
from wb2pm.evaluation.tasks import (
    Answer,
    Evaluation,
    Example,
    Setting,
    Solver,
    SolverRun,
    Task,
)


def run_of(evaluation: Evaluation, solver: str) -> SolverRun:
    """Look up what one solver did."""
    return next(run for run in evaluation.runs if run.solver == solver)


def figures(run: SolverRun) -> dict[str, float | None]:
    """Look up the metrics of a run."""
    return {summary.metric: summary.value for summary in run.summaries}


def test_solvers_stand_side_by_side() -> None:
    """Each answers the same examples; what it cannot answer is counted, not zero."""
    evaluation = evaluate(parity())

    run = run_of(evaluation, "halves")
    assert [r.solver for r in evaluation.runs] == [
        *("halves", "learned", "always yes", "most frequent"),
    ]
    assert run.unscored == 1
    assert run.results[7].answer.unscored == (
        "ConversionError: numbers.txt: seven cannot be halved"
    )
    assert {s.n for s in run.summaries} == {11}
    assert figures(run)["precision"] == 1.0
    assert figures(run)["recall"] == pytest.approx(5 / 6)
    assert run.cost == pytest.approx(0.11)
    assert run.arguments == {"by": 2}
    assert len(run.prompt_hash or "") == 64
    assert run.seconds >= 0


def test_who_learns_never_sees_the_workflow_that_is_asked() -> None:
    """Folds are of workflows: the solver remembers what it saw, and saw none of them."""
    run = run_of(evaluate(parity()), "learned")

    assert figures(run)["recall"] == 1.0  # it says yes to whatever it never saw
    folds = {(result.group, result.fold) for result in run.results}
    assert len(folds) == 4
    assert None not in {fold for _, fold in folds}


def test_folds_do_not_depend_on_the_order_of_examples() -> None:
    """They are dealt by the hashes of the workflows' names."""
    given = examples(Setting())
    solver = Solver(name="s", fit=lambda _others: halves)

    one = {name: fold for name, (_, fold) in fit_solver(solver, given).items()}
    other = {name: fold for name, (_, fold) in fit_solver(solver, given[::-1]).items()}

    assert one == other


def test_the_most_frequent_answer_needs_other_workflows() -> None:
    """Of a single workflow nothing can be learnt without peeking."""
    solver = most_frequent()
    assert solver.fit is not None

    lonely = solver.fit([])(Example(id="1", group="g", input=1))
    usual = solver.fit([Example(id=t, group="g", input=1, truth=t) for t in "aab"])

    assert lonely.unscored == "there is no other workflow to learn from"
    assert usual(Example(id="1", group="g", input=1)).prediction == "a"


def test_of_one_workflow_nothing_is_fitted_and_no_error_printed() -> None:
    """What would be fitted on other workflows answers nothing, and says why."""
    given = [Example(id=t, group="g", input=1, truth=True) for t in "ab"]
    lonely = Task(
        name="t",
        description="",
        examples=lambda _: given,
        solvers=lambda _: [
            Solver(name="fitted", fit=lambda _others: halves),
            always(prediction=True, name="always yes"),
        ],
        metrics=(accuracy(),),
    )

    found = evaluate(lonely)

    assert {r.answer.unscored for r in run_of(found, "fitted").results} == {
        "there is no other workflow to learn from"
    }
    text = write_table(comparison_table(found))
    assert "±" not in text
    assert "One workflow: there is no standard error" in text


def test_baselines_of_sequences_and_rankings() -> None:
    """Equal parts in the order given; the longest text first."""
    example = Example(id="1", group="g", input=["x", "xxx", "xx"])

    split = equal_split(lambda e: (len(e.input) + 4, "ABC")).solve
    ranked = longest_first(lambda e: e.input).solve

    assert split is not None
    assert ranked is not None
    assert "".join(split(example).prediction) == "AAABBCC"
    assert ranked(example).prediction == [3, 1, 2]


def test_solvers_are_chosen_by_name_or_given() -> None:
    """Others may be added without any registry."""
    own = always(False, name="never")

    evaluation = evaluate(parity(), solvers=["halves", own])

    assert [run.solver for run in evaluation.runs] == ["halves", "never"]
    assert figures(evaluation.runs[1])["precision"] is None
    with pytest.raises(EvaluationError, match="two solvers of one name: never, never"):
        evaluate(parity(), solvers=[own, own])
    with pytest.raises(UnknownNameError, match="Did you mean 'halves'"):
        evaluate(parity(), solvers=["halfs"])


def test_options_are_those_of_the_task() -> None:
    """A misspelt option is refused rather than passed over."""
    task = parity(options={"deep": "how deep"})

    assert evaluate(task, setting=Setting(options={"deep": "1"})).runs
    with pytest.raises(UnknownNameError, match="No option named 'depe'"):
        evaluate(task, setting=Setting(options={"depe": "1"}))


def test_limit_takes_the_first_examples_and_changes_the_hash() -> None:
    """The hash of the data is that of what was asked."""
    whole, part = evaluate(parity()), evaluate(parity(), setting=Setting(limit=3))

    assert len(part.runs[0].results) == 3
    assert part.data_hash != whole.data_hash
    assert evaluate(parity()).data_hash == whole.data_hash


def test_an_installation_without_recordings_still_evaluates(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A task may not need them."""

    def absent() -> None:
        raise Wb2pmError("they are not here")

    monkeypatch.setattr(running, "demonstrations_folder", absent)

    assert evaluate(parity()).data_hash


def test_nothing_to_ask_and_two_of_one_id_are_refused() -> None:
    """Both would make a table that means something else."""
    twice = [Example(id="1", group="g", input=1)] * 2

    with pytest.raises(EvaluationError, match="the bundled recordings: no example"):
        evaluate(parity(examples=lambda _: []))
    with pytest.raises(EvaluationError, match="has two examples '1'"):
        evaluate(parity(examples=lambda _: twice))


def test_answers_have_to_be_json_and_scores_numbers() -> None:
    """What a record cannot keep, or a mean would swallow, is refused."""
    bad = Solver(name="bad", solve=lambda _e: Answer(prediction=object()))
    nan = parity(score=lambda _e, _a: {"x": float("nan")}, metrics=(mean_of("x"),))

    with pytest.raises(EvaluationError, match="a truth or prediction is not JSON"):
        evaluate(parity(), solvers=[bad])
    with pytest.raises(EvaluationError, match="scores x of 'n0' as nan"):
        evaluate(nan, solvers=["always yes"])
    with pytest.raises(EvaluationError, match="has no `solve` and no `fit`"):
        evaluate(parity(), solvers=[Solver(name="idle")])


def test_no_answer_is_unscored() -> None:
    """A solver that returns nothing says so in the table."""
    silent = Solver(name="silent", solve=lambda _e: Answer())

    run = evaluate(parity(), solvers=[silent]).runs[0]

    assert run.unscored == 12
    assert run.results[0].answer.unscored == "the solver gave no answer"
    assert set(figures(run).values()) == {None}


def test_scores_of_single_examples_become_means() -> None:
    """A task may score as it likes; tuples equal lists, as in a record."""
    task = parity(
        examples=lambda _: [
            Example(id=str(k), group=str(k), input=k, truth=(k, k)) for k in range(4)
        ],
        score=lambda example, answer: (
            {"near": 1.0 if answer.prediction else 0.0} if example.input else {}
        ),
        metrics=(accuracy(), mean_of("near", heading="nearness")),
    )
    solver = Solver(name="pair", solve=lambda e: Answer(prediction=(e.input, e.input)))

    run = evaluate(task, solvers=[solver]).runs[0]

    assert figures(run) == {"accuracy": 1.0, "nearness": 1.0}
    assert [s.n for s in run.summaries] == [4, 3]


def test_progress_is_told() -> None:
    """Solver, how many are done, of how many."""
    told: list[tuple[str, int, int]] = []

    evaluate(
        parity(),
        solvers=["halves"],
        setting=Setting(limit=2),
        on_progress=lambda *said: told.append(said),
    )

    assert told == [("halves", 1, 2), ("halves", 2, 2)]


def test_models_are_asked_side_by_side() -> None:
    """Several examples at a time, the results in the order of the examples."""
    together = Barrier(3, timeout=120)

    def wait(example: Example) -> Answer:
        together.wait()
        return Answer(prediction=example.input)

    slow = Solver(name="slow", solve=wait, kind="model")

    run = evaluate(parity(), solvers=[slow], jobs=3).runs[0]

    assert [result.answer.prediction for result in run.results] == list(range(12))


def test_tasks_are_found_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """wb2pm's own by module, those of others by entry point."""
    plugin = EntryPoint("own", "tests.evaluation.tasks:parity", "group")
    monkeypatch.setattr(_registry, "_plugins", lambda _group: {"own": plugin})
    monkeypatch.setattr(registry, "_HOME", {"home": "tests.evaluation.one_task"})
    monkeypatch.setitem(__import__("sys").modules, "tests.evaluation.one_task", Home)

    assert registry.task_names() == ["home", "own"]
    assert registry.find_task("own") is parity  # type: ignore[comparison-overlap]
    assert registry.find_task("home").name == "parity"
    with pytest.raises(UnknownNameError, match="No task named 'hmoe'"):
        registry.find_task("hmoe")


class Home:
    """Stands for a module with a task."""

    TASK = parity()


@pytest.mark.parametrize("task", ["goal", "segmentation", "validation"])
def test_data_that_are_not_there(task: str) -> None:
    """A misspelt path is told as one, whatever the task would look for in it."""
    with pytest.raises(EvaluationError, match="no-such-place: there is no such file"):
        evaluate(task, setting=Setting(data=("no-such-place",)))
