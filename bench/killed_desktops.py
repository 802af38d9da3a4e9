"""Whether a recording of a desktop is readable after its recorder was killed.

    python bench/killed_desktops.py [--times 5] [--seed 7] [--display 97]
                                    [--programs calc mousepad]

Somebody types in LibreOffice Calc and Mousepad, in turn, by real keys under Xvfb while
``wb2pm record --desktop`` listens, and the recorder gets SIGKILL at a moment drawn for
each time. Needs what `examples/desktops` needs. Prints for each time

* how many lines of input were kept, and whether each line of each file is whole;
* whether wb2pm reads it, and with what issues;
* how many of the keys that were pressed before the kill are in it, but for those of the
  last second, which may be on their way.

The exit code is 1 if a recording cannot be read, or holds a line that is none.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
SYSTEM = "/usr/bin/python3"
_LATEST_S = 1.0
"""Seconds before the kill whose keys may be on their way."""
_LONGEST_S = 240
PROGRAMS = {
    "calc": (
        ("soffice", "--norestore", "--nologo", "--nofirststartwizard", "--calc"),
        "LibreOffice Calc",
    ),
    "mousepad": (("mousepad",), "Mousepad"),
}
"""Program -> how it is opened, and part of the title of its window."""


def main() -> int:
    """Kill the recorder as often as is asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--times", type=int, default=5)
    asked.add_argument("--seed", type=int, default=7)
    asked.add_argument("--display", type=int, default=97)
    asked.add_argument("--programs", nargs="+", choices=PROGRAMS, default=[*PROGRAMS])
    asked.add_argument("--work", nargs=5, help=argparse.SUPPRESS)
    told = asked.parse_args()
    if told.work:
        _work(*told.work)
        return 0
    draw, broken = random.Random(told.seed), 0
    for number in range(told.times):
        after = round(draw.uniform(2.0, 25.0), 1)
        program = told.programs[number % len(told.programs)]
        broken += not kill_once(program, after, number, told.display)
    print(f"{broken} of {told.times} broken")
    return int(broken > 0)


def kill_once(program: str, after: float, number: int, display: int) -> bool:
    """Kill the recorder some seconds after the first key; return whether all is well."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        out.mkdir()
        command = ["sh", str(ROOT / "examples" / "desktops" / "session.sh")]
        command += [str(display), SYSTEM, "-W", "ignore", str(Path(__file__))]
        done = subprocess.run(
            [*command, "--work", program, str(out), folder, str(after), sys.executable],
            cwd=ROOT,
            env={**os.environ, "HOME": folder, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=_LONGEST_S,
            check=False,
        )
        if done.returncode:
            print(f"{number} {program}: the work did not run: {done.stderr[-500:]}")
            return False
        return _score(
            f"{number} {program}",
            after,
            out,
            json.loads((out / "told.json").read_text()),
        )


def _score(called: str, after: float, out: Path, told: dict[str, float]) -> bool:
    (recording,) = (path for path in out.iterdir() if path.is_dir())
    torn = [
        path.name
        for path in recording.glob("*.jsonl")
        if not all(map(_is_whole, path.read_bytes().splitlines(keepends=True)))
    ]
    read = subprocess.run(
        [sys.executable, "-m", "wb2pm", "label", str(recording)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = (recording / "events.jsonl").read_text(encoding="utf-8").splitlines()
    kept = sum(json.loads(line)["action"] == "press" for line in lines)
    enough = kept >= told["certain"]
    print(
        f"{called}: killed after {after} s: {len(lines)} lines, {kept} keys kept of"
        f" {told['certain']:.0f} to {told['pressed']:.0f}, torn {torn},"
        f" {'read' if read.returncode == 0 else read.stderr[-300:]}"
    )
    return read.returncode == 0 and not torn and enough


def _is_whole(line: bytes) -> bool:
    """Return whether a line is an object to its end."""
    try:
        told = json.loads(line)
    except ValueError:
        return False
    return isinstance(told, dict) and line.endswith(b"\n")


def _work(program: str, out: str, home: str, after: str, python: str) -> None:
    """Write until the recorder has been killed, under the system's Python."""
    from examples.desktops.hands import Hands, wait_for_window
    from examples.desktops.working import listen

    os.chdir(home)
    command, title = PROGRAMS[program]
    opened = subprocess.Popen(command, start_new_session=True)
    wait_for_window(title)
    time.sleep(3)
    recorder = listen(python, out, "7900", "Write something")
    hands, pressed = Hands(), []
    begin = time.monotonic()
    while time.monotonic() - begin < float(after):
        pressed.append(time.monotonic())
        hands.send("7" if len(pressed) % 3 else "Return")
    killed = time.monotonic()
    recorder.send_signal(signal.SIGKILL)
    recorder.wait()
    certain = sum(at < killed - _LATEST_S for at in pressed)
    told = {"pressed": len(pressed), "certain": certain}
    (Path(out) / "told.json").write_text(json.dumps(told), encoding="utf-8")
    os.killpg(opened.pid, signal.SIGKILL)


if __name__ == "__main__":
    raise SystemExit(main())
