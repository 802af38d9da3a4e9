"""Recordings are prepared once: what is kept is the same, masked, private and whole."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from tests.secret_lines import secrets
from wb2pm.analysis import cache, one_recording
from wb2pm.analysis.batch import labelled_log
from wb2pm.analysis.file_states import digest_of, stamps_of
from wb2pm.analysis.kept import PreparedRecording, decode, encode, take_apart
from wb2pm.analysis.preparing import prepare
from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.converters.formats.outputs import write_outputs
from wb2pm.discovery.conformance.continuity.gaps import screen_evidence

SECRET = "kelp-Harbour-77"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two bundled recordings in a folder of their own."""
    for path in list(demonstrations_of(4003))[:2]:
        shutil.copytree(path, tmp_path / "recordings" / Path(path).name)
    return tmp_path / "recordings"


@pytest.fixture
def prepared_paths(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which sources were really read."""
    read: list[str] = []
    really = one_recording._prepare_bounded

    def told(path: Path, work: Any) -> Any:
        read.append(path.name)
        return really(path, work)

    monkeypatch.setattr(one_recording, "_prepare_bounded", told)
    return read


def entries(kept: Path) -> list[Path]:
    """List the files of a cache."""
    return sorted(kept.rglob("*.prepared"))


def test_second_run_reads_nothing_and_is_the_same(
    folder: Path, tmp_path: Path, prepared_paths: list[str]
) -> None:
    """What is taken from the cache equals what is prepared, down to what is shared."""
    kept = tmp_path / "kept"
    plain = prepare(folder)
    del prepared_paths[:]

    first = prepare(folder, recordings_cache=kept)
    second = prepare(folder, recordings_cache=kept)

    assert len(prepared_paths) == 2
    assert plain == first == second
    one = second.demonstrations[0]
    assert second.steps[one.id][0].events[0] is one.events[0]
    assert one.events[0].screen_after is one.events[1].screen_before


def test_outputs_are_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    """Zones and numbers of times survive, too."""
    for name in ("first", "second"):
        prepared = prepare(folder, recordings_cache=tmp_path / "kept")
        write_outputs(labelled_log(prepared), tmp_path / name, ["xes", "ocel-json"])

    for path in (tmp_path / "first").iterdir():
        assert path.read_bytes() == (tmp_path / "second" / path.name).read_bytes()


@pytest.mark.parametrize(
    "options",
    [
        {"redaction": "all-values"},
        {"granularity": "element"},
        {"timezone": "Asia/Tokyo"},
        {"explained": True},
        {"covered": True},
        {"cut_at": "element"},
        {"checked": True},
    ],
    ids=lambda options: next(iter(options)),
)
def test_every_option_has_entries_of_its_own(
    folder: Path, tmp_path: Path, options: dict[str, Any]
) -> None:
    """What was prepared in another way is not taken."""
    kept = tmp_path / "kept"
    prepare(folder, recordings_cache=kept)

    cached = [prepare(folder, recordings_cache=kept, **options) for _ in range(2)]

    assert cached[0] == cached[1] == prepare(folder, **options)
    assert len(entries(kept)) == 4


def test_only_what_changed_is_prepared_again(
    folder: Path, tmp_path: Path, prepared_paths: list[str]
) -> None:
    """A byte of a recording, or of a text beside it, and no other recording."""
    kept = tmp_path / "kept"
    prepare(folder, recordings_cache=kept)
    del prepared_paths[:]
    changed = sorted(folder.iterdir())[1]
    text = next(changed.glob("SOP*.txt"))
    text.write_text(text.read_text() + "\n9. Log out\n")

    prepared = prepare(folder, recordings_cache=kept)

    assert prepared_paths == [changed.name]
    procedure = prepared.demonstrations[1].procedure
    assert procedure is not None
    assert "Log out" in procedure.text


def test_other_code_has_other_keys(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version of wb2pm may mask and label otherwise."""
    kept = tmp_path / "kept"
    prepare(folder, recordings_cache=kept)
    monkeypatch.setattr(cache, "_code", lambda: "another version")

    prepare(folder, recordings_cache=kept)

    assert len(entries(kept)) == 4


def damaged(path: Path, how: str) -> None:
    """Spoil an entry."""
    held = path.read_bytes()
    body = cache._MAGIC + bytes(cache._DIGEST) + zlib.compress(b"\x90")
    path.write_bytes(
        {
            "cut": held[: len(held) // 2],
            "flipped": held[:200] + bytes([held[200] ^ 1]) + held[201:],
            "empty": b"",
            "foreign": b"\x80\x04\x95 a pickle",
            "unsigned": body,
        }[how]
    )


@pytest.mark.parametrize("how", ["cut", "flipped", "empty", "foreign", "unsigned"])
def test_damaged_entry_is_prepared_anew_and_said(
    folder: Path, tmp_path: Path, how: str, prepared_paths: list[str]
) -> None:
    """Nothing is taken of an entry that is not whole; the next run has a whole one."""
    kept = tmp_path / "kept"
    plain = prepare(folder, recordings_cache=kept)
    damaged(entries(kept)[0], how)
    del prepared_paths[:]

    mended = prepare(folder, recordings_cache=kept)

    assert len(prepared_paths) == 1
    assert mended.demonstrations == plain.demonstrations
    (note,) = mended.notes
    assert "was not used, and it was prepared anew" in note
    assert prepare(folder, recordings_cache=kept) == plain


def test_entry_of_another_recording_is_not_taken(folder: Path, tmp_path: Path) -> None:
    """An entry under another's name is another's."""
    kept = tmp_path / "kept"
    plain = prepare(folder, recordings_cache=kept)
    one, other = entries(kept)
    other.write_bytes(one.read_bytes())

    mended = prepare(folder, recordings_cache=kept)

    assert mended.demonstrations == plain.demonstrations
    assert len(mended.notes) == 1


def test_well_signed_entry_of_wrong_types_is_not_taken() -> None:
    """The decoder takes what a recording is made of, and nothing else."""
    for value in ([], [1], [{"demonstration": {"id": 3}}], {"__reduce__": "os.system"}):
        written = msgspec.msgpack.encode(value)
        if value == []:
            assert decode(written) == ()
            continue
        with pytest.raises(ValueError, match="Expected"):
            decode(written)


def test_places_beyond_the_events_are_refused(folder: Path) -> None:
    """What points at no event is no entry."""
    prepared = prepare(folder)
    one = PreparedRecording(
        demonstration=prepared.demonstrations[0],
        activities=(),
        steps=(),
        redactions={},
    )
    kept = take_apart(one)
    assert kept is not None
    spoilt = msgspec.structs.replace(kept, before=tuple(9_999 for _ in kept.before))

    with pytest.raises(ValueError, match="range"):
        decode(msgspec.msgpack.encode([spoilt]))


def test_what_would_not_be_read_alike_is_not_kept(folder: Path) -> None:
    """Numbers of more than 64 bits have no place in the form."""
    demonstration = prepare(folder).demonstrations[0]
    one = PreparedRecording(
        demonstration=msgspec.structs.replace(
            demonstration, attributes={"large": 2**80}
        ),
        activities=(),
        steps=(),
        redactions={},
    )

    assert encode([one]) is None


def test_nothing_unmasked_is_kept(tmp_path: Path) -> None:
    """Every invented secret that is masked is masked in the entry, too."""
    folder = tmp_path / "recordings"
    source = Path(next(iter(demonstrations_of(4003))))
    shutil.copytree(source, folder / source.name)
    trace = next(folder.rglob("*.json"))
    lines = [line.text for line in secrets()[:40]]
    said = msgspec.json.encode(f"The password is {SECRET}. " + " ".join(lines))
    trace.write_bytes(
        trace.read_bytes().replace(b'"intent":', b'"wb2pm_note": %s, "intent":' % said)
    )
    text = next(folder.rglob("SOP*.txt"))
    text.write_text(f"{text.read_text()}\nLog in with the password {SECRET}\n")
    kept = tmp_path / "kept"

    prepare(folder, recordings_cache=kept)

    (entry,) = entries(kept)
    packed = entry.read_bytes()[len(cache._MAGIC) + cache._DIGEST :]
    assert SECRET.encode() not in zlib.decompress(packed)
    assert b"[password]" in zlib.decompress(packed)


def test_nothing_is_kept_without_redaction(folder: Path, tmp_path: Path) -> None:
    """What is not masked stays where it is."""
    prepare(folder, redaction="none", recordings_cache=tmp_path / "kept")

    assert entries(tmp_path / "kept") == []


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="no such permissions")
def test_entries_are_their_owners_alone(folder: Path, tmp_path: Path) -> None:
    """Nobody else reads what recordings say."""
    kept = tmp_path / "kept"
    prepare(folder, recordings_cache=kept)

    modes = {path.stat().st_mode & 0o777 for path in kept.rglob("*") if path.is_file()}

    assert modes == {0o600}
    assert kept.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="no such permissions")
