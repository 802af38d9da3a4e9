"""Three workflows of a choir's treasurers: a bill, a standing order, a new budget."""

from __future__ import annotations

from examples.applications.actual.budgeting import find_it_there, provide
from examples.applications.actual.cases import BILL, BILLS, NEED, NEEDS, PLAN, PLANS
from examples.applications.actual.paying import cancel_bill, enter_bill
from examples.applications.actual.planning import find_it_taken, plan
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=6601,
        template=BILL,
        instances=BILLS,
        start="/budget",
        shows="{{note}}",
        way=enter_bill,
        failure=Failure(
            person="p01",
            what="fills in half of the line, and cancels it",
            way=cancel_bill,
        ),
    ),
    Workflow(
        id=6602,
        template=PLAN,
        instances=PLANS,
        start="/budget",
        shows="{{plan}}",
        way=plan,
        failure=Failure(
            person="p04",
            what="is told that the name is taken, and cancels",
            way=find_it_taken,
        ),
    ),
    Workflow(
        id=6603,
        template=NEED,
        instances=NEEDS,
        start="/accounts",
        shows="{{category}}",
        way=provide,
        failure=Failure(
            person="p03",
            what="is told that there is such a category already, and gives up",
            way=find_it_there,
        ),
    ),
)
