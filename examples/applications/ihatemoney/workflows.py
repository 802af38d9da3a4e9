"""Three workflows of a puppet theatre's money: a slip, a change, a new tour."""

from __future__ import annotations

from examples.applications.ihatemoney.cases import (
    CHANGES,
    ENTERED,
    PREPARED,
    REPLACED,
    SLIPS,
    TOURS,
)
from examples.applications.ihatemoney.entering import enter, enter_words
from examples.applications.ihatemoney.places import HOME
from examples.applications.ihatemoney.preparing import mistake_the_code, prepare
from examples.applications.ihatemoney.replacing import register_somebody_else, replace
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=11801,
        template=ENTERED,
        instances=SLIPS,
        start=HOME,
        shows="{{what}}",
        way=enter,
        failure=Failure(
            person="p03",
            what="types the sum with its currency, is told that it will not do, and leaves",
            way=enter_words,
        ),
    ),
    Workflow(
        id=11802,
        template=REPLACED,
        instances=CHANGES,
        start=HOME,
        shows="{{new}}",
        way=replace,
        failure=Failure(
            person="p01",
            what="registers what somebody else owes, sees it too late, and leaves it",
            way=register_somebody_else,
        ),
    ),
    Workflow(
        id=11803,
        template=PREPARED,
        instances=TOURS,
        start=HOME,
        shows="Your invitations have been sent",
        way=prepare,
        failure=Failure(
            person="p02",
            what="does not know the code any more, is told so, and gives up",
            way=mistake_the_code,
        ),
    ),
)
