"""Sources that were spoilt by chance: a few hundred of what `bench/mutations.py` tries."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.spoiling.runs import (
    KEPT,
    Spoilt,
    attempt,
    judge,
    reader_of,
    readers_spoilt,
    write_spoilt,
)
from tests.spoiling.sources import small_sources
from wb2pm.converters.sources.readers import readers

SEED = 20
PIECES = 20
OF_ONE = 16


def contents(folder: Path) -> dict[str, bytes]:
    """Read what stands below a folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }


def test_every_reader_has_a_source_that_is_spoilt() -> None:
    """And its turn."""
    assert set(readers_spoilt()) == set(readers.names())
    assert {reader_of(number) for number in range(40)} == set(readers.names())


def test_what_is_not_spoilt_is_read(tmp_path: Path) -> None:
    """Else nothing that is spoilt would get far."""
    refused = {}
    for number, source in enumerate(small_sources()):
        home = tmp_path / str(number)
        spoilt = Spoilt(path=source.write(home), source=source, before=None, after=None)
        kind, told = judge(spoilt, named=None, policy="secrets")
        if kind != "read":
            refused[source.name] = (kind, told)

    assert list(refused) == ["log.jsonocel"]  # the first version of OCEL is not read


@pytest.mark.parametrize("piece", range(PIECES))
def test_what_is_spoilt_is_read_or_reported(piece: int) -> None:
    """Never raised over, never lost, and nothing in it is run."""
    outcomes = [
        attempt(SEED, number) for number in range(piece * OF_ONE, (piece + 1) * OF_ONE)
    ]

    assert [one for one in outcomes if one.kind not in KEPT] == []


def test_the_same_number_spoils_the_same_way(tmp_path: Path) -> None:
    """Whatever was spoilt before."""
    for number in range(40):
        once, again = tmp_path / f"{number}", tmp_path / f"{number} again"
        once.mkdir()
        again.mkdir()
        write_spoilt(SEED, number, once)
        write_spoilt(SEED, number, again)

        assert contents(once) == contents(again)


def test_a_reader_that_breaks_off_is_told_from_one_that_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What looks for broken promises finds one."""
    from wb2pm.converters.uilogs import tockler

    (source,) = [s for s in small_sources() if s.reader == "tockler"][:1]
    spoilt = Spoilt(path=source.write(tmp_path), source=source, before=3, after=9)

    lost, told = judge(spoilt, named=None, policy="secrets")
    monkeypatch.setattr(tockler.TocklerReader, "read", lambda *_: 1 / 0)
    broken, _ = judge(spoilt, named=None, policy="secrets")

    assert (lost, told) == ("lost", "3 events of 9 records, and nothing says why")
    assert broken == "untyped"
