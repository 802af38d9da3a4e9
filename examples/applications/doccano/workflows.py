"""Three workflows of a reading room: a new pile, one review, a new reader."""

from __future__ import annotations

from examples.applications.doccano.beginning import begin, leave_half_way
from examples.applications.doccano.cases import (
    BEGUN,
    JOINED,
    PILES,
    READ,
    READERS,
    REVIEWS,
)
from examples.applications.doccano.joining import add_a_member_again, join
from examples.applications.doccano.reading import find_no_review, read
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=10101,
        template=BEGUN,
        instances=PILES,
        start="/projects",
        shows="{{label}}",
        way=begin,
        failure=Failure(
            person="p03",
            what="names the pile, does not create it, and goes back",
            way=leave_half_way,
        ),
    ),
    Workflow(
        id=10102,
        template=READ,
        instances=REVIEWS,
        start="/projects",
        shows="{{text}}",
        way=read,
        failure=Failure(
            person="p05",
            what="searches for a word that is in no review, and gives up",
            way=find_no_review,
        ),
    ),
    Workflow(
        id=10103,
        template=JOINED,
        instances=READERS,
        start="/projects",
        shows="{{pile}}",
        way=join,
        failure=Failure(
            person="p01",
            what="adds somebody who is a member already, is told so, and cancels",
            way=add_a_member_again,
        ),
    ),
)
