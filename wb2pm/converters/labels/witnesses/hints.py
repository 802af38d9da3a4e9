"""What an element shows as a hint: a placeholder, a prompt, a tooltip."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.converters.labels.captions.headings import heading_of_prompt
from wb2pm.converters.labels.captions.shown_values import drawn_placeholder
from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    Name,
    folded,
    inside_of,
    tidy_name,
)
from wb2pm.converters.labels.elements.markup import title_on_page
from wb2pm.converters.labels.places.gaps import is_in_place
from wb2pm.converters.labels.places.parts_apart import is_in, is_of_control, lies_on
from wb2pm.converters.labels.witnesses.words_read import without_key
from wb2pm.vocabulary.kinds import BOXES, CONTROLS
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import phrase_pattern

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described

_OPTION: Final = "option"
_FRAMED: Final = re.compile(
    r"(?P<sign>[^\w\s([])(?P=sign)+\s*(?P<said>.*\w.*?)\s*(?P=sign){2,}"
)
"""Such as `--- Choose a state ---`."""
_DOTTED: Final = re.compile(r"(?:\.{3}|\u2026).*\w.*|.*\w.*(?:\.{3}|\u2026)")
_LONG: Final = 100
"""Characters that fit into a field as wide as a page."""
_COMBOBOX: Final = "combobox"
_LIST_ROLES: Final = frozenset({"listbox", "menu", "tree", "grid"})


def placeholder(sight: Sight) -> Name | None:
    """Take the text in an empty field, which the page may draw there itself.

    Args:
        sight: What was acted on, and the pages around it.
    """
    text = shown_while_empty(sight)
    return Name(text, "placeholder") if text else None


def long_placeholder(sight: Sight) -> Name | None:
    """Take a text in an empty field that is long for a name, or an example, if nobody knows more.

    Args:
        sight: What was acted on, and the pages around it.
    """
    text = tidy_name(sight.element.placeholder or "", longest=_LONG)
    return Name(text, "placeholder") if text and sight.kind == "field" else None


def shown_while_empty(sight: Sight) -> str | None:
    """Return the placeholder of a field, or what the page draws in its place.

    Args:
        sight: What was acted on, and the pages around it.
    """
    return hint_of(sight) or _drawn_in_it(sight)


def hint_of(sight: Sight) -> str | None:
    """Return the placeholder of a field, unless it is but an example of what to enter.

    Args:
        sight: What was acted on, and the pages around it.
    """
    text = (sight.element.placeholder or "").strip()
    return None if _gives_example().match(text) else tidy_name(text)


@cache
def _gives_example() -> re.Pattern[str]:
    """Compile what examples begin with, in any language."""
    return phrase_pattern(every_word(lambda known: known.grammar.examples))


def _drawn_in_it(sight: Sight) -> str | None:
    """Return what is drawn in a field that is empty, and is gone once something is in it.

    What is drawn in a combobox may be what was chosen, beside the field to search in.
    """
    context, event, target = sight.context, sight.event, sight.event.target
    is_field = sight.kind == "field" and sight.element.tag in FILLED_IN
    before = context.view(event.screen_before) if event.screen_before else None
    if before is None or target is None or not is_field:
        return None
    if target.role == _COMBOBOX:
        return None
    held = event.attributes.get("before") if event.action == "type" else target.value
    if held:
        return None
    later = (
        view
        for screen in context.screens_near(event)
        if (screen.source_index or 0.0) > event.source_index
        and (view := context.view(screen)) is not None
        and view.at_path(target.path or "") is not None
    )
    drawn = (drawn_placeholder(target, before, view) for view in later)
    text = next((one for one in drawn if one), None)
    seen = list(before.elements()) if text else []
    is_its_own = any(
        folded(one.text or "") == text
        and lies_on(one, target)
        and not is_in(target, one)
        and not is_of_control(one, target, seen)
        for one in seen
    )
    return tidy_name(text, container=True) if text and is_its_own else None


def prompt(sight: Sight) -> Name | None:
    """Take what a drawn list showed until something was chosen.

    It is no option, unless it is the first and asks to choose.

    Args:
        sight: What was acted on, and the pages around it.
    """
    event, seen = sight.event, sight.on_view
    if sight.kind != "dropdown" or seen is None:
        return None
    if seen[0].tag in FILLED_IN:  # a native list shows its options
        return _prompt_of_options(seen[0])
    shown = tidy_name(seen[0].text or "")
    opened = sight.context.view(event.screen_after) if event.screen_after else None
    held = {tidy_name(one.value or "") for one in (sight.element, seen[0])}
    if shown is None or opened is None or shown in held or sight.was_chosen(shown):
        return None
    offered = [e for e in opened.elements() if not inside_of(e, seen[0])]
    is_option = any(
        e.path != seen[0].path and tidy_name(e.text or "") == shown for e in offered
    )
    options = [tidy_name(e.text or "") for e in offered if e.role == _OPTION]
    asks_first = options[:1] == [shown] and asks_to_choose(shown)
    is_prompt = bool(sight.element.value or options) and (not is_option or asks_first)
    return Name(shown, "placeholder") if is_prompt else None


def heading_over_prompt(sight: Sight) -> Name | None:
    """Take the heading right over a list that shows a prompt, which is no caption.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if prompt(sight) is not None else None
    text = seen and heading_of_prompt(seen[0], list(seen[1].elements()))
    return Name(text, "heading") if text else None


