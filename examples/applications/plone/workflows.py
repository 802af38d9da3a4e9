"""Three workflows at the town hall: the calendar, minutes, rooms for groups."""

from __future__ import annotations

from examples.applications.plone.announcing import announce, announce_backwards
from examples.applications.plone.cases import (
    EVENT,
    EVENTS,
    GROUP,
    GROUPS,
    PAPER,
    PAPERS,
)
from examples.applications.plone.filing import file, file_nothing
from examples.applications.plone.gathering import gather, gather_a_stranger
from examples.scripted.tasks import Failure, Workflow

_START = "/hollowbrook"

WORKFLOWS = (
    Workflow(
        id=7801,
        template=EVENT,
        instances=EVENTS,
        start=_START,
        shows="{{title}}",
        way=announce,
        failure=Failure(
            person="p01",
            what="lets it end before it begins, is told so, and cancels",
            way=announce_backwards,
        ),
    ),
    Workflow(
        id=7802,
        template=PAPER,
        instances=PAPERS,
        start=_START,
        shows="{{second}}",
        way=file,
        failure=Failure(
            person="p04",
            what="is about to delete the papers, is asked, and leaves them where they are",
            way=file_nothing,
        ),
    ),
    Workflow(
        id=7803,
        template=GROUP,
        instances=GROUPS,
        start=_START,
        shows="{{title}}",
        way=gather,
        failure=Failure(
            person="p05",
            what="does not find the leader under the name that is known, and gives up",
            way=gather_a_stranger,
        ),
    ),
)