def test_folder_that_others_write_to_is_refused(folder: Path, tmp_path: Path) -> None:
    """Somebody else could put entries there; the work is done all the same."""
    kept = tmp_path / "kept"
    kept.mkdir()
    kept.chmod(0o777)

    prepared = prepare(folder, recordings_cache=kept)

    assert len(prepared.demonstrations) == 2
    (note,) = prepared.notes
    assert "others could write to it" in note
    assert entries(kept) == []


def test_recording_that_cannot_be_read_is_said_each_time(
    folder: Path, tmp_path: Path
) -> None:
    """What was skipped is not kept: it may be mended."""
    broken = next(min(folder.iterdir()).glob("*.json"))
    whole = broken.read_bytes()
    broken.write_bytes(whole[:1000])
    kept = tmp_path / "kept"

    told = [len(prepare(folder, recordings_cache=kept).skipped) for _ in range(2)]
    broken.write_bytes(whole)

    assert told == [1, 1]
    assert len(prepare(folder, recordings_cache=kept).demonstrations) == 2


def test_files_beside_a_recording_count_and_other_recordings_do_not(
    tmp_path: Path,
) -> None:
    """Readers look for other files in the folder of a file."""
    one, other, beside = (tmp_path / name for name in ("a.json", "b.json", "metadata"))
    for path in (one, other, beside):
        path.write_text(path.name)

    before = cache.Beside([one, other]).tell(one)
    other.write_text("changed and longer")
    same = cache.Beside([one, other]).tell(one)
    beside.write_text("changed and longer")

    assert before == same != cache.Beside([one, other]).tell(one)


