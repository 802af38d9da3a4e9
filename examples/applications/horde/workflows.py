"""Two workflows in a chimney sweep's office: what has to wait, and what has come up."""

from __future__ import annotations

from examples.applications.horde.cases import DELAYS, PASSED_ON, PUT_OFF, TASKS
from examples.applications.horde.delaying import look_only, put_off
from examples.applications.horde.passing import leave_unsaved, pass_on
from examples.scripted.tasks import Failure, Workflow

_HOME = "/services/portal/"

WORKFLOWS = (
    Workflow(
        id=11502,
        template=PUT_OFF,
        instances=DELAYS,
        start=_HOME,
        shows="{{name}}",
        way=put_off,
        failure=Failure(
            person="p04",
            what="opens it, does not know until when it has to wait, and leaves it",
            way=look_only,
        ),
    ),
    Workflow(
        id=11503,
        template=PASSED_ON,
        instances=TASKS,
        start=_HOME,
        shows="{{name}}",
        way=pass_on,
        failure=Failure(
            person="p01",
            what="goes back to the list before it was saved, so that it is lost",
            way=leave_unsaved,
        ),
    ),
)
