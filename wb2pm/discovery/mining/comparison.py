"""Which miner to use for a log: all of them tried, measured and ranked.

The rule by which one is recommended, in this order:

1. Only models whose soundness was shown: a model that may get stuck cannot be
   followed, executed or simulated.
2. The best harmonic mean of fitness and precision (*F*): neither may be bought with
   the other.
3. Models whose F is within `CLOSE` of the best count as equal, and the simplest of
   them is taken, then the most general, then the first by name: of models that
   explain as much, the one that is read with least effort.

The measures come from the log that the models were found in. They say which model
describes these cases best, not which will describe the next ones.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.discovery.measures.alignments import BUDGET_S
from wb2pm.discovery.mining.built_in import SUPPORT
from wb2pm.discovery.mining.measured_models import measured_models
from wb2pm.discovery.mining.registry import usable_miners
from wb2pm.discovery.models.values import MEASURES, ProcessModel, measures_of
from wb2pm.errors import DiscoveryError
from wb2pm.shown import Shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.discovery.counts.log_columns import Source
    from wb2pm.discovery.time_limits import Worker

CLOSE = 0.02
"""Difference of F below which two models count as equal. It is a choice: about one
case in fifty."""


class Comparison(Shown, Struct, frozen=True, kw_only=True):
    """Models of one log by different miners.

    Attributes:
        models: The models with their quality, best first by the rule.
        failed: Miner -> why it found no model.
        recommended: Name of the miner whose model is recommended; None if no model
            is known to be sound.
        reason: Why, in a sentence or two.
        unmeasured: Miner -> why the measures of its model on the log are unknown,
            where time or memory was over.
    """

    models: tuple[ProcessModel, ...]
    failed: dict[str, str]
    recommended: str | None
    reason: str
    unmeasured: dict[str, str] = {}

    def rows(self) -> list[tuple[str, ...]]:
        """Return the table as text: the miner, and its measures in their order.

        Examples:
            >>> empty = Comparison(models=(), failed={}, recommended=None, reason="")
            >>> empty.rows()
            []
        """
        return [(model.miner, *_figures(model)) for model in self.models]

    def to_frame(self) -> pd.DataFrame:
        """Return the table: a row a miner, a column a measure (None where unknown)."""
        import pandas as pd

        rows = [
            {"miner": model.miner, **measures_of(model.quality)}
            for model in self.models
        ]
        return pd.DataFrame(rows, columns=["miner", *MEASURES])

    def _repr_html_(self) -> str:
        """Show the table in a notebook."""
        head = "".join(f"<th>{name}</th>" for name in ("miner", *MEASURES))
        body = "".join(
            ("<tr style='font-weight:bold'>" if row[0] == self.recommended else "<tr>")
            + "".join(f"<td>{escape(cell)}</td>" for cell in row)
            + "</tr>"
            for row in self.rows()
        )
        failed, unmeasured = (
            "".join(
                f"<li>{escape(name)}: {escape(reason)}</li>"
                for name, reason in reasons.items()
            )
            for reasons in (self.failed, self.unmeasured)
        )
        return (
            f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
            f"<p>{escape(self.reason)}</p>"
            + (f"<p>No model:</p><ul>{failed}</ul>" if failed else "")
            + (f"<p>Not measured:</p><ul>{unmeasured}</ul>" if unmeasured else "")
        )


def compare_miners(  # noqa: PLR0913 (options of one job)
    log: pd.DataFrame | Source | ObjectCentricLog,
    *,
    miners: Iterable[str] | None = None,
    noise: float = 0.2,
    support: float = SUPPORT,
    options: Mapping[str, Any] | None = None,
    budget_s: float = BUDGET_S,
    time_limit_s: float | None = None,
    max_variants: int | None = None,
    name: str = "process",
    worker: Worker | None = None,
    only_sound: bool = False,
) -> Comparison:
    """Discover a model with each miner, measure them, and recommend one.

    Args:
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`), or an
            object-centric log.
        miners: Names of the miners to try; by default all that work on such a log,
            those of other packages too.
        noise: As in `wb2pm.discovery.mining.miners.discover`, for every miner.
        support: Likewise.
        options: Further options; each miner heeds those that it has.
        budget_s: Seconds that one variant may cost each engine of alignments.
        time_limit_s: Seconds that all of it may take once the log is counted; None
            for as long as it takes. What could not be found or measured in time is
            named in `failed` and `unmeasured`
            (see `wb2pm.discovery.mining.measured_models.measured_models`).
        max_variants: As in `measured_models`.
        name: What the models are models of.
        worker: As in `measured_models`.
        only_sound: Likewise.

    Returns:
        The models and the recommendation, with its reason. A miner that fails is
        named in `failed`; it does not stop the others.

    Raises:
        DiscoveryError: If the log is empty, or an option is out of range.
        LogError: If the log lacks a column or a value.
        MissingExtraError: If the extra ``mining`` is needed and absent.
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such miner, or none of them has an option.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1", "2", "2"],
        ...         "concept:name": ["Open", "Save", "Open", "Print"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 4, utc=True),
        ...     }
        ... )
        >>> comparison = compare_miners(log, miners=["inductive", "dfg"])
        >>> comparison.recommended
        'inductive'
    """
    objects = hasattr(log, "object_types")
    wanted = list(
        dict.fromkeys(miners) if miners is not None else usable_miners(objects=objects)
    )
    measured = measured_models(
        log,
        wanted,
        noise=noise,
        support=support,
        options=options,
        budget_s=budget_s,
        time_limit_s=time_limit_s,
        max_variants=max_variants,
        name=name,
        worker=worker,
        only_sound=only_sound,
    )
    if not measured.models:
        raise DiscoveryError(
            "no miner found a model: "
            + "; ".join(f"{miner}: {why}" for miner, why in measured.failed.items())
        )
    comparison = _judged(list(measured.models.values()), measured.failed)
    reason = comparison.reason
    if measured.late:
        reason += (
            " Time was up before these were found or measured, and they might do "
            f"better: {', '.join(measured.late)}."
        )
    for quality in (model.quality for model in comparison.models):
        if quality is not None and (sampled := quality.sampled) is not None:
            reason += (
                f" Nets were measured on {sampled.variants:,} of {sampled.of:,} variants"
                f" ({quality.measured:.0%} of cases), the rest sampled."
            )
            break
    return replace(comparison, reason=reason, unmeasured=measured.unmeasured)


def _judged(models: Sequence[ProcessModel], failed: dict[str, str]) -> Comparison:
    sound = [model for model in models if is_sound(model) and _f(model) is not None]
    best = max((_f(model) or 0.0 for model in sound), default=0.0)
    close = {model.miner for model in sound if (_f(model) or 0.0) >= best - CLOSE}

    def rank(model: ProcessModel) -> tuple[bool, bool, float, float, float, str]:
        quality = model.quality
        simplicity = (quality.simplicity if quality else None) or 0.0
        general = (quality.generalisation if quality else None) or 0.0
        if model.miner in close:
            return False, False, 0.0, -simplicity, -general, model.miner
        f = -(_f(model) or 0.0)
        return True, not is_sound(model), f, -simplicity, -general, model.miner

    ordered = sorted(models, key=rank)
    if not close:
        reason = (
            "None is recommended: no model is known to be sound, with fitness and "
            "precision measured. The inductive miners and POWL always give sound ones."
        )
        return Comparison(
            models=tuple(ordered), failed=failed, recommended=None, reason=reason
        )
    first = ordered[0]
    return Comparison(
        models=tuple(ordered),
        failed=failed,
        recommended=first.miner,
        reason=_reason(first, len(sound), len(close), best),
    )


def _reason(model: ProcessModel, sound: int, close: int, best: float) -> str:
    text = (
        f"{model.miner!r} is recommended: of {sound} sound models with both measures, "
    )
    if close == 1:
        return (
            text + f"it has the best F of fitness and precision ({_show(_f(model))})."
        )
    return (
        f"{text}{close} have an F of fitness and precision within {CLOSE} of the best "
        f"({best:.3f}), and it is the simplest of these (F {_show(_f(model))})."
    )


def is_sound(model: ProcessModel) -> bool:
    """Tell whether a model's soundness was shown."""
    return model.quality is not None and model.quality.soundness == "sound"


def _f(model: ProcessModel) -> float | None:
    return model.quality.f_score if model.quality else None


def _figures(model: ProcessModel) -> tuple[str, ...]:
    *values, soundness = measures_of(model.quality).values()
    return (*(_show(value) for value in values), soundness or "-")


def _show(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"
