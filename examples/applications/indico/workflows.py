"""Work in the museum's programme office."""

from __future__ import annotations

from examples.applications.indico.booking import book, book_for_a_crowd
from examples.applications.indico.cases import (
    COURSE,
    COURSES,
    PAPER,
    PAPERS,
    ROOM,
    ROOMS,
)
from examples.applications.indico.coursing import plan, plan_in_a_taken_room
from examples.applications.indico.offering import offer, offer_by_a_stranger
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
    Workflow(
        id=8102,
        template=PAPER,
        instances=PAPERS,
        start=_HOME,
        shows="created successfully",
        way=offer,
        failure=Failure(
            person="p05",
            what="does not find the speaker under a name that was misheard, gives up",
            way=offer_by_a_stranger,
        ),
    ),
    Workflow(
        id=8103,
        template=ROOM,
        instances=ROOMS,
        start=_HOME,
        shows="The space has been successfully booked!",
        way=book,
        failure=Failure(
            person="p04",
            what="asks for more seats than any room has, is told so, and leaves",
            way=book_for_a_crowd,
        ),
    ),
)
