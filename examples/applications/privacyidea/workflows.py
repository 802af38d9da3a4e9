"""Three workflows of a ferry company: what was lost, a yearly rule, a kit."""

from __future__ import annotations

from examples.applications.privacyidea.cases import (
    KITS,
    LOSSES,
    PACKED,
    REPLACED,
    RULED,
    RULES,
)
from examples.applications.privacyidea.packing import pack, take_wrong_sort
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
    Workflow(
        id=11403,
        template=PACKED,
        instances=KITS,
        start=_HOME,
        shows="{{told}}",
        way=pack,
        failure=Failure(
            person="p01",
            what="creates a sort of container that sheets do not go into, and leaves",
            way=take_wrong_sort,
        ),
    ),
)
