"""Three workflows of the bands' office: a new list, what waits, and quiet."""

from __future__ import annotations

from examples.applications.postorius.cases import (
    CLEARED,
    FOUNDED,
    LISTS,
    QUIET,
    QUIETENED,
    WAITING,
)
from examples.applications.postorius.clearing import clear, throw_away_all
from examples.applications.postorius.founding import found, take_a_name_twice
from examples.applications.postorius.quieting import forget_to_save, quieten
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=12501,
        template=FOUNDED,
        instances=LISTS,
        start="/mailman3/lists/",
        shows="{{moderator}} has been added with the role moderator",
        way=found,
        failure=Failure(
            person="p04",
            what="takes a name that there is already, is told so, and leaves",
            way=take_a_name_twice,
        ),
    ),
    Workflow(
        id=12502,
        template=CLEARED,
        instances=WAITING,
        start="/mailman3/lists/",
        shows="The email {{banned}} has been banned.",
        way=clear,
        failure=Failure(
            person="p01",
            what="discards all that was held back, what was wanted too, and stops",
            way=throw_away_all,
        ),
    ),
    Workflow(
        id=12503,
        template=QUIETENED,
        instances=QUIET,
        start="/mailman3/lists/",
        shows="[list:member:regular:footer]",
        way=quieten,
        failure=Failure(
            person="p02",
            what="goes on without saving the settings, and gives up half-way",
            way=forget_to_save,
        ),
    ),
)
