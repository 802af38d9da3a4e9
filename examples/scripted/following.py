"""Run the script of a procedure in a fresh application, and say how far it came."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any, NamedTuple

from examples.scripted.people import PEOPLE, Person
from examples.scripted.tasks import Values, fill
from wb2pm.analysis.answers import answer_recordings
from wb2pm.analysis.preparing import prepare
from wb2pm.guides.script import write_script
from wb2pm.guides.shown_steps import shown_steps
from wb2pm.llm.jobs.procedure import WRITE_SOP
from wb2pm.record import launch_browser, playwright

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from examples.scripted.running import Running
    from examples.scripted.tasks import Workflow
    from wb2pm.events import Demonstration


class Followed(NamedTuple):
    """How far a script came.

    Attributes:
        workflow: Number of the workflow.
        done: Steps that it did.
        of: Steps that it was to do: those that are optional or only ask to read are not
            among them.
        shows: Whether the end shows what the workflow is to show.
        why: Why it stopped, if it did.
    """

    workflow: int
    done: int
    of: int
    shows: bool
    why: str | None


class Script(NamedTuple):
    """A script and the case that its procedure was written of.

    Attributes:
        path: The script.
        workflow: What it does.
        person: Whose recording the procedure follows.
        values: What differs from case to case, in that recording.
    """

    path: Path
    workflow: Workflow
    person: Person
    values: Values


def make_script(
    workflow: Workflow, demonstrations: Iterable[Demonstration], work: Path
) -> Script:
    """Write the procedure of a workflow's recordings, and a script of it.

    Args:
        workflow: What the recordings show.
        demonstrations: All of them, failed ones too.
        work: Folder that receives the script.
    """
    ready = prepare(tuple(demonstrations))
    (answer,) = answer_recordings(WRITE_SOP, ready, merge=True).values()
    path = work / f"{workflow.id}.py"
    write_script(answer, ready, path)
    first = next(act.case for act in shown_steps(answer, ready) if act)
    case = next(each for each in ready.demonstrations if each.id == first)
    person = next(each for each in PEOPLE if each.id == case.actor)
    values = next(v for v in workflow.instances if workflow.intent(v) == case.intent)
    return Script(path, workflow, person, values)


def follow(
    script: Script,
    running: Running,
    secrets: Mapping[str, str],
    case: Values | None = None,
) -> Followed:
    """Run a script in a fresh application, signed in as the person of its recording.

    Args:
        script: What to run.
        running: Where.
        secrets: Part of a variable's name -> what it is to hold; the first that fits.
        case: Values to enter instead of those recorded.
    """
    running.reset()
    state = script.path.with_suffix(".json")
    with playwright() as play, launch_browser(play) as browser:
        context = browser.new_context()
        page = context.new_page()
        running.application.sign_in(page, script.person, script.workflow)
        context.storage_state(path=state, indexed_db=True)
    command = [sys.executable, str(script.path)]
    listed = json.loads(_output([*command, "--list"], {}))
    environment = {
        variable: next(text for part, text in secrets.items() if part in variable)
        for variable in listed["secrets"].values()
    }
    values = script.values
    if case is not None:
        values = case
        command += _changes(listed["values"], script.values, values)
    shows = fill(script.workflow.shows, values)
    told = json.loads(
        _output([*command, "--state", str(state), "--shows", shows], environment)
    )
    return Followed(
        script.workflow.id, told["done"], told["of"], told["shows"] is True, _why(told)
    )


def tell(rows: Iterable[Followed]) -> None:
    """Print each row as it comes, and the sums at the end."""
    done = of = ends = n = 0
    for row in rows:
        print(*row, flush=True)
        done, of, ends, n = done + row.done, of + row.of, ends + row.shows, n + 1
    print(f"{done} of {of} steps, {ends} of {n} end states")


def _changes(
    listed: Mapping[str, str], old: Mapping[str, str], new: Mapping[str, str]
) -> list[str]:
    """Enter the values of another case in place of those recorded."""
    swapped = {value: new[name] for name, value in old.items()}
    return [
        word
        for name, value in listed.items()
        if value in swapped
        for word in ("--value", f"{name}={swapped[value]}")
    ]


def _output(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(  # noqa: S603 (our own arguments)
        command,
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | environment,
    )
    if not done.stdout:
        raise RuntimeError(done.stderr[-2000:])
    return done.stdout


def _why(told: dict[str, Any]) -> str | None:
    return next(
        (
            f"step {step['step']}, {step['text']}: {step['why']}"
            for step in told["steps"]
            if step["done"] is False
        ),
        None,
    )
