"""The main job: recordings in; logs, models, verdicts, procedures, a report out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wb2pm.analysis.analyzing import analyze_prepared
from wb2pm.analysis.batch import labelled_log
from wb2pm.analysis.cases import CaseMaking, prepare_cases
from wb2pm.analysis.limited_models import MODEL_TIME_S
from wb2pm.analysis.preparing import TABLES_FROM
from wb2pm.converters.formats.format import check_outputs
from wb2pm.converters.formats.outputs import (
    DEFAULT_OUTPUTS,
    default_outputs,
    write_outputs,
)
from wb2pm.converters.sources.bounds import MEMORY_LIMIT_MB, TIME_LIMIT_S
from wb2pm.converters.writing import check_folder
from wb2pm.discovery.cases.notions import PAUSE
from wb2pm.discovery.mining.choosing import AUTO, check_net_miner
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.report.files import write_findings
from wb2pm.report.html import write_report

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import timedelta

    from wb2pm.analysis.findings import Analysis
    from wb2pm.converters.labels.labelling import Names
    from wb2pm.converters.lifecycle import Lifecycle
    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.converters.sources.given import Given
    from wb2pm.converters.writing import WriteReport
    from wb2pm.discovery.cases.tasks import Workflows
    from wb2pm.discovery.segmentation.assignment import Occurrence
    from wb2pm.events import Granularity
    from wb2pm.llm.backends.calls import Backend


def analyze(  # noqa: PLR0913 (options of one job)
    recordings: Given,
    *,
    out: str | Path | None = None,
    outputs: Sequence[str] | None = None,
    lifecycle: Lifecycle = "complete",
    cases: str = "recording",
    workflows: Workflows | None = None,
    occurrence: Occurrence = "any",
    pause: timedelta = PAUSE,
    granularity: Granularity = "step",
    redaction: Policy = "secrets",
    format: str | None = None,  # noqa: A002 (the users' word)
    timezone: str = "UTC",
    options: Mapping[str, Any] | None = None,
    names: Names | None = None,
    noise: float = 0.2,
    miner: str = AUTO,
    strict: bool = False,
    jobs: int | None = 1,
    cluster: str | None = None,
    recordings_cache: str | Path | None = None,
    packed: bool = False,
    time_limit_s: float | None = TIME_LIMIT_S,
    memory_limit_mb: int | None = MEMORY_LIMIT_MB,
    backend: str | Backend = RULES,
    facts: bool = True,
    model_time_s: float | None = MODEL_TIME_S,
    volume: Mapping[str | None, float] | None = None,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> Analysis:
    """Turn recordings into logs, models, verdicts, procedures and a report.

    Without the extra ``mining`` there are no models; the rest is the same.

    Args:
        recordings: A file or folder, or several, of any supported source; or what was
            read or prepared of them (see `wb2pm.prepare`).
        out: Folder for everything that is written; made if need be. The report
            is ``report.html`` in it. None writes nothing: what was found is the same,
            and its `write_report` writes the report alone.
        outputs: Formats to write the log in (see `wb2pm formats`); None for XES, OCEL
            2.0, Celonis and Parquet, but no OCEL of a long table, which `notes` says.
        lifecycle: How these tell an activity that took time: as one event with its
            start (`complete`), or as a start and a complete event (`both`).
        cases: What one case is: ``recording``, ``session``, ``task`` or
            ``object:TYPE`` (see `wb2pm.cases`).
        workflows: For tasks: what the recordings may hold (see `wb2pm.segment`).
        occurrence: For tasks: how often each of these occurs in a recording.
        pause: For sessions: what ends one.
        granularity: How finely to label the log. Procedures are written and
            checked at granularity ``step`` whatever it is.
        redaction: What to mask: ``secrets``, ``all-values`` or ``none``.
        format: Reader to use; None lets each file be claimed.
        timezone: Zone of the recording machine's clock, where the source has
            none.
        options: Further options of readers, by name (see `wb2pm formats`).
        names: File of names that overrule what is found (see `wb2pm.label`).
        noise: Share of the most frequent flow below which the miner leaves a
            flow out, 0 to 1.
        miner: Who finds the process models: ``auto`` takes the best sound model of
            each workflow by fitness and precision, and says why; or a miner whose
            models are Petri nets (see `wb2pm.discover`).
        strict: Stop at the first recording that cannot be read.
        jobs: Processes for reading, labelling and analysing workflows; None leaves it to joblib.
        cluster: Address of a Dask, Ray or Spark cluster that does it (see
            `wb2pm.prepare`).
        recordings_cache: Folder in which prepared recordings are kept; None for none.
        packed: Whether the screens of `Analysis` hold their elements packed, in a
            fraction of the memory, as thousands of recordings need it.
        time_limit_s: Seconds that one source may take; None for any number.
        memory_limit_mb: Megabytes by which a process may grow over one source;
            None for any number.
        backend: A language model, such as ``openai:NAME``, that is asked for
            procedures, improvements and verdicts beside the rules' own.
        facts: Whether the model is told what mining finds.
        model_time_s: Seconds that discovering models and checking cases against them
            may take in all, most frequent variants first; None for any number. What
            was not checked is named in `notes` and in the verdicts.
        volume: Id of a workflow -> its cases a year, by which the report tells what
            could be automated in hours a year; under None, of every workflow that is
            not named.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        What was found, and in `files` what was written.

    Raises:
        BackendError: If there is a model to ask and no request may be sent.
        ConversionError: If nothing could be read, or not the file of names.
        UnknownNameError: If an option names something that does not exist.
        WriteError: If a format cannot hold the log, or the folder cannot be
            written to.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> analysis = analyze(demonstrations_of(4003))
        >>> analysis.to_frame()["workflow"].to_list()
        ['4003']
        >>> analysis.workflow("4003").model.quality.soundness
        'sound'
    """
    told = {} if lifecycle == "complete" else {"lifecycle": lifecycle}
    check_outputs(DEFAULT_OUTPUTS if outputs is None else outputs, told)
    if out is not None:
        check_folder(out)
    check_net_miner(miner)
    model = find_backend(backend)
    prepared = prepare_cases(
        recordings,
        CaseMaking(by=cases, workflows=workflows, occurrence=occurrence, pause=pause),
        granularity=granularity,
        redaction=redaction,
        format=format,
        timezone=timezone,
        options=options,
        names=names,
        checked=cases == "recording",
        strict=strict,
        jobs=jobs,
        cluster=cluster,
        recordings_cache=recordings_cache,
        packed=packed,
        tables_from=TABLES_FROM if cases == "recording" and backend == RULES else None,
        time_limit_s=time_limit_s,
        memory_limit_mb=memory_limit_mb,
        on_progress=on_progress,
    )
    tell = on_progress or (lambda *_: None)
    labelled = labelled_log(prepared)
    files: tuple[WriteReport, ...] = ()
    wanted = default_outputs(labelled) if outputs is None else tuple(outputs)
    if out is not None:
        tell("Writing the log", 0, 1)
        files = write_outputs(labelled, Path(out), wanted, told)
        tell("Writing the log", 1, 1)
    log = labelled.log
    del labelled  # and the object-centric log that was made for the files
    analysis = analyze_prepared(
        prepared,
        log,
        noise=noise,
        miner=miner,
        backend=model,
        facts=facts,
        model_time_s=model_time_s,
        jobs=jobs,
        cluster=cluster,
        recordings_cache=recordings_cache,
        on_progress=on_progress,
    )
    if out is None:
        return analysis
    if outputs is None and (left := [n for n in DEFAULT_OUTPUTS if n not in wanted]):
        note = (
            f"The log has {len(log):,} events, and was not written as"
            f" {', '.join(left)}: ask for these with --to"
        )
        analysis = replace(analysis, notes=(note, *analysis.notes))
    tell("Writing the report", 0, 1)
    analysis = write_findings(replace(analysis, files=files), Path(out))
    write_report(analysis, Path(out) / "report.html", volume=volume)
    tell("Writing the report", 1, 1)
    return analysis
