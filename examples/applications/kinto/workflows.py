"""Two workflows of a ferry company's office: a notice, and a group for found things."""

from __future__ import annotations

from examples.applications.kinto.cases import GROUP, GROUPS, NOTICE, NOTICES
from examples.applications.kinto.groups import name_it_wrongly, welcome
from examples.applications.kinto.notices import replace, say_too_much
from examples.scripted.tasks import Failure, Workflow

_HOME = "/v1/admin/#/"

WORKFLOWS = (
    Workflow(
        id=15701,
        template=NOTICE,
        instances=NOTICES,
        start=_HOME,
        shows="{{headline}}",
        way=replace,
        failure=Failure(
            person="p01",
            what="writes too long a heading, is told so, and gives up",
            way=say_too_much,
        ),
    ),
    Workflow(
        id=15702,
        template=GROUP,
        instances=GROUPS,
        start=_HOME,
        shows="{{group}}",
        way=welcome,
        failure=Failure(
            person="p05",
            what="names the group with a space in it, is told so, and gives up",
            way=name_it_wrongly,
        ),
    ),
)
