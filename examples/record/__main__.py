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
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from applications import CMS, SHOP, Application, Running
from check import check
from cms_work import CMS_WORK
from finishing import TRUTH, finish
from people import PEOPLE, Person
from recording import Work, record
from shop_work import SHOP_WORK
from truth import tell_truth

from wb2pm.record import launch_browser, playwright

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from tasks import Workflow

_WORK = ((SHOP, SHOP_WORK), (CMS, CMS_WORK))
_LONG = (
    (3101, "p03", (3002, 3001, 3003)),
    (4101, "p02", (4003, 4006, 4002)),
    (5101, "p05", (3001, 4001, 3006)),
)
"""Long recordings: number, person, workflows one after the other."""


def main() -> None:
    """Record, finish and check what the command line asks for."""
    asked = argparse.ArgumentParser(description=__doc__, prog="examples/record")
    asked.add_argument("--out", type=Path, required=True, help="receives the data set")
    asked.add_argument(
        "--work", type=Path, help="keeps the applications; else they are thrown away"
    )
    asked.add_argument(
        "--only", type=int, nargs="*", default=[], help="workflows; else all, checked"
    )
    told = asked.parse_args()
    out: Path = told.out
    out.mkdir(parents=True, exist_ok=True)
    if (out / "ground_truth.json").exists():
        asked.error(f"{out} is finished: name another folder")
    with tempfile.TemporaryDirectory() as thrown_away:
        truths = _record_all(out, told.work or Path(thrown_away), set(told.only))
    finish(out, truths)
    if not told.only:
        print("\n".join(check(out)) or f"{out}: everything is as it should be")


def _record_all(out: Path, work: Path, only: set[int]) -> list[dict[str, Any]]:
    work = work.resolve()
    with playwright() as play, ExitStack() as running:
        browser = launch_browser(play)
        applications = {
            application: running.enter_context(Running(application, work))
            for application, _ in _WORK
        }
        truths = _recorded_before(out)
        done_before = {(truth["task_id"], truth["person"]) for truth in truths}
        for application, workflow, person, values in _short_ones():
            asked_for = not only or workflow.id in only
            if not asked_for or (workflow.id, person.id) in done_before:
                continue
            applications[application].reset()
            done = Work(application=application, workflow=workflow, values=values)
            truths.append(_record(browser, person, (done,), out, workflow.id))
        for number, person_id, ids in _LONG:
            asked_for = not only or number in only
            if not asked_for or (number, person_id) in done_before:
                continue
            for application in applications.values():
                application.reset()
            person = next(one for one in PEOPLE if one.id == person_id)
            truths.append(
                _record(browser, person, tuple(map(_first_instance, ids)), out, number)
            )
        browser.close()
    return truths


def _short_ones() -> list[tuple[Application, Workflow, Person, dict[str, str]]]:
    return [
        (application, workflow, person, workflow.instances[n % len(workflow.instances)])
        for application, workflows in _WORK
        for workflow in workflows
        for n, person in enumerate(PEOPLE)
    ]


def _first_instance(number: int) -> Work:
    return next(
        Work(application=application, workflow=workflow, values=workflow.instances[0])
        for application, workflows in _WORK
        for workflow in workflows
        if workflow.id == number
    )


def _record(
    browser: Browser, person: Person, work: tuple[Work, ...], out: Path, number: int
) -> dict[str, Any]:
    known = record(browser, person, work, out=out, number=number)
    print(f"{known['demo_name']}  {person.id}  {known['intent']}", flush=True)
    folder = out / known["demo_name"]
    truth = tell_truth(known, folder)
    (folder / TRUTH).write_text(json.dumps(truth), encoding="utf-8")
    return truth


def _recorded_before(out: Path) -> list[dict[str, Any]]:
    """Take what an interrupted run has recorded; throw away what it was at."""
    truths = []
    for folder in sorted(out.glob("[0-9]* @ *-*-*-*-*-*")):
        if (folder / TRUTH).is_file():
            truths.append(json.loads((folder / TRUTH).read_bytes()))
        else:
            shutil.rmtree(folder)
    return truths


if __name__ == "__main__":
    main()
