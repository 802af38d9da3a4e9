"""Two workflows of a bicycle lender: a switch, and a group of customers."""

from __future__ import annotations

from examples.applications.unleash.cases import (
    GROUPED,
    GROUPS,
    NEW_FLAGS,
    SWITCHED,
)
from examples.applications.unleash.grouping import group, leave_without_date
from examples.applications.unleash.switching import switch_on, take_a_name_twice
from examples.scripted.tasks import Failure, Workflow

_START = "/projects/default"

WORKFLOWS = (
    Workflow(
        id=10201,
        template=SWITCHED,
        instances=NEW_FLAGS,
        start=_START,
        shows="{{name}}",
        way=switch_on,
        failure=Failure(
            person="p04",
            what="types a name that there is already, is told so, and leaves",
            way=take_a_name_twice,
        ),
    ),
    Workflow(
        id=10202,
        template=GROUPED,
        instances=GROUPS,
        start=_START,
        shows="{{name}}",
        way=group,
        failure=Failure(
            person="p01",
            what="says which towns, but not from when, and gives up",
            way=leave_without_date,
        ),
    ),
)
