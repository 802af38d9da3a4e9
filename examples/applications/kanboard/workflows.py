"""Three workflows at the museum: what has to be done, who does it, a new board."""

from __future__ import annotations

from examples.applications.kanboard.cases import EXHIBITIONS, STARTED, WISHED
from examples.applications.kanboard.opening import open_board, open_with_space
from examples.applications.kanboard.starting import close_instead, start
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
    Workflow(
        id=8002,
        template='Start on task "{{number}}", "{{title}}", of "{{project}}": '
        '"{{assignee}}" does "{{first}}" and "{{second}}", "{{hours}}" hours each; '
        'move it to "{{column}}" with the comment "{{comment}}"',
        instances=STARTED,
        start=_START,
        shows="{{comment}}",
        way=start,
        failure=Failure(
            person="p03",
            what="closes the task instead of moving it on, and leaves it at that",
            way=close_instead,
        ),
    ),
    Workflow(
        id=8003,
        template='Open the board "{{name}}" ("{{identifier}}") like that of '
        '"{{like}}", with the category "{{category}}" in "{{color}}", at most '
        '"{{limit}}" tasks in "{{column}}", and let "{{colleague}}" in as '
        '"{{role}}"',
        instances=EXHIBITIONS,
        start=_START,
        shows="{{name}}",
        way=open_board,
        failure=Failure(
            person="p04",
            what="puts a space into the identifier, is told that it must not, "
            "and leaves",
            way=open_with_space,
        ),
    ),
)
