"""The command that checks recordings: against procedures, or against each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wb2pm.commands.answering import answers_as_json, tell_notes
from wb2pm.commands.backend import backend_options, chosen_backend
from wb2pm.commands.cases import CASES, OCCURRENCE, PAUSE, case_making, tell_cases
from wb2pm.commands.options import (
    RECORDINGS,
    Command,
    read_options,
    say,
    tell,
    tell_names,
    tell_skipped,
    time_limit,
    write_json,
)
from wb2pm.commands.progress import progress

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.discovery.conformance.deviations import Deviation, Reason, Verdict
    from wb2pm.discovery.segmentation.assignment import Occurrence


@click.command(cls=Command)
@RECORDINGS
@click.option(
    "--procedure",
    "procedures",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    multiple=True,
    help="Text of the procedure to check against. Default: the workflow's rewritten one,"
    " else the one beside each recording. With --cases task, one that the recordings"
    " may hold; may be repeated, and each task is checked against its own.",
)
@click.option(
    "--others",
    is_flag=True,
    help="Check against what the other recordings of the workflow have in common instead.",
)
@click.option(
    "--grounded",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="What `wb2pm ground --json` printed, by a language model or changed by hand; rules judge by it.",
)
@time_limit(
    "check_time_s",
    "What checks by rules may take in all; 0 for no limit. What most did is checked"
    " first, and what was not checked is named.",
)
@CASES
@OCCURRENCE
@PAUSE
@read_options
@backend_options
@click.option("--json", "as_json", is_flag=True, help="Print the verdicts as JSON.")
def check(  # noqa: PLR0913 (options of one command)
    recordings: tuple[Path, ...],
    *,
    procedures: tuple[Path, ...],
    others: bool,
    grounded: Path | None,
    cases: str,
    occurrence: Occurrence | None,
    pause: float | None,
    facts: bool,
    check_time_s: float | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Check whether recordings reached their end and followed their procedure.

    Rules align each recording with the procedure, step by step. A procedure in
    people's own words is grounded in what the other recordings of its workflow show. A
    language model is told what they find, unless --no-facts is given.

    \b
    Examples:
      wb2pm check examples/demonstrations/3004*
      wb2pm check recordings/ --procedure "SOP - order goods.txt" --json
      wb2pm check recordings/ --others
      wb2pm check recordings/ --grounded grounded.json
      wb2pm check monday/ --cases task --procedure order.txt --procedure claim.txt
      wb2pm check recordings/ --backend openai:gpt-x --dry-run
    """
    from msgspec import to_builtins

    from wb2pm.analysis.batch import check_recordings
    from wb2pm.analysis.cases import prepare_cases
    from wb2pm.analysis.groundings import read_groundings

    by_task = cases == "task"
    if procedures and others and not by_task:
        raise click.UsageError("--procedure and --others exclude each other.")
    if grounded is not None and (others or options["backend"] not in {None, "rules"}):
        raise click.UsageError("--grounded is for rules and a procedure.")
    known = None
    if grounded is not None:
        known = read_groundings(grounded, redaction=options["redaction"])
        options["backend"] = "rules"  # whatever the environment names
    if len(procedures) > 1 and not by_task:
        raise click.UsageError("several --procedure are for --cases task.")
    making = case_making(
        cases,
        pause,
        procedures if by_task else (),
        occurrence,
        redaction=options["redaction"],
    )
    procedure = procedures[0] if procedures and not by_task else None
    with chosen_backend(options) as backend, progress() as on_progress:
        prepared = prepare_cases(recordings, making, on_progress=on_progress, **options)
        tell_names(prepared)
        tell_cases(prepared)
        checks = check_recordings(
            prepared,
            procedure=procedure,
            others=others,
            grounded=known,
            backend=backend,
            facts=facts,
            check_time_s=check_time_s,
            on_progress=on_progress,
        )
    if as_json:
        found = {"verdicts": checks.verdicts, "unchecked": checks.unchecked}
        if checks.answers:
            found["answers"] = answers_as_json(checks.answers)
        write_json(to_builtins({**found, "skipped": prepared.skipped}))
    else:
        for verdict in checks.verdicts.values():
            _show(verdict)
        _explain(checks.verdicts.values())
        for case, answer in checks.answers.items():
            tell_notes(case, answer)
        for reason in checks.unchecked:
            tell(reason)
    tell_skipped(prepared.skipped)


