"""Three workflows of a puppet theatre: a machine, a folder, and what was spoiled."""

from __future__ import annotations

from examples.applications.syncthing.cases import (
    FOUNDED,
    LET_IN,
    MACHINES,
    PRODUCTIONS,
    PUT_BACK,
    SPOILED,
)
from examples.applications.syncthing.founding import found, take_an_id_twice
from examples.applications.syncthing.letting_in import copy_wrongly, let_in
from examples.applications.syncthing.putting_back import put_back, think_better
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=12601,
        template=LET_IN,
        instances=MACHINES,
        start="/",
        shows="{{name}}",
        way=let_in,
        failure=Failure(
            person="p02",
            what="leaves the end of the number out, is told so, and gives up",
            way=copy_wrongly,
        ),
    ),
    Workflow(
        id=12602,
        template=FOUNDED,
        instances=PRODUCTIONS,
        start="/",
        shows="{{label}}",
        way=found,
        failure=Failure(
            person="p04",
            what="types the ID of a folder that is there already, is told so, and leaves",
            way=take_an_id_twice,
        ),
    ),
    Workflow(
        id=12603,
        template=PUT_BACK,
        instances=SPOILED,
        start="/",
        shows="Paused",
        way=put_back,
        failure=Failure(
            person="p01",
            what="is asked whether a file shall be restored, says no, and leaves",
            way=think_better,
        ),
    ),
)
