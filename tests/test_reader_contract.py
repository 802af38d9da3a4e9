"""Every reader that comes with wb2pm keeps the promises that third parties run."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import ClassVar

import pytest

from tests.conftest import DATA
from tests.reader_samples import SAMPLES, xes_sample
from wb2pm.converters.sources.readers import readers
from wb2pm.testing import ReaderContract


class TestActionLogger(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "action-logger"
    texts = SAMPLES["action-logger"].texts

    def sample(self, folder: Path) -> Path:
        """Return two cases, interleaved."""
        return SAMPLES["action-logger"].write(folder)


class TestActivityWatch(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "activitywatch"
    texts = SAMPLES["activitywatch"].texts
    order = "time"

    def sample(self, folder: Path) -> Path:
        """Return windows and absence."""
        return SAMPLES["activitywatch"].write(folder)


class TestAgentNet(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "agentnet"
    texts = SAMPLES["agentnet"].texts

    def sample(self, folder: Path) -> Path:
        """Return a folder of the tool."""
        return SAMPLES["agentnet"].write(folder)


class TestDuckTrack(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "ducktrack"
    texts = SAMPLES["ducktrack"].texts

    def sample(self, folder: Path) -> Path:
        """Return a folder of pointer and keys."""
        return SAMPLES["ducktrack"].write(folder)


class TestEventLogAsTable(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "event-log"
    texts = SAMPLES["event-log"].texts

    def sample(self, folder: Path) -> Path:
        """Return a table with Disco's names."""
        return SAMPLES["event-log"].write(folder)


class TestEventLogAsXes(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "event-log"
    texts: ClassVar[tuple[str, ...]] = ("Register", "Decide", "17")

    def sample(self, folder: Path) -> Path:
        """Return XES."""
        return xes_sample(folder)


class TestSmartRpa(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "smartrpa"
    texts = SAMPLES["smartrpa"].texts

    def sample(self, folder: Path) -> Path:
        """Return a log as recorded."""
        return SAMPLES["smartrpa"].write(folder)


class TestTockler(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "tockler"
    texts = SAMPLES["tockler"].texts

    def sample(self, folder: Path) -> Path:
        """Return a session, and a row of none."""
        return SAMPLES["tockler"].write(folder)


class TestWonderbread(ReaderContract):
    """The promises of a reader, kept on a small source."""

    reader = "wonderbread"

    def sample(self, folder: Path) -> Path:
        """Return a bundled demonstration without its pictures."""
        return SAMPLES["wonderbread"].write(folder)


@pytest.mark.parametrize("path", ["a.csv", "b.xes"])
def test_a_contract_needs_a_sample(tmp_path: Path, path: str) -> None:
    """It is the one thing that cannot be had otherwise."""
    with pytest.raises(NotImplementedError):
        ReaderContract().sample(tmp_path / path)


def test_every_reader_under_contract_exists() -> None:
    """None is tested under a name that is gone."""
    assert set(SAMPLES) <= set(readers.names())


class RealSource(ReaderContract):
    """The promises of a reader, kept on a real source."""

    where: ClassVar[str]

    def sample(self, folder: Path) -> Path:
        """Copy the source, if the real recordings are there."""
        source = next(iter(sorted(DATA.glob(self.where))), None)
        if source is None:
            pytest.skip("no real recordings: set WB2PM_DATA to their folder")
        copy = folder / source.name
        if source.is_dir():
            shutil.copytree(source, copy)
        else:
            shutil.copyfile(source, copy)
        return copy


class TestAndroidControl(RealSource):
    """As published by the agent data protocol."""

    reader = "android-control"
    where = "agent_trajectories/androidcontrol/sample_raw.json"


class TestAndroidInTheWild(RealSource):
    """As published by the agent data protocol."""

    reader = "android-in-the-wild"
    where = "agent_trajectories/android_in_the_wild/sample_raw.json"


class TestAndroidInTheZoo(RealSource):
    """One episode."""

    reader = "android-in-the-zoo"
    where = "agent_trajectories/aitz/*/*.json"


class TestWebArena(RealSource):
    """As published by the agent data protocol."""

    reader = "webarena"
    where = "agent_trajectories/webarena_successful/sample_raw.json"


class TestBrowserGym(RealSource):
    """One episode of MiniWoB."""

    reader = "browsergym"
    where = "browsergym/miniwob/*_4"


class TestDevTools(RealSource):
    """One recording of Chrome's DevTools."""

    reader = "devtools-recorder"
    where = "browser_recordings/devtools/*.json"


class TestRrweb(RealSource):
    """One page."""

    reader = "rrweb"
    where = "browser_recordings/rrweb/todomvc_3.json"


class TestSelenium(RealSource):
    """One project."""

    reader = "selenium-ide"
    where = "browser_recordings/selenium/select-window.side"


class TestPlaywright(RealSource):
    """One trace."""

    reader = "playwright"
    where = "browser_recordings/playwright/login-user_1.trace.zip"
