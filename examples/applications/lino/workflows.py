"""Two workflows of an office for tower clocks: a call, and somebody new to talk to."""

from __future__ import annotations

from examples.applications.lino.calling import call_in, hang_up
from examples.applications.lino.cases import CALLED_IN, CALLS, INTRODUCED, NEW_PERSONS
from examples.applications.lino.introducing import introduce, mistake_the_mail
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=15401,
        template=CALLED_IN,
        instances=CALLS,
        start="/",
        shows="{{title}}",
        way=call_in,
        failure=Failure(
            person="p01",
            what="begins to write the call down, closes the dialog and discards it",
            way=hang_up,
        ),
    ),
    Workflow(
        id=15402,
        template=INTRODUCED,
        instances=NEW_PERSONS,
        start="/",
        shows="{{phone}}",
        way=introduce,
        failure=Failure(
            person="p04",
            what="writes a mail address that is none, is told so, and discards it all",
            way=mistake_the_mail,
        ),
    ),
)
