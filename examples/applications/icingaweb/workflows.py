"""Two workflows of a waterworks' monitoring pages: somebody new, and works announced."""

from __future__ import annotations

from examples.applications.icingaweb.announcing import announce, lose_it
from examples.applications.icingaweb.cases import ENTRY, NEWCOMERS, NOTICE, WORKS
from examples.applications.icingaweb.entering import enter, meet_another
from examples.scripted.tasks import Failure, Workflow

_HOME = "/dashboard"

WORKFLOWS = (
    Workflow(
        id=14201,
        template=ENTRY,
        instances=NEWCOMERS,
        start=_HOME,
        shows=",{{user}}",
        way=enter,
        failure=Failure(
            person="p04",
            what="takes a name that somebody has already, is told so, and gives up",
            way=meet_another,
        ),
    ),
    Workflow(
        id=14202,
        template=NOTICE,
        instances=WORKS,
        start=_HOME,
        shows="{{entry}}",
        way=announce,
        failure=Failure(
            person="p01",
            what="goes on before the entry of the menu was saved, so that it is lost",
            way=lose_it,
        ),
    ),
)
