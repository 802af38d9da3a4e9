"""Three workflows of a shop's office: a discount, a customer, an article."""

from __future__ import annotations

from examples.applications.vendure.admitting import admit, take_a_taken_address
from examples.applications.vendure.cases import (
    ARTICLE,
    ARTICLES,
    BUYER,
    BUYERS,
    CODE,
    CODES,
)
from examples.applications.vendure.discounting import discount, send_nothing_off
from examples.applications.vendure.offering import leave_it, offer
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=7001,
        template=CODE,
        instances=CODES,
        start="/admin/orders",
        shows="{{code}}",
        way=discount,
        failure=Failure(
            person="p01",
            what="takes what spares the postage instead of the percentage",
            way=send_nothing_off,
        ),
    ),
    Workflow(
        id=7002,
        template=BUYER,
        instances=BUYERS,
        start="/admin/orders",
        shows="{{first}}",
        way=admit,
        failure=Failure(
            person="p04",
            what="is told that another one has the e-mail, and goes away",
            way=take_a_taken_address,
        ),
    ),
    Workflow(
        id=7003,
        template=ARTICLE,
        instances=ARTICLES,
        start="/admin/orders",
        shows="{{second}}",
        way=offer,
        failure=Failure(
            person="p03",
            what="begins with it, thinks better of it, and goes away",
            way=leave_it,
        ),
    ),
)
