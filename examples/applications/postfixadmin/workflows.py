"""Two workflows of some libraries' mail: somebody new, and somebody away."""

from __future__ import annotations

from examples.applications.postfixadmin.answering import forget_the_days, send_on
from examples.applications.postfixadmin.cases import (
    ABSENCES,
    AWAY,
    JOINED,
    NEWCOMERS,
)
from examples.applications.postfixadmin.joining import join, take_too_easy_a_password
from examples.scripted.tasks import Failure, Workflow

_HOME = "/main.php"

WORKFLOWS = (
    Workflow(
        id=13201,
        template=JOINED,
        instances=NEWCOMERS,
        start=_HOME,
        shows="The alias {{shared}} has been updated!",
        way=join,
        failure=Failure(
            person="p02",
            what="thinks up a password without figures, is told so, and leaves",
            way=take_too_easy_a_password,
        ),
    ),
    Workflow(
        id=13202,
        template=AWAY,
        instances=ABSENCES,
        start=_HOME,
        shows="VACATION IS ON",
        way=send_on,
        failure=Failure(
            person="p03",
            what="leaves both days as they are, is told that it is over, and gives up",
            way=forget_the_days,
        ),
    ),
)
