"""What a workflow is to the recording: an intent, two instances and a way to do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

Values = Mapping[str, str]
Way = Callable[["Hands", Values], bool]
"""Does the work; says whether it was brought to its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """A run that does not do what it should.

    Attributes:
        person: Id of the person it happens to.
        what: What goes wrong, in words.
        way: What is done.
    """

    person: str
    what: str
    way: Way


@dataclass(frozen=True, slots=True, kw_only=True)
class Workflow:
    """A kind of work that several people do.

    Attributes:
        id: Number of the workflow; the demonstrations' names begin with it.
        template: The intent, with ``{{name}}`` for what differs.
        instances: What differs; people take them in turn.
        start: Path of the page that the work begins on.
        shows: What the page shows when the work has been done, with ``{{name}}``
            for what differs.
        way: How the work is done.
        customers: Whether customers do it rather than staff.
        gives_up: Person who does not bring it to its end.
        failure: A run besides those of all people, which fails.
    """

    id: int
    template: str
    instances: tuple[dict[str, str], ...]
    start: str
    shows: str
    way: Way
    customers: bool = False
    gives_up: str | None = None
    failure: Failure | None = None

    def intent(self, values: Values) -> str:
        """Return what is to be done in one instance."""
        return fill(self.template, values)


def fill(text: str, values: Values) -> str:
    """Put what differs into a text.

    Args:
        text: With ``{{name}}`` where something differs.
        values: Name -> what stands there.
    """
    for name, value in values.items():
        text = text.replace("{{" + name + "}}", value)
    return text
