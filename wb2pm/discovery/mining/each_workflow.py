"""One model for each workflow of a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from wb2pm.columns import CASE, CASE_WORKFLOW
from wb2pm.discovery.mining.built_in import SUPPORT
from wb2pm.discovery.mining.miners import discover
from wb2pm.errors import DiscoveryError, LogError
from wb2pm.kinds import LOG, check_kind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    import pandas as pd

    from wb2pm.discovery.models.values import ProcessModel

NO_WORKFLOW = "unassigned"
"""Workflow of cases that name none."""


class EachWorkflow(NamedTuple):
    """Models by workflow.

    Attributes:
        models: Workflow -> its model, in order of first appearance.
        failed: Workflow -> why it has none.
    """

    models: dict[str, ProcessModel]
    failed: dict[str, str]


def discover_each(  # noqa: PLR0913 (options of one job)
    log: pd.DataFrame,
    *,
    by: str = CASE_WORKFLOW,
    miner: str = "inductive",
    noise: float = 0.2,
    support: float = SUPPORT,
    options: Mapping[str, Any] | None = None,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> EachWorkflow:
    """Discover a model of each workflow.

    Args:
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`) of any number of
            workflows.
        by: Column that names the workflow, the same in all events of a case; or any
            other that tells the cases apart, such as the person.
        miner: As in `wb2pm.discovery.mining.miners.discover`.
        noise: Likewise.
        support: Likewise.
        options: Likewise.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        The models, each named after its workflow. A workflow in which the miner finds
        none does not stop the others.

    Raises:
        LogError: If the log lacks a column, or a case is of two workflows.
        MissingExtraError: If the engine of the miner is not installed.
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such miner, or it has no such option.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["1", "2"],
        ...     "concept:name": ["Open", "Save"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01"] * 2, utc=True),
        ...     "case:ui:workflow": ["reading", "writing"],
        ... })
        >>> list(discover_each(log, miner="dfg").models)
        ['reading', 'writing']
    """
    parts = list(split_log(log, by=by))
    models: dict[str, ProcessModel] = {}
    failed: dict[str, str] = {}
    for done, (name, part) in enumerate(parts, start=1):
        try:
            models[name] = discover(
                part,
                miner=miner,
                noise=noise,
                support=support,
                options=options,
                name=name,
            )
        except DiscoveryError as exc:
            failed[name] = str(exc)
        if on_progress is not None:
            on_progress("Discovering models", done, len(parts))
    return EachWorkflow(models, failed)


def split_log(
    log: pd.DataFrame, *, by: str = CASE_WORKFLOW
) -> Iterator[tuple[str, pd.DataFrame]]:
    """Take a log apart by a column that describes its cases.

    Args:
        log: Event log.
        by: The column; empty cells are `NO_WORKFLOW`.

    Yields:
        The values in order of first appearance, each with its part of the log.

    Raises:
        LogError: If the log lacks the column, or a case has two values.
    """
    check_kind(log, LOG)
    if missing := [name for name in (CASE, by) if name not in log]:
        raise LogError(
            f"the log lacks the columns {missing}; it has {list(log.columns)}"
        )
    names = log[by].astype(object).where(log[by].notna(), NO_WORKFLOW).astype(str)
    several = names.groupby(log[CASE].to_numpy()).nunique()
    if (mixed := several.index[several > 1]).size:
        raise LogError(
            f"{mixed.size} cases have more than one {by!r}, for example {mixed[0]!r}; "
            "name a column that is the same in all events of a case."
        )
    for name, part in log.groupby(names.to_numpy(), sort=False):
        yield str(name), part.reset_index(drop=True)
