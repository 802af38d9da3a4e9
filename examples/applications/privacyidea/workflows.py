"""Two workflows of a ferry company: what was lost, and a yearly rule."""

from __future__ import annotations

from examples.applications.privacyidea.cases import (
    LOSSES,
    REPLACED,
    RULED,
    RULES,
)
from examples.applications.privacyidea.replacing import replace, revoke
from examples.applications.privacyidea.ruling import rule, switch_off_another
from examples.scripted.tasks import Failure, Workflow

_HOME = "/#!/token/list"

WORKFLOWS = (
    Workflow(
        id=11401,
        template=REPLACED,
        instances=LOSSES,
        start=_HOME,
        shows="{{account}}",
        way=replace,
        failure=Failure(
            person="p02",
            what="revokes the old one rather than disable it, and stops",
            way=revoke,
        ),
    ),
    Workflow(
        id=11402,
        template=RULED,
        instances=RULES,
        start=_HOME,
        shows="{{name}}",
        way=rule,
        failure=Failure(
            person="p04",
            what="switches another rule off than last year's, and does not see it",
            way=switch_off_another,
        ),
    ),
)
