"""Three workflows of a shop for kites: a product, a code and a box that leaves."""

from __future__ import annotations

from examples.applications.medusa.cases import (
    CODES,
    OFFERED,
    ORDERS,
    PRODUCTS,
    PROMISED,
    SENT,
)
from examples.applications.medusa.offering import offer, offer_twice
from examples.applications.medusa.promising import promise, promise_twice
from examples.applications.medusa.sending import deliver, send
from examples.scripted.tasks import Failure, Workflow

_START = "/app/orders"

WORKFLOWS = (
    Workflow(
        id=9201,
        template=OFFERED,
        instances=PRODUCTS,
        start=_START,
        shows="{{title}}",
        way=offer,
        failure=Failure(
            person="p01",
            what="gives it a number that another product has, is told so, and leaves",
            way=offer_twice,
        ),
    ),
    Workflow(
        id=9202,
        template=PROMISED,
        instances=CODES,
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
        id=9203,
        template=SENT,
        instances=ORDERS,
        start=_START,
        shows="{{number}}",
        way=send,
        failure=Failure(
            person="p04",
            what="marks the box as delivered instead of shipped, without a number",
            way=deliver,
        ),
    ),
)