def _prompt_of_options(field: Described) -> Name | None:
    """Take what a native list offers first and is nothing to choose.

    As HTML has no prompt for it but an option without value (HTML, 4.10.7), pages write
    it in a frame of signs, or behind or before dots, which ask for the rest.
    """
    first = next(iter((field.text or "").splitlines()), "").strip()
    if _DOTTED.fullmatch(first):
        return Name(first, "placeholder")
    framed = _FRAMED.fullmatch(first)
    name = tidy_name(framed["said"]) if framed is not None else None
    return Name(name, "placeholder") if name else None


def asks_to_choose(text: str) -> bool:
    """Return whether a text begins as prompts do, in any language.

    Args:
        text: What a list shows.

    Examples:
        >>> asks_to_choose("Type name of reviewer to add"), asks_to_choose("Reviewers")
        (True, False)
    """
    return _asks().match(text) is not None


@cache
def _asks() -> re.Pattern[str]:
    """Compile what prompts begin with, in any language."""
    return phrase_pattern(every_word(lambda known: known.fields.prompt_verbs))


def prompt_of_editor(sight: Sight) -> Name | None:
    """Take what an editor shows until somebody goes there to write.

    It is gone without anything typed, or with the first letter.

    Args:
        sight: What was acted on, and the pages around it.
    """
    element, event = sight.element, sight.event
    if sight.kind != "field" or element.tag in FILLED_IN or not element.path:
        return None
    shown = _shown_in_order(sight, element.path)
    before = [text for at, text in shown if at <= event.source_index]
    after = [text for at, text in shown if at > event.source_index]
    if event.action == "type":
        held = (event.target.value if event.target else None) or ""
        after = [""] if len(held.strip()) <= 1 else []
    while len(before) > 1 and not before[-1]:
        after = [before.pop()]
    prompt = before[-1] if before and after and not after[0] else ""
    if not any(before) and event.action == "type":
        prompt = _shown_in_its_place_before(sight)
    if not any(before) and not prompt:
        prompt = _shown_over_it(sight)
    name = tidy_name(prompt, container=True)
    is_data = prompt.casefold() in sight.typed
    return Name(name, "placeholder") if name and not is_data else None


def _shown_in_its_place_before(sight: Sight) -> str:
    """Return what stood in the very place of an editor that a click put there."""
    context, path, box = sight.context, sight.element.path or "", sight.element.box
    at = sight.event.source_index
    for screen in context.screens_near(sight.event):
        page = context.view(screen)
        if page is None or (screen.source_index or 0.0) >= at:
            continue
        if page.at_path(path) is None:
            there = (e for e in page.elements() if e.text and is_in_place(e.box, box))
            return next((one.text or "" for one in there), "").strip()
    return ""


