"""Three workflows of a piano firm: a visit is agreed, a parcel comes, a visit is over."""

from __future__ import annotations

from examples.applications.nocobase.agreeing import agree, be_called_away
from examples.applications.nocobase.cases import (
    AGREED,
    ARRIVED,
    CALLS,
    DONE,
    PARCELS,
    REPORTS,
)
from examples.applications.nocobase.receiving import receive, send_it_back
from examples.applications.nocobase.reporting import drop_it_wrong, report
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=10701,
        template=AGREED,
        instances=CALLS,
        start="/admin",
        shows="{{name}}",
        way=agree,
        failure=Failure(
            person="p04",
            what="fills in half of the form, and closes it without sending it",
            way=be_called_away,
        ),
    ),
    Workflow(
        id=10702,
        template=ARRIVED,
        instances=PARCELS,
        start="/admin",
        shows="{{day}}",
        way=receive,
        failure=Failure(
            person="p02",
            what="says of the order that it went back, and sends that",
            way=send_it_back,
        ),
    ),
    Workflow(
        id=10703,
        template=DONE,
        instances=REPORTS,
        start="/admin",
        shows="{{phone}}",
        way=report,
        failure=Failure(
            person="p01",
            what="pulls the card to the wrong column, and reports nothing",
            way=drop_it_wrong,
        ),
    ),
)
