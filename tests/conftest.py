"""What all tests share: optional folders of recordings and of other programs."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parents[1]
DATA = Path(os.environ.get("WB2PM_DATA", ROOT / ".." / "shared" / "data"))
INTEROP = Path(os.environ.get("WB2PM_INTEROP", ROOT / ".interop"))
IN_REAL_TIME = {"browser", "context", "running", "viewer"}
"""Fixtures of tests that play with another program while the clock runs."""

_ANY_MACHINE = {  # a full machine is no bug
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow],
}
settings.register_profile(
    "explore", settings(), derandomize=False, max_examples=100, **_ANY_MACHINE
)
settings.register_profile(
    "repeat",
    settings(),
    derandomize=True,
    database=None,
    max_examples=30,
    **_ANY_MACHINE,
)
settings.load_profile("repeat")
"""Every run draws the same examples, and none depends on what a run before it found.
`pytest -m hypothesis --hypothesis-profile=explore` draws others (the option
`--hypothesis-seed` says which); what that finds becomes a case of its own."""


@pytest.fixture(autouse=True)
def _own_recordings_cache(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keep what commands prepare apart from the user's, and from other tests'."""
    folder = tmp_path_factory.getbasetemp() / "recordings" / str(next(_NUMBERS))
    monkeypatch.setenv("WB2PM_RECORDINGS_CACHE", str(folder))


_NUMBERS = count(1)


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """Folder of real recordings; the test is skipped where it is absent."""
    if not DATA.is_dir():
        pytest.skip("no real recordings: set WB2PM_DATA to their folder")
    return DATA.resolve()


@pytest.fixture(scope="session")
def interop_folder() -> Path:
    """Folder that `.ci/interop` fills; the test is skipped where it is absent."""
    if not INTEROP.is_dir():
        pytest.skip("no other programs: run .ci/interop, or set WB2PM_INTEROP")
    return INTEROP.resolve()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that use real recordings, and those that play in real time.

    The first can so be counted. The second are tried again when they fail, at most
    twice, since a person's pauses are part of what they play and a full machine
    stretches them; the end of the test run names each that needed it.
    """
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        if "shared_data" in fixtures:
            item.user_properties.append(("shared_data", True))
        if fixtures & IN_REAL_TIME:
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Return how many tests used real recordings, and how many had to be skipped."""
    counts = {
        outcome: sum(
            ("shared_data", True) in getattr(report, "user_properties", ())
            for report in terminalreporter.stats.get(outcome, ())
        )
        for outcome in ("passed", "failed", "error", "skipped")
    }
    ran = counts["passed"] + counts["failed"] + counts["error"]
    terminalreporter.write_sep("-", "tests that use real recordings")
    terminalreporter.write_line(f"{ran} ran, {counts['skipped']} skipped")
