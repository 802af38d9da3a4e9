"""The command line: each command is a public function, plus printing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wb2pm import __version__
from wb2pm.commands import (
    ask,
    cache,
    check,
    convert,
    discover,
    formats,
    goal,
    ground,
    improve,
    label,
    mcp,
    rank,
    record,
    segment,
    sop,
)
from wb2pm.commands.backend import backend_options, chosen_backend
from wb2pm.commands.cases import case_options
from wb2pm.commands.evaluate.group import evaluate
from wb2pm.commands.options import (
    LIFECYCLE,
    PATHS,
    RECORDINGS,
    Command,
    read_options,
    tell,
    tell_skipped,
    time_limit,
    write_json,
)
from wb2pm.commands.progress import progress

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wb2pm.analysis.cases import CaseMaking
    from wb2pm.analysis.findings import Analysis
    from wb2pm.converters.lifecycle import Lifecycle
    from wb2pm.report.finished_runs import RunBegun


@click.group(
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(__version__, prog_name="wb2pm")
def main() -> None:
    """Turn recorded user-interface work into logs, models, procedures and verdicts.

    RECORDINGS are files or folders; a folder is searched for recordings.
    Messages go to standard error, results to standard output.

    \b
    Exit codes:
      0  done
      1  an error that says what, where and how to mend it
      2  the command was not understood
      3  done, but some recordings had to be skipped

    \b
    Shell completion (bash; zsh and fish likewise):
      eval "$(_WB2PM_COMPLETE=bash_source wb2pm)"
    """


for _part in (
    convert.convert,
    discover.discover,
    check.check,
    sop.sop,
    ask.ask,
    improve.improve,
    rank.rank,
    segment.segment,
    label.label,
    goal.goal,
    ground.ground,
    record.record,
    mcp.mcp,
    evaluate,
    cache.cache,
    formats.formats,
):
    main.add_command(_part)


def _volumes(
    _context: click.Context, _option: click.Parameter, given: tuple[str, ...]
) -> dict[str | None, float]:
    """Read cases a year, by workflow; under None those of each that is not named."""
    volumes: dict[str | None, float] = {}
    for each in given:
        workflow, equals, cases = each.rpartition("=")
        try:
            number = float(cases)
        except ValueError:
            number = -1.0
        if not 0 <= number < float("inf"):
            raise click.BadParameter(f"{each!r}: {cases!r} is no number of cases")
        volumes[workflow if equals else None] = number
    return volumes


@main.command(cls=Command)
@RECORDINGS
@click.option("--out", type=PATHS, required=True, help="Folder to write to.")
@read_options
@click.option(
    "--to",
    "outputs",
    multiple=True,
    metavar="FORMAT",
    help="Log format; may be repeated. Default: all but xes.gz. See `wb2pm formats`.",
)
@LIFECYCLE
@case_options
@click.option(
    "--noise",
    type=click.FloatRange(0, 1),
    default=0.2,
    show_default=True,
    help="Flows rarer than this share of the most frequent one are left out of models.",
)
@click.option(
    "--miner",
    metavar="NAME",
    default="auto",
    show_default=True,
    help="How models are found: `auto` tries all miners on each workflow and takes the"
    " best sound model by fitness and precision; or one of `wb2pm discover --help` that"
    " finds Petri nets.",
)
@time_limit(
    "model_time_s",
    "What finding models and checking against them may take in all; 0 for no limit."
    " The most frequent variants come first, and what was not checked is named.",
)
@click.option(
    "--volume",
    multiple=True,
    callback=_volumes,
    metavar="[WORKFLOW=]CASES",
    help="Cases a year, of one workflow or of each that is not named: the report then "
    "tells what could be automated in hours a year. May be repeated.",
)
@backend_options
@click.option("--json", "as_json", is_flag=True, help="Print a summary as JSON.")
def analyze(recordings: tuple[Path, ...], as_json: bool, **options: Any) -> None:
    """Do it all: logs, models, verdicts, procedures, and report.html.

    \b
    Examples:
      wb2pm analyze recordings/ --out out
      wb2pm analyze "0 @ 2023-12-25-16-43-12" --out out --timezone America/Los_Angeles
      wb2pm analyze recordings/ --out out --redact all-values --to xes --to celonis
      wb2pm analyze monday/ --out out --cases task --procedure order.txt
      wb2pm analyze recordings/ --out out --volume 4000 --volume claims=12000
      wb2pm analyze recordings/ --out out --backend openai:gpt-x --allow-requests
    """
    with chosen_backend(options) as backend:
        _analyze(recordings, as_json=as_json, backend=backend or "rules", **options)


@main.command(cls=Command)
@click.option(
    "--out",
    type=PATHS,
    default=Path("wb2pm-demo"),
    show_default=True,
    help="Folder to write to.",
)
@click.option("--json", "as_json", is_flag=True, help="Print a summary as JSON.")
def demo(out: Path, as_json: bool) -> None:
    """Analyse the recordings that come with wb2pm: sixty, of twelve workflows.

    \b
    Example:
      wb2pm demo --out out
    """
    from wb2pm.bundled import demonstrations_folder, ground_truth

    folder, truths = demonstrations_folder(), ground_truth()
    short = (name for name, truth in truths.items() if truth.segments is None)
    _analyze(
        tuple(folder / name for name in short), as_json=as_json, out=out, outputs=()
    )


def _analyze(  # noqa: PLR0913 (options of one command)
    recordings: tuple[Path, ...],
    *,
    as_json: bool,
    out: Path,
    outputs: tuple[str, ...],
    lifecycle: Lifecycle | None = None,
    making: CaseMaking | None = None,
    **options: Any,
) -> None:
    import msgspec

    from wb2pm.converters.sources.readers import SkippedRecording
    from wb2pm.report.main_job import analyze as run

    if making is not None:
        options.update(
            cases=making.by,
            workflows=making.workflows,
            occurrence=making.occurrence,
            pause=making.pause,
        )
    begun = _begin(recordings, out, outputs, lifecycle, making, options)
    if begun is not None and (told := begun.told_before()) is not None:
        _tell_analysis(msgspec.json.decode(told), as_json=as_json)
        tell("The recordings and all files are as they were: nothing was done again.")
        return
    with progress() as on_progress:
        analysis = run(
            recordings,
            out=out,
            outputs=outputs or None,
            lifecycle=lifecycle or "complete",
            packed=True,
            on_progress=on_progress,
            **options,
        )
    report = out / "report.html"
    summary = _summary(analysis, report)
    _tell_analysis(summary, as_json=as_json)
    if begun is not None:
        written = (path for each in analysis.files for path in each.paths)
        begun.keep(analysis, (*written, report), msgspec.json.encode(summary))
    skipped = analysis.skipped.items()
    tell_skipped(SkippedRecording(source=s, reason=r) for s, r in skipped)


def _begin(  # noqa: PLR0913, PLR0917 (options of one command)
    recordings: tuple[Path, ...],
    out: Path,
    outputs: tuple[str, ...],
    lifecycle: str | None,
    making: CaseMaking | None,
    options: Mapping[str, Any],
) -> RunBegun | None:
    """Take note of a run that may be begun again; None of one that is never kept.

    What a model answers, event logs and what is not masked are not kept, and cases that
    are not the recordings have no such run.
    """
    kept = options.get("recordings_cache")
    by_rules = options.get("backend", "rules") == "rules"
    if kept is None or making is not None or not by_rules:
        return None
    if options["redaction"] == "none":
        return None
    from wb2pm.report.finished_runs import RunBegun

    sharing = {"jobs", "cluster", "recordings_cache", "backend", "strict"}
    told = {name: value for name, value in options.items() if name not in sharing}
    return RunBegun(
        recordings,
        out=out,
        recordings_cache=kept,
        jobs=options.get("jobs", 1),
        outputs=outputs,
        lifecycle=lifecycle,
        **told,
    )


def _tell_analysis(summary: Mapping[str, Any], *, as_json: bool) -> None:
    from wb2pm.report.text import count_of

    if as_json:
        write_json(summary)
        return
    for workflow in summary["workflows"]:
        counts = (
            count_of(len(workflow["demonstrations"]), "demonstration"),
            count_of(workflow["variants"], "variant"),
            count_of(len(workflow["improvements"]), "improvement"),
        )
        tell(f"{workflow['workflow']}: {', '.join(counts)}")
    for note in summary["notes"]:
        tell(note)
    click.echo(f"Report: {summary['report']}")


def _summary(analysis: Analysis, report: Path) -> dict[str, Any]:
    from msgspec import to_builtins

    return {
        "report": str(report),
        "granularity": analysis.granularity,
        "redaction": {
            "policy": analysis.redaction_policy,
            "masked": analysis.redaction,
        },
        "workflows": [
            {
                "workflow": w.workflow,
                "demonstrations": [d.id for d in w.demonstrations],
                "events": sum(len(d.events) for d in w.demonstrations),
                "activities": len(w.log),
                "variants": len(w.variants),
                "quality": to_builtins(w.model.quality) if w.model else None,
                "followed_procedure": {
                    c: v.followed for c, v in w.procedure_verdicts.items()
                },
                "followed_model": {c: v.followed for c, v in w.model_verdicts.items()},
                "improvements": to_builtins(w.improvements),
            }
            for w in analysis.workflows
        ],
        "files": to_builtins(analysis.files),
        "skipped": analysis.skipped,
        "notes": list(analysis.notes),
    }


@main.command(cls=Command)
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def doctor(as_json: bool) -> None:
    """Return which extras and outside programs are present, and what each is for."""
    from wb2pm.doctor import diagnose, diagnosis_tables

    diagnosis = diagnose()
    if as_json:
        write_json(diagnosis.to_dict())
        return
    from rich.console import Console

    console = Console()
    for table in diagnosis_tables(diagnosis):
        console.print(table)
