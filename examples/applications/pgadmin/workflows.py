"""Three workflows of a database's administrators: logins, fares and views."""

from __future__ import annotations

from examples.applications.pgadmin.asking import ask_of_nothing, make_view
from examples.applications.pgadmin.cases import (
    ASKED_FOR,
    CHANGED,
    FARES,
    LET_IN,
    NEWCOMERS,
    VIEWS,
)
from examples.applications.pgadmin.letting_in import let_in, let_in_twice
from examples.applications.pgadmin.pricing import change_fares, forget_price
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
    Workflow(
        id=9302,
        template=CHANGED,
        instances=FARES,
        start=_START,
        shows="fares",
        way=change_fares,
        failure=Failure(
            person="p01",
            what="forgets the price of the new ticket, is told so, and discards it all",
            way=forget_price,
        ),
    ),
    Workflow(
        id=9303,
        template=ASKED_FOR,
        instances=VIEWS,
        start=_START,
        shows="{{view}}",
        way=make_view,
        failure=Failure(
            person="p03",
            what="asks a table that is not there, is told so, and leaves",
            way=ask_of_nothing,
        ),
    ),
)
