"""Find the applications: one folder each, beside this file."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from examples.scripted.application import Application
    from examples.scripted.tasks import Workflow

HERE = Path(__file__).parent
RECORDINGS = HERE / "recordings"


class Found(NamedTuple):
    """An application with the work that is done in it.

    Attributes:
        application: How it is run.
        workflows: What people do in it.
        procedures: Number of a workflow -> its procedure in an office worker's words.
    """

    application: Application
    workflows: tuple[Workflow, ...]
    procedures: dict[int, str]


def applications() -> dict[str, Found]:
    """Read what each folder with an ``application.py`` holds.

    Returns:
        Name of the folder -> what it holds.
    """
    found = {}
    for path in sorted(HERE.glob("*/application.py")):
        name = path.parent.name
        package = f"examples.applications.{name}"
        workflows: tuple[Workflow, ...] = import_module(
            f"{package}.workflows"
        ).WORKFLOWS
        found[name] = Found(
            import_module(f"{package}.application").APPLICATION,
            workflows,
            {
                workflow.id: (path.parent / f"SOP - {workflow.id}.txt").read_text(
                    encoding="utf-8"
                )
                for workflow in workflows
            },
        )
    return found
