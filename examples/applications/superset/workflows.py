"""Three workflows of a dairy's figures: annotations, dashboards and reports."""

from __future__ import annotations

from examples.applications.superset.cases import (
    DRAFTS,
    EVENTS,
    NOTED,
    POSTED,
    POSTS,
    PUBLISHED,
)
from examples.applications.superset.noting import give_up, note
from examples.applications.superset.posting import post, post_twice
from examples.applications.superset.publishing import publish, take_used_address
from examples.scripted.tasks import Failure, Workflow

_START = "/superset/welcome/"

WORKFLOWS = (
    Workflow(
        id=8501,
        template=NOTED,
        instances=EVENTS,
        start=_START,
        shows="{{event}}",
        way=note,
        failure=Failure(
            person="p02",
            what="does not know the day, which has to be there, and cancels",
            way=give_up,
        ),
    ),
    Workflow(
        id=8502,
        template=PUBLISHED,
        instances=DRAFTS,
        start=_START,
        shows="{{title}}",
        way=publish,
        failure=Failure(
            person="p01",
            what="types an address that another dashboard has, is told so, and leaves",
            way=take_used_address,
        ),
    ),
    Workflow(
        id=8503,
        template=POSTED,
        instances=POSTS,
        start=_START,
        shows="{{name}}",
        way=post,
        failure=Failure(
            person="p03",
            what="takes a name that another report has, is told so, and leaves",
            way=post_twice,
        ),
    ),
)
