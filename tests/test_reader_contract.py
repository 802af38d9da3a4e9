"""Every reader that comes with wb2pm keeps the promises that third parties run."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from tests.reader_samples import SAMPLES, xes_sample
from wb2pm.converters.readers import readers
from wb2pm.testing import ReaderContract


class TestActionLogger(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "action-logger"
    texts = SAMPLES["action-logger"].texts

    def sample(self, folder: Path) -> Path:
        """Give two cases, interleaved."""
        return SAMPLES["action-logger"].write(folder)


class TestActivityWatch(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "activitywatch"
    texts = SAMPLES["activitywatch"].texts
    order = "time"

    def sample(self, folder: Path) -> Path:
        """Give windows and absence."""
        return SAMPLES["activitywatch"].write(folder)


class TestEventLogAsTable(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "event-log"
    texts = SAMPLES["event-log"].texts

    def sample(self, folder: Path) -> Path:
        """Give a table with Disco's names."""
        return SAMPLES["event-log"].write(folder)


class TestEventLogAsXes(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "event-log"
    texts: ClassVar[tuple[str, ...]] = ("Register", "Decide", "17")

    def sample(self, folder: Path) -> Path:
        """Give XES."""
        return xes_sample(folder)


class TestSmartRpa(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "smartrpa"
    texts = SAMPLES["smartrpa"].texts

    def sample(self, folder: Path) -> Path:
        """Give a log as recorded."""
        return SAMPLES["smartrpa"].write(folder)


class TestTockler(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "tockler"
    texts = SAMPLES["tockler"].texts

    def sample(self, folder: Path) -> Path:
        """Give a session, and a row of none."""
        return SAMPLES["tockler"].write(folder)


class TestWonderbread(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "wonderbread"

    def sample(self, folder: Path) -> Path:
        """Give a bundled demonstration without its pictures."""
        return SAMPLES["wonderbread"].write(folder)


@pytest.mark.parametrize("path", ["a.csv", "b.xes"])
def test_a_contract_needs_a_sample(tmp_path: Path, path: str) -> None:
    """It is the one thing that cannot be had otherwise."""
    with pytest.raises(NotImplementedError):
        ReaderContract().sample(tmp_path / path)


def test_every_reader_under_contract_exists() -> None:
    """None is tested under a name that is gone."""
    assert set(SAMPLES) <= set(readers.names())