def _show(verdict: Verdict) -> None:
    from wb2pm.discovery.conformance.reasons import with_reasons

    say(f"{verdict.demonstration}: {_said(verdict)}")
    against = f"  against: {verdict.reference}"
    say(f"{against} ({verdict.chosen})" if verdict.chosen else against)
    shown = set()
    for reason in verdict.reasons or with_reasons(verdict).reasons:
        shown.add(reason.sentence)
        answer = "not followed" if reason.question == "followed" else "not completed"
        say(f"  {answer}, {reason.kind}{_where(reason)}: {reason.sentence}")
    for deviation in verdict.deviations:
        if deviation.sentence not in shown:
            say(f"  {deviation.kind}{_where(deviation)}: {deviation.sentence}")
    for gap in verdict.gaps:
        if gap.sentence not in shown:
            say(f"  gap (event {gap.event}): {gap.sentence}")
    if verdict.not_understood:
        steps = ", ".join(map(str, verdict.not_understood))
        say(f"  not understood: step {steps}")
    if verdict.never_seen:
        steps = ", ".join(map(str, verdict.never_seen))
        say(f"  done by none of the others: step {steps}")


def _where(found: Reason | Deviation) -> str:
    """Name the step and the event of something, as far as it has them."""
    step = f"step {found.step}" if found.step is not None else ""
    event = f"event {found.event}" if found.event is not None else ""
    place = ", ".join(filter(None, (step, event)))
    return f" ({place})" if place else ""


def _explain(verdicts: Iterable[Verdict]) -> None:
    """Say what the figures are, once and only those that were printed."""
    from wb2pm.discovery.conformance.grounding.scores import (
        FOLLOWED_ALONE,
        FOLLOWED_BESIDE,
    )
    from wb2pm.discovery.conformance.reasons import FITNESS, SCORE
    from wb2pm.discovery.conformance.verdict_scores import FOLLOWED

    known = list(verdicts)
    special = {"word for word": FOLLOWED, "likeness": FOLLOWED_ALONE}
    scored = {
        special.get(v.way or "", FOLLOWED_BESIDE).threshold
        for v in known
        if v.score is not None
    }
    for threshold in sorted(scored, reverse=True):
        say(SCORE.format(threshold=threshold))
    if any(verdict.fitness is not None for verdict in known):
        say(FITNESS)


def _said(verdict: Verdict) -> str:
    """Describe the verdict in a line, with its scores."""
    followed = {True: "followed", False: "not followed", None: "cannot be told"}
    said = followed[verdict.followed]
    if verdict.declined:
        said += f": {verdict.declined.rstrip('.')}"
    if verdict.deviations:
        count = len(verdict.deviations)
        said += f", {count} deviation{'s' if count > 1 else ''}"
    completed = {True: "completed", False: "not completed", None: "end not known"}
    figures: list[str] = []
    if verdict.way is not None and verdict.way != "word for word":
        figures.append(verdict.way)
    if verdict.fitness is not None:
        figures.append(f"fitness {verdict.fitness:.2f}")
    if verdict.score is not None:
        figures.append(f"score {verdict.score:.2f}")
    if verdict.coverage is not None and verdict.coverage < 1:
        how = "grounded" if verdict.way == "grounded" else "understood"
        figures.append(f"{verdict.coverage:.0%} of the steps {how}")
    told = f" ({', '.join(figures)})" if figures else ""
    return f"{said}, {completed[verdict.completed]}{told}"
