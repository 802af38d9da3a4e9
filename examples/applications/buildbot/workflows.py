"""Two workflows of a braille press: an order that replaces another, and a machine."""

from __future__ import annotations

from examples.applications.buildbot.cases import CALLS, ORDER, SERVICE, SLIPS
from examples.applications.buildbot.ordering import forget_the_title, order
from examples.applications.buildbot.servicing import look_after, stop_the_other
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=14701,
        template=ORDER,
        instances=SLIPS,
        start="/#/",
        shows="Pending Buildrequests:",
        way=order,
        failure=Failure(
            person="p01",
            what="leaves the title out, is told so, and cancels",
            way=forget_the_title,
        ),
    ),
    Workflow(
        id=14702,
        template=SERVICE,
        instances=CALLS,
        start="/#/",
        shows="cancelled",
        way=look_after,
        failure=Failure(
            person="p04",
            what="stops what the other embosser is working on, and goes away",
            way=stop_the_other,
        ),
    ),
)
