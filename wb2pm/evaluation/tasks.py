"""What an evaluation is made of: examples, solvers, metrics, results, tasks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from wb2pm.evaluation.question_pictures import Pictures
from wb2pm.shown import Tabular

Mode = Literal["corrected", "published"]
"""`published`: examples as the benchmark's code draws them, with its quirks.
`corrected`: without them."""

SolverKind = Literal["baseline", "rules", "miner", "embeddings", "model", "recorded"]


class Example(Struct, frozen=True, kw_only=True):
    """One question with its right answer.

    Attributes:
        id: Unique within the task; the same in every run on the same data.
        group: Workflow it comes from. Examples of one workflow are not
            independent: they are resampled, and held out, together.
        input: What a solver is given; any value that the task documents.
        truth: The right answer, JSON throughout. Solvers are handed the example
            without it.
        site: Application or web site.
        difficulty: As annotated by people.
        length: How long the work is, in states or actions as the task says.
        kind: What sort of example it is, such as the way a negative was made.
            Solvers are not told. What stands before a colon is the question
            asked, where a task asks several: plots keep questions apart.
    """

    id: str
    group: str
    input: Any
    truth: Any = None
    site: str | None = None
    difficulty: str | None = None
    length: int | None = None
    kind: str | None = None


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a solver says to one example.

    Attributes:
        prediction: In the form of `Example.truth`, JSON throughout; None where
            the solver has no answer.
        rationale: Why, in words or as evidence.
        probability: How sure the solver is that a yes-or-no answer is yes.
        unscored: Why there is no answer, if there is none.
        cost: What the answer cost, in US dollars; None where nobody asked for money.
        details: Whatever else is worth keeping in the record, JSON throughout.
    """

    prediction: Any = None
    rationale: str = ""
    probability: float | None = None
    unscored: str | None = None
    cost: float | None = None
    details: dict[str, Any] = {}


Solve = Callable[[Example], Answer]


class Solver(Struct, frozen=True, kw_only=True):
    """Something that answers examples: a callable with a name.

    Attributes:
        name: Shown in tables, unique within the task.
        solve: Answers one example, whose truth is withheld.
        fit: Instead of `solve`: learns from examples with their truth and gives
            what answers others. The runner fits it on the workflows of the
            other folds, so that no workflow is answered by what learned from it.
        kind: What sort of solver it is.
        arguments: Whatever it was made with, defaults too, for the record.
        model: Name of the language model or embedder it asks.
        prompt: The prompt it asks with; its hash goes into the record.
    """

    name: str
    solve: Solve | None = None
    fit: Callable[[Sequence[Example]], Solve] | None = None
    kind: SolverKind = "rules"
    arguments: dict[str, Any] = {}
    model: str | None = None
    prompt: str | None = None


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One example, what a solver said, and how good that was.

    Attributes:
        id: The example's.
        group: The example's workflow.
        truth: The right answer.
        answer: What the solver said.
        scores: Name -> score of this example alone.
        seconds: How long the answer took.
        site: The example's.
        difficulty: The example's.
        length: The example's.
        kind: The example's.
        fold: Which fold was held out, where the solver had to be fitted.
    """

    id: str
    group: str
    truth: Any
    answer: Answer
    scores: dict[str, float] = {}
    seconds: float = 0.0
    site: str | None = None
    difficulty: str | None = None
    length: int | None = None
    kind: str | None = None
    fold: int | None = None


class Metric(Struct, frozen=True, kw_only=True):
    """A figure computed from the sums of terms of each result.

    Sums make resampling cheap: the terms of a workflow are added up once.

    Attributes:
        name: Shown as the column's heading.
        terms: What one scored result adds; None leaves it out of this metric.
        value: The figure from the sums of the terms; None where undefined.
        description: What it says, with the source of the formula.
        resampled: Whether a standard error makes sense.
    """

    name: str
    terms: Callable[[Result], tuple[float, ...] | None]
    value: Callable[[Sequence[float]], float | None]
    description: str = ""
    resampled: bool = True


class Setting(Struct, frozen=True, kw_only=True):
    """What a run is asked for; all of it goes into the record.

    Attributes:
        data: Files and folders; none means the bundled recordings.
        mode: Examples as published, or corrected.
        seed: For whatever is drawn.
        backend: Language model, such as ``openai:NAME``; None asks none.
        embedder: Sentence embedder, a local folder or name; None uses none.
        limit: At most so many examples, the first ones; None takes all.
        options: Whatever else a task takes, by name.
    """

    data: tuple[str, ...] = ()
    mode: Mode = "corrected"
    seed: int = 0
    backend: str | None = None
    embedder: str | None = None
    limit: int | None = None
    options: dict[str, str] = {}


class Task(Struct, frozen=True, kw_only=True):
    """Examples, those who answer them, and how answers are scored.

    Attributes:
        name: Name in the registry.
        description: What is asked, in one line.
        examples: Loads the examples of a setting, always in the same order.
        solvers: Makes the solvers of a setting, baselines included.
        metrics: Columns of the table, the most important first.
        score: Scores one answered example; what `metrics` may then use.
        options: Name -> meaning of what `Setting.options` may hold.
        question: Writes an example for a language model, where the framework
            that runs the task asks one itself, with what was recorded quoted as
            data; None writes its input as JSON.
        pictures: Lists the pictures of the screens that an example is about, for a
            model that sees; None where there are none.
        headlines: Names of the metrics that tell most; none means the first.
        notes: Says, in sentences, what a reader of the table has to know of these
            examples: what they lack, what is left out.
        also: Options under which the page of all tasks asks it once more, each.
    """

    name: str
    description: str
    examples: Callable[[Setting], Sequence[Example]]
    solvers: Callable[[Setting], Sequence[Solver]]
    metrics: tuple[Metric, ...]
    score: Callable[[Example, Answer], Mapping[str, float]] | None = None
    options: dict[str, str] = {}
    question: Callable[[Example], str] | None = None
    pictures: Callable[[Example], Pictures] | None = None
    headlines: tuple[str, ...] = ()
    notes: Callable[[Setting, Sequence[Example]], Sequence[str]] | None = None
    also: tuple[dict[str, str], ...] = ()


class Summary(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One metric of one solver.

    Attributes:
        metric: Its name.
        value: The figure; None where it is undefined.
        standard_error: Bootstrap over workflows; None with fewer than two, or where
            it makes no sense.
        n: Examples it was computed from.
        groups: Workflows they come from.
    """

    metric: str
    value: float | None
    standard_error: float | None
    n: int
    groups: int


