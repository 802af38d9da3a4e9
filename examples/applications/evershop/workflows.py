"""Three workflows of a wool shop: a new yarn, a coupon and a parcel that leaves."""

from __future__ import annotations

from examples.applications.evershop.cases import (
    LETTERS,
    OFFERED,
    PARCELS,
    PROMISED,
    SENT,
    YARNS,
)
from examples.applications.evershop.offering import offer, offer_twice
from examples.applications.evershop.promising import promise, promise_twice
from examples.applications.evershop.sending import call_off, send
from examples.scripted.tasks import Failure, Workflow

_START = "/admin"

WORKFLOWS = (
    Workflow(
        id=9801,
        template=OFFERED,
        instances=YARNS,
        start=_START,
        shows="{{name}}",
        way=offer,
        failure=Failure(
            person="p01",
            what="gives it a number that another product has, is told so, and leaves",
            way=offer_twice,
        ),
    ),
    Workflow(
        id=9802,
        template=PROMISED,
        instances=LETTERS,
        start=_START,
        shows="{{code}}",
        way=promise,
        failure=Failure(
            person="p02",
            what="takes a code that there is already, is told so, and leaves",
            way=promise_twice,
        ),
    ),
    Workflow(
        id=9803,
        template=SENT,
        instances=PARCELS,
        start=_START,
        shows="{{slip}}",
        way=send,
        failure=Failure(
            person="p04",
            what="cancels the order because something is missing, and sends nothing",
            way=call_off,
        ),
    ),
)
