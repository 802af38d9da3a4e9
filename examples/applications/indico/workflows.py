"""Work in the museum's programme office."""

from __future__ import annotations

from examples.applications.indico.cases import COURSE, COURSES
from examples.applications.indico.coursing import plan, plan_in_a_taken_room
from examples.scripted.tasks import Failure, Workflow

_HOME = "/"

WORKFLOWS = (
    Workflow(
        id=8101,
        template=COURSE,
        instances=COURSES,
        start=_HOME,
        shows="{{contact}}",
        way=plan,
        failure=Failure(
            person="p01",
            what="takes a room that is booked already, is told so, and cancels",
            way=plan_in_a_taken_room,
        ),
    ),
)
