"""Three workflows of a lost property office: a question, a copy, a depot."""

from __future__ import annotations

from examples.applications.sqlpad.asking import ask, forget_the_name
from examples.applications.sqlpad.cases import (
    ASKED,
    COPIED,
    DEPOTS,
    OPENED,
    QUESTIONS,
    SHEETS,
)
from examples.applications.sqlpad.copying import change_the_pattern, copy
from examples.applications.sqlpad.opening import misspell_the_database, open_up
from examples.scripted.tasks import Failure, Workflow

_HOME = "/queries/new"

WORKFLOWS = (
    Workflow(
        id=13001,
        template=ASKED,
        instances=QUESTIONS,
        start=_HOME,
        shows="{{name}}",
        way=ask,
        failure=Failure(
            person="p04",
            what="forgets to name the query, is told so, and leaves",
            way=forget_the_name,
        ),
    ),
    Workflow(
        id=13002,
        template=COPIED,
        instances=SHEETS,
        start=_HOME,
        shows="{{name}}",
        way=copy,
        failure=Failure(
            person="p01",
            what="changes the colleague's query instead of a copy, and saves that",
            way=change_the_pattern,
        ),
    ),
    Workflow(
        id=13003,
        template=OPENED,
        instances=DEPOTS,
        start=_HOME,
        shows="{{mail}}",
        way=open_up,
        failure=Failure(
            person="p02",
            what="misspells the database, sees red when it is tested, and leaves",
            way=misspell_the_database,
        ),
    ),
)
