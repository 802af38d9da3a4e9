"""Discovering a process model in an event log, by the name of a miner."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery import _pm4py
from wb2pm.discovery.models import ProcessModel
from wb2pm.discovery.traces import read_traces
from wb2pm.discovery.tree_nets import petri_net, rank_children, simplify_tree
from wb2pm.discovery.variants import variants
from wb2pm.errors import DiscoveryError, UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pandas as pd

    from wb2pm.discovery.models import ProcessTree, Variant


class Miner(NamedTuple):
    """A way to find a process tree.

    Attributes:
        find: Takes variants and the noise option.
        engine: Names what does it, with its version.
    """

    find: Callable[[Sequence[Variant], float], ProcessTree]
    engine: Callable[[], str]


def _inductive(found: Sequence[Variant], noise: float) -> ProcessTree:
    return _pm4py.inductive_tree(found, noise=noise)


MINERS: dict[str, Miner] = {"inductive": Miner(_inductive, _pm4py.engine)}
"""The miners by name."""


def discover(
    log: pd.DataFrame,
    *,
    miner: str = "inductive",
    noise: float = 0.2,
    name: str = "process",
) -> ProcessModel:
    """Discover a process model.

    The miner sees each distinct sequence of activities once, with its number of
    cases. The same log gives the same model whatever the order of its cases.

    Args:
        log: Event log (see `wb2pm.discovery.traces.read_traces`).
        miner: A name in `MINERS`. ``inductive`` is the inductive miner for
            infrequent behaviour (Leemans, Fahland & van der Aalst, BPM Workshops
            2013), whose models can always come to their end.
        noise: Between 0 and 1: a flow is left out when it is rarer than this share
            of the most frequent flow from the same activity. At 0 the model
            allows every case of the log.
        name: What the model is a model of.

    Returns:
        The model as a process tree, in which the most frequent of several
        alternatives comes first, and as a Petri net, without its quality (see
        `wb2pm.discovery.quality.measure_quality`).

    Raises:
        DiscoveryError: If the log is empty, `noise` is out of range, or the miner
            fails.
        LogError: If the log lacks a column or a value.
        MissingExtraError: If pm4py is not installed.
        UnknownNameError: If there is no such miner.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1", "2", "2"],
        ...         "concept:name": ["Open", "Save", "Open", "Print"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 4, utc=True),
        ...     }
        ... )
        >>> tree = discover(log).tree
        >>> tree.operator, [child.operator for child in tree.children]
        ('sequence', [None, 'exclusive'])
    """
    if miner not in MINERS:
        raise UnknownNameError("miner", miner, sorted(MINERS))
    if not 0 <= noise <= 1:
        raise DiscoveryError(f"noise must be between 0 and 1, not {noise}")
    found = variants(log)
    if not found:
        raise DiscoveryError("the log is empty: there is nothing to discover")
    counts: Counter[str] = Counter()
    for each in found:
        for activity in each.activities:
            counts[activity] += each.count
    mined = simplify_tree(MINERS[miner].find(found, noise))
    tree = rank_children(mined, counts)
    return ProcessModel(
        name=name,
        miner=miner,
        engine=MINERS[miner].engine(),
        parameters={
            "noise": noise,
            "cases": sum(each.count for each in found),
            "variants": len(found),
            "order": "rows" if read_traces(log).notes else "event_index",
        },
        net=petri_net(tree),
        tree=tree,
    )
