"""Two workflows of the night trains' control room: a train in trouble, and a standby."""

from __future__ import annotations

from examples.applications.thelounge.cases import NIGHTS, STANDBY, TRAINS, TROUBLE
from examples.applications.thelounge.opening import invite_nobody, open_for_train
from examples.applications.thelounge.standing_by import leave_it, stand_by
from examples.scripted.tasks import Failure, Workflow

_START = "/#/chan-1"

WORKFLOWS = (
    Workflow(
        id=16001,
        template=TROUBLE,
        instances=TRAINS,
        start=_START,
        shows="{{told}}",
        way=open_for_train,
        failure=Failure(
            person="p01",
            what="invites somebody under a name that nobody has, is told, and gives up",
            way=invite_nobody,
        ),
    ),
    Workflow(
        id=16002,
        template=STANDBY,
        instances=NIGHTS,
        start=_START,
        shows="{{told}}",
        way=stand_by,
        failure=Failure(
            person="p03",
            what="leaves the channel that was to be muted, and stops there",
            way=leave_it,
        ),
    ),
)
