"""What pm4py can discover besides the inductive miner's trees.

pm4py is imported here and in `_pm4py` only. Activities go in as numbers (as text
where it insists), nets come out in one order, failures as errors of wb2pm.
"""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from wb2pm.discovery._pm4py import build_net, engine, installed, quiet, read_tree
from wb2pm.discovery.models.net_order import in_one_order
from wb2pm.discovery.models.values import PartialOrder, PetriNet, Transition
from wb2pm.errors import DiscoveryError, MissingExtraError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import pandas as pd

    from wb2pm.discovery.counts.values import DirectlyFollowsGraph, Variant
    from wb2pm.discovery.models.values import ProcessTree


class _Numbers:
    """Activities as numbers, in the order of their names."""

    def __init__(self, labels: set[str]) -> None:
        self.labels = sorted(labels)
        self.of = {label: at for at, label in enumerate(self.labels, start=1)}

    def label(self, number: str | int) -> str:
        return self.labels[int(number) - 1]


def directly_follows_tree(graph: DirectlyFollowsGraph) -> ProcessTree:
    """Run the inductive miner on a directly-follows graph alone (IMd).

    Leemans, Fahland & van der Aalst, *Scalable process discovery with guarantees*,
    2015.

    Args:
        graph: What directly followed what; pm4py fails on an activity that nothing
            leads to.

    Raises:
        MissingExtraError: If pm4py is not installed.
        DiscoveryError: If pm4py fails.
    """
    numbers = _Numbers({each.activity for each in graph.activities})
    flows, starts, ends = _flows(graph, numbers)
    with _mining():
        from pm4py.algo.discovery.inductive.dtypes.im_dfg import (
            InductiveDFG,
        )
        from pm4py.algo.discovery.inductive.dtypes.im_ds import (
            IMDataStructureDFG,
        )
        from pm4py.algo.discovery.inductive.variants.imd import IMD
        from pm4py.objects.dfg.obj import DFG

        parameters = {"multiprocessing": False}
        given = IMDataStructureDFG(InductiveDFG(DFG(flows, starts, ends), skip=False))
        return read_tree(IMD(parameters).apply(given, parameters), numbers.labels)


def alpha_net(graph: DirectlyFollowsGraph) -> PetriNet:
    """Run the alpha miner (van der Aalst, Weijters & Maruster, 2004).

    Raises:
        MissingExtraError: If pm4py is not installed.
        DiscoveryError: If pm4py fails.
    """
    numbers = _Numbers({each.activity for each in graph.activities})
    flows, starts, ends = _flows(graph, numbers)
    with _mining():
        from pm4py.algo.discovery.alpha.variants import classic

        found = classic.apply_dfg_sa_ea(dict(flows), dict(starts), dict(ends))
        return _read_net(found, numbers)


def heuristics_net(variants: Sequence[Variant], *, dependency: float) -> PetriNet:
    """Run the heuristics miner (Weijters, van der Aalst & de Medeiros, 2006).

    Args:
        variants: Sequences with their counts.
        dependency: How sure a dependency must be to be kept, 0 to 1.

    Raises:
        MissingExtraError: If pm4py is not installed.
        DiscoveryError: If pm4py fails.
    """
    numbers = _numbers(variants)
    with _mining():
        from pm4py.algo.discovery.heuristics.variants import classic
        from pm4py.objects.conversion.heuristics_net.variants import (
            to_petri_net,
        )

        # Its own counting turns each case into objects; the counts are all it needs.
        sequences = list(_coded(variants, numbers))
        occurrences = _count_runs(sequences, 1)
        found = classic.apply_heu_dfg(
            _count_runs(sequences, 2),
            activities=[activity for (activity,) in occurrences],
            activities_occurrences={a: n for (a,), n in occurrences.items()},
            start_activities=_count_ends(sequences, 0),
            end_activities=_count_ends(sequences, -1),
            dfg_window_2=_count_runs(sequences, 3, picked=(0, 2)),
            freq_triples=_count_runs(sequences, 3),
            parameters={classic.Parameters.DEPENDENCY_THRESH: dependency},
        )
        return _read_net(to_petri_net.apply(found), numbers)


