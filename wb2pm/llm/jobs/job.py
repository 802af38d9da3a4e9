"""A job as one row: what is asked, what the rules answer, how a model's reply is read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar

from wb2pm.llm.answers import Answer
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.llm.jobs.asking import ask_model

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from wb2pm.discovery.segmentation.candidates import Reference
    from wb2pm.discovery.segmentation.segments import Segmentation
    from wb2pm.events import Activity
    from wb2pm.llm.answers import Claim
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.cases import Case
    from wb2pm.llm.jobs.asking import Citing, JobReply
    from wb2pm.procedures.procedure import Procedure

    Workflows = Mapping[str, Reference] | Sequence[Reference]
    Cut = Callable[[Sequence[Activity], Workflows | None], Segmentation]

T = TypeVar("T")

NOTHING_SHOWN: Final = "no demonstration shows anything that was done"
"""Why a job on several demonstrations is declined."""


@dataclass(frozen=True, kw_only=True)
class Task:
    """What a job is done to; each job takes what it needs.

    Attributes:
        cases: Demonstrations with their activities.
        procedures: Written procedures by name.
        question: The question, or the goal of the work, in words.
        workflows: What a recording may hold, for `segment`; None if nothing is known.
        cut: How the rules cut, for `segment`.
        found: How they have cut it already, beside other recordings.
        language: Code of the language that the rules write in; by default that of the
            requests.
    """

    cases: tuple[Case, ...] = ()
    procedures: Mapping[str, Procedure] = field(default_factory=dict)
    question: str | None = None
    workflows: Workflows | None = None
    cut: Cut | None = None
    found: Segmentation | None = None
    language: str | None = None

    @property
    def acted(self) -> bool:
        """Whether any demonstration shows something that was done."""
        return any(case.activities for case in self.cases)


def short_names(procedures: Mapping[str, Procedure]) -> dict[str, str]:
    """Map the names by which a model knows procedures to their own.

    Examples:
        >>> short_names({})
        {}
    """
    return {f"P{number}": name for number, name in enumerate(procedures, start=1)}


def by_title(procedure: Procedure | None) -> dict[str, Procedure]:
    """Name a procedure by its title; nothing where there is none with steps.

    Examples:
        >>> by_title(None)
        {}
    """
    if procedure is None or not procedure.steps:
        return {}
    return {procedure.title or "procedure": procedure}


@dataclass(frozen=True, kw_only=True)
class Job(Generic[T]):
    """One job: a row of `wb2pm.llm.jobs.table.JOBS`.

    Attributes:
        name: Its name, and that of its instructions in ``wb2pm/llm/prompts/``.
        reply: Name of the form in `wb2pm.llm.requests.replies` that a model replies in.
        of: What one answer is about; `question` for what the caller puts together.
        wording: What a model is asked, beneath the evidence, in words of our own.
            Nothing that stands in a recording, a file or a question may be in it.
        rules: What the rules answer.
        read: Makes the result of a model's reply.
        declines: Why there is nothing to answer, before anybody is asked.
        problem: What is wrong with a reply that has the right form.
        stated: A goal or question in somebody's words; shown as quoted data.
        counted: What is counted for this job alone and told as a fact.
        shown: The procedures that a model is shown.
        mined: Whether a model may be told what mining finds, besides `counted`.
        compares: Whether recordings are compared with their written procedure.
    """

    name: str
    reply: str
    of: Literal["recording", "workflow", "question"]
    wording: Callable[[Task], str]
    rules: Callable[[Task], Answer[T]]
    read: Callable[[Any, Citing, Task], JobReply[T]]
    declines: Callable[[Task], str | None] = lambda _: None
    problem: Callable[[Any, Task], str | None] = lambda *_: None
    stated: Callable[[Task], str | None] = lambda _: None
    counted: Callable[[Task], Sequence[Claim]] = lambda _: ()
    shown: Callable[[Task], Mapping[str, Procedure]] = lambda task: task.procedures
    mined: bool = True
    compares: bool = False

    def do(
        self, task: Task, *, backend: str | Backend = RULES, facts: bool = True
    ) -> Answer[T]:
        """Have the job done by the rules or by a model.

        Args:
            task: What it is done to.
            backend: Who does it: ``rules``, ``openai:NAME``, or a backend.
            facts: Whether a model is told what mining finds.

        Returns:
            The answer; declined, with the reason, where there is none.

        Raises:
            BackendError: If the model cannot be asked.
            UnknownNameError: If there is no such backend.
        """
        model = find_backend(backend)
        if declined := self.declines(task):
            name = model.name if model else RULES
            return Answer(job=self.name, backend=name, declined=declined)
        if model is None:
            return self.rules(task)
        from wb2pm.llm.requests import replies
        from wb2pm.llm.requests.prompts import make_prompt

        prompt = make_prompt(
            self.name,
            self.wording(task),
            task.cases,
            limits=model.limits,
            procedures=self.shown(task),
            stated=self.stated(task),
            facts=facts and self.mined,
            counted=self.counted(task) if facts else (),
        )
        return ask_model(
            self.name,
            model,
            prompt,
            getattr(replies, self.reply),
            lambda reply, citing: self.read(reply, citing, task),
            check=lambda reply: self.problem(reply, task),
        )
