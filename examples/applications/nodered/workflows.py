"""Three workflows in the flow editor: a reminder, a new address, a winter break."""

from __future__ import annotations

from examples.applications.nodered.asking import change_supplier, leave_supplier
from examples.applications.nodered.cases import (
    REMINDER,
    REMINDERS,
    SUPPLIER,
    SUPPLIERS,
    WINTER,
    WINTERS,
)
from examples.applications.nodered.closing import close_for_winter, delete_outside
from examples.applications.nodered.reminding import build_reminder, give_up_reminder
from examples.scripted.tasks import Failure, Workflow

_DEPLOYED = "Successfully deployed"

WORKFLOWS = (
    Workflow(
        id=6101,
        template=REMINDER,
        instances=REMINDERS,
        start="/",
        shows=_DEPLOYED,
        way=build_reminder,
        failure=Failure(
            person="p04",
            what="gives up at the second box, and leaves nothing joined or deployed",
            way=give_up_reminder,
        ),
    ),
    Workflow(
        id=6102,
        template=SUPPLIER,
        instances=SUPPLIERS,
        start="/",
        shows=_DEPLOYED,
        way=change_supplier,
        failure=Failure(
            person="p03",
            what="types the new address, and leaves the window with Cancel",
            way=leave_supplier,
        ),
    ),
    Workflow(
        id=6103,
        template=WINTER,
        instances=WINTERS,
        start="/",
        shows=_DEPLOYED,
        way=close_for_winter,
        failure=Failure(
            person="p01",
            what="deletes the box rather than disabling it, and does not deploy",
            way=delete_outside,
        ),
    ),
)