def test_pictures_count_by_size_and_time(folder: Path) -> None:
    """They are most of the bytes, and are not read."""
    home = min(folder.iterdir())
    picture = next(home.rglob("*.webp"))
    before = cache.key_of(home, "", ())
    os.utime(picture, (1, 1))

    assert cache.key_of(home, "", ()) != before


def test_command_keeps_and_tells_and_clears(folder: Path, tmp_path: Path) -> None:
    """`wb2pm cache` looks at what other commands keep by default."""
    run = CliRunner().invoke
    out = ["--to", "xes", "--out", str(tmp_path / "out")]

    assert run(main, ["convert", str(folder), *out]).exit_code == 0
    assert run(main, ["cache"]).output.startswith("2 prepared recordings, ")
    assert (
        "0 prepared recordings removed"
        in run(main, ["cache", "--clear", "--unused-days", "1"]).output
    )
    assert "2 prepared recordings removed" in run(main, ["cache", "--clear"]).output
    assert '"entries": 0' in run(main, ["cache", "--json"]).output


def test_command_keeps_nothing_where_told(folder: Path, tmp_path: Path) -> None:
    """And refuses to be told both."""
    run = CliRunner().invoke
    out = ["--to", "xes", "--out", str(tmp_path / "out"), "--no-recordings-cache"]

    assert run(main, ["convert", str(folder), *out]).exit_code == 0
    assert run(main, ["cache"]).output.startswith("0 prepared recordings, ")
    both = run(main, ["convert", str(folder), *out, "--recordings-cache", "x"])
    assert both.exit_code == 2
    assert "contradicts --no-recordings-cache" in both.output


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing is killed so")
def test_killed_run_goes_on_with_the_same_bytes(tmp_path: Path) -> None:
    """Killed in the middle and begun again: the same files, half of the work."""
    paths = [str(path) for path in demonstrations_of(4003)]
    plain, out, kept = (tmp_path / name for name in ("plain", "out", "kept"))
    start = [sys.executable, "-m", "wb2pm", "convert", *paths, "--to", "xes"]
    subprocess.run([*start, "--out", plain, "--no-recordings-cache"], check=True)
    again = [*start, "--out", str(out), "--recordings-cache", str(kept)]
    process = subprocess.Popen(again)
    while process.poll() is None and len(entries(kept)) < 2:
        time.sleep(0.01)
    process.kill()
    process.wait()
    done = len(entries(kept))
    subprocess.run(again, check=True)

    assert 2 <= done <= 5
    assert len(entries(kept)) == 5
    assert (out / "log.xes").read_bytes() == (plain / "log.xes").read_bytes()


def test_what_screens_say_is_kept_with_the_recording(
    folder: Path, tmp_path: Path
) -> None:
    """It is what the masked recording's screens say when they are asked later."""
    kept = tmp_path / "kept"
    prepare(folder, recordings_cache=kept)

    first, second = (
        prepare(folder, checked=True, packed=True, recordings_cache=kept)
        for _ in range(2)
    )

    assert first.screens == second.screens
    assert first.screens == {d.id: screen_evidence(d) for d in second.demonstrations}
    assert prepare(folder).screens == {}


def test_a_file_is_read_again_once_somebody_wrote_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Contents of the same size and time too, however new or old the file is."""
    trace = tmp_path / "trace.json"
    digests = []
    for content in (b"one", b"two"):
        trace.write_bytes(content)
        digests += [digest_of(trace), digest_of(trace)]
    os.utime(trace, ns=(0, 0))
    before, stamps = digest_of(trace), stamps_of(trace)
    trace.write_bytes(b"six")
    os.utime(trace, ns=(0, 0))

    assert digests[0] == digests[1] != digests[2] == digests[3] == before
    assert digest_of(trace) != before
    assert stamps_of(trace) != stamps
    later = time.time_ns() + 10**10
    monkeypatch.setattr(time, "time_ns", lambda: later)
    six = digest_of(trace)
    time.sleep(0.05)
    trace.write_bytes(b"ten")
    os.utime(trace, ns=(0, 0))
    assert digest_of(trace) != six
