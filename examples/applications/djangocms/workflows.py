"""Two workflows of a swimming bath's website: a new page, and more on one there is."""

from __future__ import annotations

from examples.applications.djangocms.adding import add, write_on_another
from examples.applications.djangocms.cases import ADDED, CALLS, MADE, SLIPS
from examples.applications.djangocms.making import make, make_it_elsewhere
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=12801,
        template=MADE,
        instances=SLIPS,
        start="/",
        shows="{{title}}",
        way=make,
        failure=Failure(
            person="p02",
            what="takes what is offered first, so that the page lands beside its part",
            way=make_it_elsewhere,
        ),
    ),
    Workflow(
        id=12802,
        template=ADDED,
        instances=CALLS,
        start="/",
        shows="{{said}}",
        way=add,
        failure=Failure(
            person="p04",
            what="writes on the page beside the one that was meant, and discards it",
            way=write_on_another,
        ),
    ),
)
