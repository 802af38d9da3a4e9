"""Records what scripted people do at a desktop.

    python -m examples.desktops --out FOLDER [--only 7501] [--people p1 p2]

Needs Debian's libreoffice-calc, libreoffice-writer, libreoffice-gtk3, mousepad, zenity, homebank,
keepassxc, xdotool, openbox, xvfb, at-spi2-core, dbus, python3-gi and gir1.2-atspi-2.0, and the
extra ``desktop``. What was recorded already is left as it is.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
SYSTEM = "/usr/bin/python3"
"""The Python that Debian's packages are for."""
NUMBERS = ("7501", "7502", "7503", "7504", "7505", "7506")
PEOPLE = ("p1", "p2", "p3")
LONGEST_S = 300


def record(number: str, person: str, out: Path, display: int) -> None:
    """Record one person at one piece of work.

    Args:
        number: The workflow.
        person: The person.
        out: Receives the recording and what was meant.
        display: Number of a screen that is free.

    Raises:
        SystemExit: If the work did not come to where it should.
    """
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        command = ["sh", str(HERE / "session.sh"), str(display)]
        command += [SYSTEM, "-W", "ignore", "-m", "examples.desktops.working"]
        done = subprocess.run(
            [*command, number, person, str(out.resolve()), home, sys.executable],
            cwd=HERE.parent.parent,
            env={**os.environ, "HOME": home},
            capture_output=True,
            text=True,
            timeout=LONGEST_S,
            check=False,
        )
    if done.returncode:
        raise SystemExit(f"{number} {person}: {done.stderr[-2000:]}")


def main() -> None:
    """Record what the command line asks for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--only", nargs="*", choices=NUMBERS, default=NUMBERS)
    asked.add_argument("--people", nargs="*", choices=PEOPLE, default=PEOPLE)
    asked.add_argument("--display", type=int, default=81)
    told = asked.parse_args()
    for number in told.only:
        for person in told.people:
            if not (told.out / f"{number} {person}.json").exists():
                record(number, person, told.out, told.display)
                print(number, person, flush=True)


if __name__ == "__main__":
    main()
