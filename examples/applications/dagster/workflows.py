"""Two workflows of a housing co-operative: letters, and meters that were read by hand."""

from __future__ import annotations

from examples.applications.dagster.cases import HOUSES, LETTERS, READ, READINGS
from examples.applications.dagster.reporting import look_and_leave, report
from examples.applications.dagster.writing import slip_and_give_up, write_letters
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=13601,
        template=LETTERS,
        instances=HOUSES,
        start="/overview",
        shows="{{asked}}",
        way=write_letters,
        failure=Failure(
            person="p04",
            what="misspells the word for the subject, has it removed, and gives up",
            way=slip_and_give_up,
        ),
    ),
    Workflow(
        id=13602,
        template=READ,
        instances=READINGS,
        start="/overview",
        shows="{{schedule}}",
        way=report,
        failure=Failure(
            person="p01",
            what="looks at January, is told why nothing runs, and leaves it off",
            way=look_and_leave,
        ),
    ),
)
