"""The recordings of desktops are whole, small, and labelled as well as is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.desktops import accounted, prepare
from bench.labels import read_truth, score
from examples.desktops.packing import RECORDINGS, unpack
from wb2pm.converters.labels.labelling import label_all
from wb2pm.converters.sources.reading import read

LARGEST_BYTES = 1_000_000
PASSWORDS = (b"Kettle-Ridge-58", b"Larch-Ferry-31")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack what is kept."""
    return unpack(tmp_path_factory.mktemp("desktops"))


def test_steps_are_named_as_often_as_is_said(unpacked: Path) -> None:
    """The rules were made on these; each line of input is in an event or counted."""
    truths = read_truth(unpacked)
    recorded = {name: read(unpacked / name).demonstrations[0] for name in truths}
    prepared = {name: prepare(truths[name], recorded[name]) for name in recorded}

    scored = score(recorded, prepared, label_all(recorded.values()))

    assert (scored.found, scored.steps) == (147, 154)
    several = [step.element for step in scored.shared if len(step.labels) > 1]
    assert several == ["password"]  # of the safe and of an access: two fields
    for demonstration in recorded.values():
        counted, there = accounted(demonstration)
        assert counted == there


def test_what_is_kept_is_small_and_holds_no_password(unpacked: Path) -> None:
    """Whoever fetches the project fetches it too."""
    files = [path for path in RECORDINGS.iterdir() if path.is_file()]

    assert sum(path.stat().st_size for path in files) < LARGEST_BYTES
    for path in unpacked.rglob("*"):
        assert path.is_dir() or not any(p in path.read_bytes() for p in PASSWORDS)
