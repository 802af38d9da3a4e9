"""Three workflows of a bus company: a diversion, another firm, a bad night."""

from __future__ import annotations

from examples.applications.airflow.cases import (
    CONNECTED,
    DIVERSIONS,
    DONE,
    FAILED,
    FIRMS,
    STARTED,
)
from examples.applications.airflow.connecting import connect, take_a_name_twice
from examples.applications.airflow.mending import let_it_run_again, mend
from examples.applications.airflow.starting import forget_half_of_it, start
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=11001,
        template=STARTED,
        instances=DIVERSIONS,
        start="/home",
        shows="{{note}}",
        way=start,
        failure=Failure(
            person="p05",
            what="starts the job without the first day and the wording",
            way=forget_half_of_it,
        ),
    ),
    Workflow(
        id=11002,
        template=CONNECTED,
        instances=FIRMS,
        start="/home",
        shows="{{name}}",
        way=connect,
        failure=Failure(
            person="p01",
            what="takes a name that we have already, is told so, and leaves",
            way=take_a_name_twice,
        ),
    ),
    Workflow(
        id=11003,
        template=DONE,
        instances=FAILED,
        start="/home",
        shows="{{task}}",
        way=mend,
        failure=Failure(
            person="p03",
            what="lets what was done by hand run again, without a note",
            way=let_it_run_again,
        ),
    ),
)
