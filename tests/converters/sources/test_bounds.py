"""Sources that take too long or too much: given up, reported, and the rest is read."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

from tests.converters.traces import action, state, write_trace
from wb2pm.analysis.preparing import prepare
from wb2pm.converters.sources.bounds import (
    BeyondBoundsError,
    Bounds,
    bounded,
    memory_in_use,
)
from wb2pm.converters.sources.readers import readers
from wb2pm.converters.sources.reading import read
from wb2pm.errors import OptionError
from wb2pm.events import Demonstration

GOOD = {"trace": [state(), action("mouseup"), state()]}


class Hanging:
    """A reader that never comes to an end, whatever befalls it."""

    description = "goes round for ever"

    def claims(self, path: Path) -> str | None:
        """Take files of this kind."""
        return "its ending" if path.suffix == ".hangs" else None

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Swallow errors, as readers of libraries do."""
        while path:
            try:
                while path:
                    pass
            except Exception:  # noqa: BLE001
                pass
        yield from ()


class Growing(Hanging):
    """A reader that fills the memory."""

    def claims(self, path: Path) -> str | None:
        """Take files of this kind."""
        return "its ending" if path.suffix == ".grows" else None

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Keep more and more."""
        kept = []
        while path:
            kept.append(bytearray(b"x" * 2**20))
        yield from ()


@pytest.fixture
def batch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A good recording between two that hang and grow."""
    monkeypatch.setitem(readers._builtins, "hanging", cast("Any", Hanging))
    monkeypatch.setitem(readers._builtins, "growing", cast("Any", Growing))
    write_trace(tmp_path / "b", GOOD)
    (tmp_path / "a.hangs").touch()
    (tmp_path / "c.grows").touch()
    return tmp_path


def test_one_source_stalls_no_batch(batch: Path) -> None:
    """What took too long or too much is reported with its reason."""
    prepare([batch / "b"])  # what has to be imported takes its time on a full machine
    prepared = prepare([batch], time_limit_s=2, memory_limit_mb=200)

    assert len(prepared.demonstrations) == 1
    told = {Path(s.source).name: s.reason for s in prepared.skipped}
    assert told["a.hangs"] == "it took longer than 2 s"
    if memory_in_use() is None:
        pytest.skip("the system does not tell how much memory is in use")
    assert told["c.grows"] == "it took more than 200 MB of memory"


def test_reading_alone_is_bounded_too(batch: Path) -> None:
    """As everything else does that reads."""
    found = read(batch / "a.hangs", time_limit_s=0.2)

    assert [s.reason for s in found.skipped] == ["it took longer than 0.2 s"]


def test_nothing_is_raised_after_the_work() -> None:
    """However close to its end the time is over."""
    for _ in range(30):
        with (
            suppress(BeyondBoundsError),
            bounded(Bounds(time_s=0.001, memory_mb=None)),
        ):
            time.sleep(0.049)
        end = time.monotonic() + 0.06
        while time.monotonic() < end:
            pass


def test_reading_ends_under_a_profiler(tmp_path: Path) -> None:
    """A tracer looks at every step; watching must leave none to be looked at for ever."""
    folder = write_trace(tmp_path, GOOD)
    script = (
        "import cProfile, sys\n"
        "import wb2pm\n"
        "from wb2pm.converters.sources.bounds import BeyondBoundsError, Bounds, bounded\n"
        "profile = cProfile.Profile()\n"
        "profile.enable()\n"
        "found = wb2pm.read(sys.argv[1])\n"
        "try:\n"
        "    with bounded(Bounds(time_s=0.01)):\n"
        "        while True:\n"
        "            pass\n"
        "except BeyondBoundsError:\n"
        "    pass\n"
        "for _ in range(1000):\n"
        "    str(_)\n"
        "profile.disable()\n"
        "print(len(found.demonstrations))\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", script, str(folder)],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )

    assert done.stdout == "1\n"


def test_bounds_that_nothing_can_keep_are_refused() -> None:
    """A limit of nothing would refuse every recording."""
    with pytest.raises(OptionError, match="must be above 0"):
        Bounds(time_s=0)
