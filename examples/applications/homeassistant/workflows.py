"""Three workflows in an office building: dates, helpers with states, lists of jobs."""

from __future__ import annotations

from examples.applications.homeassistant.cases import (
    DATED,
    EVENTS,
    HELPERS,
    LISTED,
    LISTS,
    STATED,
)
from examples.applications.homeassistant.dating import date_event, forget_what
from examples.applications.homeassistant.listing import make_list, take_a_taken_name
from examples.applications.homeassistant.stating import make_helper, repeat_a_state
from examples.scripted.tasks import Failure, Workflow

_START = "/lovelace"

WORKFLOWS = (
    Workflow(
        id=9001,
        template=DATED,
        instances=EVENTS,
        start=_START,
        shows="{{summary}}",
        way=date_event,
        failure=Failure(
            person="p03",
            what="forgets the summary, is told that it is missing, and closes the window",
            way=forget_what,
        ),
    ),
    Workflow(
        id=9002,
        template=STATED,
        instances=HELPERS,
        start=_START,
        shows="{{name}}",
        way=make_helper,
        failure=Failure(
            person="p01",
            what="enters an option twice, is told that this is not allowed, and gives up",
            way=repeat_a_state,
        ),
    ),
    Workflow(
        id=9003,
        template=LISTED,
        instances=LISTS,
        start=_START,
        shows="{{list}}",
        way=make_list,
        failure=Failure(
            person="p05",
            what="takes a name that another list has, is told so, and leaves it at that",
            way=take_a_taken_name,
        ),
    ),
)
