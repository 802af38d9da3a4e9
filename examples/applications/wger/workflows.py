"""Two workflows of a small gym: another contract, and a plan for a member."""

from __future__ import annotations

from examples.applications.wger.cases import PLANNED, SIGNED, SLIPS, TESTS
from examples.applications.wger.planning import plan, plan_without_weekdays
from examples.applications.wger.signing import sign, sign_in_words
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=14401,
        template=SIGNED,
        instances=SLIPS,
        start="/en/dashboard",
        shows="{{member}}",
        way=sign,
        failure=Failure(
            person="p03",
            what="writes the day as it was said, and leaves it at the message",
            way=sign_in_words,
        ),
    ),
    Workflow(
        id=14402,
        template=PLANNED,
        instances=TESTS,
        start="/en/dashboard",
        shows="Members",
        way=plan,
        failure=Failure(
            person="p01",
            what="ticks no day of the week, and leaves it at the message",
            way=plan_without_weekdays,
        ),
    ),
)
