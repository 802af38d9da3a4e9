"""Activities in the words of a written procedure.

The form is that of careful hand-written procedures: one discrete action a
sentence, its verb first (Click, Type, Press, Scroll, Delete), the element in
quotes with its kind and its place.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.labels.steps.source_names import own_words
from wb2pm.discovery.procedures.dragging import dropped_on
from wb2pm.discovery.procedures.element_wording import (
    describe_content,
    ends_with,
    name_element,
    place_element,
    place_name,
    quote,
    sentences,
)
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Activity
    from wb2pm.vocabulary.sentences import Sentences

_MASK = re.compile(r"\[([a-z][a-z -]*)\]")
_KEY_TO_DELETE = {"Backspace", "Delete"}
_TICKED = frozenset({"checkbox", "switch"})
"""Roles of what is on or off; a box in the role of a button only opens something."""
_NO_ROLE = frozenset({"none", "presentation"})


class _Given(NamedTuple):
    """What a sentence is to say of the value."""

    value: str | None
    placeholder: bool
    ticked: bool | None
    said: Sentences


def word_activity(
    activity: Activity,
    *,
    values: Sequence[str] = (),
    placeholder: bool = False,
    ticks: frozenset[bool] = frozenset(),
    language: str | None = None,
) -> tuple[str, ...]:
    """Put an activity into sentences, one for each discrete action.

    Args:
        activity: What was done, at granularity ``step``.
        values: Values to give; by default the activity's own. Of several values
            the first stands as the example.
        placeholder: Describe the value and give `values` as an example, because
            it is another one each time.
        ticks: Whether a box was ticked or not, by all who did it; by default as
            the activity shows.
        language: Code of the language to write in. One without sentences is
            written in English.

    Returns:
        Sentences without numbers, in order.

    Examples:
        >>> from wb2pm.events import Activity
        >>> activity = Activity(
        ...     label="Enter 'Title'", verb="Enter", events=(), element="Title",
        ...     element_type="field", value="Belt jam",
        ... )
        >>> word_activity(activity)
        ('Click on the "Title" field.', 'Type "Belt jam" in the "Title" field.')
        >>> word_activity(activity, placeholder=True)[1]
        'Type the title, such as "Belt jam", in the "Title" field.'
        >>> word_activity(activity, language="de")[1]
        'Geben Sie "Belt jam" in das Feld "Title" ein.'
    """
    value = next(iter(values), activity.value)
    said = sentences(language)
    given = _Given(value, placeholder, None, said)
    if activity.verb == "Enter":
        return _word_typing(activity, given)
    if activity.verb == "Select":
        return _word_choice(activity, given)
    if activity.verb == "Press":
        return (_word_key(activity.value, said),)
    if activity.verb == "Scroll":
        return (_word_scroll(activity.value, said),)
    if activity.verb == "Navigate":
        return _word_navigation(activity, given)
    if activity.verb in said.browser:
        return (said.browser[activity.verb],)
    if activity.verb in said.acts:
        state = ticked(activity)
        own = frozenset() if state is None else frozenset({state})
        return (_word_act(activity, given, ticks or own),)
    return (_word_otherwise(activity, said),)


def word_submit(language: str | None = None) -> str:
    """Return the sentence for the Enter that ends typing.

    Examples:
        >>> word_submit(), word_submit("fr")
        ('Press Enter.', 'Appuyez sur la touche Entrée.')
    """
    return _word_key("Enter", sentences(language))


def ticked(activity: Activity) -> bool | None:
    """Tell whether an activity left a box ticked.

    Returns:
        None for what is no box, and where the source does not tell.

    Examples:
        >>> from wb2pm.events import Activity
        >>> ticked(Activity(label="Click 'Save'", verb="Click", events=()))
    """
    if activity.element_type not in BOXES or not activity.events:
        return None
    event = activity.events[-1]
    state = event.attributes.get("checked")
    role = event.target.attributes.get("stated_role") if event.target else None
    if role is not None and role not in _TICKED | _NO_ROLE:
        return None
    return state if isinstance(state, bool) else None


def _word_act(activity: Activity, given: _Given, states: frozenset[bool]) -> str:
    said = given.said
    if activity.verb == "Drag":
        target = dropped_on(activity)
        if target is not None:
            element = place_element(activity, said)
            if target.element is None:
                place = place_name(target, said)
                return said.drag_place.format(element=element, place=place)
            onto = name_element(target, said)
            return said.drag_to.format(element=element, target=onto)
    if activity.verb == "Click" and activity.element_type == "checkbox" and states:
        ticking = said.check if True in states else said.uncheck
        template = said.check_any if len(states) > 1 else ticking
        return template.format(element=place_element(activity, said))
    return _word_click(activity, given)


def _word_key(key: str | None, said: Sentences) -> str:
    if key is None:
        return said.press_any
    named = ends_with(key, said.nouns_of_keys)
    template = said.press_named if named else said.press
    return template.format(key=said.keys.get(key, key))


def _word_otherwise(activity: Activity, said: Sentences) -> str:
    """Word what only its source has a word for, such as ``programOpen``."""
    commands = said.commands
    words = own_words(activity.verb).split()
    if len(words) > 1 and words[-1] in commands and words[0].lower() not in commands:
        words = [words[-1].capitalize(), *(w.lower() for w in words[:-1])]
    told = " ".join(words) or "Act"
    if activity.element is None:
        place = f" {activity.location}" if activity.location else ""
        return f"{told}{place}."
    if len(words) == 1:
        return f"{told} {place_element(activity, said)}."
    if words[0].lower() in commands:
        return f"{words[0]} the {' '.join(words[1:])} {quote(activity.element)}."
    return f"{told}: {quote(activity.element)}."


def _word_typing(activity: Activity, given: _Given) -> tuple[str, ...]:
    said, value = given.said, given.value
    field = name_element(activity, said)
    what = describe_content(activity.element or said.text, said)
    emptying = said.delete_text.format(field=field)
    clicked = said.click.format(element=place_element(activity, said))
    masked = _MASK.fullmatch(value.strip()) if value else None
    if value is not None and not value.strip():
        return (clicked, emptying)
    if value is None or (masked and masked[1] == "value"):
        template = said.type_described
    elif masked:
        template = said.type_secret
        what = said.secrets.get(masked[1], masked[1])
    else:
        template = said.type_example if given.placeholder else said.type_value
    typed = template.format(what=what, value=quote(value or ""), field=field)
    return (clicked, *([emptying] if _clears_first(activity) else ()), typed)


def _clears_first(activity: Activity) -> bool:
    """Return whether what stood in the field was deleted before typing."""
    for event in activity.events:
        if event.action == "press" and event.value in _KEY_TO_DELETE:
            return True
        if event.action == "type":
            return False
    return False


def _word_choice(activity: Activity, given: _Given) -> tuple[str, ...]:
    said, value = given.said, given.value
    opened = said.click.format(element=place_element(activity, said))
    if value is None or _MASK.fullmatch(value.strip()):
        template = said.choose_any
    else:
        template = said.choose_example if given.placeholder else said.choose_value
    field = name_element(activity, said)
    return (opened, template.format(field=field, value=quote(value or "")))


def _word_click(activity: Activity, given: _Given) -> str:
    said = given.said
    click, value = said.acts[activity.verb], given.value
    if activity.verb == "Open" or activity.element_type == "row":
        if not value or _MASK.search(value):
            template = said.open_any
        else:
            template = said.open_example if given.placeholder else said.open_value
        entry = activity.element or said.entry
    elif given.placeholder and value:
        template, entry = said.open_example, activity.element_type or said.entry
    else:
        return f"{click} {place_element(activity, said)}."
    return template.format(click=click, value=quote(value or ""), entry=entry)


def _word_scroll(direction: str | None, said: Sentences) -> str:
    if direction in {"up", "down"}:
        told = said.places.get(direction, direction)
        return said.scroll.format(direction=told)
    return said.scroll_any


def _word_navigation(activity: Activity, given: _Given) -> tuple[str, ...]:
    said, value = given.said, given.value
    if activity.label == "Reload the page":
        return (said.reload,)
    if activity.label == "Navigate back":
        return (said.back,)
    if value is None or _MASK.search(value):
        return (f"{activity.label}.",)
    return tuple(sentence.format(value=quote(value)) for sentence in said.address)
