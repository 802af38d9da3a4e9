"""Two workflows of a lost property office: a question, and a copy."""

from __future__ import annotations

from examples.applications.sqlpad.asking import ask, forget_the_name
from examples.applications.sqlpad.cases import (
    ASKED,
    COPIED,
    QUESTIONS,
    SHEETS,
)
from examples.applications.sqlpad.copying import change_the_pattern, copy
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
)
