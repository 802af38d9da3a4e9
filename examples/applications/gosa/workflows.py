"""Two workflows of a mountain rescue service: a newcomer, and a list that replaces another."""

from __future__ import annotations

from examples.applications.gosa.cases import JOINING, MEMOS, REPLACING, SHEETS
from examples.applications.gosa.joining import forget_the_login, join
from examples.applications.gosa.replacing import replace, shy_away
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=15601,
        template=JOINING,
        instances=SHEETS,
        start="/main.php",
        shows="{{login}}",
        way=join,
        failure=Failure(
            person="p04",
            what="leaves the login out, is told so, and cancels",
            way=forget_the_login,
        ),
    ),
    Workflow(
        id=15602,
        template=REPLACING,
        instances=MEMOS,
        start="/main.php",
        shows="{{group}}",
        way=replace,
        failure=Failure(
            person="p01",
            what="reads the warning, and does not remove the old group",
            way=shy_away,
        ),
    ),
)
