"""Three workflows of a shop for musicians: articles, parcels and vouchers."""

from __future__ import annotations

from examples.applications.oscar.cases import (
    ARTICLES,
    MOVED,
    NEW,
    PARCELS,
    PRINTED,
    VOUCHERS,
)
from examples.applications.oscar.entering import enter, enter_twice
from examples.applications.oscar.printing import prepare, prepare_again
from examples.applications.oscar.redirecting import cancel_it, redirect
from examples.scripted.tasks import Failure, Workflow

_START = "/dashboard/"

WORKFLOWS = (
    Workflow(
        id=8201,
        template=NEW,
        instances=ARTICLES,
        start=_START,
        shows="{{title}}",
        way=enter,
        failure=Failure(
            person="p05",
            what="types a UPC that another article has and forgets the category, is "
            "told so, and leaves",
            way=enter_twice,
        ),
    ),
    Workflow(
        id=8202,
        template=MOVED,
        instances=PARCELS,
        start=_START,
        shows="{{status}}",
        way=redirect,
        failure=Failure(
            person="p02",
            what="leaves the list of states as it is, which cancels the order",
            way=cancel_it,
        ),
    ),
    Workflow(
        id=8203,
        template=PRINTED,
        instances=VOUCHERS,
        start=_START,
        shows="{{code}}",
        way=prepare,
        failure=Failure(
            person="p04",
            what="takes a code that there is already, is told so, and leaves",
            way=prepare_again,
        ),
    ),
)
