"""Two workflows of a ferry company: somebody new, and a line that follows another."""

from __future__ import annotations

from examples.applications.ejabberd.cases import CHANGING, JOINING, LINES, NEWCOMERS
from examples.applications.ejabberd.changing import change, leave_out_the_server
from examples.applications.ejabberd.joining import join, write_a_blank
from examples.applications.ejabberd.seed import HOST
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=16301,
        template=JOINING,
        instances=NEWCOMERS,
        start="/admin/",
        shows="{{address}}",
        way=join,
        failure=Failure(
            person="p01",
            what="writes the name with a blank, is told that it will not do, and leaves",
            way=write_a_blank,
        ),
    ),
    Workflow(
        id=16302,
        template=CHANGING,
        instances=LINES,
        start=f"/admin/server/{HOST}/",
        shows="{{new}}",
        way=change,
        failure=Failure(
            person="p04",
            what="leaves the server out of the members, who are not taken, and goes away",
            way=leave_out_the_server,
        ),
    ),
)
