"""Two workflows of a joinery's office: a page to watch, and a group for a supplier."""

from __future__ import annotations

from examples.applications.changedetection.cases import (
    GROUPED,
    NEW_PAGES,
    SUPPLIERS,
    WATCHED,
)
from examples.applications.changedetection.grouping import group, shy_away
from examples.applications.changedetection.watching import leave_it_unsaved, watch
from examples.scripted.tasks import Failure, Workflow

_HOME = "/"

WORKFLOWS = (
    Workflow(
        id=14501,
        template=WATCHED,
        instances=NEW_PAGES,
        start=_HOME,
        shows="{{title}}",
        way=watch,
        failure=Failure(
            person="p01",
            what="leaves the filter half-written, is told that it is none, and gives up",
            way=leave_it_unsaved,
        ),
    ),
    Workflow(
        id=14502,
        template=GROUPED,
        instances=SUPPLIERS,
        start=_HOME,
        shows="{{other}}",
        way=group,
        failure=Failure(
            person="p05",
            what="reads that deleting cannot be undone, cancels, and leaves it there",
            way=shy_away,
        ),
    ),
)
