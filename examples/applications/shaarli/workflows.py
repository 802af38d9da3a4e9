"""Two workflows of a weavers' guild: another supplier, and an occasion that is over."""

from __future__ import annotations

from examples.applications.shaarli.cases import (
    OCCASIONS,
    REPLACED,
    SUPPLIERS,
    TIDIED,
)
from examples.applications.shaarli.replacing import replace, write_over
from examples.applications.shaarli.tidying import mistake_the_tag, tidy
from examples.scripted.tasks import Failure, Workflow

_HOME = "/"

WORKFLOWS = (
    Workflow(
        id=13301,
        template=REPLACED,
        instances=SUPPLIERS,
        start=_HOME,
        shows="{{remark}}",
        way=replace,
        failure=Failure(
            person="p03",
            what="gives the address of the old supplier, and writes over what is there",
            way=write_over,
        ),
    ),
    Workflow(
        id=13302,
        template=TIDIED,
        instances=OCCASIONS,
        start=_HOME,
        shows="{{note}}",
        way=tidy,
        failure=Failure(
            person="p02",
            what="begins the tag with a capital, which renames nothing, and leaves",
            way=mistake_the_tag,
        ),
    ),
)
