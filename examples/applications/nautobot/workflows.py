"""Three workflows of a theatre: what is new, what is ordered, what is asked for."""

from __future__ import annotations

from examples.applications.nautobot.cases import (
    ENTERED,
    KEPT,
    LINES,
    LISTS,
    NEW_DEVICES,
    ORDERED,
)
from examples.applications.nautobot.entering import enter, use_a_sticker_twice
from examples.applications.nautobot.listing import forget_to_apply, keep
from examples.applications.nautobot.ordering import miss_the_provider, order
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=9101,
        template=ENTERED,
        instances=NEW_DEVICES,
        start="/",
        shows="{{who}}",
        way=enter,
        failure=Failure(
            person="p04",
            what="types a sticker that is on something else, is told so, and leaves",
            way=use_a_sticker_twice,
        ),
    ),
    Workflow(
        id=9102,
        template=ORDERED,
        instances=LINES,
        start="/",
        shows="{{number}}",
        way=order,
        failure=Failure(
            person="p02",
            what="looks for a provider that nobody has entered, and leaves",
            way=miss_the_provider,
        ),
    ),
    Workflow(
        id=9103,
        template=KEPT,
        instances=LISTS,
        start="/",
        shows="{{title}}",
        way=keep,
        failure=Failure(
            person="p01",
            what="does not apply what should be in the list, and keeps all of it",
            way=forget_to_apply,
        ),
    ),
)
