"""Six workflows of the museum's editors."""

from __future__ import annotations

from cms_work import (
    add_editor,
    change_visit,
    publish_news,
    redirect,
    unpublish,
    who_changed,
)

from examples.scripted.tasks import Workflow

CMS_WORK = (
    Workflow(
        id=4001,
        template='Publish the news "{{title}}", dated {{date}}',
        instances=(
            {
                "title": "Snow closes the upper path",
                "date": "2026-12-01",
                "summary": "The lower path stays open.",
            },
            {
                "title": "Two new guides for groups",
                "date": "2026-12-08",
                "summary": "Book them from January.",
            },
        ),
        start="/admin/",
        shows="created and published",
        way=publish_news,
    ),
    Workflow(
        id=4002,
        template='Change "{{page}}" to "{{hours}}" and the price to "{{price}}"',
        instances=(
            {
                "page": "Opening times",
                "hours": "Tuesday to Sunday, 9 to 16",
                "price": "14 euros",
            },
            {
                "page": "Library",
                "hours": "Monday and Friday, 10 to 15",
                "price": "2 euros",
            },
        ),
        start="/admin/",
        shows="has been published",
        way=change_visit,
    ),
    Workflow(
        id=4003,
        template="Send visitors of {{from}} on to {{to}}, for the time being",
        instances=(
            {"from": "/lanterns", "to": "https://tickets.marlevalley.test/lanterns"},
            {"from": "/bread", "to": "https://tickets.marlevalley.test/bread"},
        ),
        start="/admin/",
        shows="added",
        way=redirect,
    ),
    Workflow(
        id=4004,
        template="Give {{first}} {{last}} an account as an editor, named {{username}}",
        instances=(
            {
                "username": "solveig",
                "email": "solveig@marlevalley.test",
                "first": "Solveig",
                "last": "Ruud",
            },
            {
                "username": "amadou",
                "email": "amadou@marlevalley.test",
                "first": "Amadou",
                "last": "Fofana",
            },
        ),
        start="/admin/",
        shows="created.",
        way=add_editor,
        gives_up="p04",
    ),
    Workflow(
        id=4005,
        template='Who was the last to change the page "{{page}}"?',
        instances=(
            {"page": "Library", "answer": "Wanjiru Kamau"},
            {"page": "Cafe", "answer": "Piotr Zielony"},
        ),
        start="/admin/",
        shows="There are",
        way=who_changed,
    ),
    Workflow(
        id=4006,
        template='Take the event "{{page}}" off the site',
        instances=({"page": "Lantern walk"}, {"page": "Spinning for beginners"}),
        start="/admin/",
        shows="unpublished.",
        way=unpublish,
    ),
)
