"""Every miner that comes with wb2pm keeps the promises that third parties run."""

from __future__ import annotations

import pytest

from wb2pm.discovery.mining.registry import miners
from wb2pm.testing import MinerContract

pytest.importorskip("pm4py")
pytest.importorskip("r4pm")


@pytest.fixture(params=miners.names(), autouse=True)
def miner(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run each promise for each miner."""
    monkeypatch.setattr(MinerContract, "miner", request.param, raising=False)


class TestEveryMiner(MinerContract):
    """The promises of a miner, kept on invented logs."""
