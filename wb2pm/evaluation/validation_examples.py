"""Runs that were done as they should and faulty copies of them, with their labels."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import (
    demonstration_folders,
    read_demonstration,
)
from wb2pm.discovery.procedures.cases import FAILED
from wb2pm.evaluation.edited_recordings import edited_recording, state_count
from wb2pm.evaluation.known_truth import truths_in
from wb2pm.evaluation.tasks import Example
from wb2pm.evaluation.wonderbread_draws import (
    NegativeKind,
    corrected_negatives,
    edited_ids,
    published_negatives,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from wb2pm.evaluation.wonderbread_draws import Negatives
    from wb2pm.events import Demonstration
    from wb2pm.procedures.procedure import Procedure

Question = Literal["completion", "trajectory"]
Draws = Literal["published", "corrected"]
"""Negatives by the benchmark's own rules, or such as are sure to differ."""
SAME_LABELS: Final = "same labels"
"""Ends the kind of a negative whose activities at granularity ``step`` are those of
the run it was made from."""


class Run(Struct, frozen=True, kw_only=True):
    """One run to be judged: what a solver is given.

    Attributes:
        recording: Folder of the demonstration it is made from.
        entries: Positions of that trace which the run shows, in its order.
        procedure: The procedure that was written for the demonstration.
        question: `completion`: was the end reached? `trajectory`: was the
            procedure followed?
        others: Folders of what other people did, where that is the reference
            and not the procedure alone.
        grounded: Whether the procedure is to be grounded in what these did.
    """

    recording: str
    entries: tuple[int, ...]
    procedure: str
    question: Question
    others: tuple[str, ...] = ()
    grounded: bool = False


def validation_examples(
    paths: Iterable[str | Path],
    *,
    draws: Draws = "published",
    seed: int = 0,
    shared: bool = False,
) -> list[Example]:
    """Make the examples of both questions from recordings.

    Each demonstration is a positive of both, unless it is known to have failed:
    then it is a negative of completion, and no example of the trajectory. Its
    copies are negatives: truncated ones of completion, skipped and shuffled ones
    of the trajectory, by the benchmark's own draws. As there, demonstrations of
    fewer than five states are left out, and so are those without a procedure.
    Corrected draws differ from the demonstration, and from each other, in their
    activities at granularity ``step``; short demonstrations have fewer of them.

    Args:
        paths: Demonstrations in WONDERBREAD's form, or folders of them.
        draws: Which rules make the negatives.
        seed: Of the corrected draws.
        shared: Whether a workflow's first procedure serves those of its
            demonstrations that have none beside them.

    Returns:
        Examples in the order of the folders; `Example.input` is a `Run`,
        `Example.group` the workflow, `Example.kind` the question and how it was
        made.

    Raises:
        ConversionError: If a path does not exist or a trace cannot be read.
    """
    folders = [f for path in paths for f in demonstration_folders(Path(path))]
    spare = procedures_of(folders) if shared else {}
    return [
        example
        for folder in folders
        for example in _examples_of(folder, draws=draws, seed=seed, spare=spare)
    ]


def procedures_of(folders: Iterable[Path]) -> dict[str, Procedure]:
    """Return the first procedure with steps of each workflow.

    Args:
        folders: Of demonstrations.
    """
    found: dict[str, Procedure] = {}
    for folder in folders:
        demonstration = read_demonstration(folder)
        procedure = demonstration.procedure
        if procedure is not None and procedure.steps:
            found.setdefault(demonstration.workflow or folder.name, procedure)
    return found


def with_others(
    examples: Iterable[Example], *, fewest: int = 2, grounded: bool = False
) -> list[Example]:
    """Return each example the runs of other people as its reference.

    Those are the intact recordings of the same workflow among the examples, but
    for those of the same person, as far as ``ground_truth.json`` says who it was.

    Args:
        examples: As `validation_examples` makes them.
        fewest: How many others there have to be; one person shows no habit.
        grounded: Whether the procedure is to be grounded in what these did.

    Returns:
        The examples for which so many other people did the work.
    """
    known = list(examples)
    runs: dict[str, dict[str, str]] = {}
    for example in known:
        if example.kind == "completion: intact":
            folder = Path(example.input.recording)
            runs.setdefault(example.group, {})[str(folder)] = person_of(folder)
    found = []
    for example in known:
        person = person_of(Path(example.input.recording))
        others = tuple(
            folder
            for folder, who in runs.get(example.group, {}).items()
            if folder != example.input.recording and who != person
        )
        if len(others) >= fewest:
            run = replace(example.input, others=others, grounded=grounded)
            found.append(replace(example, input=run))
    return found


