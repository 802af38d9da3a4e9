"""Record one session after the other, and go on where it was interrupted."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error

from examples.scripted.people import PEOPLE, Person
from examples.scripted.recording import Kept, Session, Work, record
from examples.scripted.truth import tell_truth

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from playwright.sync_api import Browser

    from examples.scripted.application import Application
    from examples.scripted.running import Running
    from examples.scripted.tasks import Failure, Workflow

TRUTH = "truth.json"
"""Beside a recording until the data set is finished: its entry in the ground truth."""
_TRIES = 3
_RECORDINGS = "[0-9]* @ *-*-*-*-*-*"


def sessions_of(
    application: Application, workflows: Iterable[Workflow]
) -> Iterator[Session]:
    """Let an application's people do every workflow, and somebody fail where told.

    Args:
        application: Where.
        workflows: What; the people take their instances in turn.
    """
    people = {person.id: person for person in PEOPLE}
    for workflow in workflows:
        runs: list[tuple[Person, Failure | None]] = [
            (people[one], None) for one in application.people
        ]
        if workflow.failure:
            runs.append((people[workflow.failure.person], workflow.failure))
        for n, (person, failure) in enumerate(runs):
            values = workflow.instances[n % len(workflow.instances)]
            work = Work(
                application=application,
                workflow=workflow,
                values=values,
                failure=failure,
            )
            yield Session(workflow.id, person, (work,))


def record_sessions(
    sessions: Iterable[Session],
    running: Mapping[str, Running],
    browser: Browser,
    kept: Kept,
) -> list[dict[str, Any]]:
    """Record what has not been recorded before.

    Args:
        sessions: In the order in which they are recorded.
        running: Name of an application -> where it runs.
        browser: The browser to record in.
        kept: What is kept of them.

    Returns:
        The entries of these sessions in the ground truth.
    """
    _throw_away_unfinished(kept.out)
    there = {
        _key(truth["task_id"], truth["person"], truth.get("failure")): truth
        for path in sorted(kept.out.glob(f"{_RECORDINGS}/{TRUTH}"))
        for truth in [json.loads(path.read_bytes())]
    }
    truths = []
    for session in sessions:
        failure = session.work[0].failure
        key = _key(session.number, session.person.id, failure.what if failure else None)
        if key not in there:
            there[key] = _record(session, running, browser, kept)
        truths.append(there[key])
    return truths


def _key(number: int, person: str, failure: str | None) -> tuple[int, str, str | None]:
    return number, person, failure


def _record(
    session: Session,
    running: Mapping[str, Running],
    browser: Browser,
    kept: Kept,
) -> dict[str, Any]:
    """Record once; where the machine was too slow for the work, once more."""
    number, person, work = session
    for tries_left in reversed(range(_TRIES)):
        for name in {one.application.name for one in work}:
            running[name].reset()
        try:
            known = record(browser, session, kept)
            break
        except (Error, RuntimeError) as error:
            if not tries_left:
                raise
            print(f"{number} by {person.id}, again: {error}", flush=True)
            _throw_away_unfinished(kept.out)
    print(f"{known['demo_name']}  {person.id}  {known['intent']}", flush=True)
    folder = kept.out / known["demo_name"]
    truth = tell_truth(known, folder)
    (folder / TRUTH).write_text(json.dumps(truth), encoding="utf-8")
    return truth


def _throw_away_unfinished(out: Path) -> None:
    """Remove recordings that were interrupted or failed."""
    for folder in out.glob(_RECORDINGS):
        if not (folder / TRUTH).is_file():
            shutil.rmtree(folder)
