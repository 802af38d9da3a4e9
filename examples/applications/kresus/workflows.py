"""Two workflows of a puppet theatre's treasurer: a late receipt, and a category."""

from __future__ import annotations

from examples.applications.kresus.cases import LATE, RECEIPTS, REPEATED, SORTED
from examples.applications.kresus.receiving import enter_late, give_up
from examples.applications.kresus.sorting import put_in_order, take_another
from examples.scripted.tasks import Failure, Workflow

_START = "/#/view/account/1/reports"

WORKFLOWS = (
    Workflow(
        id=15101,
        template=LATE,
        instances=RECEIPTS,
        start=_START,
        shows="{{shown}}",
        way=enter_late,
        failure=Failure(
            person="p04",
            what="fills the form in, and goes back to the report without creating it",
            way=give_up,
        ),
    ),
    Workflow(
        id=15102,
        template=SORTED,
        instances=REPEATED,
        start=_START,
        shows="{{category}}",
        way=put_in_order,
        failure=Failure(
            person="p02",
            what="gives what is there to a category of old instead of the new one",
            way=take_another,
        ),
    ),
)
