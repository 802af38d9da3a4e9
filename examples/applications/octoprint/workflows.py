"""Three workflows of a print shop: an order, a new machine, a change of people."""

from __future__ import annotations

from examples.applications.octoprint.adding import add, be_too_late
from examples.applications.octoprint.cases import (
    ADDED,
    HANDED_OVER,
    HANDOVERS,
    MACHINES,
    ORDERED,
    ORDERS,
)
from examples.applications.octoprint.handing import hand_over, keep_the_keys
from examples.applications.octoprint.preparing import forget_to_save, prepare
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=11101,
        template=ORDERED,
        instances=ORDERS,
        start="/",
        shows="{{order}}",
        way=prepare,
        failure=Failure(
            person="p02",
            what="says what kind of film there should be, and does not save it",
            way=forget_to_save,
        ),
    ),
    Workflow(
        id=11102,
        template=ADDED,
        instances=MACHINES,
        start="/",
        shows="{{name}}",
        way=add,
        failure=Failure(
            person="p04",
            what="types the name of a machine that is there already, is told so,"
            " and leaves",
            way=be_too_late,
        ),
    ),
    Workflow(
        id=11103,
        template=HANDED_OVER,
        instances=HANDOVERS,
        start="/",
        shows="{{successor}}",
        way=hand_over,
        failure=Failure(
            person="p01",
            what="is asked whether a key shall be revoked, cancels, and leaves",
            way=keep_the_keys,
        ),
    ),
)