class SolverRun(Struct, frozen=True, kw_only=True):
    """All that one solver did on a task.

    Attributes:
        solver: Its name.
        kind: What sort of solver.
        summaries: One for each metric, in the task's order.
        results: One for each example, in the task's order.
        unscored: How many examples it has no answer for.
        cost: US dollars in all; None where nobody asked for money.
        seconds: In all, fitting included.
        arguments: Whatever it was made with.
        model: Language model or embedder it asked.
        prompt_hash: SHA-256 of its prompt.
    """

    solver: str
    kind: SolverKind
    summaries: tuple[Summary, ...]
    results: tuple[Result, ...]
    unscored: int
    seconds: float
    cost: float | None = None
    arguments: dict[str, Any] = {}
    model: str | None = None
    prompt_hash: str | None = None


class Evaluation(Tabular, Struct, frozen=True, kw_only=True):
    """A task, run.

    Attributes:
        task: Its name.
        description: The task's.
        setting: What was asked for.
        data_hash: SHA-256 of the examples: ids, inputs and truths; of a path in an
            input, what lies there.
        runs: One for each solver.
        metrics: Name -> what it says.
        notes: What a reader has to know of the examples, in sentences.
    """

    task: str
    description: str
    setting: Setting
    data_hash: str
    runs: tuple[SolverRun, ...]
    metrics: dict[str, str] = {}
    notes: tuple[str, ...] = ()

    def rows(self) -> list[dict[str, Any]]:
        """Return a row for each metric of each solver.

        Returns:
            Columns ``solver``, ``metric``, ``value``, ``standard_error`` (None with
            fewer than two workflows), ``n`` (examples) and ``workflows``.
        """
        return [
            {
                "solver": run.solver,
                "metric": summary.metric,
                "value": summary.value,
                "standard_error": summary.standard_error,
                "n": summary.n,
                "workflows": summary.groups,
            }
            for run in self.runs
            for summary in run.summaries
        ]
