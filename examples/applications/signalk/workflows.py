"""Two workflows of a sail training schooner: an instrument, and a new hand."""

from __future__ import annotations

from examples.applications.signalk.admitting import admit, mistype
from examples.applications.signalk.cases import CONNECTED, HANDS, INSTRUMENTS, LET_IN
from examples.applications.signalk.connecting import connect, wait_in_vain
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=14101,
        template=CONNECTED,
        instances=INSTRUMENTS,
        start="/admin/#/dashboard",
        shows="{{id}}",
        way=connect,
        failure=Failure(
            person="p02",
            what="leaves out how long to wait, is told so, and goes away unsaved",
            way=wait_in_vain,
        ),
    ),
    Workflow(
        id=14102,
        template=LET_IN,
        instances=HANDS,
        start="/admin/#/dashboard",
        shows="Access Requests",
        way=admit,
        failure=Failure(
            person="p04",
            what="types two passwords that differ, is told so, and cancels",
            way=mistype,
        ),
    ),
)
