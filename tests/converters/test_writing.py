"""Whole files or none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wb2pm.converters.writing import (
    Loss,
    WriteReport,
    atomic_path,
    check_folder,
    scratch_folder,
)
from wb2pm.errors import WriteError


def test_a_file_appears_when_it_is_finished(tmp_path: Path) -> None:
    """Folders on the way are made, and nothing else is left behind."""
    target = tmp_path / "a" / "b" / "out.txt"

    with atomic_path(target) as unfinished:
        unfinished.write_text("whole", encoding="utf-8")
        assert not target.exists()

    assert target.read_text(encoding="utf-8") == "whole"
    assert [entry.name for entry in target.parent.iterdir()] == ["out.txt"]


def break_off(target: Path) -> None:
    """Begin to write a file and fail."""
    with atomic_path(str(target)) as unfinished:
        unfinished.write_text("new", encoding="utf-8")
        raise RuntimeError


def test_what_stood_there_stays_when_writing_fails(tmp_path: Path) -> None:
    """And the unfinished file is gone."""
    target = tmp_path / "out.txt"
    target.write_text("old", encoding="utf-8")

    with pytest.raises(RuntimeError):
        break_off(target)

    assert target.read_text(encoding="utf-8") == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["out.txt"]


def test_a_name_as_long_as_the_system_allows_is_written(tmp_path: Path) -> None:
    """The unfinished file needs no longer one."""
    target = tmp_path / ("n" * 250 + ".txt")

    with atomic_path(target) as unfinished:
        unfinished.write_text("x", encoding="utf-8")

    assert target.exists()


def test_a_report_says_what_was_lost() -> None:
    """Nothing, unless it is named."""
    loss = Loss(what="ui:x", count=2, reason="no numbers")

    assert WriteReport(paths=("a",), cases=1, events=2).losses == ()
    assert WriteReport(paths=("a",), cases=1, events=2, losses=(loss,)).losses == (
        loss,
    )


def test_what_the_system_refuses_is_an_error_of_ours(tmp_path: Path) -> None:
    """A file where a folder should be, a folder where the file should be, a full disk."""
    file, folder = tmp_path / "file", tmp_path / "folder"
    file.write_text("x", encoding="utf-8")
    (folder / "x").mkdir(parents=True)

    with (
        pytest.raises(WriteError, match=r"file/out\.txt: "),
        atomic_path(file / "out.txt"),
    ):
        raise AssertionError
    with pytest.raises(WriteError, match="folder: "), atomic_path(folder) as unfinished:
        unfinished.write_text("x", encoding="utf-8")
    with (
        pytest.raises(WriteError, match=r"full\.txt: No space"),
        atomic_path(tmp_path / "full.txt"),
    ):
        raise OSError(28, "No space left on device")

    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["file", "folder"]


def killed_in(block: str, place: Path) -> None:
    """Have a process killed that writes in a block of this module."""
    script = (
        "import os, sys, signal\n"
        "from wb2pm.converters.writing import atomic_path, scratch_folder\n"
        f"with {block} as unfinished:\n"
        "    (unfinished / 'x' if unfinished.is_dir() else unfinished).write_text('x')\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    at = {"TMPDIR": str(place.parent), "PATH": os.environ["PATH"]}
    subprocess.run([sys.executable, "-c", script, str(place)], env=at, check=False)


def test_what_a_killed_writer_left_is_cleared_away(tmp_path: Path) -> None:
    """By the next one that writes there; one that is alive keeps its own."""
    target = tmp_path / "out.txt"
    killed_in("atomic_path(sys.argv[1])", target)
    left = list(tmp_path.iterdir())

    with atomic_path(target) as unfinished:
        unfinished.write_text("whole", encoding="utf-8")
        under_way = [entry for entry in tmp_path.iterdir() if entry.is_dir()]
        with atomic_path(tmp_path / "other.txt") as other:
            other.write_text("whole", encoding="utf-8")
        assert [entry for entry in tmp_path.iterdir() if entry.is_dir()] == under_way

    assert len(left) == 1
    assert left[0].name.startswith(".wb2pm.")
    assert sorted(e.name for e in tmp_path.iterdir()) == ["other.txt", "out.txt"]


def test_files_for_a_while_are_cleared_away_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a kill by the next one; a full disk is told in one line."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    killed_in("scratch_folder()", tmp_path / "out.txt")
    left = [entry.name for entry in tmp_path.iterdir()]

    with scratch_folder() as folder:
        there = list(tmp_path.iterdir())
    with (
        pytest.raises(WriteError, match="No space left on device"),
        scratch_folder(),
    ):
        raise OSError(28, "No space left on device")

    assert len(left) == 1
    assert there == [folder]
    assert folder.name != left[0]
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_to_is_told_first(tmp_path: Path) -> None:
    """Before minutes of work are lost."""
    (tmp_path / "file").touch()

    with pytest.raises(WriteError, match="this is a file; name a folder"):
        check_folder(tmp_path / "file")
    with pytest.raises(WriteError, match="this is a file; name a folder"):
        check_folder(tmp_path / "file" / "out")
    check_folder(tmp_path / "new" / "out")

    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]
