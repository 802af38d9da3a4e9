"""Three workflows of a boathouse: a switch, a room on the screen, a new keeper."""

from __future__ import annotations

from examples.applications.homebridge.cases import (
    HANDED,
    KEEPERS,
    ROOMED,
    ROOMS,
    SWITCHED,
    SWITCHES,
)
from examples.applications.homebridge.handing import hand_over, mistype
from examples.applications.homebridge.rooms import furnish, leave_it_half_done
from examples.applications.homebridge.switching import ask_too_much, switch
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=13101,
        template=SWITCHED,
        instances=SWITCHES,
        start="/",
        shows="Homebridge Dummy",
        way=switch,
        failure=Failure(
            person="p04",
            what="lets a lamp begin with more than all, is told so, and closes",
            way=ask_too_much,
        ),
    ),
    Workflow(
        id=13102,
        template=ROOMED,
        instances=ROOMS,
        start="/",
        shows="{{room}}",
        way=furnish,
        failure=Failure(
            person="p01",
            what="pulls the wrong thing over, hides it, and leaves all unlocked",
            way=leave_it_half_done,
        ),
    ),
    Workflow(
        id=13103,
        template=HANDED,
        instances=KEEPERS,
        start="/",
        shows="User",
        way=hand_over,
        failure=Failure(
            person="p02",
            what="types two passwords that differ, cannot save, and closes",
            way=mistype,
        ),
    ),
)
