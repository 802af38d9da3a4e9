"""Hashes of data do not depend on where the data lie."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from msgspec import Struct

from wb2pm.evaluation import hashing
from wb2pm.evaluation.hashing import hash_examples, hash_of
from wb2pm.evaluation.tasks import Example


class Run(Struct):
    """What a solver is given."""

    recording: str
    steps: tuple[int, ...] = (1,)
    others: frozenset[str] = frozenset()


@pytest.fixture
def recording(tmp_path: Path) -> Path:
    """A recording with a trace and a picture."""
    folder = tmp_path / "here" / "1 @ a"
    folder.mkdir(parents=True)
    (folder / "1 @ a.json").write_text("{}")
    (folder / "0.png").write_bytes(b"1234")
    return folder


def hashed(value: object, *roots: Path) -> str:
    """Hash one example, with nothing remembered."""
    hashing._content.cache_clear()
    example = Example(id="1", group="g", input=value, truth=True)
    return hash_examples([example], roots=roots)


def test_moving_a_recording_changes_nothing(recording: Path, tmp_path: Path) -> None:
    """Nor does naming it by another path."""
    here = hashed(Run(recording=str(recording)), tmp_path)
    relative = hashed(Run(recording=os.path.relpath(recording)), tmp_path)
    shutil.copytree(recording, tmp_path / "there" / recording.name)

    assert (
        hashed(Run(recording=str(tmp_path / "there" / recording.name)), tmp_path)
        == here
    )
    assert relative == here


def test_editing_a_recording_changes_the_hash(recording: Path) -> None:
    """The trace by its bytes, a picture by its size, a name by itself."""
    seen = {hashed({"runs": [str(recording)]}, recording)}
    (recording / "1 @ a.json").write_text("[]")
    seen.add(hashed({"runs": [str(recording)]}, recording))
    (recording / "0.png").write_bytes(b"12345")
    seen.add(hashed({"runs": [str(recording)]}, recording))
    (recording / "0.png").rename(recording / "1.png")
    seen.add(hashed({"runs": [str(recording)]}, recording))

    assert len(seen) == 4


def test_a_single_file_is_hashed_by_its_content(recording: Path) -> None:
    """As a folder is."""
    path = recording / "0.png"
    before = hashed(str(path), recording)
    path.write_bytes(b"4321")

    assert hashed(str(path), recording) != before


def test_text_that_names_other_places_is_text(
    recording: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page may say "/": nobody reads the whole disk for that."""
    monkeypatch.setattr(hashing, "_content", lambda _path: pytest.fail("was read"))

    def quietly(value: str, *roots: Path) -> str:
        example = Example(id="1", group="g", input=value, truth=True)
        return hash_examples([example], roots=roots)

    assert quietly("/", recording) != quietly("/tmp", recording)
    assert quietly(str(recording.parent), recording)
    assert quietly(str(recording) + "x", recording)
    assert quietly(str(recording))
    assert quietly(str(recording / "absent"), recording)
    assert quietly("a/\0b" + "c" * 5000, recording)


def test_texts_are_no_paths() -> None:
    """A slash in a sentence means nothing; sets have an order; the rest is shown."""
    assert hashed("and/or") != hashed("or/and")
    assert hash_of(object) == hash_of(object)
    assert hashed(Run(recording="x")) != hashed(Run(recording="y"))
    assert hashed(["a"]) == hashed(("a",))
