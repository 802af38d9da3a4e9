"""Three workflows of a workshop's office: customers, invoices, receipts."""

from __future__ import annotations

from examples.applications.ledgersmb.application import SCREEN
from examples.applications.ledgersmb.billing import bill, bill_half
from examples.applications.ledgersmb.booking import book, leave_unposted
from examples.applications.ledgersmb.cases import (
    BILLED,
    BOOKED,
    CUSTOMERS,
    ENTERED,
    INVOICES,
    RECEIPTS,
)
from examples.applications.ledgersmb.entering import enter, enter_nameless
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=8901,
        template=ENTERED,
        instances=CUSTOMERS,
        start=SCREEN,
        shows="{{contact}}",
        way=enter,
        failure=Failure(
            person="p02",
            what="leaves the name out, is told that it is required, and goes away",
            way=enter_nameless,
        ),
    ),
    Workflow(
        id=8902,
        template=BILLED,
        instances=INVOICES,
        start=SCREEN,
        shows="Edit Sales Invoice",
        way=bill,
        failure=Failure(
            person="p04",
            what="posts it before all is in it, which cannot be taken back",
            way=bill_half,
        ),
    ),
    Workflow(
        id=8903,
        template=BOOKED,
        instances=RECEIPTS,
        start=SCREEN,
        shows="{{source}}",
        way=book,
        failure=Failure(
            person="p05",
            what="only updates the entry and does not post it, and finds nothing",
            way=leave_unposted,
        ),
    ),
)
