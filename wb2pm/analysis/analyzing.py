"""The main job: recordings in; logs, models, verdicts, procedures, a report out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from wb2pm import __version__
from wb2pm.analysis.batch import labelled_log, notes_on
from wb2pm.analysis.model_answers import ask_beside, say_cost
from wb2pm.analysis.one_workflow import analyze_workflow, find_model
from wb2pm.analysis.preparing import Prepared, prepare
from wb2pm.analysis.workflows import group_by_workflow
from wb2pm.converters.formats.format import check_outputs
from wb2pm.converters.formats.outputs import DEFAULT_OUTPUTS, write_outputs
from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.errors import DiscoveryError, MissingExtraError
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.report.contents import Analysis, WorkflowAnalysis

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    import pandas as pd

    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.discovery.models.values import ProcessModel
    from wb2pm.events import Granularity
    from wb2pm.llm.backends.calls import Backend


def analyze(  # noqa: PLR0913 (options of one job)
    paths: str | Path | Iterable[str | Path],
    *,
    out: str | Path,
    outputs: Sequence[str] = DEFAULT_OUTPUTS,
    granularity: Granularity = "step",
    redaction: Policy = "secrets",
    format: str | None = None,  # noqa: A002 (the users' word)
    timezone: str = "UTC",
    options: Mapping[str, Any] | None = None,
    noise: float = 0.2,
    strict: bool = False,
    jobs: int | None = 1,
    backend: str | Backend = RULES,
    facts: bool = True,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> Analysis:
    """Turn recordings into logs, models, verdicts, procedures and a report.

    Without the extra ``mining`` there are no models; the rest is the same.

    Args:
        paths: A file or folder, or several, of any supported source.
        out: Folder for everything that is written; made if need be. The report
            is ``report.html`` in it.
        outputs: Formats to write the log in (see `wb2pm formats`).
        granularity: How finely to label the log. Procedures are written and
            checked at granularity ``step`` whatever it is.
        redaction: What to mask: ``secrets``, ``all-values`` or ``none``.
        format: Reader to use; None lets each file be claimed.
        timezone: Zone of the recording machine's clock, where the source has
            none.
        options: Further options of readers, by name (see `wb2pm formats`).
        noise: Share of the most frequent flow below which the miner leaves a
            flow out, 0 to 1.
        strict: Stop at the first recording that cannot be read.
        jobs: Processes for reading and labelling; None leaves it to joblib.
        backend: A language model, such as ``openai:NAME``, that is asked for
            procedures, improvements and verdicts beside the rules' own.
        facts: Whether the model is told what mining finds.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        What was found, and in `files` what was written.

    Raises:
        BackendError: If there is a model to ask and no request may be sent.
        ConversionError: If nothing could be read.
        UnknownNameError: If an option names something that does not exist.
        WriteError: If a format cannot hold the log, or the folder cannot be
            written to.

    Examples:
        >>> import tempfile
        >>> from wb2pm.bundled import demonstrations_of
        >>> folder = tempfile.mkdtemp()
        >>> analysis = analyze(demonstrations_of(4003), out=folder, outputs=["xes"])
        >>> [workflow.workflow for workflow in analysis.workflows]
        ['4003']
    """
    from wb2pm.analysis.files import write_findings
    from wb2pm.report.html import write_report

    check_outputs(outputs)
    given = [paths] if isinstance(paths, (str, Path)) else list(paths)
    prepared = prepare(
        given,
        granularity=granularity,
        redaction=redaction,
        format=format,
        timezone=timezone,
        options=options,
        strict=strict,
        jobs=jobs,
        on_progress=on_progress,
    )
    folder = Path(out)
    tell = on_progress or (lambda *_: None)
    labelled = labelled_log(prepared)
    log = labelled.log
    workflows = _analyze_workflows(prepared, log, noise, tell)
    tell("Writing the log", 0, 1)
    files = write_outputs(labelled, folder, outputs)
    tell("Writing the log", 1, 1)
    model = find_backend(backend)
    if model is not None:
        workflows = ask_beside(
            workflows, prepared, model, facts=facts, on_progress=on_progress
        )
    overall, notes = _overall_model(log, workflows, noise)
    analysis = Analysis(
        title=_title(prepared),
        workflows=workflows,
        log=log,
        map=directly_follows(log),
        model=overall,
        granularity=granularity,
        redaction=prepared.redactions,
        redaction_policy=redaction,
        skipped={s.source: s.reason for s in prepared.skipped},
        engines=_engines(workflows),
        files=files,
        notes=(
            *notes,
            *(n for w in workflows for n in w.notes),
            *notes_on(prepared),
            *say_cost(workflows),
        ),
    )
    tell("Writing the report", 0, 1)
    analysis = write_findings(analysis, folder)
    write_report(analysis, folder / "report.html")
    tell("Writing the report", 1, 1)
    return analysis


def _analyze_workflows(
    prepared: Prepared,
    log: pd.DataFrame,
    noise: float,
    tell: Callable[[str, int, int], None],
) -> tuple[WorkflowAnalysis, ...]:
    groups = group_by_workflow(prepared.demonstrations)
    found = []
    for count, (name, demonstrations) in enumerate(groups.items(), start=1):
        found.append(analyze_workflow(name, demonstrations, prepared, log, noise=noise))
        tell("Analysing workflows", count, len(groups))
    return tuple(found)


def _overall_model(
    log: pd.DataFrame, workflows: Sequence[WorkflowAnalysis], noise: float
) -> tuple[ProcessModel | None, tuple[str, ...]]:
    """Discover a model of all workflows; of one, its own model is it."""
    if len(workflows) == 1:
        model = workflows[0].model
        if model is not None:
            return model, ()
    try:
        return find_model(log, name="all workflows", noise=noise), ()
    except DiscoveryError as exc:
        return None, (f"There is no process model of all workflows: {exc}",)
    except MissingExtraError as exc:
        note = (
            f"No process models, model checks or BPMN files were made. {exc}"
            " (pm4py is licensed under the AGPL-3.0 or later)"
        )
        return None, (note,)


def _engines(workflows: Sequence[WorkflowAnalysis]) -> dict[str, str]:
    engines = {"wb2pm": __version__}
    named = {w.model.engine for w in workflows if w.model}
    named |= {v.engine for w in workflows for v in w.model_verdicts.values()}
    for engine in sorted(named):
        name, _, version = engine.partition(" ")
        engines.setdefault(name, version)
    return engines


def _title(prepared: Prepared) -> str:
    sites = sorted({d.site for d in prepared.demonstrations if d.site})
    most = 3
    if not sites or len(sites) > most:
        return "Recorded work"
    return f"Recorded work on {', '.join(sites)}"
