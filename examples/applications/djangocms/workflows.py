"""Two workflows of a swimming bath's website: a new page, and more on one there is."""

from __future__ import annotations

from examples.applications.djangocms.adding import add, write_on_another
from examples.applications.djangocms.cases import ADDED, CALLS, MADE, SLIPS
from examples.applications.djangocms.making import make, take_an_address_twice
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
            person="p05",
            what="types an address that another page has, is told so, and leaves it",
            way=take_an_address_twice,
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
