"""How well a process model describes a log, whatever its notation.

Each notation has its own measures: see `wb2pm.discovery.measures.nets`, `rules` and
`objects` beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.measures.alignments import BUDGET_S
from wb2pm.discovery.measures.nets import measure_net
from wb2pm.discovery.measures.objects import measure_objects
from wb2pm.discovery.measures.rules import measure_rules
from wb2pm.errors import DiscoveryError, LogError

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.discovery.counts.values import Variant
    from wb2pm.discovery.measures.alignments import Alignments
    from wb2pm.discovery.models.values import ProcessModel, Quality


def measure_quality(  # noqa: PLR0913 (options of one job)
    model: ProcessModel,
    log: pd.DataFrame | ObjectCentricLog,
    *,
    budget_s: float = BUDGET_S,
    time_limit_s: float | None = None,
    max_variants: int | None = None,
    aligned: Alignments | None = None,
) -> Quality:
    """Measure how well a model describes a log.

    Args:
        model: The model, in any notation.
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`); it need not be
            the one the model was discovered in. An object-centric log for an
            object-centric model.
        budget_s: Seconds that one variant may cost each engine.
        time_limit_s: Seconds that aligning variants with a net may take, most frequent
            ones first; the measures are then of those that were aligned, and
            `measured` and `notes` say so. None for any number.
        max_variants: How many variants are aligned with a net at most: where the log
            has more, the most frequent ones are and of the others a sample (see
            `wb2pm.discovery.measures.sampling`); the same log gives the same, and
            `sampled` and `notes` tell it. None for all of them. It has no say where
            `aligned` is given, for rules, or for objects.
        aligned: Alignments of all variants of the log with the model, if there are
            any already (see `wb2pm.discovery.measures.alignments.align_log`).

    Returns:
        The measures. One that could not be computed is None, and `notes` says why.

    Raises:
        DiscoveryError: If the log is not of the kind that the model is about, or
            `max_variants` below 1.
        LogError: If the log is empty, or lacks a column or a value.
        MissingExtraError: If neither r4pm nor pm4py is installed.

    Examples:
        >>> import pandas as pd
        >>> from wb2pm.discovery.mining.miners import discover
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1", "2", "2"],
        ...         "concept:name": ["Open", "Save", "Open", "Print"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 4, utc=True),
        ...     }
        ... )
        >>> quality = measure_quality(discover(log), log)
        >>> quality.fitness, quality.precision, quality.simplicity, quality.soundness
        (1.0, 1.0, 1.0, 'sound')
    """
    if model.objects or hasattr(log, "object_types"):
        if not (model.objects and hasattr(log, "object_types")):
            raise DiscoveryError(
                "an object-centric model is measured on an object-centric log, and "
                f"other models are not: the model of {model.name!r} was found by "
                f"the miner {model.miner!r}"
            )
        return measure_objects(model, log, budget_s=budget_s)  # type: ignore[arg-type]  # checked above
    found = variants(log)
    if not found:
        raise LogError("the log is empty: there is nothing to measure a model on")
    return measure_on_variants(
        model,
        found,
        budget_s=budget_s,
        time_limit_s=time_limit_s,
        max_variants=max_variants,
        aligned=aligned,
    )


def measure_on_variants(  # noqa: PLR0913 (options of one job)
    model: ProcessModel,
    found: Sequence[Variant],
    *,
    budget_s: float = BUDGET_S,
    time_limit_s: float | None = None,
    precision_time_s: float | None = None,
    max_variants: int | None = None,
    aligned: Alignments | None = None,
    only_sound: bool = False,
) -> Quality:
    """Measure how well a model describes a log that is counted already.

    Args:
        model: The model, in any notation but an object-centric one.
        found: The variants of the log; at least one.
        budget_s: As in `measure_quality`.
        time_limit_s: Likewise.
        precision_time_s: Seconds that precision may take, most frequent variants first;
            None for any number. Where it did not suffice, `measured` and `notes` say so.
        max_variants: As in `measure_quality`.
        aligned: Likewise.
        only_sound: Leave it at simplicity and soundness if a net is not known to be
            sound.

    Returns:
        The measures, as `measure_quality`.

    Raises:
        DiscoveryError: If `max_variants` is below 1.
        MissingExtraError: If neither r4pm nor pm4py is installed.
    """
    if max_variants is not None and max_variants < 1:
        raise DiscoveryError(f"at least one variant is measured, not {max_variants}")
    if model.constraints or model.net is None:
        return measure_rules(model.constraints, found)
    return measure_net(
        model.net,
        found,
        budget_s=budget_s,
        time_limit_s=time_limit_s,
        precision_time_s=precision_time_s,
        max_variants=max_variants,
        aligned=aligned,
        only_sound=only_sound,
    )
