"""Three workflows of an office of mountain huts: a newcomer, a program, a leaver."""

from __future__ import annotations

from examples.applications.canaille.cases import (
    CONNECTED,
    CUT_OFF,
    LEAVERS,
    NEWCOMERS,
    PROGRAMS,
    TAKEN_ON,
)
from examples.applications.canaille.connecting import connect, forget_the_beginning
from examples.applications.canaille.cutting import cut_off, shrink_from_deleting
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
    Workflow(
        id=12103,
        template=CUT_OFF,
        instances=LEAVERS,
        start="/",
        shows="Profile updated successfully.",
        way=cut_off,
        failure=Failure(
            person="p02",
            what="sends a description with Enter, is asked about deleting, and stops",
            way=shrink_from_deleting,
        ),
    ),
)
