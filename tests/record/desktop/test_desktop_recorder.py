"""A person at a real desktop: an X server, a GTK program, pointer and keys."""

from __future__ import annotations

import importlib.util
import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.secret_lines import secrets
from tests.secret_search import files_below, leaks
from wb2pm.converters.eventlog import event_log
from wb2pm.converters.sources.reading import read
from wb2pm.errors import WriteError
from wb2pm.record.desktop.secrecy import Focus, KeyFilter
from wb2pm.record.lines import Lines

SECRET = "Kettle-Ridge-58"
PERSON = Path(__file__).parent / "scripted_person.py"
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
PROGRAMS = ("Xvfb", "dbus-run-session", "zenity")
SESSION = """
Xvfb "$DISPLAY" -noreset -screen 0 1280x800x24 >/dev/null 2>&1 & screen=$!
trap 'kill $screen' EXIT
sleep 2
dbus-run-session -- sh -c '
    "$0" --launch-immediately >/dev/null 2>&1 & sleep 2
    exec timeout 150 "$@"' "$LAUNCHER" "$@"
"""

is_desktop = pytest.mark.skipif(
    not all(map(shutil.which, PROGRAMS))
    or not LAUNCHER.exists()
    or importlib.util.find_spec("jeepney") is None
    or importlib.util.find_spec("evdev") is None,
    reason="needs Xvfb, at-spi2-core, zenity and the extra desktop",
)


def work(out: Path, *options: str, display: int) -> Path:
    """Have a scripted person work in a session; return the recording's folder."""
    done = subprocess.run(
        ["sh", "-c", SESSION, "sh", sys.executable, PERSON, out, SECRET, *options],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
        env={**os.environ, "DISPLAY": f":{display}", "LAUNCHER": str(LAUNCHER)},
    )
    (folder,) = out.iterdir()
    assert str(folder) in done.stdout, done.stderr
    return folder


def files_with_secret(folder: Path) -> list[str]:
    """Name the places that hold the secret, in whatever form."""
    lines = [line for line in secrets() if line.secret == SECRET]
    assert lines
    return [leak.place for leak in leaks(lines[:1], files_below(folder))]


@pytest.mark.interop
@pytest.mark.slow
@is_desktop
def test_a_form_is_recorded_and_its_secret_is_not(tmp_path: Path) -> None:
    """Fields that have no name of their own are called as their captions say."""
    folder = work(tmp_path / "out", display=93)
    (recorded,) = read(folder).demonstrations

    steps = list(event_log([recorded], redaction="none")["concept:name"])
    assert steps == [
        "Enter 'Full name'",
        "Enter 'Password'",
        "Click 'OK'",
    ]
    assert recorded.workflow == "7001"
    assert next(e.value for e in recorded.events if e.action == "type") == "Ada Byron"
    assert {event.time_quality for event in recorded.events} == {"recorded"}
    assert files_with_secret(folder) == []
    assert all(path.stat().st_mode & 0o077 == 0 for path in folder.iterdir())


@pytest.mark.interop
@pytest.mark.slow
@is_desktop
def test_a_recorder_that_is_killed_leaves_what_happened(tmp_path: Path) -> None:
    """In whole lines, without the secret."""
    folder = work(tmp_path / "out", "--killed", display=94)
    (recorded,) = read(folder).demonstrations

    steps = list(event_log([recorded])["concept:name"])
    assert steps[0] == "Enter 'Full name'"
    assert not {"unreadable_line", "unreadable_file"} & {
        i.kind for i in recorded.issues
    }
    assert files_with_secret(folder) == []


def pressed(focus: Focus, *keys: tuple[float, str]) -> list[str]:
    """Press keys; return which of them may be written down."""
    keeping = KeyFilter(focus)
    kept: list[str] = []
    for at, name in keys:
        for action in ("press", "release"):
            event: dict[str, Any] = {"time_stamp": at, "action": action, "name": name}
            let = keeping.let(event)
            kept += [str(one["name"]) for one in let if one["action"] == "press"]
    return kept


def kept_of(focus: Focus, *keys: tuple[float, str, str]) -> list[str]:
    """Press and release keys in an order of their own; return what may be written."""
    keeping = KeyFilter(focus)
    return [
        f"{one['action']} {one['name']}"
        for at, action, name in keys
        for one in keeping.let({"time_stamp": at, "action": action, "name": name})
    ]


def test_no_release_tells_a_hidden_key() -> None:
    """With Shift released first, a key's release names the letter without it."""
    focus = Focus()
    focus.gained(1.0, "password text")

    kept = kept_of(
        focus,
        *((2.0, "press", "shift"), (2.1, "press", "K"), (2.2, "release", "shift")),
        *((2.3, "release", "k"), (2.4, "press", "e"), (2.5, "release", "e")),
        *((2.6, "press", "shift"), (2.7, "press", "R"), (2.8, "release", "R")),
        *((2.9, "release", "shift"), (3.0, "press", "enter")),
    )

    assert kept == ["press *", "press enter"]


def test_a_modifier_in_a_hidden_field_is_told_with_the_key_it_was_for() -> None:
    """Where the key tells nothing of the secret."""
    focus = Focus()
    focus.gained(1.0, "password text")

    kept = kept_of(
        focus,
        *((2.0, "press", "shift"), (2.1, "press", "tab"), (2.2, "release", "tab")),
        (2.3, "release", "shift"),
    )

    assert kept == ["press shift", "press tab", "release tab", "release shift"]


def test_keys_are_kept_only_where_the_focus_is_known() -> None:
    """Of a run of hidden keys one stays, which tells neither which nor how many."""
    focus = Focus()
    focus.gained(1.0, "text")
    focus.gained(2.0, "password text")
    focus.gained(3.0, "terminal")
    focus.gained(4.0, "text")

    assert pressed(focus, (0.1, "a")) == ["*"]
    assert pressed(focus, (1.1, "a"), (1.2, "b")) == ["a", "b"]
    assert pressed(focus, (2.1, "a"), (2.2, "backspace"), (2.3, "b")) == ["*"]
    assert pressed(focus, (2.1, "a"), (2.2, "enter"), (2.3, "b")) == ["*", "enter", "*"]
    assert pressed(focus, (3.1, "a")) == ["*"]
    assert pressed(focus, (4.1, "a")) == ["a"]


def test_a_key_right_before_the_focus_is_told_is_hidden() -> None:
    """Programs tell of it after they have given it."""
    focus = Focus()
    focus.gained(1.0, "text")
    focus.gained(5.0, "password text")

    assert pressed(focus, (4.8, "K")) == ["*"]
    assert pressed(focus, (4.0, "K")) == ["K"]


def test_a_full_disk_leaves_whole_lines(tmp_path: Path) -> None:
    """The line that does not fit is not there, and the recording is told."""
    lines = Lines(tmp_path / "events.jsonl")
    lines.append({"at": 1})
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (12, hard))
    try:
        with pytest.raises(WriteError, match=r"events\.jsonl"):
            lines.append({"at": 2})
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    lines.close()

    assert lines.path.read_bytes() == b'{"at":1}\n'
