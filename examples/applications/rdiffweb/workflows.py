"""Two workflows of an animal hospital: a backup's rules, and what is cleared away."""

from __future__ import annotations

from examples.applications.rdiffweb.cases import CLEARED, DUTIES, ENDED, RULES
from examples.applications.rdiffweb.clearing import clear, write_it_small
from examples.applications.rdiffweb.ruling import mix_the_days_up, rule
from examples.scripted.tasks import Failure, Workflow

_HOME = "/"

WORKFLOWS = (
    Workflow(
        id=15801,
        template=RULES,
        instances=DUTIES,
        start=_HOME,
        shows="{{name}}",
        way=rule,
        failure=Failure(
            person="p01",
            what="takes one number of days for the other, is refused, and gives up",
            way=mix_the_days_up,
        ),
    ),
    Workflow(
        id=15802,
        template=CLEARED,
        instances=ENDED,
        start=_HOME,
        shows="{{token}}",
        way=clear,
        failure=Failure(
            person="p03",
            what="writes the folder's name without its capital, is refused, and leaves it",
            way=write_it_small,
        ),
    ),
)
