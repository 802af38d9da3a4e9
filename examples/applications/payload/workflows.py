"""Two workflows of a builder of tiled stoves: a round is given away, other hours."""

from __future__ import annotations

from examples.applications.payload.cases import (
    GIVEN,
    HOLIDAYS,
    HOURS,
    ROUNDS,
)
from examples.applications.payload.giving import forget_the_state, give
from examples.applications.payload.telling import keep_a_draft, tell
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=10002,
        template=GIVEN,
        instances=ROUNDS,
        start="/admin",
        shows="{{number}}",
        way=give,
        failure=Failure(
            person="p01",
            what="gives away visits that were done or agreed already as well",
            way=forget_the_state,
        ),
    ),
    Workflow(
        id=10003,
        template=HOLIDAYS,
        instances=HOURS,
        start="/admin",
        shows="Notice above all pages",
        way=tell,
        failure=Failure(
            person="p05",
            what="leaves the hours a draft that nobody outside sees",
            way=keep_a_draft,
        ),
    ),
)
