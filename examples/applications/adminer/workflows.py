"""Two workflows of a costume store: a piece comes in, and a table gets a column."""

from __future__ import annotations

from examples.applications.adminer.cases import COLUMNS, PIECES, TAKEN_IN, WIDENED
from examples.applications.adminer.places import STORE
from examples.applications.adminer.taking_in import hang_it_wrongly, take_in
from examples.applications.adminer.widening import forget_the_old, widen
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=15901,
        template=TAKEN_IN,
        instances=PIECES,
        start=STORE,
        shows="{{piece}}",
        way=take_in,
        failure=Failure(
            person="p01",
            what="enters a wrong rail, does not find the piece on the right one, and stops",
            way=hang_it_wrongly,
        ),
    ),
    Workflow(
        id=15902,
        template=WIDENED,
        instances=COLUMNS,
        start=STORE,
        shows="{{value}}",
        way=widen,
        failure=Failure(
            person="p04",
            what="forgets that the column may be empty, reads that it cannot be added, and gives up",
            way=forget_the_old,
        ),
    ),
)