def _shown_over_it(sight: Sight) -> str:
    """Return what is drawn over an empty editor, and is gone when something is in it.

    An editor keeps its prompt out of what is edited.
    """
    context, path = sight.context, sight.element.path or ""
    over: list[str] = []
    for screen in context.screens_near(sight.event):
        page = context.view(screen)
        here = page.at_path(path) if page is not None else None
        if page is None or here is None:
            continue
        there = [
            (e.text or "").strip()
            for e in page.elements()
            if e.path != path and e.text and is_in_place(e.box, here.box)
        ]
        if (here.text or "").strip():
            over = [text for text in over if text not in there]
        else:
            over += there
    return over[0] if over else ""


def _shown_in_order(sight: Sight, path: str) -> list[tuple[float, str]]:
    """List what an element shows on the screens of its page, in their order.

    A view does not list what shows nothing.
    """
    context, screen = sight.context, sight.event.screen_before
    shown = (
        (one.source_index, context.view(one))
        for one in context.screens_near(sight.event)
        if screen is not None and one.url == screen.url
    )
    there = (
        (at, page.at_path(path))
        for at, page in shown
        if at is not None and page is not None
    )
    return sorted((at, ((one and one.text) or "").strip()) for at, one in there)


def tooltip(sight: Sight) -> Name | None:
    """Take the tooltip that the recorder saw, or a title.

    Args:
        sight: What was acted on, and the pages around it.
    """
    name = _title(sight)
    text = without_key(name.text, sight) if name is not None else ""
    return name._replace(text=text) if name is not None and text else None


def _title(sight: Sight) -> Name | None:
    """Take its title; what came up while the mouse was on it may be something else."""
    attributes = sight.event.attributes
    if attributes.get(columns.UI_ACCESSIBLE_NAME_FROM) == "title":
        stated = tidy_name(str(attributes.get(columns.UI_ACCESSIBLE_NAME) or ""))
        if stated is not None:
            return Name(stated, "tooltip")
    if recorded := tidy_name(str(sight.event.attributes.get(columns.UI_TOOLTIP) or "")):
        is_other = (
            _is_in_list(recorded, sight)
            or _is_written_in(recorded, sight)
            or _lists_chosen(recorded, sight)
        )
        return None if is_other else Name(recorded, "tooltip")
    if sight.found is not None:
        return title_on_page(sight.found)
    said = (sight.element.attributes.get(name) for name in ("title", "alt"))
    text = next((tidy_name(str(one)) for one in said if one), None)
    return Name(text, "tooltip") if text else None


def _is_written_in(said: str, sight: Sight) -> bool:
    """Return whether a text that appeared is a line of what an editor draws anew."""
    target = sight.event.target
    lines = (target.text or "").splitlines() if target is not None else ()
    return sight.kind == "field" and said in map(tidy_name, lines)


def _is_in_list(said: str, sight: Sight) -> bool:
    """Return whether a text that appeared beside a field is that of its open list."""
    seen = sight.on_view if sight.kind in CONTROLS else None
    return seen is not None and any(
        one.role in _LIST_ROLES and tidy_name(one.text or "") == said
        for one in seen[1].elements()
    )


def _lists_chosen(said: str, sight: Sight) -> bool:
    """Return whether a text that appeared holds what people chose there, among others."""
    chosen = sight.context.chosen_in(sight.element.path or "")
    return any(one != said and f" {one} " in f" {said} " for one in chosen)


def shown_in_its_place(sight: Sight) -> Name | None:
    """Name a box that has no size by what a view shows where the pointer met it.

    Args:
        sight: What was acted on, and the pages around it.
    """
    event, box = sight.event, sight.element.box
    if sight.kind not in BOXES or box is None or box.width or box.height:
        return None
    view = sight.context.view(event.screen_before) if event.screen_before else None
    if view is None or event.x is None or event.y is None:
        return None
    there = view.at(event.x, event.y)
    text = tidy_name(there.text or "", container=True) if there is not None else None
    return Name(text, "text") if text else None
