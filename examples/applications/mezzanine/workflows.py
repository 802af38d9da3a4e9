"""Two workflows of a lido's office: news that go away again, and a form for guests."""

from __future__ import annotations

from examples.applications.mezzanine.cases import ANNOUNCED, ASKED, FORMS, NEWS
from examples.applications.mezzanine.forming import forget_the_kind, make_form
from examples.applications.mezzanine.posting import announce, forget_the_hour
from examples.scripted.tasks import Failure, Workflow

_HOME = "/admin/"

WORKFLOWS = (
    Workflow(
        id=16201,
        template=ANNOUNCED,
        instances=NEWS,
        start=_HOME,
        shows="{{title}}",
        way=announce,
        failure=Failure(
            person="p04",
            what="enters the day without the hour, is told so, and leaves it",
            way=forget_the_hour,
        ),
    ),
    Workflow(
        id=16202,
        template=ASKED,
        instances=FORMS,
        start=_HOME,
        shows="{{title}}",
        way=make_form,
        failure=Failure(
            person="p01",
            what="asks a question without its kind, is told so, and goes back",
            way=forget_the_kind,
        ),
    ),
)
