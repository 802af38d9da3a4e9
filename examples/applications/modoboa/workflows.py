"""Two workflows of a canal trust: a beginner's account, and a new contact."""

from __future__ import annotations

from examples.applications.modoboa.cases import (
    BEGINNERS,
    CONTACTS,
    MET,
    STARTED,
)
from examples.applications.modoboa.meeting import leave_the_sort_out, meet
from examples.applications.modoboa.starting import start, take_a_taken_address
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=11601,
        template=STARTED,
        instances=BEGINNERS,
        start="/admin",
        shows="{{address}}",
        way=start,
        failure=Failure(
            person="p04",
            what="takes an address that somebody has already, is told so, and closes",
            way=take_a_taken_address,
        ),
    ),
    Workflow(
        id=11603,
        template=MET,
        instances=CONTACTS,
        start="/admin",
        shows="{{first}} {{last}}",
        way=meet,
        failure=Failure(
            person="p03",
            what="leaves out what sort the address is, is told so, and closes",
            way=leave_the_sort_out,
        ),
    ),
)
