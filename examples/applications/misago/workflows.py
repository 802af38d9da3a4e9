"""Three workflows of the halls' office: a question, a poll, a seller."""

from __future__ import annotations

from examples.applications.misago.asking import allow_too_many, ask
from examples.applications.misago.cases import (
    ASKED,
    BANNED,
    POLLS,
    SELLERS,
    THREADS,
    TIDIED,
)
from examples.applications.misago.shutting import shut_nobody_out, shut_out
from examples.applications.misago.tidying import name_it_too_shortly, tidy
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=12001,
        template=TIDIED,
        instances=THREADS,
        start="/",
        shows="{{title}}",
        way=tidy,
        failure=Failure(
            person="p02",
            what="gives a title that is too short, is told so, and leaves it",
            way=name_it_too_shortly,
        ),
    ),
    Workflow(
        id=12002,
        template=ASKED,
        instances=POLLS,
        start="/",
        shows="{{question}}",
        way=ask,
        failure=Failure(
            person="p01",
            what="allows more choices than there are, is told so, and discards it",
            way=allow_too_many,
        ),
    ),
    Workflow(
        id=12003,
        template=BANNED,
        instances=SELLERS,
        start="/admincp/",
        shows="{{address}}",
        way=shut_out,
        failure=Failure(
            person="p04",
            what="ticks nothing that is to be banned, is told so, and leaves",
            way=shut_nobody_out,
        ),
    ),
)
