"""Two workflows of a public observatory: a fault, and a question for the handbook."""

from __future__ import annotations

from examples.applications.fossil.answering import answer, make_it_anew
from examples.applications.fossil.cases import (
    ANSWERED,
    FAULTS,
    QUESTIONS,
    REPORTED,
)
from examples.applications.fossil.reporting import leave_it_at_the_preview, report
from examples.scripted.tasks import Failure, Workflow

_HOME = "/home"

WORKFLOWS = (
    Workflow(
        id=13501,
        template=REPORTED,
        instances=FAULTS,
        start=_HOME,
        shows="{{remark}}",
        way=report,
        failure=Failure(
            person="p05",
            what="takes the preview for the ticket, does not find it, and gives up",
            way=leave_it_at_the_preview,
        ),
    ),
    Workflow(
        id=13502,
        template=ANSWERED,
        instances=QUESTIONS,
        start=_HOME,
        shows="{{reply}}",
        way=answer,
        failure=Failure(
            person="p01",
            what="wants to make a page that there is already, is told so, and gives up",
            way=make_it_anew,
        ),
    ),
)