def split_miner_net(variants: Sequence[Variant], *, noise: float) -> PetriNet:
    """Run the split miner (Augusto et al., KAIS 59, 2019), on its default concurrency.

    Args:
        variants: Sequences with their counts.
        noise: Its filter: the percentile of flows that are left out at most.

    Raises:
        MissingExtraError: If pm4py is not installed.
        DiscoveryError: If pm4py has no split miner or fails.
    """
    numbers = _numbers(variants)
    with _mining():
        try:
            from pm4py.algo.discovery.split_miner.variants import (
                classic,
            )
        except ImportError as exc:
            raise DiscoveryError(
                f"{engine()} has no split miner: pip install 'pm4py>=2.7.23'"
            ) from exc
        from pm4py.objects.conversion.bpmn.variants import (
            to_petri_net,
        )

        parameters = {classic.Parameters.ETA: noise}
        diagram = classic.apply(_frame(variants, numbers), parameters=parameters)
        return _read_net(to_petri_net.apply(diagram), numbers)


def partial_order(variants: Sequence[Variant], *, noise: float) -> PartialOrder:
    """Discover a POWL model with maximal partial orders (Kourani et al., 2023).

    Args:
        variants: Sequences with their counts.
        noise: Share of the most frequent flow below which a flow is left out.

    Raises:
        MissingExtraError: If pm4py is not installed.
        DiscoveryError: If pm4py fails.
    """
    numbers = _numbers(variants)
    weighted = Counter(
        {
            tuple(numbers.of[label] for label in each.activities): each.count
            for each in sorted(variants, key=lambda each: each.activities)
        }
    )
    with _mining():
        from pm4py.algo.discovery.inductive.dtypes.im_ds import (
            IMDataStructureUVCL,
        )
        from pm4py.algo.discovery.powl.inductive.variants.im_maximal import (
            POWLInductiveMinerMaximalOrder,
        )

        # pm4py takes floats below 1 only
        share = min(float(noise), 0.999)
        parameters = {"filtering_threshold": share, "multiprocessing": False}
        miner = POWLInductiveMinerMaximalOrder(parameters)
        found = miner.apply(IMDataStructureUVCL(weighted), parameters)
        return _read_order(found.simplify(), numbers)


def block_structure(net: PetriNet) -> ProcessTree | None:
    """Find the process tree that does what a workflow net does, if there is one.

    van Zelst & Leemans, *Translating workflow nets to process trees*, 2020.
    """
    if not installed():
        return None
    numbers = _Numbers(
        {each.label for each in net.transitions if each.label is not None}
    )
    codes = {label: str(number) for label, number in numbers.of.items()}
    with quiet():
        try:
            from pm4py.objects.conversion.wf_net.variants import (
                to_process_tree,
            )

            found = to_process_tree.apply(*build_net(net, codes))
            return read_tree(found, numbers.labels)
        except Exception:  # noqa: BLE001 (it has many ways to say that there is none)
            return None


@contextmanager
def _mining() -> Iterator[None]:
    if not installed():
        raise MissingExtraError("Discovering a process model", "mining")
    with quiet():
        try:
            yield
        except DiscoveryError:
            raise
        except Exception as exc:
            raise DiscoveryError(
                f"{engine()} found no model: {type(exc).__name__}: {exc}"
            ) from exc


def _numbers(variants: Sequence[Variant]) -> _Numbers:
    return _Numbers({label for each in variants for label in each.activities})


def _flows(
    graph: DirectlyFollowsGraph, numbers: _Numbers
) -> tuple[Counter[tuple[int, int]], Counter[int], Counter[int]]:
    number = numbers.of
    flows = Counter(
        {
            (number[each.source], number[each.target]): each.count
            for each in sorted(graph.flows, key=lambda each: (each.source, each.target))
        }
    )
    starts = Counter(
        {number[name]: graph.starts[name] for name in sorted(graph.starts)}
    )
    ends = Counter({number[name]: graph.ends[name] for name in sorted(graph.ends)})
    return flows, starts, ends


