"""Two workflows of the ferries' office: a closed quay, and more about what is found."""

from __future__ import annotations

from examples.applications.parsedashboard.cases import CLOSED, COLUMNS, KEPT, QUAYS
from examples.applications.parsedashboard.closing import close, miss
from examples.applications.parsedashboard.keeping import keep, misname
from examples.applications.parsedashboard.places import START
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=14301,
        template=CLOSED,
        instances=QUAYS,
        start=START,
        shows="tellPassengers",
        way=close,
        failure=Failure(
            person="p04",
            what="filters with the name in small letters, finds nothing and gives up",
            way=miss,
        ),
    ),
    Workflow(
        id=14302,
        template=KEPT,
        instances=COLUMNS,
        start=START,
        shows="Lake ferries",
        way=keep,
        failure=Failure(
            person="p01",
            what="gives the column a name with a space, cannot add it, and cancels",
            way=misname,
        ),
    ),
)
