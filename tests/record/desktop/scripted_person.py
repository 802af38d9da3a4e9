"""Works at a desktop as a person does, by real pointer and keys, and records it.

Run by a test in a session of its own: an X server, a session bus, the accessibility
bus. Prints the recording's folder.

    python scripted_person.py OUT SECRET [--killed]
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Any

from wb2pm.record.desktop.accessibility import AccessibilityBus
from wb2pm.record.desktop.recorder import DesktopRecorder

FORM = (
    *("zenity", "--forms", "--title", "New person", "--text", "Fill in"),
    *("--add-entry", "Full name", "--add-password", "Password"),
)


def places(bus: AccessibilityBus) -> dict[str, tuple[float, float]]:
    """Return the middle of every element by its role and name."""
    front = wait_for(bus.front)
    found: dict[str, tuple[float, float]] = {}
    waiting: list[dict[str, Any]] = [bus.tree(front.window, most=500, seconds=20)]
    while waiting:
        one = waiting.pop()
        waiting += one.get("children", [])
        if box := one.get("box"):
            middle = (box["x"] + box["w"] / 2, box["y"] + box["h"] / 2)
            found[f"{one['role']} {one['name']}".strip()] = middle
    return found


def wait_for(ask: Any, seconds: float = 60) -> Any:
    """Ask until there is an answer."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if (answer := ask()) is not None:
            return answer
        time.sleep(0.2)
    raise SystemExit("nothing came to the front")


def main() -> None:
    """Fill in a form of two fields, one of which hides what is typed."""
    from pynput.keyboard import Controller as Keyboard  # which needs an X server
    from pynput.mouse import Button
    from pynput.mouse import Controller as Mouse

    out, secret, *killed = sys.argv[1:]
    mouse, keyboard = Mouse(), Keyboard()
    recorder = DesktopRecorder(out, intent="Add a person", workflow="7001").start()
    with subprocess.Popen(FORM, stdout=subprocess.DEVNULL) as form:
        there = places(AccessibilityBus())

        def click(what: str) -> None:
            mouse.position = there[what]
            time.sleep(0.8)
            mouse.click(Button.left)
            time.sleep(0.8)

        def type_slowly(text: str) -> None:
            for sign in text:
                keyboard.tap(sign)
                time.sleep(0.05)
            time.sleep(0.8)

        click("text")
        type_slowly("Ada Byron")
        click("password text")
        type_slowly(secret)
        print(recorder.folder, flush=True)  # noqa: T201 (what the test asks for)
        if killed:
            os.kill(os.getpid(), signal.SIGKILL)
        click("push button OK")
        form.wait(30)
    recorder.stop()


if __name__ == "__main__":
    main()
