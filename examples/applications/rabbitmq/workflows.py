"""Two workflows of a ferry company's messages: another board, and another firm."""

from __future__ import annotations

from examples.applications.rabbitmq.admitting import admit, mistype_the_password
from examples.applications.rabbitmq.cases import ADMITTED, BOARDS, FIRMS, SHOWN
from examples.applications.rabbitmq.showing import show, take_a_name_twice
from examples.scripted.tasks import Failure, Workflow

_HOME = "/#/"

WORKFLOWS = (
    Workflow(
        id=13401,
        template=SHOWN,
        instances=BOARDS,
        start=_HOME,
        shows="{{queue}}",
        way=show,
        failure=Failure(
            person="p03",
            what="takes the name of another board, is told that it differs, and leaves",
            way=take_a_name_twice,
        ),
    ),
    Workflow(
        id=13402,
        template=ADMITTED,
        instances=FIRMS,
        start=_HOME,
        shows="max-connections",
        way=admit,
        failure=Failure(
            person="p02",
            what="types two passwords that differ, is told so, and leaves",
            way=mistype_the_password,
        ),
    ),
)
