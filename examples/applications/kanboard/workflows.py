"""Three workflows at the museum: what has to be done, who does it, a new board."""

from __future__ import annotations

from examples.applications.kanboard.cases import WISHED
from examples.applications.kanboard.wishing import wish, wish_in_words
from examples.scripted.tasks import Failure, Workflow

_START = "/dashboard"

WORKFLOWS = (
    Workflow(
        id=8001,
        template='Put "{{title}}" on the board "{{project}}", in "{{column}}": '
        '"{{description}}", with the tag "{{tag}}" and the colour "{{color}}", for '
        '"{{assignee}}", category "{{category}}", priority "{{priority}}", due on '
        '"{{due}}", "{{hours}}" hours',
        instances=WISHED,
        start=_START,
        shows="{{title}}",
        way=wish,
        failure=Failure(
            person="p01",
            what="writes the day in words, is told that it is no date, and leaves",
            way=wish_in_words,
        ),
    ),
)
