"""Models within a limit of time: what is missing is named, never guessed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import pytest

from wb2pm.discovery.mining import measured_models as measuring
from wb2pm.discovery.mining.comparison import compare_miners
from wb2pm.discovery.mining.measured_models import measured_models
from wb2pm.discovery.models.values import Quality
from wb2pm.errors import DiscoveryError, TimeLimitError
from wb2pm.testing.samples import event_log

if TYPE_CHECKING:
    from collections.abc import Callable

pytest.importorskip("pm4py")

LOG = event_log(["abcd"] * 4 + ["acbd"] * 4)
AMPLE_S = 3_600.0


class _SlowAt:
    """A worker to which everything of some kind takes too long."""

    def __init__(self, slow: str) -> None:
        self.slow = slow
        self.tried: list[str] = []

    def start(self, *_: object, **__: object) -> None:
        """Be ready at once."""

    def run(self, work: Callable[..., object], *given: object, **_: object) -> object:
        self.tried.append(work.__name__)
        if work.__name__ == self.slow:
            raise TimeLimitError(1.0)
        return work(*given)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing behind."""


def test_a_limit_changes_nothing_when_it_suffices() -> None:
    """Another process finds the same models and measures."""
    miners = ["inductive", "dfg", "declare"]

    free = measured_models(LOG, miners, name="saving")
    limited = measured_models(LOG, miners, time_limit_s=AMPLE_S, name="saving")

    assert limited == free
    assert list(free.models) == miners
    assert free.failed == free.unmeasured == {}


def test_a_model_that_is_not_measured_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What asks for no log is known of it, the rest is None and not a number."""
    worker = _SlowAt("measure")
    monkeypatch.setattr(measuring, "Worker", lambda: worker)

    found = measured_models(LOG, ["inductive"], time_limit_s=AMPLE_S)

    quality = found.models["inductive"].quality
    assert quality is not None
    assert (quality.fitness, quality.precision, quality.generalisation) == (None,) * 3
    assert quality.soundness == "sound"
    assert quality.simplicity is not None
    assert "not measured: not done within its part of the time" in quality.notes[-1]
    assert list(found.unmeasured) == ["inductive"]
    assert worker.tried == ["find", "measure", "measure"]  # found once, tried twice


def test_a_miner_that_is_not_done_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is named among those without a model."""
    monkeypatch.setattr(measuring, "Worker", lambda: _SlowAt("find"))

    found = measured_models(LOG, ["inductive", "dfg"], time_limit_s=300)

    assert found.models == {}
    assert found.late == ("inductive", "dfg")
    assert found.failed["dfg"] == "not done within its part of the time limit of 300 s"


def test_the_comparison_says_what_it_does_not_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the reason of the recommendation, and by miner."""
    monkeypatch.setattr(measuring, "Worker", lambda: _SlowAt("measure"))

    comparison = compare_miners(LOG, miners=["inductive"], time_limit_s=AMPLE_S)

    assert comparison.recommended is None
    assert "Time was up before these" in comparison.reason
    assert comparison.rows()[0][1:4] == ("-", "-", "-")
    assert list(comparison.unmeasured) == ["inductive"]
    assert "<p>Not measured:</p><ul><li>inductive" in comparison._repr_html_()


def test_no_time_at_all_finds_nothing() -> None:
    """The process is not even started; the reasons are given."""
    with pytest.raises(DiscoveryError, match="time limit of 0 s"):
        compare_miners(LOG, miners=["dfg"], time_limit_s=0)


def test_a_limit_below_zero_is_refused() -> None:
    """Nobody can mean it."""
    with pytest.raises(DiscoveryError, match="must not be below 0 s: -1"):
        measured_models(LOG, ["dfg"], time_limit_s=-1)


def test_what_is_not_found_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A failure to measure keeps the model, one to find is told."""

    def fail(*_: object, **__: object) -> None:
        raise DiscoveryError("memory ran out")

    monkeypatch.setattr(measuring, "measure_on_variants", fail)

    found = measured_models(LOG, ["dfg", "oc_dfg"])

    assert found.unmeasured == {"dfg": "memory ran out"}
    assert "needs an object-centric log" in found.failed["oc_dfg"]
    assert found.late == ()


def test_measuring_ends_with_what_is_known_of_the_frequent_variants(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A miner alone is not asked again; the note says what the measures rest on."""
    worker = _SlowAt("nothing")
    monkeypatch.setattr(measuring, "Worker", lambda: worker)
    partly = Quality(fitness=0.9, soundness="sound", measured=0.5, notes=("half",))
    monkeypatch.setattr(measuring, "measure_on_variants", lambda *_, **__: partly)

    found = measured_models(LOG, ["inductive"], time_limit_s=AMPLE_S)
    alone = list(worker.tried)
    both = measured_models(LOG, ["inductive", "dfg"], time_limit_s=AMPLE_S)

    assert found.models["inductive"].quality == partly
    assert found.unmeasured == {}
    assert found.late == ("inductive",)
    assert alone == ["find", "measure"]
    assert both.late == ("inductive", "dfg")
    assert worker.tried[2:].count("measure") == 4  # each twice, for more
