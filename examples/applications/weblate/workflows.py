"""Three workflows of a lamp maker: what is wrong, what is new, what is paid."""

from __future__ import annotations

from examples.applications.weblate.beginning import add_nobody, begin
from examples.applications.weblate.cases import (
    ADDED,
    BEGINNINGS,
    CORRECTED,
    COUNTED,
    MISTAKES,
    MONTHS,
)
from examples.applications.weblate.correcting import correct, only_suggest
from examples.applications.weblate.counting import count, count_nobody
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=9601,
        template=CORRECTED,
        instances=MISTAKES,
        start="/",
        shows="{{why}}",
        way=correct,
        failure=Failure(
            person="p04",
            what="suggests what is right, so that the wrong text stays where it is",
            way=only_suggest,
        ),
    ),
    Workflow(
        id=9602,
        template=ADDED,
        instances=BEGINNINGS,
        start="/",
        shows="{{shown}}",
        way=begin,
        failure=Failure(
            person="p02",
            what="names a translator who has no account, is told so, and stops",
            way=add_nobody,
        ),
    ),
    Workflow(
        id=9603,
        template=COUNTED,
        instances=MONTHS,
        start="/",
        shows="Bulk edit completed",
        way=count,
        failure=Failure(
            person="p01",
            what="fills in the box beside it, which has no numbers, and gives up",
            way=count_nobody,
        ),
    ),
)
