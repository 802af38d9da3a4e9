"""Three workflows of a printer: what is ordered, what is told, who begins."""

from __future__ import annotations

from examples.applications.keystone.beginning import begin, use_an_address_twice
from examples.applications.keystone.cases import (
    BEGINNERS,
    BEGUN,
    NOTICES,
    ORDERED,
    ORDERS,
    TOLD,
)
from examples.applications.keystone.ordering import order, order_too_many
from examples.applications.keystone.telling import keep_a_draft, tell
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=10401,
        template=ORDERED,
        instances=ORDERS,
        start="/",
        shows="{{title}}",
        way=order,
        failure=Failure(
            person="p04",
            what="asks for more copies than the presses take, is told so, and gives up",
            way=order_too_many,
        ),
    ),
    Workflow(
        id=10402,
        template=TOLD,
        instances=NOTICES,
        start="/",
        shows="{{title}}",
        way=tell,
        failure=Failure(
            person="p02",
            what="leaves the notice a draft that nobody outside reads",
            way=keep_a_draft,
        ),
    ),
    Workflow(
        id=10403,
        template=BEGUN,
        instances=BEGINNERS,
        start="/",
        shows="{{order}}",
        way=begin,
        failure=Failure(
            person="p01",
            what="enters an address that a colleague has, is told so, and gives up",
            way=use_an_address_twice,
        ),
    ),
)
