"""Everything that is found out about prepared recordings; nothing is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wb2pm import __version__
from wb2pm.analysis.apart import (
    KeptModel,
    analyze_apart,
    analyze_kept,
    can_be_kept,
    model_apart,
)
from wb2pm.analysis.batch import notes_on
from wb2pm.analysis.findings import Analysis
from wb2pm.analysis.limited_models import model_and_check
from wb2pm.analysis.model_answers import ask_beside, say_cost
from wb2pm.analysis.workflows import group_by_workflow
from wb2pm.columns import UI_ACTION
from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.mining.choosing import AUTO
from wb2pm.discovery.time_limits import Clock, Worker
from wb2pm.errors import MissingExtraError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    import pandas as pd

    from wb2pm.analysis.findings import WorkflowAnalysis
    from wb2pm.analysis.preparing import Prepared
    from wb2pm.discovery.models.values import ProcessModel
    from wb2pm.llm.backends.calls import Backend


def analyze_prepared(  # noqa: PLR0913 (options of one job)
    prepared: Prepared,
    log: pd.DataFrame,
    *,
    noise: float = 0.2,
    miner: str = AUTO,
    backend: Backend | None = None,
    facts: bool = True,
    model_time_s: float | None = None,
    jobs: int | None = 1,
    cluster: str | None = None,
    recordings_cache: str | Path | None = None,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> Analysis:
    """Find out about recordings what a report shows, workflow by workflow.

    Args:
        prepared: The recordings, redacted and labelled.
        log: Their event log (see `wb2pm.analysis.batch.labelled_log`).
        noise: Share of the most frequent flow below which the miner leaves a
            flow out, 0 to 1.
        miner: Who finds the models; ``auto`` takes the best sound model of each
            workflow (see `wb2pm.discovery.mining.choosing`).
        backend: A language model to ask beside the rules; None asks none.
        facts: Whether the model is told what mining finds.
        model_time_s: Seconds that models and checks against them may take in all;
            None for any number. What they did not suffice for is named in `notes`.
        jobs: Processes that analyse workflows; None leaves it to joblib.
        cluster: Address of a cluster that does it, as for `wb2pm.prepare`.
        recordings_cache: Folder in which what is found about workflows of recordings
            is kept, and looked for first; None for none.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        What was found.

    Raises:
        BackendError: If there is a model to ask and no request may be sent.

    Examples:
        >>> from wb2pm.analysis.batch import labelled_log
        >>> from wb2pm.analysis.preparing import prepare
        >>> from wb2pm.bundled import demonstrations_of
        >>> prepared = prepare(demonstrations_of(4003))
        >>> analyze_prepared(prepared, labelled_log(prepared).log).workflows[0].workflow
        '4003'
    """
    tell = on_progress or (lambda *_: None)
    clock = Clock(model_time_s)
    with Worker() as worker:
        mining = {"noise": noise, "miner": miner, "worker": worker}
        sharing = {"jobs": jobs, "cluster": cluster}
        mining["cache"] = None if recordings_cache is None else str(recordings_cache)
        workflows = _analyze_workflows(prepared, log, mining, clock, sharing, tell)
        overall, notes = _overall_model(
            prepared, log, workflows, mining, clock, sharing
        )
    if backend is not None:
        workflows = ask_beside(
            workflows, prepared, backend, facts=facts, on_progress=on_progress
        )
    return Analysis(
        title=_title(prepared),
        workflows=workflows,
        log=log,
        map=directly_follows(log),
        model=overall,
        granularity=prepared.granularity,
        redaction=prepared.redactions,
        redaction_policy=prepared.redaction,
        skipped={s.source: s.reason for s in prepared.skipped},
        engines=_engines(workflows),
        notes=(
            *notes,
            *(n for w in workflows for n in w.notes),
            *_notes_on_logs(prepared),
            *notes_on(prepared),
            *say_cost(workflows),
        ),
    )


def _analyze_workflows(  # noqa: PLR0913, PLR0917 (each a part of one job)
    prepared: Prepared,
    log: pd.DataFrame,
    mining: Mapping[str, Any],
    clock: Clock,
    sharing: Mapping[str, Any],
    tell: Callable[[str, int, int], None],
) -> tuple[WorkflowAnalysis, ...]:
    groups = group_by_workflow(prepared.demonstrations)
    parts = len(groups) + (len(groups) > 1)  # the last is that of the model of all

    def one_by_one() -> Iterator[WorkflowAnalysis]:
        for count, (name, group) in enumerate(groups.items(), start=1):
            own = Clock(clock.share(parts - count + 1))
            yield analyze_kept(name, group, prepared, log, clock=own, **mining)

    if _is_done_here(prepared, sharing) or len(groups) == 1:
        results = one_by_one()
    else:
        options = {name: mining[name] for name in ("noise", "miner")}
        limit_s, cache = clock.share(parts), mining["cache"]
        results = analyze_apart(
            groups, prepared, log, options, limit_s, cache, **sharing
        )
    found = []
    for count, workflow in enumerate(results, start=1):
        found.append(workflow)
        tell("Analysing workflows", count, len(groups))
    return tuple(found)


def _is_done_here(prepared: Prepared, sharing: Mapping[str, Any]) -> bool:
    """Return whether this process does it all: others are not asked, or are no use.

    The events of a long log stand in its table, and would have to be sent.
    """
    from wb2pm.converters.eventlogs.in_table import say_more_than_names

    if sharing == {"jobs": 1, "cluster": None}:
        return True
    return not all(map(say_more_than_names, prepared.activities.values()))


def _overall_model(  # noqa: PLR0913, PLR0917 (each a part of one job)
    prepared: Prepared,
    log: pd.DataFrame,
    workflows: Sequence[WorkflowAnalysis],
    mining: Mapping[str, Any],
    clock: Clock,
    sharing: Mapping[str, Any],
) -> tuple[ProcessModel | None, tuple[str, ...]]:
    """Discover a model of all workflows; of one, its own model is it.

    Nothing is chosen for a mixture of workflows: to try each miner on it takes longer
    than on all workflows, and nobody asked which describes the mixture best.
    """
    cache = mining["cache"]
    mining = {name: value for name, value in mining.items() if name != "cache"}
    if mining["miner"] == AUTO:
        mining["miner"] = "inductive"
    if len(workflows) == 1:
        model = workflows[0].model
        if model is not None:
            return model, ()
    store = None
    if cache is not None and can_be_kept(prepared):
        store = KeptModel(log, cache, mining["noise"], mining["miner"])
        if (kept := store.find()) is not None:
            return kept, ()
    name = "all workflows"
    try:
        if _is_done_here(prepared, sharing):
            own = Clock(clock.left())
            found = model_and_check(log, name=name, clock=own, checked=False, **mining)
        else:
            asked = {"noise": mining["noise"], "miner": mining["miner"], "name": name}
            found = model_apart(log, asked, clock.left(), **sharing)
    except MissingExtraError as exc:
        note = (
            f"No process models, model checks or BPMN files were made. {exc}"
            " (pm4py is licensed under the AGPL-3.0 or later)"
        )
        return None, (note,)
    if store is not None and found.model is not None and not found.notes:
        store.keep(found.model)
    return found.model, found.notes


def _notes_on_logs(prepared: Prepared) -> Iterator[str]:
    """Say what recordings would show beyond their event logs, once for each kind."""
    tables = [table.log for table in prepared.tables]
    exported = [log for log in tables if UI_ACTION in log]
    if exported:
        yield (
            "An event log was made of recordings. Variants, models, times and improvements"
            " are those of the recordings; checks against the procedures beside them,"
            " whether a case reached its end, and the procedure of each single case need"
            " the recordings"
        )
    coarse = {str(log.attrs.get(_GRANULARITY, "step")) for log in exported} - {"step"}
    if coarse:
        yield (
            f"An event log is labelled at granularity {', '.join(sorted(coarse))}."
            " Improvements and procedures rest on steps: those of the recordings are"
            " others"
        )
    if len(exported) < len(tables):
        yield (
            "An event log names activities and times alone. What was entered, and on which"
            " page, is not known: improvements are told by names, and corrections and ways"
            " back are not found"
        )


_GRANULARITY = "wb2pm:granularity"


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
