"""Two workflows at the ship chandler's: new prices and new customers."""

from __future__ import annotations

from examples.applications.tryton.cases import CHANGES, CUSTOMERS
from examples.applications.tryton.entering import enter, enter_half
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
    Workflow(
        id=7502,
        template="Enter {{name}} of {{city}} as a customer, to pay {{term}}",
        instances=CUSTOMERS,
        start=_START,
        shows="{{name}}",
        way=enter,
        failure=Failure(
            person="p04",
            what="leaves a line empty, is told that it is not valid, and drops it all",
            way=enter_half,
        ),
    ),
)