def _coded(
    variants: Sequence[Variant], numbers: _Numbers
) -> Iterator[tuple[list[str], int]]:
    """Return each variant in codes of equal length, with its cases, in one order."""
    width = len(str(len(numbers.labels)))
    codes = {label: str(number).zfill(width) for label, number in numbers.of.items()}
    for each in sorted(variants, key=lambda each: each.activities):
        yield [codes[label] for label in each.activities], each.count


def _count_runs(
    sequences: Sequence[tuple[list[str], int]],
    length: int,
    *,
    picked: tuple[int, ...] | None = None,
) -> dict[tuple[str, ...], int]:
    """Count what follows each other directly, or some places of it."""
    counts: Counter[tuple[str, ...]] = Counter()
    places = range(length) if picked is None else picked
    for sequence, weight in sequences:
        starts = max(0, len(sequence) - length + 1)
        for run in zip(*(sequence[at : at + starts] for at in places), strict=True):
            counts[run] += weight
    return dict(counts)


def _count_ends(sequences: Sequence[tuple[list[str], int]], at: int) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for sequence, weight in sequences:
        counts[sequence[at]] += weight
    return dict(counts)


def _frame(variants: Sequence[Variant], numbers: _Numbers) -> pd.DataFrame:
    """Write variants out as the log that some of pm4py's miners insist on."""
    import pandas as pd

    cases: list[int] = []
    activities: list[str] = []
    case = 0
    for coded, weight in _coded(variants, numbers):
        for _ in range(weight):
            cases += [case] * len(coded)
            activities += coded
            case += 1
    frame = pd.DataFrame({"case:concept:name": cases, "concept:name": activities})
    frame["case:concept:name"] = frame["case:concept:name"].astype(str)
    frame["time:timestamp"] = pd.to_datetime(range(len(frame)), unit="s", utc=True)
    return frame


def _read_net(found: tuple[Any, Any, Any], numbers: _Numbers) -> PetriNet:
    theirs, initial, final = found
    places = {place: f"place {at}" for at, place in enumerate(theirs.places)}
    transitions = {each: f"step {at}" for at, each in enumerate(theirs.transitions)}
    nodes = {**places, **transitions}
    return in_one_order(
        PetriNet(
            places=tuple(places.values()),
            transitions=tuple(
                Transition(
                    id=name,
                    label=None if each.label is None else numbers.label(each.label),
                )
                for each, name in transitions.items()
            ),
            arcs=tuple(
                (nodes[arc.source], nodes[arc.target])
                for arc in theirs.arcs
                for _ in range(arc.weight)
            ),
            initial={places[place]: count for place, count in initial.items()},
            final={places[place]: count for place, count in final.items()},
        )
    )


def _read_order(found: Any, numbers: _Numbers) -> PartialOrder:  # noqa: ANN401
    kind = type(found).__name__
    if kind in ("SilentTransition", "Transition"):
        label = None if found.label is None else numbers.label(found.label)
        return PartialOrder(label=label)
    children = list(found.children)
    read = [_read_order(child, numbers) for child in children]
    if kind == "OperatorPOWL":
        if found.operator.name == "LOOP":
            return PartialOrder(operator="loop", children=tuple(read))
        read.sort(key=repr)
        return PartialOrder(operator="exclusive", children=tuple(read))
    ordered = sorted(range(len(read)), key=lambda at: repr(read[at]))
    place = {id(children[old]): new for new, old in enumerate(ordered)}
    reduced = found.order.get_transitive_reduction()
    return PartialOrder(
        operator="partial_order",
        children=tuple(read[old] for old in ordered),
        order=tuple(
            sorted(
                (place[id(first)], place[id(second)])
                for first in children
                for second in children
                if first is not second and reduced.is_edge(first, second)
            )
        ),
    )
