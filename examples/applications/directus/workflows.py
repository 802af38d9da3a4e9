"""Two workflows of a sail loft: work comes in, and waits for cloth."""

from __future__ import annotations

from examples.applications.directus.cases import (
    BALES,
    JOBS,
    TAKEN,
    WAITED,
)
from examples.applications.directus.taking import forget_the_boat, take_in
from examples.applications.directus.waiting import change_one_alone, let_wait
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=11701,
        template=TAKEN,
        instances=JOBS,
        start="/admin/content/customers",
        shows="{{title}}",
        way=take_in,
        failure=Failure(
            person="p02",
            what="leaves out the boat, is told so, and throws the job away",
            way=forget_the_boat,
        ),
    ),
    Workflow(
        id=11702,
        template=WAITED,
        instances=BALES,
        start="/admin/content/customers",
        shows="{{bookmark}}",
        way=let_wait,
        failure=Failure(
            person="p04",
            what="changes one of the jobs alone, and keeps no bookmark",
            way=change_one_alone,
        ),
    ),
)
