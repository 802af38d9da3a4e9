"""A log counted once, and one model of it by the name of a miner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from wb2pm.converters.ocel.log import ObjectCentricLog
from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.counts.queries import QueriedLog
from wb2pm.discovery.counts.traces import columns_of, order_of
from wb2pm.discovery.counts.values import DirectlyFollowsGraph
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.mining.registry import (
    check_miners,
    miners,
    run_miner,
    usable_miners,
)
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

    from wb2pm.discovery.counts.log_columns import Source
    from wb2pm.discovery.counts.values import Variant
    from wb2pm.discovery.models.values import ProcessModel


class Counted(NamedTuple):
    """A log, counted once for any number of miners.

    Attributes:
        variants: Its variants; none of a directly-follows graph or of objects.
        graph: What directly followed what, if it was counted.
        objects: The log itself, if it is object-centric.
        seen: What the parameters of a model say of the log.
    """

    variants: tuple[Variant, ...]
    graph: DirectlyFollowsGraph | None
    objects: ObjectCentricLog | None
    seen: dict[str, str | float | int | bool]


def count_log(
    log: pd.DataFrame | Source | QueriedLog | DirectlyFollowsGraph | ObjectCentricLog,
    *,
    with_graph: bool,
) -> Counted:
    """Count what miners work on.

    Args:
        log: As in `wb2pm.discovery.mining.miners.discover`.
        with_graph: Whether a miner needs the directly-follows graph.

    Raises:
        DiscoveryError: If the log is empty.
        LogError: If the log lacks a column or a value.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1"],
        ...         "concept:name": ["Open", "Save"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 2, utc=True),
        ...     }
        ... )
        >>> count_log(log, with_graph=False).seen
        {'cases': 1, 'variants': 1, 'order': 'rows'}
    """
    if isinstance(log, ObjectCentricLog):
        return Counted((), None, log, {"events": len(log.events)})
    if isinstance(log, DirectlyFollowsGraph):
        if not log.activities:
            raise DiscoveryError("the graph is empty: there is nothing to discover")
        return Counted((), log, None, {"cases": log.cases})
    counted = log
    if not isinstance(log, QueriedLog):
        counted = columns_of(log, times=with_graph)  # once for both
    found = variants(counted)
    if not found:
        raise DiscoveryError("the log is empty: there is nothing to discover")
    return Counted(
        found,
        directly_follows(counted) if with_graph else None,
        None,
        {
            "cases": sum(each.count for each in found),
            "variants": len(found),
            "order": order_of(log),
        },
    )


def checked_options(
    names: Sequence[str],
    *,
    noise: float,
    support: float,
    object_types: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Put the options of miners together, and refuse what no miner can work with.

    Args:
        names: The miners; each heeds those options that it has.
        noise: As in `wb2pm.discovery.mining.miners.discover`.
        support: Likewise.
        object_types: Likewise.
        options: Further options; at least one of the miners must have each.

    Returns:
        Option -> value.

    Raises:
        DiscoveryError: If an option is out of range.
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such miner, or none of them has an option.

    Examples:
        >>> checked_options(["dfg"], noise=0.1, support=0.1, options={"noise": "0.5"})
        {'noise': '0.5', 'support': 0.1, 'object_types': None}
    """
    for option, value in (("noise", noise), ("support", support)):
        if not 0 <= value <= 1:
            raise DiscoveryError(f"{option} must be between 0 and 1, not {value}")
    check_miners(names, options or {})
    return {
        "noise": noise,
        "support": support,
        "object_types": object_types,
        **(options or {}),
    }


def find_model(
    counted: Counted, miner: str, options: Mapping[str, Any], *, name: str = "process"
) -> ProcessModel:
    """Discover a model of a log that is counted already.

    Args:
        counted: What `count_log` gave.
        miner: As in `wb2pm.discovery.mining.miners.discover`.
        options: What `checked_options` gave.
        name: As in `wb2pm.discovery.mining.miners.discover`.

    Raises:
        DiscoveryError: If the log is not of the kind that the miner works on, or the
            miner fails.
        MissingExtraError: If the engine of the miner is not installed.
    """
    found, heeded = run_miner(miner, _taken_by(miner, counted), options)
    return replace(
        found,
        name=name,
        miner=miner,
        engine=miners.get(miner).engine_version(),
        parameters={
            **{
                option: ", ".join(value) if isinstance(value, tuple) else value
                for option, value in heeded.items()
                if value is not None
            },
            **counted.seen,
        },
    )


def _taken_by(miner: str, counted: Counted) -> object:
    """Return what a miner works on, and refuse a log that is not of that kind."""
    works_on = miners.get(miner).works_on
    if counted.objects is not None:
        if works_on != "objects":
            raise DiscoveryError(
                f"the miner {miner!r} needs cases, which an object-centric log has not: "
                "flatten it on one type of object "
                "(wb2pm.discovery.counts.object_lives.flatten), or use 'oc_petri_net'"
            )
        return counted.objects
    if works_on == "objects":
        raise DiscoveryError(
            f"the miner {miner!r} needs an object-centric log: make one of "
            "demonstrations with wb2pm.object_centric_log"
        )
    if works_on == "graph":
        if counted.graph is None:
            raise DiscoveryError(
                f"the miner {miner!r} needs the directly-follows graph"
            )
        return counted.graph
    if not counted.variants:
        enough = [n for n in usable_miners() if miners.get(n).works_on == "graph"]
        raise DiscoveryError(
            f"the miner {miner!r} needs a log: a directly-follows graph is enough "
            f"for {', '.join(map(repr, enough))}"
        )
    return counted.variants
