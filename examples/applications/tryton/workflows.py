"""Three workflows at the ship chandler's: new prices, new customers, orders."""

from __future__ import annotations

from examples.applications.tryton.cases import CHANGES, CUSTOMERS, ORDERS
from examples.applications.tryton.entering import enter, enter_half
from examples.applications.tryton.ordering import call_off, order
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
    Workflow(
        id=7503,
        template="Write up order {{reference}} of {{customer}} and confirm it",
        instances=ORDERS,
        start=_START,
        shows="{{customer}}",
        way=order,
        failure=Failure(
            person="p05",
            what="quotes it, is told that it is too dear, and cancels it",
            way=call_off,
        ),
    ),
)
