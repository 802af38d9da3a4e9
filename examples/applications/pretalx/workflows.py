"""Three workflows of a meeting: what is decided, who is let in, who is written to."""

from __future__ import annotations

from examples.applications.pretalx.admitting import let_in, make_up_a_wrong_code
from examples.applications.pretalx.cases import (
    DECIDED,
    DECISIONS,
    LATECOMERS,
    LET_IN,
    LETTERS,
    WRITTEN,
)
from examples.applications.pretalx.deciding import decide, mark_as_pending
from examples.applications.pretalx.writing import mistype, write
from examples.scripted.tasks import Failure, Workflow

_START = "/orga/event/"

WORKFLOWS = (
    Workflow(
        id=8801,
        template=DECIDED,
        instances=DECISIONS,
        start=_START,
        shows="accepted",
        way=decide,
        failure=Failure(
            person="p03",
            what="marks it as pending, so that nobody hears of it, and leaves",
            way=mark_as_pending,
        ),
    ),
    Workflow(
        id=8802,
        template=LET_IN,
        instances=LATECOMERS,
        start=_START,
        shows="The access code has been sent.",
        way=let_in,
        failure=Failure(
            person="p05",
            what="makes up a code with a sign in it, is told so, and goes back",
            way=make_up_a_wrong_code,
        ),
    ),
    Workflow(
        id=8803,
        template=WRITTEN,
        instances=LETTERS,
        start=_START,
        shows="have been sent.",
        way=write,
        failure=Failure(
            person="p01",
            what="types what should be clicked on, is told it is wrong, and leaves",
            way=mistype,
        ),
    ),
)
