"""One person does one piece of work, in a session that was started for it.

    python3 -m examples.desktops.working 7501 p1 OUT HOME [PYTHON]

Writes what was meant into ``OUT/<workflow> <person>.json``; with a Python that has
wb2pm, its ``record --desktop`` listens meanwhile.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from examples.desktops.hands import Hands, wait_for_window
from examples.desktops.workflows import NOTES, WORKFLOWS, wait_for_end

_PATIENCE_S = 60


def main() -> None:
    """Open the program, listen, work, and say what was done."""
    number, person, out, home, *python = sys.argv[1:]
    workflow = next(one for one in WORKFLOWS if one.id == number)
    given = workflow.values[person]
    (Path(home) / "notes.txt").write_text(NOTES, encoding="utf-8")
    os.chdir(home)
    opened = subprocess.Popen(workflow.start, start_new_session=True)
    wait_for_window(workflow.title)
    time.sleep(3)
    recorder = (
        listen(python[0], out, workflow.id, workflow.intent.format(**given))
        if python
        else None
    )
    hands = Hands(delay_ms=90 if person == "p1" else 55)
    workflow.ways[person](hands, given)
    is_done = person != "p3" and wait_for_end(workflow, Path(home), given)
    time.sleep(1.5)
    told = {
        "workflow": number,
        "person": person,
        "intent": workflow.intent.format(**given),
        "completed": is_done,
        "steps": hands.steps,
    }
    if person == "p3":
        told["failure"] = "gives up half-way: nothing is kept"
    folder = _end(recorder) if recorder else ""
    told["demo_name"] = Path(folder).name
    (Path(out) / f"{number} {person}.json").write_text(
        json.dumps(told, indent=1), encoding="utf-8"
    )
    os.killpg(opened.pid, signal.SIGKILL)
    if person != "p3" and not is_done:
        raise SystemExit(f"{number} {person} did not come to its end")


def listen(python: str, out: str, number: str, intent: str) -> subprocess.Popen[str]:
    """Begin to record with a Python that has wb2pm, and wait until it listens."""
    command = [python, "-m", "wb2pm", "record", "--desktop", "--out", out]
    recorder = subprocess.Popen(
        [*command, "--workflow", number, "--intent", intent],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "HOME": out},
    )
    assert recorder.stderr is not None
    if not any(line.startswith("Recording") for line in recorder.stderr):
        raise SystemExit("the recorder did not start")
    time.sleep(3)
    return recorder


def _end(recorder: subprocess.Popen[str]) -> str:
    recorder.send_signal(signal.SIGINT)
    said, _ = recorder.communicate(timeout=_PATIENCE_S)
    return said.strip().splitlines()[-1]


if __name__ == "__main__":
    main()
