"""Three workflows of a waterway: what hangs there, who watches, what is looked for."""

from __future__ import annotations

from examples.applications.cacti.cases import (
    BOXES,
    HEIRS,
    HUNG,
    SEARCHED,
    SEARCHES,
    TAKEN_OVER,
)
from examples.applications.cacti.hanging import forget_the_host, hang
from examples.applications.cacti.searching import seek, slip_in_the_range
from examples.applications.cacti.succeeding import leave_unsaved, take_over
from examples.scripted.tasks import Failure, Workflow

_HOME = "/index.php"

WORKFLOWS = (
    Workflow(
        id=11201,
        template=HUNG,
        instances=BOXES,
        start=_HOME,
        shows="{{name}}",
        way=hang,
        failure=Failure(
            person="p04",
            what="forgets what the box answers to, is told so, and leaves",
            way=forget_the_host,
        ),
    ),
    Workflow(
        id=11202,
        template=TAKEN_OVER,
        instances=HEIRS,
        start=_HOME,
        shows="{{old}}",
        way=take_over,
        failure=Failure(
            person="p01",
            what="goes to the next tab before what is new was saved, so it is lost",
            way=leave_unsaved,
        ),
    ),
    Workflow(
        id=11203,
        template=SEARCHED,
        instances=SEARCHES,
        start=_HOME,
        shows="{{name}}",
        way=seek,
        failure=Failure(
            person="p02",
            what="leaves a figure out of the range, is told so, and leaves",
            way=slip_in_the_range,
        ),
    ),
)
