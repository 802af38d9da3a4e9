"""Two workflows of a committee of allotment gardens: a notice, and a working party."""

from __future__ import annotations

from examples.applications.nodebb.announcing import announce, say_too_little
from examples.applications.nodebb.cases import ANNOUNCE, FOUND, NOTICES, PARTIES
from examples.applications.nodebb.founding import found, take_a_taken_name
from examples.scripted.tasks import Failure, Workflow

_HOME = "/"

WORKFLOWS = (
    Workflow(
        id=15501,
        template=ANNOUNCE,
        instances=NOTICES,
        start=_HOME,
        shows="{{title}}",
        way=announce,
        failure=Failure(
            person="p02",
            what="writes too short a text, is told so, and discards it",
            way=say_too_little,
        ),
    ),
    Workflow(
        id=15502,
        template=FOUND,
        instances=PARTIES,
        start=_HOME,
        shows="{{description}}",
        way=found,
        failure=Failure(
            person="p01",
            what="takes a name that another group has, is told so, and gives up",
            way=take_a_taken_name,
        ),
    ),
)
