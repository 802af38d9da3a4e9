"""What a builder of tiled stoves does when there are other hours than usual."""

from __future__ import annotations

from examples.applications.payload.cases import (
    HOLIDAYS,
    HOURS,
)
from examples.applications.payload.telling import keep_a_draft, tell
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
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
