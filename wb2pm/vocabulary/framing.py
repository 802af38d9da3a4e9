"""The words around the steps of a procedure: its purpose, its start, its result."""

from __future__ import annotations

from msgspec import Struct


class FrameWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The section of a language file with what frames the steps of a procedure.

    Each of the first three stands before a colon. ``{example}``, ``{page}``,
    ``{application}``, ``{address}`` and ``{message}`` are put in.

    Attributes:
        purpose: What the line with the purpose begins with.
        start: What the line that says where to begin begins with.
        result: What the line with the expected result begins with.
        requests: The purpose, where it is known by a request.
        on_page: Where to begin: a page of an application.
        in_application: Where to begin: an application.
        on_page_alone: Where to begin: a page.
        message: The result, where a message says it.
        page: The result, where the page that shows says it.
        answer: The result, where the work was to look something up.
        steps: Heading of the steps.
        other_ways: Heading of other ways of a step.
        hidden: Stands in place of a picture that cannot be shown.
        guides: Heading of a list of procedures.
    """

    purpose: str
    start: str
    result: str
    requests: str
    on_page: str
    in_application: str
    on_page_alone: str
    message: str
    page: str
    answer: str
    steps: str
    other_ways: str
    hidden: str
    guides: str
