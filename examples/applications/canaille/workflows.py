"""Two workflows of an office of mountain huts: a newcomer and a program."""

from __future__ import annotations

from examples.applications.canaille.cases import (
    CONNECTED,
    NEWCOMERS,
    PROGRAMS,
    TAKEN_ON,
)
from examples.applications.canaille.connecting import connect, forget_the_beginning
from examples.applications.canaille.welcoming import take_a_name_twice, welcome
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=12101,
        template=TAKEN_ON,
        instances=NEWCOMERS,
        start="/",
        shows="Profile updated successfully.",
        way=welcome,
        failure=Failure(
            person="p04",
            what="types a name to sign in with that is gone, is told so, and leaves",
            way=take_a_name_twice,
        ),
    ),
    Workflow(
        id=12102,
        template=CONNECTED,
        instances=PROGRAMS,
        start="/",
        shows="The client has been edited.",
        way=connect,
        failure=Failure(
            person="p01",
            what="types an address without its beginning, is told so, and leaves",
            way=forget_the_beginning,
        ),
    ),
)
