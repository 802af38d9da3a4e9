"""Three workflows of a garden society's library: a book, a reader, an evening."""

from __future__ import annotations

from examples.applications.calibreweb.admitting import admit, take_a_name_twice
from examples.applications.calibreweb.cases import (
    ADMITTED,
    ARRIVALS,
    DESCRIBED,
    EVENINGS,
    GATHERED,
    READERS,
)
from examples.applications.calibreweb.describing import describe, invent_a_language
from examples.applications.calibreweb.gathering import ask_too_much, gather
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=10801,
        template=DESCRIBED,
        instances=ARRIVALS,
        start="/",
        shows="{{author}}",
        way=describe,
        failure=Failure(
            person="p03",
            what="types a language that is not known, is told so, and leaves it",
            way=invent_a_language,
        ),
    ),
    Workflow(
        id=10802,
        template=ADMITTED,
        instances=READERS,
        start="/",
        shows="User '{{name}}' updated",
        way=admit,
        failure=Failure(
            person="p04",
            what="types the name of somebody who is in already, is told so, and leaves",
            way=take_a_name_twice,
        ),
    ),
    Workflow(
        id=10803,
        template=GATHERED,
        instances=EVENINGS,
        start="/",
        shows="{{first}}",
        way=gather,
        failure=Failure(
            person="p02",
            what="asks for books newer than any, finds none, and gives up",
            way=ask_too_much,
        ),
    ),
)
