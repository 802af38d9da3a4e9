"""What the commands of the language jobs share: recordings in, answers out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wb2pm.commands.backend import chosen_backend
from wb2pm.commands.cases import tell_cases
from wb2pm.commands.options import (
    say,
    tell,
    tell_names,
    tell_skipped,
    write_json,
)
from wb2pm.commands.progress import progress

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.converters.sources.readers import SkippedRecording
    from wb2pm.events import Activity, Demonstration
    from wb2pm.llm.answers import Answer, Claim
    from wb2pm.llm.jobs.job import Job


def answer_recordings(  # noqa: PLR0913 (each a question of its own)
    job: Job[Any],
    show: Callable[[str, Any], None],
    recordings: tuple[Path, ...],
    options: dict[str, Any],
    *,
    as_json: bool,
    write: Callable[[Prepared, Mapping[str, Answer[Any]]], None] | None = None,
    beside: Callable[[Prepared], Mapping[str, Any]] | None = None,
    **asked: Any,
) -> None:
    """Read recordings, have a job done to them, print its answers.

    Args:
        job: The job.
        show: Prints one result.
        recordings: Files and folders.
        options: Options of reading and of the backend.
        as_json: Print everything as JSON.
        write: Writes the answers to files; they are printed as JSON only then.
        beside: Finds out what is asked of rules alone and needs all recordings.
        **asked: What else is asked of `wb2pm.analysis.answers.answer_recordings`.
    """
    from wb2pm.analysis import answers as analysis
    from wb2pm.analysis.cases import own_cases, prepare_cases

    with chosen_backend(options) as backend, progress() as on_progress:
        making = options.pop("making", None)
        prepared = prepare_cases(recordings, making, on_progress=on_progress, **options)
        tell_names(prepared)
        tell_cases(prepared)
        for note in own_cases(prepared) if "cut_at" in options else ():
            tell(note)
        if beside is not None and backend is None:
            asked |= beside(prepared)
        answers = analysis.answer_recordings(
            job, prepared, backend=backend, on_progress=on_progress, **asked
        )
    if write is not None:
        write(prepared, answers)
        if not as_json:
            show = _show_nothing
    print_answers(answers, show, as_json=as_json, skipped=prepared.skipped)


def _show_nothing(_name: str, _result: object) -> None:
    """Leave out what a file has."""


def read_pairs(
    recordings: tuple[Path, ...],
    on_progress: Callable[[str, int, int], None],
    options: dict[str, Any],
) -> tuple[
    list[tuple[Demonstration, tuple[Activity, ...]]], tuple[SkippedRecording, ...]
]:
    """Read recordings, if any, for a job that takes them with their steps.

    Returns:
        Each recording with its steps, and what was not read.
    """
    from wb2pm.analysis.preparing import prepare

    if not recordings:
        return [], ()
    prepared = prepare(recordings, on_progress=on_progress, **options)
    tell_names(prepared)
    pairs = [(d, prepared.steps[d.id]) for d in prepared.demonstrations]
    return pairs, prepared.skipped


def print_answers(
    answers: Mapping[str, Answer[Any]],
    show: Callable[[str, Any], None],
    *,
    as_json: bool,
    skipped: tuple[SkippedRecording, ...] = (),
) -> None:
    """Print answers: results to standard output, what a reader should know besides it.

    Args:
        answers: The answers by name.
        show: Prints one result.
        as_json: Print everything as JSON.
        skipped: What was not read; it is named last, and in the exit code.
    """
    if as_json:
        from msgspec import to_builtins

        told = answers_as_json(answers)
        write_json({"answers": told, "skipped": to_builtins(skipped)})
    else:
        for name, answer in answers.items():
            _print_answer(name, answer, show)
    tell_skipped(skipped)


def answers_as_json(answers: Mapping[str, Answer[Any]]) -> dict[str, Any]:
    """Turn answers into what JSON can hold, each with how well it is grounded."""
    from msgspec import to_builtins

    return {
        name: {**to_builtins(answer), "grounding": answer.grounding}
        for name, answer in answers.items()
    }


def _print_answer(
    name: str, answer: Answer[Any], show: Callable[[str, Any], None]
) -> None:
    if answer.result is None:
        tell(f"{name}: no answer: {answer.declined}")
    else:
        show(name, answer.result)
    tell_notes(name, answer)


def tell_notes(name: str, answer: Answer[Any]) -> None:
    """Tell what a reader of an answer should know besides it."""
    for note in answer.notes:
        tell(f"{name}: {note}")
    for left in answer.left_out:
        tell(f"{name}: not shown to {answer.backend}: {left}")
    if answer.unknown_citations:
        cited = ", ".join(answer.unknown_citations)
        tell(f"{name}: cited and not there: {cited}")


def show_claims(answer: Answer[Any], text: str) -> None:
    """Print what an answer says, and each of its sentences with what it rests on.

    Args:
        answer: The answer.
        text: What it says in all; said once if one sentence is all of it.
    """
    if [claim.sentence for claim in answer.claims] == [text]:
        say(f"{text} {_cited(answer.claims[0])}")
        return
    say(text)
    for claim in answer.claims:
        say(f"  - {claim.sentence} {_cited(claim)}")


def _cited(claim: Claim) -> str:
    from wb2pm.llm.grounding import say_citation

    cited = "; ".join(say_citation(c) for c in claim.citations[:6])
    more = len(claim.citations) - 6
    cited += f"; and {more} more" if more > 0 else ""
    return f"[{cited or 'nothing cited'}]"
