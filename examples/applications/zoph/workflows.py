"""Two workflows of an archive of pictures: what is on a print, and who."""

from __future__ import annotations

from examples.applications.zoph.cases import FACES, PRINTS, RECOGNISED, TOLD
from examples.applications.zoph.describing import describe, leave_it
from examples.applications.zoph.recognising import forget_to_insert, recognise
from examples.scripted.tasks import Failure, Workflow

_HOME = "/zoph.php"

WORKFLOWS = (
    Workflow(
        id=14001,
        template=TOLD,
        instances=PRINTS,
        start=_HOME,
        shows="{{title}}",
        way=describe,
        failure=Failure(
            person="p04",
            what="returns to the picture before it was updated, so all of it is lost",
            way=leave_it,
        ),
    ),
    Workflow(
        id=14002,
        template=RECOGNISED,
        instances=FACES,
        start=_HOME,
        shows="{{called}}",
        way=recognise,
        failure=Failure(
            person="p02",
            what="forgets to insert, does not find them among those offered, gives up",
            way=forget_to_insert,
        ),
    ),
)
