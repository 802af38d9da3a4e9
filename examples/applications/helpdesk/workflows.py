"""Three workflows of the bakeries' service desk: told, answered, gone round with."""

from __future__ import annotations

from examples.applications.helpdesk.answering import answer, leave_it_open
from examples.applications.helpdesk.cases import (
    ANSWERED,
    ANSWERS,
    KEPT,
    ROUNDS,
    TOLD,
    TROUBLES,
)
from examples.applications.helpdesk.listing import find_nothing, keep
from examples.applications.helpdesk.telling import tell, write_the_day_our_way
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=10301,
        template=TOLD,
        instances=TROUBLES,
        start="/",
        shows="{{checklist}}",
        way=tell,
        failure=Failure(
            person="p05",
            what="types the day as it is written here, is told so, and leaves",
            way=write_the_day_our_way,
        ),
    ),
    Workflow(
        id=10302,
        template=ANSWERED,
        instances=ANSWERS,
        start="/dashboard/",
        shows="{{title}}",
        way=answer,
        failure=Failure(
            person="p02",
            what="writes the answer but leaves the ticket open",
            way=leave_it_open,
        ),
    ),
    Workflow(
        id=10303,
        template=KEPT,
        instances=ROUNDS,
        start="/dashboard/",
        shows="{{name}}",
        way=keep,
        failure=Failure(
            person="p04",
            what="looks for what a colleague has, finds nothing, and gives up",
            way=find_nothing,
        ),
    ),
)
