"""What the target of an event is called, with all that its pages tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm.converters.labels.captions.switches import without_state
from wb2pm.converters.labels.elements.counters import without_counter
from wb2pm.converters.labels.elements.element_names import Name
from wb2pm.converters.labels.elements.nameless import NAMELESS, nameless_element
from wb2pm.converters.labels.elements.sights import Sight
from wb2pm.converters.labels.naming.acted_on import control_of
from wb2pm.converters.labels.naming.element_groups import (
    group_of,
    told_apart,
)
from wb2pm.converters.labels.naming.given_names import GIVEN
from wb2pm.converters.labels.naming.identity import application_of, page_of, place_of
from wb2pm.converters.labels.tables.tables_on_views import HEADING, headings_of
from wb2pm.converters.labels.witnesses.asked import ask_witnesses
from wb2pm.converters.labels.witnesses.rows import ROW
from wb2pm.converters.labels.witnesses.stated_names import without_icon
from wb2pm.converters.pages.paths import unnumbered
from wb2pm.events import Naming
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.labels.naming.given_names import GivenNames
    from wb2pm.converters.labels.witnesses.asked import Answer
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.events import UIEvent


class Target(NamedTuple):
    """The target of an event, named.

    Attributes:
        key: Tells targets of one demonstration apart.
        kind: Kind of element in words.
        name: Canonical name; None when nothing tells one.
        name_source: How it was found.
        group: Heading of the part of the page it stands in.
        apart: What tells it from another element of the same name on the page;
            None when there is no other.
        record: The kind of record, when it is a row among others.
        nameless: What tells it from others where it has no name.
        naming: How it came by its name, where that was asked for.
        place: Its path on the page, where one is known.
    """

    key: str
    kind: str
    name: str | None = None
    name_source: str | None = None
    group: str | None = None
    apart: str | None = None
    record: str | None = None
    nameless: str | None = None
    naming: Naming | None = None
    place: str | None = None

    @property
    def found(self) -> str | None:
        """Name by the witnesses, whatever name was given."""
        return self.name if self.naming is None else self.naming.name


_IN_FRONT = frozenset(
    {"click", "double_click", "right_click", "type", "copy", "paste", "drag", "submit"}
)
"""What is done to whatever is in front."""
NOWHERE = Target(key="", kind="page")
"""Stands for the page when an event has no target."""
ADDRESS_BAR = Target(
    key="address bar", kind="address bar", name="Address bar", name_source="label"
)


def name_target(
    event: UIEvent,
    context: PageContext,
    typed: frozenset[str] = frozenset(),
    *,
    names: GivenNames | None = None,
    explained: bool = False,
) -> Target:
    """Name the target of an event.

    Args:
        event: Any event.
        context: The pages of its demonstration.
        typed: Texts that were typed in the demonstration, case folded. What
            somebody typed is data, so an element that shows it is named by the
            kind of record.
        names: Names that overrule what the witnesses say.
        explained: Whether to ask all witnesses and keep what they say.
    """
    control = control_of(event, context)
    if control is None:
        return _in_program(event) or NOWHERE
    element, kind = control.element, control.kind
    place = element.attributes.get("drawn_path") if kind == "element" else None
    key = f"{unnumbered(str(place or element.path or element.role or element.tag))}|{kind}"
    is_edited = event.target is not None and (
        event.target.role == "textbox" or event.target.tag != element.tag
    )
    if element.tag in {"body", "html"} and not is_edited and place is None:
        return Target(key=key, kind="page")
    if kind == "address bar":
        return ADDRESS_BAR
    sight = Sight(event, control, context, typed)
    answers: Iterable[Answer] = ask_witnesses(sight)
    if explained:
        answers = tuple(answers)
    name = next((each.name for each in answers if each.name is not None), None)
    name = name and without_icon(name, sight)
    name = name and without_state(without_counter(name, sight), sight)
    target = _target(sight, key, name)
    if names is None and not explained:
        return target
    naming = Naming(
        application=application_of(event),
        page=page_of(sight),
        kind=kind,
        path=place_of(sight),
        name=target.name,
        source=target.name_source,
        apart=target.apart,
        is_row=target.record is not None,
        asked=tuple(each.statement for each in answers) if explained else (),
    )
    given = names.find(naming) if names is not None else None
    if given is None:
        return target._replace(naming=naming)
    as_row = naming.is_row if given.is_row is None else given.is_row
    overruled = _target(sight, key, Name(given.name, GIVEN), is_row=as_row)
    return overruled._replace(naming=replace(naming, given=given.row, is_row=as_row))


def _target(
    sight: Sight, key: str, name: Name | None, *, is_row: bool = False
) -> Target:
    event, control, context, _ = sight
    kind, group, place = control.kind, group_of(event, context), control.place or None
    if name is None:
        return Target(
            key=key,
            kind=kind,
            name_source=NAMELESS,
            group=group,
            nameless=nameless_element(kind, control.element, control.place),
            place=place,
        )
    if is_row or name.source == ROW:
        return Target(
            key=key,
            kind=kind if kind in CONTROLS - BOXES else "row",
            name=name.text,
            name_source=name.source,
            group=group,
            record=name.text,
            place=place,
        )
    group = None if group and group.casefold() == name.text.casefold() else group
    is_given = name.source == GIVEN  # who wrote it means it to be the whole name
    headings = headings_of(sight) if name.source == HEADING else None
    return Target(
        key=key,
        kind=kind,
        name=name.text,
        name_source=name.source,
        group=group,
        apart=None
        if is_given
        else name.apart
        or told_apart(event, control, name.text, context)
        or (headings and headings.apart),
        place=place,
    )


def _in_program(event: UIEvent) -> Target | None:
    """Name the program that an event on no page and no element was done in."""
    screen = event.screen_before
    program = event.application or (screen.application if screen else None)
    on_page = screen is not None and screen.url
    if not program or on_page or event.action not in _IN_FRONT:
        return None
    return NOWHERE._replace(name=program, name_source="application")
