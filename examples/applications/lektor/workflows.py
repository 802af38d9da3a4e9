"""Two workflows of a swimming bath: what is on, and a course on another day."""

from __future__ import annotations

from examples.applications.lektor.announcing import announce, take_an_id_twice
from examples.applications.lektor.cases import ANNOUNCED, COURSES, EVENTS, MOVED
from examples.applications.lektor.moving import leave_unsaved, move
from examples.scripted.tasks import Failure, Workflow

_HOME = "/admin/edit?path=/"

WORKFLOWS = (
    Workflow(
        id=12701,
        template=ANNOUNCED,
        instances=EVENTS,
        start=_HOME,
        shows="{{title}}",
        way=announce,
        failure=Failure(
            person="p02",
            what="gives it the ID of another page, is told so, and leaves",
            way=take_an_id_twice,
        ),
    ),
    Workflow(
        id=12702,
        template=MOVED,
        instances=COURSES,
        start=_HOME,
        shows="Millpond Baths",
        way=move,
        failure=Failure(
            person="p01",
            what="leaves the course unsaved, says yes to that, and sees nothing amiss",
            way=leave_unsaved,
        ),
    ),
)
