"""Readers of other packages: whatever they do, wb2pm's own go on."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import ClassVar

import pytest
from click.testing import CliRunner

from tests.reader_samples import SAMPLES
from wb2pm import _registry
from wb2pm.cli import main
from wb2pm.converters.sources.readers import claiming_reader
from wb2pm.converters.sources.reading import read
from wb2pm.errors import ConversionError, Wb2pmError
from wb2pm.events import Demonstration


class Greedy:
    """Claims everything, and breaks off at the second recording."""

    description: ClassVar[str] = "Anything"

    def claims(self, path: Path) -> str | None:
        """Claim any file."""
        return "it is there" if path.is_file() else None

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Return one recording, then break."""
        yield Demonstration(
            id="1",
            source=str(path),
            source_format="greedy",
            events=(),
            source_actions=0,
        )
        raise ZeroDivisionError("oh dear")


class Raising(Greedy):
    """Raises when it is asked."""

    def claims(self, path: Path) -> str | None:
        """Fail."""
        raise LookupError(path.name)


class Unmade(Greedy):
    """Cannot be made without something."""

    def __init__(self, needed: str) -> None:
        self.needed = needed


def install(monkeypatch: pytest.MonkeyPatch, **plugins: str) -> None:
    """Have other packages bring readers."""
    entries = {
        name: EntryPoint(name, home, "wb2pm.readers") for name, home in plugins.items()
    }
    monkeypatch.setattr(_registry, "_plugins", lambda _group: entries)


def test_a_reader_that_claims_everything_takes_nothing_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What wb2pm reads it goes on reading; a warning names the other."""
    install(monkeypatch, greedy=f"{__name__}:Greedy")
    path = SAMPLES["tockler"].write(tmp_path)
    other = tmp_path / "other.txt"
    other.write_text("x")

    with pytest.warns(RuntimeWarning, match="'greedy' claims .* 'tockler' reads"):
        assert claiming_reader(path) == "tockler"

    assert claiming_reader(other) == "greedy"


@pytest.mark.parametrize(
    ("home", "told"),
    [
        ("no_such_package:Reader", "is left out: .*No module named 'no_such_package'"),
        (f"{__name__}:Unmade", "is left out: .*needed"),
        (f"{__name__}:Raising", r"cannot say whether it reads .*LookupError"),
    ],
)
def test_a_broken_reader_is_told_and_the_others_go_on(
    home: str, told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whether it cannot be imported, made or asked."""
    install(monkeypatch, broken=home)
    path = SAMPLES["tockler"].write(tmp_path)

    with pytest.warns(RuntimeWarning, match=told):
        recordings = read(path)

    assert len(recordings.demonstrations) == 2
    assert recordings.skipped == ()


def test_a_broken_reader_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are."""
    install(monkeypatch, broken="no_such_package:Reader")

    with pytest.warns(RuntimeWarning, match="'broken' is left out"):
        result = CliRunner().invoke(main, ["formats"])

    assert result.exit_code == 0
    assert "tockler" in result.stdout
    assert "broken" not in result.stdout


def test_what_a_reader_gave_before_it_broke_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The rest is skipped, with the error and its place."""
    install(monkeypatch, greedy=f"{__name__}:Greedy")
    path = tmp_path / "a.txt"
    path.write_text("x")

    recordings = read(path, format="greedy")

    assert [d.id for d in recordings.demonstrations] == ["1"]
    (skipped,) = recordings.skipped
    assert skipped.reason.startswith(
        "its reader broke off with ZeroDivisionError: oh dear (test_plugins.py, line "
    )
    with pytest.raises(ConversionError, match="oh dear"):
        read(path, format="greedy", strict=True)


def test_a_broken_reader_that_is_named_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It says which, and what was wrong."""
    install(monkeypatch, broken="no_such_package:Reader")

    with pytest.raises(
        Wb2pmError, match=r"'broken'.*cannot be loaded.*no_such_package"
    ):
        read(tmp_path, format="broken")
