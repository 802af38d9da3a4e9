"""Two workflows of a music publisher: a tempo to correct, and readers for a shelf."""

from __future__ import annotations

from examples.applications.kallithea.cases import (
    CORRECTED,
    CORRECTIONS,
    GRANTED,
    READERS,
)
from examples.applications.kallithea.correcting import change_nothing, correct
from examples.applications.kallithea.granting import forget_members, grant
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=15201,
        template=CORRECTED,
        instances=CORRECTIONS,
        start="/",
        shows="{{title}}",
        way=correct,
        failure=Failure(
            person="p04",
            what="commits without having changed anything, is told so, and gives up",
            way=change_nothing,
        ),
    ),
    Workflow(
        id=15202,
        template=GRANTED,
        instances=READERS,
        start="/",
        shows="{{group}}",
        way=grant,
        failure=Failure(
            person="p01",
            what="does not save the members, so that the group is empty",
            way=forget_members,
        ),
    ),
)
