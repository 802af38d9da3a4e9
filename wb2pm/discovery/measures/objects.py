"""How well an object-centric model describes an object-centric log.

Each type is measured on the log flattened on it, by its net, or for a
directly-follows graph by the net that walks it; the measures are averaged over the
types, each weighted by the events in the lives of its objects. The model is sound if
every net is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.counts.object_lives import flatten
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.measures.nets import measure_net
from wb2pm.discovery.models.graph_nets import net_of_graph
from wb2pm.discovery.models.values import Quality

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.discovery.models.values import ProcessModel, Soundness


def measure_objects(
    model: ProcessModel, log: ObjectCentricLog, *, budget_s: float
) -> Quality:
    """Measure an object-centric model, type by type.

    Args:
        model: The model.
        log: The object-centric log.
        budget_s: Seconds that one variant may cost each engine.

    Returns:
        The mean over the types; a measure that one type has not is None.

    Raises:
        DiscoveryError: If the log lacks a type of the model.
        MissingExtraError: If neither r4pm nor pm4py is installed.
    """
    weights: list[int] = []
    found: list[Quality] = []
    notes: list[str] = []
    for flow in model.objects:
        net = flow.net or net_of_graph(flow.graph)
        lives = variants(flatten(log, flow.object_type))
        if not lives:
            notes.append(f"The log says nothing of the type {flow.object_type!r}.")
            continue
        quality = measure_net(net, lives, budget_s=budget_s)
        found.append(quality)
        weights.append(sum(each.count * len(each.activities) for each in lives))
        notes += [f"{flow.object_type}: {note}" for note in quality.notes]
    return Quality(
        fitness=_mean([each.fitness for each in found], weights),
        precision=_mean([each.precision for each in found], weights),
        generalisation=_mean([each.generalisation for each in found], weights),
        simplicity=_mean([each.simplicity for each in found], weights),
        soundness=_worst([each.soundness for each in found]),
        engine=", ".join(sorted({each.engine for each in found})) or "wb2pm",
        notes=tuple(notes),
    )


def _mean(values: Sequence[float | None], weights: Sequence[int]) -> float | None:
    known = [value for value in values if value is not None]
    if len(known) < len(values) or not sum(weights):
        return None
    weighted = zip(known, weights, strict=True)
    return sum(value * weight for value, weight in weighted) / sum(weights)


def _worst(answers: Sequence[Soundness | None]) -> Soundness | None:
    for answer in ("unsound", "unknown", "sound"):
        if answer in answers:
            return answer
    return None
