"""Two workflows of some museums' sign-on: a new site behind it, and a word to people."""

from __future__ import annotations

from examples.applications.lemonldap.cases import GUARDED, HOSTS, NOTES, TOLD
from examples.applications.lemonldap.guarding import guard, stop_short
from examples.applications.lemonldap.telling import forget_the_name, tell
from examples.scripted.tasks import Failure, Workflow

_HOME = "/manager.html"

WORKFLOWS = (
    Workflow(
        id=14601,
        template=GUARDED,
        instances=HOSTS,
        start=_HOME,
        shows="{{summary}}",
        way=guard,
        failure=Failure(
            person="p04",
            what="leaves the end of a rule out, is told so, and gives up",
            way=stop_short,
        ),
    ),
    Workflow(
        id=14602,
        template=TOLD,
        instances=NOTES,
        start=_HOME,
        shows="notification(s)",
        way=tell,
        failure=Failure(
            person="p01",
            what="leaves out what it is called, is told so, and gives up",
            way=forget_the_name,
        ),
    ),
)
