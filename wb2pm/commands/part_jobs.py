"""What is discovered in one part of a log: a model, a comparison, what cases differ in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from wb2pm.commands.discovered import (
    print_across,
    print_comparison,
    tell_choice,
    tell_quality,
)
from wb2pm.commands.options import say, tell, tell_losses

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.discovery.models.values import ProcessModel
    from wb2pm.discovery.time_limits import Clock, Worker


class PartJob(NamedTuple):
    """What is asked of one part of the log.

    Attributes:
        name: What the part is called.
        finding: Options of miners.
        clock: How long it may take.
        worker: Where it is done.
        max_variants: How many variants models are measured on at most.
    """

    name: str
    finding: dict[str, Any]
    clock: Clock
    worker: Worker
    max_variants: int | None

    def limits(self) -> dict[str, Any]:
        """Say how long it may take, on how much, and where it is done."""
        return {
            "time_limit_s": self.clock.left(),
            "max_variants": self.max_variants,
            "name": self.name,
            "worker": self.worker,
        }


def find_part_model(
    log: pd.DataFrame | ObjectCentricLog, miner: str, job: PartJob
) -> ProcessModel:
    """Find the model of a part, and measure it.

    Args:
        log: The part.
        miner: Name of the miner, or ``auto``.
        job: What is asked.

    Raises:
        DiscoveryError: If there is none.
    """
    from wb2pm.discovery.mining.choosing import AUTO, choose_model
    from wb2pm.discovery.mining.measured_models import measured_models
    from wb2pm.errors import DiscoveryError

    if miner == AUTO:
        return choose_model(log, **job.limits(), **job.finding)
    found = measured_models(log, [miner], **job.limits(), **job.finding)
    if miner in found.failed:
        hint = ""
        if found.late:
            hint = (
                "; give it more (--time-limit), fewer variants (--top-variants, "
                "--coverage), or take 'inductive_dfg', which is fast on any log"
            )
        raise DiscoveryError(
            f"the miner {miner!r} found no model of {job.name!r}: "
            f"{found.failed[miner]}{hint}"
        )
    return found.models[miner]


def write_part_model(
    model: ProcessModel, out: Path | None, *, types: tuple[str, ...], as_json: bool
) -> dict[str, Any]:
    """Write a model to a file, if there is one, and tell how good it is.

    Args:
        model: The model.
        out: The file.
        types: Types of objects to draw; by default those that the work is about.
        as_json: Whether everything is printed as JSON later.
    """
    from msgspec import to_builtins

    from wb2pm.discovery.files.writing import write_model

    if out is not None:
        tell_losses(out.name, write_model(model, out, types=types or None).losses)
    if not as_json:
        if out is not None:
            say(out)
        tell_choice(model)
        tell_quality(model)
    return {
        "model": None if out is None else str(out),
        "miner": model.miner,
        "engine": model.engine,
        "quality": to_builtins(model.quality),
        **({"choice": to_builtins(model.choice)} if model.choice else {}),
    }


def compare_part(
    log: pd.DataFrame | ObjectCentricLog, job: PartJob, *, as_json: bool
) -> dict[str, Any]:
    """Compare miners on a part of the log."""
    from msgspec import to_builtins

    from wb2pm.discovery.mining.comparison import compare_miners

    comparison = compare_miners(log, **job.limits(), **job.finding)
    if not as_json:
        print_comparison(comparison, job.name)
    return {
        "recommended": comparison.recommended,
        "reason": comparison.reason,
        "qualities": {m.miner: to_builtins(m.quality) for m in comparison.models},
        "failed": comparison.failed,
        "unmeasured": comparison.unmeasured,
    }


def compare_cases_of_part(
    log: pd.DataFrame, job: PartJob, *, as_json: bool
) -> dict[str, Any]:
    """Compare the cases of a part with each other."""
    from msgspec import to_builtins

    from wb2pm.discovery.conformance.across_demonstrations import compare_demonstrations
    from wb2pm.errors import TimeLimitError

    verdicts = None
    noise, left = job.finding["noise"], job.clock.left()
    try:
        verdicts = job.worker.run(_verdicts, log, job.name, noise, limit_s=left)
    except TimeLimitError as exc:
        tell(f"{job.name}: which is the shortest conforming way is unknown: {exc}")
    across = compare_demonstrations(log, verdicts=verdicts)
    if not as_json:
        print_across(across, job.name)
    found: dict[str, Any] = to_builtins(across)
    return found


def _verdicts(log: pd.DataFrame, name: str, noise: float) -> dict[str, Verdict]:
    from wb2pm.discovery.conformance.model_conformance import check_against_model
    from wb2pm.discovery.mining.miners import discover as run

    return check_against_model(log, run(log, noise=noise, name=name))
