"""Three workflows of a market hall: a bill again, a new stall, a collection."""

from __future__ import annotations

from examples.applications.lnbits.billing import bill_again, type_a_nought_too_many
from examples.applications.lnbits.cases import (
    BILLS,
    COLLECTED,
    COLLECTIONS,
    LAPSED,
    SETTLED,
    STALLHOLDERS,
)
from examples.applications.lnbits.collecting import begin, share_with_nobody
from examples.applications.lnbits.settling import settle_in, take_a_taken_name
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=11901,
        template=LAPSED,
        instances=BILLS,
        start="/wallets",
        shows="{{memo}}",
        way=bill_again,
        failure=Failure(
            person="p01",
            what="types noughts too many, is told that it is too much, and cancels",
            way=type_a_nought_too_many,
        ),
    ),
    Workflow(
        id=11902,
        template=SETTLED,
        instances=STALLHOLDERS,
        start="/wallets",
        shows="{{username}}",
        way=settle_in,
        failure=Failure(
            person="p02",
            what="takes a name that somebody has, is told so, and leaves",
            way=take_a_taken_name,
        ),
    ),
    Workflow(
        id=11903,
        template=COLLECTED,
        instances=COLLECTIONS,
        start="/wallets",
        shows="{{label}}",
        way=begin,
        failure=Failure(
            person="p03",
            what="shares it with a name that nobody has, is told so, and gives up",
            way=share_with_nobody,
        ),
    ),
)
