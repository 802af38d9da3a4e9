"""The demonstrations that come with wb2pm, and what is known to be true of them.

Scripted people at work in a shop (django-oscar) and in the web site of a museum
(Wagtail), recorded with wb2pm's own recorder: twelve workflows by five people
each, and long recordings in which several workflows follow each other.
``README.md`` in the folder is their data card.
"""

from __future__ import annotations

from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import DecodeError, Struct, json

from wb2pm.errors import Wb2pmError
from wb2pm.procedures.procedure import Procedure
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Iterator

_TRUTH = "ground_truth.json"


class TrueStep(Struct, frozen=True, kw_only=True):
    """One step as a person really did it.

    Attributes:
        n: Counts from 1.
        op: What was done; ``read`` leaves nothing in the recording.
        element: Name of the element as the page shows it.
        kind: Kind of element in words.
        location: Where it is, in words.
        value: What was typed or chosen, or which way was scrolled; None for what
            must not be written down, such as passwords.
        note: Anything a reader should know.
        detour: Whether the work would have been done without it.
        url_before: Address of the page it was done on.
        start: When the first input of it was sent, with the time zone.
        record: Whether the element stands for one record among others.
        backspaces: How many mistyped characters were taken back.
        events: Positions in ``wb2pm.events`` of the trace of what it left there.
        actions: First and last 0-based ordinal of the trace's actions that it left;
            None if it left none.
        trace_ids: Ids of the same two in the trace.
    """

    n: int
    op: Literal["click", "type", "select", "press", "scroll", "read", "back", "go"]
    element: str | None
    kind: str | None
    location: str | None
    value: str | None
    note: str | None
    detour: bool
    url_before: str
    start: datetime
    record: bool
    backspaces: int
    events: tuple[int, ...]
    actions: tuple[int, int] | None
    trace_ids: tuple[int, int] | None


class TrueSegment(Struct, frozen=True, kw_only=True):
    """One piece of work in a recording that holds several.

    Attributes:
        segment: A letter: A is the first.
        workflow: Number of the workflow.
        application: ``shop`` or ``cms``.
        intent: What was to be done.
        steps: First and last number of its steps.
        actions: First and last 0-based ordinal of its actions.
        trace_ids: Ids of the same two in the trace.
        start: When its first input was sent, with the time zone.
    """

    segment: str
    workflow: int
    application: str
    intent: str
    steps: tuple[int, int]
    actions: tuple[int, int]
    trace_ids: tuple[int, int]
    start: datetime


class GroundTruth(Struct, frozen=True, kw_only=True):
    """What is true of one demonstration.

    Attributes:
        demo_name: Name of its folder.
        task_id: Number of the workflow; of a long recording, its own.
        application: ``shop`` or ``cms``; where a long recording begins.
        person: Pseudonym of who did it.
        account: What the person had signed in as.
        intent: What was to be done.
        instantiation: What differs between instances of the workflow.
        completed: Whether it was brought to its end.
        steps: What was done.
        segments: The pieces of work of a long recording; None of any other.
        answer: What was found out, where the work was a question.
        n_actions: How many actions the trace has.
        n_states: How many states the trace has.
        n_detour_steps: How many steps were a detour.
        n_backspaces: How many mistyped characters were taken back.
        duration_s: Seconds from the first input to the end of the last action.
        rank: Place among the five of its workflow, 1 the best; None of long ones.
        rank_reason: Why.
        gold_sop: Whether the procedure in its folder is the one written by hand.
    """

    demo_name: str
    task_id: int
    application: str
    person: str
    account: str
    intent: str
    instantiation: dict[str, str]
    completed: bool
    steps: tuple[TrueStep, ...]
    segments: tuple[TrueSegment, ...] | None
    answer: str | None
    n_actions: int
    n_states: int
    n_detour_steps: int
    n_backspaces: int
    duration_s: float
    gold_sop: bool
    rank: int | None = None
    rank_reason: str | None = None


class Citation(Struct, frozen=True, kw_only=True):
    """Steps of one demonstration that an answer can be read off.

    Attributes:
        demo_name: Which demonstration.
        workflow: Number of its workflow.
        person: Who did it.
        steps: Numbers of the steps.
    """

    demo_name: str
    workflow: int
    person: str
    steps: tuple[int, ...]


class Question(Struct, frozen=True, kw_only=True):
    """A question about the demonstrations, answered by hand.

    Attributes:
        kind: What it asks for.
        question: As asked.
        answer: As somebody who saw the demonstrations would answer.
        cites: Where the answer shows.
    """

    kind: Literal["fact", "purpose", "completion", "comparison", "deviation", "advice"]
    question: str
    answer: str
    cites: tuple[Citation, ...]