def person_of(folder: Path) -> str:
    """Return who did it, as far as that is known; otherwise the recording's name.

    Args:
        folder: The demonstration's folder.
    """
    known = truths_in(folder.parent).get(folder.name)
    return (known.person if known else None) or folder.name


def has_failed(folder: Path, demonstration: Demonstration) -> bool:
    """Return whether a run is known to have failed.

    Args:
        folder: The demonstration's folder; a ``ground_truth.json`` beside it may
            say ``completed`` or ``success``.
        demonstration: As read; its outcome may say so as well.
    """
    known = truths_in(folder.parent).get(folder.name)
    return (known is not None and known.has_failed) or demonstration.outcome in FAILED


def _examples_of(
    folder: Path, *, draws: Draws, seed: int, spare: Mapping[str, Procedure]
) -> Iterator[Example]:
    demonstration = read_demonstration(folder)
    states = state_count(folder)
    negatives = published_negatives(folder.name, states) if states else None
    if negatives is not None and draws == "corrected":
        negatives = corrected_negatives(
            folder.name, _labels_of_actions(demonstration, states), seed=seed
        )
    group = demonstration.workflow or folder.name
    procedure = demonstration.procedure
    if procedure is None or not procedure.steps:
        procedure = spare.get(group)
    if procedure is None or negatives is None:
        return
    failed = has_failed(folder, demonstration)

    def example(
        question: Question, kind: str, ids: Iterable[int], *, truth: bool, name: str
    ) -> Example:
        return Example(
            id=f"{folder.name}/{question}/{name}",
            group=group,
            input=Run(
                recording=str(folder),
                entries=tuple(ids),
                procedure=procedure.text,
                question=question,
            ),
            truth=truth,
            site=demonstration.site,
            length=states,
            kind=f"{question}: {kind}",
        )

    whole = range(2 * states - 1)
    kind = "failed" if failed else "intact"
    yield example("completion", kind, whole, truth=not failed, name=kind)
    intact = _labels(folder, whole)
    seen = {intact}  # what is left may read otherwise on its own
    for end in negatives.truncate:
        ids = edited_ids("truncate", (end,), states)
        if draws == "corrected" and not _is_new(_labels(folder, ids), seen):
            continue
        name = f"truncate {end}"
        yield example("completion", "truncate", ids, truth=False, name=name)
    if failed:
        return
    yield example("trajectory", kind, whole, truth=True, name=kind)
    seen = {intact}
    for number, (fault, draw, ids) in enumerate(_disturbed(negatives, states)):
        shown = _labels(folder, ids)
        same = shown == intact
        if draws == "corrected" and not _is_new(shown, seen):
            continue
        kind = f"{fault}, {SAME_LABELS}" if same else fault
        name = f"{fault} {number % 3 + 1}: {draw[0]}, {draw[1]}"
        yield example("trajectory", kind, ids, truth=False, name=name)


def _is_new(shown: tuple[str, ...], seen: set[tuple[str, ...]]) -> bool:
    """Return whether something was not seen before, and remember it."""
    new = shown not in seen
    seen.add(shown)
    return new


def _disturbed(
    negatives: Negatives, states: int
) -> Iterator[tuple[NegativeKind, tuple[int, int], list[int]]]:
    for draw in negatives.skip:
        yield "skip", draw, edited_ids("skip", draw, states)
    for draw in negatives.shuffle:
        yield "shuffle", draw, edited_ids("shuffle", draw, states)


def _labels_of_actions(demonstration: Demonstration, states: int) -> list[str]:
    """Return each action its activity, at the last action of a step; else nothing."""
    labels = [""] * (states - 1)
    for activity in label(demonstration):
        place = activity.events[-1].source_index // 2
        if place < len(labels):
            labels[place] = activity.label
    return labels


def _labels(folder: Path, ids: Iterable[int]) -> tuple[str, ...]:
    with edited_recording(folder, tuple(ids)) as demonstration:
        return tuple(activity.label for activity in label(demonstration))
