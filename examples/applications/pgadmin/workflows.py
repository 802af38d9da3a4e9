"""A workflow of a database's administrators: the logins of colleagues."""

from __future__ import annotations

from examples.applications.pgadmin.cases import LET_IN, NEWCOMERS
from examples.applications.pgadmin.letting_in import let_in, let_in_twice
from examples.scripted.tasks import Failure, Workflow

_START = "/browser/"

WORKFLOWS = (
    Workflow(
        id=9301,
        template=LET_IN,
        instances=NEWCOMERS,
        start=_START,
        shows="{{login}}",
        way=let_in,
        failure=Failure(
            person="p02",
            what="takes a name that somebody has already, is told so, and leaves",
            way=let_in_twice,
        ),
    ),
)
