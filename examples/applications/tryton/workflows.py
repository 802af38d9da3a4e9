"""Three workflows at the ship chandler's: new prices, new customers, orders."""

from __future__ import annotations

from examples.applications.tryton.cases import CHANGES
from examples.applications.tryton.pricing import leave_unsaved, price
from examples.scripted.tasks import Failure, Workflow

_START = "/#harbour"

WORKFLOWS = (
    Workflow(
        id=7501,
        template="Change the price of {{article}} to {{price}}, and what goes with it",
        instances=CHANGES,
        start=_START,
        shows="{{price}}",
        way=price,
        failure=Failure(
            person="p01",
            what="closes the tab, is asked whether to save it, and says no",
            way=leave_unsaved,
        ),
    ),
)
