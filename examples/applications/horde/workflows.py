"""Three workflows in a chimney sweep's office: visits, customers and the yard."""

from __future__ import annotations

from examples.applications.horde.carding import add_card, forget_surname
from examples.applications.horde.cases import (
    CARDED,
    CARDS,
    DATED,
    EVENTS,
    PASSED_ON,
    TASKS,
)
from examples.applications.horde.passing import leave_unsaved, pass_on
from examples.applications.horde.visiting import cancel_visit, put_down
from examples.scripted.tasks import Failure, Workflow

_HOME = "/services/portal/"

WORKFLOWS = (
    Workflow(
        id=11501,
        template=DATED,
        instances=EVENTS,
        start=_HOME,
        shows="{{title}}",
        way=put_down,
        failure=Failure(
            person="p04",
            what="fills in half of it, does not know which round it is, and cancels",
            way=cancel_visit,
        ),
    ),
    Workflow(
        id=11502,
        template=CARDED,
        instances=CARDS,
        start=_HOME,
        shows="{{last}}",
        way=add_card,
        failure=Failure(
            person="p02",
            what="does not know the surname, is told that it must be there, and leaves",
            way=forget_surname,
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
