"""Let written procedures be followed by the scripts that wb2pm makes of them.

``python examples/record/following.py`` starts the shop and the museum, has the procedure
of each bundled workflow written from its five recordings, makes a script of it, and runs
that in a fresh application, signed in as the person whose recording the procedure follows.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from wb2pm.analysis.answers import answer_recordings
from wb2pm.analysis.preparing import prepare
from wb2pm.bundled import demonstrations_of
from wb2pm.guides.script import write_script
from wb2pm.guides.shown_steps import shown_steps
from wb2pm.llm.jobs.procedure import WRITE_SOP
from wb2pm.record import launch_browser, playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from applications import CMS, SHOP
from cms_tasks import CMS_WORK
from shop_tasks import SHOP_WORK

from examples.scripted.people import PASSWORD, PEOPLE
from examples.scripted.running import Running
from examples.scripted.tasks import fill

if TYPE_CHECKING:
    from collections.abc import Iterator

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_WORK = ((SHOP, SHOP_WORK), (CMS, CMS_WORK))
_ADDRESS = "solveig.ruud@post.test"
"""The one e-mail address that is entered; recordings hold it masked."""


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


class _Script(NamedTuple):
    path: Path
    person: Person
    values: Mapping[str, str]


Cases = Mapping[int, Mapping[str, str]]


def follow(work: Path, only: set[int], cases: Cases) -> Iterator[Followed]:
    """Run the scripts of the bundled workflows.

    Args:
        work: Keeps the applications, and receives the scripts.
        only: Workflows; all if empty.
        cases: Workflow -> values to enter instead of those recorded.
    """
    for application, workflows in _WORK:
        wanted = [each for each in workflows if not only or each.id in only]
        if not wanted:
            continue
        with Running(application, work) as running:
            for workflow in wanted:
                script = _script(workflow, work)
                running.reset()
                state = work / f"{workflow.id}.json"
                with playwright() as play, launch_browser(play) as browser:
                    context = browser.new_context()
                    page = context.new_page()
                    application.sign_in(page, script.person, workflow)
                    context.storage_state(path=state)
                yield _run(workflow, script, state, cases.get(workflow.id))


def _script(workflow: Workflow, work: Path) -> _Script:
    ready = prepare(demonstrations_of(workflow.id))
    (answer,) = answer_recordings(WRITE_SOP, ready, merge=True).values()
    path = work / f"{workflow.id}.py"
    write_script(answer, ready, path)
    first = next(act.case for act in shown_steps(answer, ready) if act)
    case = next(each for each in ready.demonstrations if each.id == first)
    person = next(each for each in PEOPLE if each.id == case.actor)
    values = next(v for v in workflow.instances if workflow.intent(v) == case.intent)
    return _Script(path, person, values)


def _run(
    workflow: Workflow, script: _Script, state: Path, case: Mapping[str, str] | None
) -> Followed:
    command = [sys.executable, str(script.path)]
    listed = json.loads(_output([*command, "--list"], {}))
    secrets = {
        variable: _ADDRESS if "MAIL" in variable else PASSWORD
        for variable in listed["secrets"].values()
    }
    values = script.values
    if case is not None:
        values = case
        command += _changes(listed["values"], script.values, values)
    shows = fill(workflow.shows, values)
    told = json.loads(
        _output([*command, "--state", str(state), "--shows", shows], secrets)
    )
    return Followed(
        workflow.id, told["done"], told["of"], told["shows"] is True, _why(told)
    )


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


def main() -> None:
    """Follow what the command line asks for, and say how far it went."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--work", type=Path, help="keeps the applications and scripts")
    asked.add_argument("--only", type=int, nargs="*", default=[], help="workflows")
    asked.add_argument(
        "--values", type=Path, help="JSON: workflow -> values to enter instead"
    )
    told = asked.parse_args()
    with tempfile.TemporaryDirectory() as thrown_away:
        work = (told.work or Path(thrown_away)).resolve()
        work.mkdir(parents=True, exist_ok=True)
        given = json.loads(told.values.read_text()) if told.values else {}
        cases = {int(workflow): values for workflow, values in given.items()}
        rows = []
        for row in follow(work, set(told.only), cases):
            print(*row, flush=True)
            rows.append(row)
    done, of = sum(row.done for row in rows), sum(row.of for row in rows)
    ends = sum(row.shows for row in rows)
    print(f"{done} of {of} steps, {ends} of {len(rows)} end states")


if __name__ == "__main__":
    main()
