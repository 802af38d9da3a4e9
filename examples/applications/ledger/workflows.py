"""Three workflows of a boatyard's office: a bill, a correction, another bank."""

from __future__ import annotations

from examples.applications.ledger.banking import open_account, take_a_number_twice
from examples.applications.ledger.billing import enter_bill, forget_the_lines
from examples.applications.ledger.cases import (
    BILLED,
    BILLS,
    CORRECTED,
    CORRECTIONS,
    NEW_ACCOUNTS,
    OPENED,
)
from examples.applications.ledger.correcting import correct, put_in_two_sums
from examples.applications.ledger.places import START
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=10601,
        template=BILLED,
        instances=BILLS,
        start=START,
        shows="This bill is In Review",
        way=enter_bill,
        failure=Failure(
            person="p02",
            what="has a bill reviewed that nothing stands on, is told so, and leaves",
            way=forget_the_lines,
        ),
    ),
    Workflow(
        id=10602,
        template=CORRECTED,
        instances=CORRECTIONS,
        start=START,
        shows="{{what}}",
        way=correct,
        failure=Failure(
            person="p03",
            what="types two sums that are not the same, is told so, and leaves",
            way=put_in_two_sums,
        ),
    ),
    Workflow(
        id=10603,
        template=OPENED,
        instances=NEW_ACCOUNTS,
        start=START,
        shows="*{{last}}",
        way=open_account,
        failure=Failure(
            person="p01",
            what="types a number that is taken, is told so, and leaves",
            way=take_a_number_twice,
        ),
    ),
)
