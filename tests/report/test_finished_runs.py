"""A finished run that is begun again tells what it told, and only if nothing changed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.report import main_job

AGAIN = "nothing was done again"


@pytest.fixture
def recordings(tmp_path: Path) -> Path:
    """Two bundled recordings in a folder of their own."""
    for path in list(demonstrations_of(4003))[:2]:
        shutil.copytree(path, tmp_path / "recordings" / Path(path).name)
    return tmp_path / "recordings"


def run(recordings: Path, *options: str) -> Result:
    """Analyse recordings into a folder beside them, and keep what comes of it."""
    beside = recordings.parent
    command = ["analyze", str(recordings), "--out", str(beside / "out"), "--to", "xes"]
    kept = ["--recordings-cache", str(beside / "kept")]
    done = CliRunner().invoke(main, [*command, *kept, *options])
    assert done.exit_code == 0, done.output
    return done


def files(folder: Path) -> dict[Path, bytes]:
    """Read all files below a folder."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder): path.read_bytes() for path in found}


def test_nothing_is_done_again(
    recordings: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same is told, as text and as JSON, and the same files are left."""
    out = recordings.parent / "out"
    first, as_json = run(recordings), run(recordings, "--json")
    written = files(out)

    def never(*_: Any, **__: Any) -> None:
        raise AssertionError("it was done again")

    monkeypatch.setattr(main_job, "analyze", never)
    again = run(recordings)

    assert AGAIN not in first.stderr
    assert AGAIN in as_json.stderr
    assert again.stdout == first.stdout
    assert again.stderr.startswith(first.stderr)
    assert run(recordings, "--json").stdout == as_json.stdout
    assert files(out) == written
    with pytest.raises(AssertionError, match="done again"):
        run(recordings, "--noise", "0.1")


def test_what_was_written_is_looked_at(recordings: Path) -> None:
    """A file that is gone or says something else is written again."""
    out = recordings.parent / "out"
    run(recordings)
    written = files(out)
    (out / "log.xes").write_bytes(b"something else")
    assert AGAIN not in run(recordings).stderr
    shutil.rmtree(out / "procedures")
    assert AGAIN not in run(recordings).stderr

    assert files(out) == written
    assert AGAIN in run(recordings).stderr


def test_what_is_read_is_looked_at(recordings: Path) -> None:
    """A byte in a recording, of the same size and time; one more; one less."""
    run(recordings)
    trace = min(recordings.rglob("*.json"))
    times = trace.stat().st_atime_ns, trace.stat().st_mtime_ns
    trace.write_bytes(trace.read_bytes().replace(b"2026-", b"2025-", 1))
    os.utime(trace, ns=times)
    assert AGAIN not in run(recordings).stderr
    assert AGAIN in run(recordings).stderr
    shutil.rmtree(trace.parent)
    assert AGAIN not in run(recordings).stderr


def test_what_changed_meanwhile_is_not_kept(
    recordings: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows whether the run saw it before or after."""
    really = main_job.analyze

    def disturbed(*arguments: Any, **options: Any) -> Any:
        found = really(*arguments, **options)
        trace = min(recordings.rglob("*.json"))
        trace.write_bytes(trace.read_bytes())
        return found

    monkeypatch.setattr(main_job, "analyze", disturbed)
    run(recordings)
    monkeypatch.undo()

    assert AGAIN not in run(recordings).stderr


@pytest.mark.parametrize("options", [["--redact", "none"], ["--cases", "session"]])
def test_what_is_not_kept_is_done_each_time(
    recordings: Path, options: list[str]
) -> None:
    """Nothing of it is anywhere but in its own files."""
    run(recordings, *options)
    assert AGAIN not in run(recordings, *options).stderr
