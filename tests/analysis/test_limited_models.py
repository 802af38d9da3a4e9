"""Models and checks of a workflow, as far as time allows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wb2pm.analysis import limited_models
from wb2pm.analysis.limited_models import FALLBACK, model_and_check
from wb2pm.converters.xes.writer import write_xes
from wb2pm.discovery.time_limits import Clock
from wb2pm.report.main_job import analyze
from wb2pm.testing.samples import event_log

pytest.importorskip("pm4py")

LOG = event_log(["abcd"] * 6 + ["acbd"] * 3 + ["abbd"])


def test_with_time_enough_everything_is_there() -> None:
    """The measures rest on every case, and nothing is to be noted."""
    found = model_and_check(
        LOG, name="claims", noise=0, miner="inductive", clock=Clock(3_600)
    )

    assert found.notes == ()
    assert found.model is not None
    assert found.model.quality is not None
    assert found.model.quality.measured == 1.0
    assert {verdict.followed for verdict in found.verdicts.values()} == {True}


def test_a_miner_that_takes_too_long_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A model there is: of the miner that needs the directly-follows graph alone."""
    monkeypatch.setattr(limited_models, "_MANY", 0)

    found = model_and_check(
        LOG, name="claims", noise=0, miner="inductive", clock=Clock(0)
    )

    assert found.model is not None
    assert found.model.miner == FALLBACK
    assert "'inductive' was not done within its part" in found.notes[0]


def test_another_process_finds_the_same_model(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are so many variants that it may have to be ended."""
    here = model_and_check(LOG, name="claims", miner="inductive")
    monkeypatch.setattr(limited_models, "_MANY", 0)

    there = model_and_check(LOG, name="claims", miner="inductive", clock=Clock(3_600))

    assert there == here


def test_an_analysis_names_what_it_had_no_time_to_check(tmp_path: Path) -> None:
    """In its notes, in the verdicts and in the report, which is whole."""
    log = tmp_path / "claims.xes"
    write_xes(LOG, log)

    analysis = analyze(log, out=tmp_path / "out", outputs=["csv"], model_time_s=1e-9)

    said = "claims: 10 of 10 cases, 3 of 3 variants, were not checked"
    assert any(said in note for note in analysis.notes)
    verdicts = json.loads((tmp_path / "out" / "verdicts.json").read_bytes())
    of_model = verdicts["claims"]["model"].values()
    assert {verdict["followed"] for verdict in of_model} == {None}
    assert all("time was over" in verdict["declined"] for verdict in of_model)
    assert said in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
