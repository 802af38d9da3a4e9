"""Three workflows of a dairy: labels, a job that waits, a failure put right."""

from __future__ import annotations

from examples.applications.prefect.cases import (
    AUTOMATIONS,
    BATCHES,
    FAILURES,
    HELD,
    MENDED,
    PRINTED,
)
from examples.applications.prefect.holding import hold, leave_the_marks_out
from examples.applications.prefect.mending import close_without_changing, mend
from examples.applications.prefect.printing import leave_the_slate_out, print_labels
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=11301,
        template=PRINTED,
        instances=BATCHES,
        start="/dashboard",
        shows="{{run}}",
        way=print_labels,
        failure=Failure(
            person="p04",
            what="leaves out what stands on the slate, is told so, and cancels",
            way=leave_the_slate_out,
        ),
    ),
    Workflow(
        id=11302,
        template=HELD,
        instances=AUTOMATIONS,
        start="/dashboard",
        shows="{{variable}}",
        way=hold,
        failure=Failure(
            person="p02",
            what="leaves out the number's quotation marks, is told so, and leaves",
            way=leave_the_marks_out,
        ),
    ),
    Workflow(
        id=11303,
        template=MENDED,
        instances=FAILURES,
        start="/dashboard",
        shows="{{run}}",
        way=mend,
        failure=Failure(
            person="p01",
            what="keeps the week instead of the month, and changes no state",
            way=close_without_changing,
        ),
    ),
)
