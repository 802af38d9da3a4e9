"""Record the demonstrations that come with wb2pm, from nothing, in one go.

``python examples/record --out FOLDER`` installs the two applications into
virtual environments, fills them, starts them on loopback, lets five scripted
people work with them in headless Chromium, records that, stops everything and
checks the result. It takes about half an hour; begun again with the same folder, it
goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
import shutil
import signal
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from applications import CMS, SHOP, Application, Running
from check import check
from cms_tasks import CMS_WORK
from finishing import TRUTH, finish
from people import PEOPLE, Person
from playwright.sync_api import Error
from recording import Work, record
from shop_tasks import SHOP_WORK
from truth import tell_truth

from wb2pm.record import launch_browser, playwright

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from playwright.sync_api import Browser

_WORK = ((SHOP, SHOP_WORK), (CMS, CMS_WORK))
_LONG = (
    (3101, "p03", (3002, 3001, 3003)),
    (4101, "p02", (4003, 4006, 4002)),
    (5101, "p05", (3001, 4001, 3006)),
)
"""Long recordings: number, person, workflows one after the other."""
_TRIES = 3
_TRUTHS = f"[0-9]* @ *-*-*-*-*-*/{TRUTH}"


class Session(NamedTuple):
    """What is recorded in one go: number, who works, and what at."""

    number: int
    person: Person
    work: tuple[Work, ...]


def main() -> None:
    """Record, finish and check what the command line asks for."""
    asked = argparse.ArgumentParser(description=__doc__, prog="examples/record")
    asked.add_argument("--out", type=Path, required=True, help="receives the data set")
    asked.add_argument(
        "--work", type=Path, help="keeps the applications; else they are thrown away"
    )
    asked.add_argument(
        "--only", type=int, nargs="*", default=[], help="workflows; else all"
    )
    told = asked.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped: begin again to go on"))
    out: Path = told.out
    out.mkdir(parents=True, exist_ok=True)
    if (out / "ground_truth.json").exists():
        asked.error(f"{out} is finished: name another folder")
    with tempfile.TemporaryDirectory() as thrown_away:
        truths = _record_all(out, told.work or Path(thrown_away), set(told.only))
    finish(out, truths)
    wrong = check(out, whole=not told.only)
    print("\n".join(wrong) or f"{out}: everything is as it should be")
    sys.exit(bool(wrong))


def _record_all(out: Path, work: Path, only: set[int]) -> list[dict[str, Any]]:
    work = work.resolve()
    with playwright() as play, ExitStack() as stack:
        browser = launch_browser(play)
        running = {
            application: stack.enter_context(Running(application, work))
            for application, _ in _WORK
        }
        _throw_away_unfinished(out)
        truths = [json.loads(path.read_bytes()) for path in sorted(out.glob(_TRUTHS))]
        done_before = {(truth["task_id"], truth["person"]) for truth in truths}
        for session in [*_short_sessions(), *_long_sessions()]:
            asked_for = not only or session.number in only
            if asked_for and (session.number, session.person.id) not in done_before:
                truths.append(_record(session, running, browser, out))
        browser.close()
    return truths


def _short_sessions() -> Iterator[Session]:
    for application, workflows in _WORK:
        for workflow in workflows:
            for n, person in enumerate(PEOPLE):
                values = workflow.instances[n % len(workflow.instances)]
                done = Work(application=application, workflow=workflow, values=values)
                yield Session(workflow.id, person, (done,))


def _long_sessions() -> Iterator[Session]:
    first = {
        one.work[0].workflow.id: one.work[0] for one in reversed([*_short_sessions()])
    }
    for number, person_id, ids in _LONG:
        person = next(one for one in PEOPLE if one.id == person_id)
        yield Session(number, person, tuple(first[workflow] for workflow in ids))


def _record(
    session: Session,
    running: Mapping[Application, Running],
    browser: Browser,
    out: Path,
) -> dict[str, Any]:
    """Record once; where the machine was too slow for the work, once more."""
    number, person, work = session
    for tries_left in reversed(range(_TRIES)):
        for application in {one.application for one in work}:
            running[application].reset()
        try:
            known = record(browser, person, work, out=out, number=number)
            break
        except (Error, RuntimeError) as error:
            if not tries_left:
                raise
            print(f"{number} by {person.id}, again: {error}", flush=True)
            _throw_away_unfinished(out)
    print(f"{known['demo_name']}  {person.id}  {known['intent']}", flush=True)
    folder = out / known["demo_name"]
    truth = tell_truth(known, folder)
    (folder / TRUTH).write_text(json.dumps(truth), encoding="utf-8")
    return truth


def _throw_away_unfinished(out: Path) -> None:
    """Remove recordings that were interrupted or failed."""
    for folder in out.glob("[0-9]* @ *-*-*-*-*-*"):
        if not (folder / TRUTH).is_file():
            shutil.rmtree(folder)


if __name__ == "__main__":
    main()