class _Truths(Struct, frozen=True):
    demos: dict[str, GroundTruth]


def demonstrations_folder() -> Path:
    """Find the folder of demonstrations that `wb2pm demo` analyses.

    They lie in the installed package, or in ``examples/`` when wb2pm runs from
    a checkout of its repository. They are in WONDERBREAD's released layout.

    Returns:
        A folder with one folder per demonstration, and the truth beside them.

    Raises:
        Wb2pmError: If the installation lacks them.

    Examples:
        >>> folder = demonstrations_folder()
        >>> sum(entry.is_dir() for entry in folder.iterdir())
        63
    """
    package = Path(__file__).parent
    candidates = (
        package / "_demonstrations",
        package.parent / "examples" / "demonstrations",
    )
    for folder in candidates:
        if (folder / _TRUTH).is_file():
            return folder
    raise Wb2pmError(
        f"The bundled demonstrations are neither in {candidates[0]} nor in "
        f"{candidates[1]}: install wb2pm again, or name recordings of your own."
    )


def demonstrations_of(*workflows: int) -> tuple[Path, ...]:
    """List the folders of bundled demonstrations of some workflows.

    Args:
        workflows: Numbers of workflows, or of long recordings.

    Returns:
        The folders, workflow by workflow, each in the order of recording.

    Raises:
        Wb2pmError: If the installation lacks them, or there is no such workflow.

    Examples:
        >>> len(demonstrations_of(4003)), len(demonstrations_of(4003, 3101))
        (5, 6)
    """
    folder = demonstrations_folder()
    by_workflow: dict[str, list[Path]] = {}
    for path in sorted(folder.glob("* @ *")):
        by_workflow.setdefault(path.name.partition(" @ ")[0], []).append(path)
    found: list[Path] = []
    for workflow in workflows:
        own = by_workflow.get(str(workflow), [])
        if not own:
            known = sorted(by_workflow)
            raise Wb2pmError(
                f"No bundled demonstration is of the workflow {workflow!s:.80}; there are "
                f"{', '.join(known)}."
            )
        found += own
    return tuple(found)


def ground_truth(folder: Path | None = None) -> dict[str, GroundTruth]:
    """Read who did what in each demonstration, and how good it is.

    It was written by the scripts that did the work, not by the recorder.

    Args:
        folder: Another data set of the same form; by default the bundled one.

    Returns:
        Name of the demonstration -> what is true of it, in the order of names.

    Raises:
        Wb2pmError: If there is none, or it is not of this form.

    Examples:
        >>> truths = ground_truth()
        >>> sorted({truth.task_id for truth in truths.values() if truth.segments})
        [3101, 4101, 5101]
    """
    with _reading(_at(folder) / _TRUTH) as content:
        return json.decode(content, type=_Truths).demos


def questions(folder: Path | None = None) -> tuple[Question, ...]:
    """Read the questions about the demonstrations, with answers and evidence.

    Args:
        folder: Another data set of the same form; by default the bundled one.

    Raises:
        Wb2pmError: If there are none, or they are not of this form.

    Examples:
        >>> len(questions())
        20
    """
    with _reading(_at(folder) / "questions.jsonl") as content:
        return tuple(json.Decoder(Question).decode_lines(content))


def gold_procedures(folder: Path | None = None) -> dict[int, Procedure]:
    """Read the procedures that were written by hand, one a workflow.

    Each stands in the folder of the best demonstration of its workflow, filled
    in with what that one was about.

    Args:
        folder: Another data set of the same form; by default the bundled one.

    Returns:
        Number of the workflow -> its procedure.

    Raises:
        Wb2pmError: If the demonstrations are not there.

    Examples:
        >>> gold_procedures()[4006].steps[0].actions[0].target
        'Search term'
    """
    home = _at(folder)
    return {
        truth.task_id: parse_procedure(
            path.read_text(encoding="utf-8"), source=str(path)
        )
        for name, truth in ground_truth(home).items()
        if truth.gold_sop
        for path in [home / name / f"SOP - {name}.txt"]
    }


def _at(folder: Path | None) -> Path:
    return demonstrations_folder() if folder is None else folder


@contextmanager
def _reading(path: Path) -> Iterator[bytes]:
    """Read a file; say which one it was when it cannot be read or decoded."""
    try:
        yield path.read_bytes()
    except OSError as error:
        raise Wb2pmError(f"{path} cannot be read: {error.strerror}") from error
    except DecodeError as error:
        raise Wb2pmError(
            f"{path} is not of the form of the bundled data: {error}"
        ) from error
