"""How well a process model describes a log.

- *Fitness*: mean over the cases of alignment fitness (Adriansyah 2014): 1 minus
  the alignment's cost over the cost of matching nothing.
- *Precision*: share of what the model allows that the log shows, by escaping edges
  on optimal alignments (Adriansyah, Munoz-Gama, Carmona, van Dongen & van der
  Aalst, *Measuring precision of modeled behavior*, 2015, one alignment per
  variant): over the states of the model that the cases pass, weighted by cases,
  activities that follow in the log over activities that the model allows.
- *Simplicity*: inverse arc degree, 1 / (1 + max(0, mean arc degree - 2)) (Blum,
  *Metrics in process discovery*, 2015): the mean is over places and transitions.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from wb2pm.discovery.alignments import BUDGET_S, align
from wb2pm.discovery.firing import Play
from wb2pm.discovery.models import Quality
from wb2pm.discovery.variants import variants
from wb2pm.errors import ConformanceError, LogError

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from wb2pm.discovery.alignments import Alignments
    from wb2pm.discovery.models import PetriNet, ProcessModel, Variant


def measure_quality(
    model: ProcessModel, log: pd.DataFrame, *, budget_s: float = BUDGET_S
) -> Quality:
    """Measure fitness, precision and simplicity of a model on a log.

    Args:
        model: The model.
        log: Event log (see `wb2pm.discovery.traces.read_traces`); it need not be
            the one the model was discovered in.
        budget_s: Seconds that one variant may cost each engine.

    Returns:
        The measures. One that could not be computed is None, and `notes` says why.

    Raises:
        LogError: If the log is empty, or lacks a column or a value.
        MissingExtraError: If neither r4pm nor pm4py is installed.

    Examples:
        >>> import pandas as pd
        >>> from wb2pm.discovery.miners import discover
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1", "2", "2"],
        ...         "concept:name": ["Open", "Save", "Open", "Print"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 4, utc=True),
        ...     }
        ... )
        >>> quality = measure_quality(discover(log), log)
        >>> quality.fitness, quality.precision, quality.simplicity
        (1.0, 1.0, 1.0)
    """
    found = variants(log)
    if not found:
        raise LogError("the log is empty: there is nothing to measure a model on")
    simplicity = inverse_arc_degree(model.net)
    try:
        aligned = align(
            model.net, [each.activities for each in found], budget_s=budget_s
        )
    except ConformanceError as exc:
        note = f"Fitness and precision were not computed: {exc}."
        return Quality(simplicity=simplicity, notes=(note,))
    notes: list[str] = []
    results = [aligned.of[each.activities] for each in found]
    if short := sum(
        each.count
        for each, result in zip(found, results, strict=True)
        if not result.optimal
    ):
        notes.append(
            f"For {short} of {sum(each.count for each in found)} cases no optimal "
            "alignment was found within the limit: fitness is at least the value "
            "given, and precision rests on the closest known runs."
        )
    precision = None
    try:
        precision = escaping_edges_precision(model.net, found, aligned)
    except ConformanceError as exc:
        notes.append(f"Precision was not computed: {exc}.")
    engines = sorted({each.engine for each in results})
    return Quality(
        fitness=mean_fitness(found, aligned),
        precision=precision,
        simplicity=simplicity,
        engine=", ".join(engines),
        notes=tuple(notes),
    )


def mean_fitness(found: Sequence[Variant], aligned: Alignments) -> float:
    """Average the fitness of variants, each weighted by its cases."""
    total = sum(each.count for each in found)
    return sum(each.count * aligned.fitness(each.activities) for each in found) / total


def escaping_edges_precision(
    net: PetriNet, found: Sequence[Variant], aligned: Alignments
) -> float:
    """Compare what the model allows with what the aligned log does.

    A state is the sequence of visible activities the model has done; what it
    allows there is what silent steps can lead to from where the cases stand.
    Where the model allows nothing any more, there is nothing to compare.

    Args:
        net: The model.
        found: The variants of the log.
        aligned: Their alignments.

    Returns:
        Between 0 and 1; 1 for a model in which nothing can happen.

    Raises:
        ConformanceError: If silent steps of the model reach too many markings.
    """
    play = Play(net)
    weight: Counter[tuple[str, ...]] = Counter()
    seen: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
    allowed: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
    for variant in found:
        marking = play.initial
        state: tuple[str, ...] = ()
        weight[state] += variant.count
        allowed[state] |= {each.label for each in play.ahead(marking)}
        for step in aligned.of[variant.activities].steps:
            if step.transition is None:
                continue
            marking = play.fire(marking, step.transition)
            label = play.labels[step.transition]
            if label is not None:
                seen[state].add(label)
                state = (*state, label)
                weight[state] += variant.count
                allowed[state] |= {each.label for each in play.ahead(marking)}
    shown = sum(weight[state] * len(seen[state]) for state in weight)
    possible = sum(weight[state] * len(allowed[state]) for state in weight)
    return shown / possible if possible else 1.0


def inverse_arc_degree(net: PetriNet) -> float:
    """Give 1 for a net that is a plain chain, less the more its nodes branch.

    Args:
        net: The model.

    Returns:
        Above 0, at most 1; 1 for a net without nodes.

    Examples:
        >>> from wb2pm.discovery.models import ProcessTree
        >>> from wb2pm.discovery.tree_nets import petri_net
        >>> inverse_arc_degree(petri_net(ProcessTree(label="Save")))
        1.0
    """
    nodes = len(net.places) + len(net.transitions)
    if not nodes:
        return 1.0
    mean = 2 * len(net.arcs) / nodes
    return 1 / (1 + max(0.0, mean - 2))
