"""Three workflows of a lighthouse museum's books: a bill, a statement, a new show."""

from __future__ import annotations

from examples.applications.fava.balancing import balance, balance_too_early
from examples.applications.fava.beginning import ask_wrongly, begin
from examples.applications.fava.cases import (
    BALANCED,
    BEGUN,
    BILLS,
    ENTERED,
    SHOWS,
    STATEMENTS,
)
from examples.applications.fava.entering import enter, take_no_account
from examples.applications.fava.places import HOME
from examples.scripted.tasks import Failure, Workflow

_START = f"{HOME}/income_statement/"

WORKFLOWS = (
    Workflow(
        id=12301,
        template=ENTERED,
        instances=BILLS,
        start=_START,
        shows="{{what}}",
        way=enter,
        failure=Failure(
            person="p03",
            what="types an account that there is not, is told so, and closes the window",
            way=take_no_account,
        ),
    ),
    Workflow(
        id=12302,
        template=BALANCED,
        instances=STATEMENTS,
        start=_START,
        shows="{{note}}",
        way=balance,
        failure=Failure(
            person="p01",
            what="enters the balance with a line still wrong, sees the error, and leaves",
            way=balance_too_early,
        ),
    ),
    Workflow(
        id=12303,
        template=BEGUN,
        instances=SHOWS,
        start=_START,
        shows="{{note}}",
        way=begin,
        failure=Failure(
            person="p02",
            what="asks for a column that there is not, is told so, and opens nothing",
            way=ask_wrongly,
        ),
    ),
)
