"""Let procedures be followed in the applications that they were recorded in.

``python -m examples.applications.following UNPACKED/mlflow`` has the procedure of each
workflow in a folder of recordings written from all its people, makes a script of it
(``wb2pm sop --merge --playwright``), and runs that in a fresh application of that name,
signed in as the person whose recording the procedure follows.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.finding import applications
from examples.scripted.following import Followed, follow, make_script, tell
from examples.scripted.people import PASSWORD
from examples.scripted.running import Running
from wb2pm import read

if TYPE_CHECKING:
    from collections.abc import Iterator


def follow_recorded(folder: Path, work: Path, only: set[int]) -> Iterator[Followed]:
    """Run the scripts of the workflows in a folder.

    Args:
        folder: Recordings of one application, whose name it has.
        work: Keeps the application, and receives the scripts.
        only: Workflows; all if empty.
    """
    found = applications()[folder.name]
    with Running(found.application, work) as running:
        for workflow in found.workflows:
            if only and workflow.id not in only:
                continue
            recordings = sorted(folder.glob(f"{workflow.id} @ *"))
            script = make_script(workflow, read(recordings).demonstrations, work)
            yield follow(script, running, {"": PASSWORD})


def main() -> None:
    """Follow what the command line asks for, and say how far it went."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, help="recordings of one application")
    asked.add_argument("--work", type=Path, help="keeps what is installed and written")
    asked.add_argument("--workflows", type=int, nargs="*", default=[], help="else all")
    told = asked.parse_args()
    with tempfile.TemporaryDirectory() as thrown_away:
        work = (told.work or Path(thrown_away)).resolve()
        work.mkdir(parents=True, exist_ok=True)
        tell(follow_recorded(told.folder.resolve(), work, set(told.workflows)))


if __name__ == "__main__":
    main()
