"""Two workflows of a music school's office: a new teacher, and dates in pencil."""

from __future__ import annotations

from examples.applications.davical.cases import ENTERED, NEWCOMERS, PENCILLED, PLANS
from examples.applications.davical.entering import enter, mistype_the_password
from examples.applications.davical.pencilling import forget_the_path, pencil_in
from examples.scripted.tasks import Failure, Workflow

_HOME = "/index.php"

WORKFLOWS = (
    Workflow(
        id=13901,
        template=ENTERED,
        instances=NEWCOMERS,
        start=_HOME,
        shows="Adding new member to this Group Principal",
        way=enter,
        failure=Failure(
            person="p02",
            what="writes two different passwords, is told so too late, and leaves",
            way=mistype_the_password,
        ),
    ),
    Workflow(
        id=13902,
        template=PENCILLED,
        instances=PLANS,
        start=_HOME,
        shows="Collection: {{title}}",
        way=pencil_in,
        failure=Failure(
            person="p04",
            what="leaves the path empty, loses what was filled in, and gives up",
            way=forget_the_path,
        ),
    ),
)
