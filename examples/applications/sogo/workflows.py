"""Three workflows in the office of a music school: events, cards and shared calendars."""

from __future__ import annotations

from examples.applications.sogo.adding import add_card, leave_card
from examples.applications.sogo.cases import (
    CALENDARS,
    CARDED,
    CARDS,
    DATED,
    EVENTS,
    SHARED,
)
from examples.applications.sogo.dating import date_event, drop_event
from examples.applications.sogo.sharing import close_unsaved, share_calendar
from examples.scripted.tasks import Failure, Workflow

_START = "/SOGo/"

WORKFLOWS = (
    Workflow(
        id=8701,
        template=DATED,
        instances=EVENTS,
        start=_START,
        shows="{{title}}",
        way=date_event,
        failure=Failure(
            person="p02",
            what="does not know who has to come, and cancels",
            way=drop_event,
        ),
    ),
    Workflow(
        id=8702,
        template=CARDED,
        instances=CARDS,
        start=_START,
        shows="{{first}} {{last}}",
        way=add_card,
        failure=Failure(
            person="p05",
            what="types half an e-mail address, cannot save, and gives up",
            way=leave_card,
        ),
    ),
    Workflow(
        id=8703,
        template=SHARED,
        instances=CALENDARS,
        start=_START,
        shows="{{name}}",
        way=share_calendar,
        failure=Failure(
            person="p01",
            what="shares it, but closes the window and saves nothing of it",
            way=close_unsaved,
        ),
    ),
)
