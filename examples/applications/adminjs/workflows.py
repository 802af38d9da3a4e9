"""Three workflows of a firm that looks after lifts: an order, a contract, an illness."""

from __future__ import annotations

from examples.applications.adminjs.cases import (
    CONTRACT,
    CONTRACTS,
    ILLNESS,
    ILLNESSES,
    ORDER,
    ORDERS,
)
from examples.applications.adminjs.extending import extend, leave_it_unsaved
from examples.applications.adminjs.ordering import forget_who_brings_it, order
from examples.applications.adminjs.standing_in import not_be_sure, stand_in
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=9501,
        template=ORDER,
        instances=ORDERS,
        start="/admin/resources/customers",
        shows="{{number}}",
        way=order,
        failure=Failure(
            person="p01",
            what="leaves out who brings it, is stopped, does not see why, and goes away",
            way=forget_who_brings_it,
        ),
    ),
    Workflow(
        id=9502,
        template=CONTRACT,
        instances=CONTRACTS,
        start="/admin/resources/orders",
        shows="{{listed}}",
        way=extend,
        failure=Failure(
            person="p04",
            what="changes half of it, looks something up, and has lost what was changed",
            way=leave_it_unsaved,
        ),
    ),
    Workflow(
        id=9503,
        template=ILLNESS,
        instances=ILLNESSES,
        start="/admin/resources/orders",
        shows="{{later}}",
        way=stand_in,
        failure=Failure(
            person="p03",
            what="ticks the visits, is asked whether that is meant, and gives up",
            way=not_be_sure,
        ),
    ),
)
