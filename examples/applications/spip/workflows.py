"""Two workflows of some mountain huts: a course, and a new warden."""

from __future__ import annotations

from examples.applications.spip.announcing import announce, forget_to_add
from examples.applications.spip.cases import (
    ANNOUNCED,
    COURSES,
    TAKEN_OVER,
    WARDENS,
)
from examples.applications.spip.handing import hand_over, take_a_login_twice
from examples.scripted.tasks import Failure, Workflow

_HOME = "/ecrire/"

WORKFLOWS = (
    Workflow(
        id=12401,
        template=ANNOUNCED,
        instances=COURSES,
        start=_HOME,
        shows="{{title}}",
        way=announce,
        failure=Failure(
            person="p04",
            what="chooses keywords without adding them, and leaves it readable at once",
            way=forget_to_add,
        ),
    ),
    Workflow(
        id=12402,
        template=TAKEN_OVER,
        instances=WARDENS,
        start=_HOME,
        shows="{{until}}",
        way=hand_over,
        failure=Failure(
            person="p01",
            what="types a login that somebody has already, is told so, and leaves",
            way=take_a_login_twice,
        ),
    ),
)
