"""Three workflows of a museum's journal: a post, a reader and another letter."""

from __future__ import annotations

from examples.applications.ghost.admitting import admit, admit_twice
from examples.applications.ghost.cases import (
    ADMITTED,
    FOUNDED,
    LETTERS,
    MEMBERS,
    POSTS,
    PUBLISHED,
)
from examples.applications.ghost.founding import found, found_without_name
from examples.applications.ghost.publishing import publish, schedule
from examples.scripted.tasks import Failure, Workflow

_START = "/ghost/#/dashboard"

WORKFLOWS = (
    Workflow(
        id=8301,
        template=PUBLISHED,
        instances=POSTS,
        start=_START,
        shows="{{title}}",
        way=publish,
        failure=Failure(
            person="p02",
            what="has it come out at a later hour instead of right now",
            way=schedule,
        ),
    ),
    Workflow(
        id=8302,
        template=ADMITTED,
        instances=MEMBERS,
        start=_START,
        shows="{{email}}",
        way=admit,
        failure=Failure(
            person="p05",
            what="types an e-mail that another member has, is told so, and leaves",
            way=admit_twice,
        ),
    ),
    Workflow(
        id=8303,
        template=FOUNDED,
        instances=LETTERS,
        start=_START,
        shows="{{name}}",
        way=found,
        failure=Failure(
            person="p04",
            what="leaves the name empty, is told so, and cancels",
            way=found_without_name,
        ),
    ),
)
