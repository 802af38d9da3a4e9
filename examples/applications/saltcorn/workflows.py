"""Three workflows of a lending shed: out it goes, back it comes, what is asked."""

from __future__ import annotations

from examples.applications.saltcorn.asking import ask, forget_the_type
from examples.applications.saltcorn.cases import (
    ASKED,
    LENT,
    LOANS,
    QUESTIONS,
    RETURNS,
    TAKEN,
)
from examples.applications.saltcorn.lending import lend, lend_without_a_day
from examples.applications.saltcorn.returning import give_it_up, take_back
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=10901,
        template=LENT,
        instances=LOANS,
        start="/",
        shows="{{name}}",
        way=lend,
        failure=Failure(
            person="p04",
            what="leaves out when it is due, is stopped by that, and leaves",
            way=lend_without_a_day,
        ),
    ),
    Workflow(
        id=10902,
        template=TAKEN,
        instances=RETURNS,
        start="/",
        shows="{{what}}",
        way=take_back,
        failure=Failure(
            person="p02",
            what="says that it was lost, saves that, and reports nothing",
            way=give_it_up,
        ),
    ),
    Workflow(
        id=10903,
        template=ASKED,
        instances=QUESTIONS,
        start="/",
        shows="{{email}}",
        way=ask,
        failure=Failure(
            person="p01",
            what="leaves the type as it is, is asked for words, and leaves",
            way=forget_the_type,
        ),
    ),
)
