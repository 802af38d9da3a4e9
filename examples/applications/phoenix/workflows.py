"""Two workflows of a ferry line's office: a set of questions, and a criterion."""

from __future__ import annotations

from examples.applications.phoenix.cases import (
    COLLECTED,
    COLLECTIONS,
    JUDGED,
    JUDGEMENTS,
)
from examples.applications.phoenix.collecting import collect, leave_it_half_written
from examples.applications.phoenix.judging import judge, make_it_again
from examples.scripted.tasks import Failure, Workflow

_HOME = "/projects"

WORKFLOWS = (
    Workflow(
        id=16101,
        template=COLLECTED,
        instances=COLLECTIONS,
        start=_HOME,
        shows="{{name}}",
        way=collect,
        failure=Failure(
            person="p04",
            what="forgets the quotation marks, is told so, and gives up",
            way=leave_it_half_written,
        ),
    ),
    Workflow(
        id=16102,
        template=JUDGED,
        instances=JUDGEMENTS,
        start=_HOME,
        shows="{{name}}",
        way=judge,
        failure=Failure(
            person="p01",
            what="takes a name that is there already, is told so, and cancels",
            way=make_it_again,
        ),
    ),
)
