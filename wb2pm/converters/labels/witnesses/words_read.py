"""A name that only a screen reader tells, in the words that people read.

The text of a control should be in its name (WCAG 2.2, 2.5.3 Label in Name), and often
is in part: the name says more than there is room for. People call a thing as they see
it, so what is shown is taken where both share a word; else it may be a value.
"""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm import columns
from wb2pm.converters.labels.captions.on_views import caption_on_view
from wb2pm.converters.labels.captions.shown_values import caption_and_value
from wb2pm.converters.labels.elements.element_names import Name, own_name, tidy_name
from wb2pm.converters.labels.places.label_lines import LABEL
from wb2pm.procedures.quoted_names import mask
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wb2pm.converters.labels.elements.sights import Sight

_DASH: Final = re.compile(r"\s*[:|/\u203a\u2013\u2014-]\s+")
"""What stands between a heading and a name."""
_COLONS: Final = (":", "\uff1a")
_WORD: Final = re.compile(r"[^\W_]+")
_STEM: Final = 4
_ENDING: Final = 2
"""Letters of a word, and those by which its plural may be longer."""
_KEY_ALONE: Final = re.compile(r"(?<=\S)\s+(?:\(\S\)|\[\S\])$")
"""A key in brackets, as tooltips of buttons name it; elsewhere it may be a name's."""
_ACCESS_KEY: Final = re.compile(r"(?:^|(?<=\S)\s+)\[(?:[\w-]+[-+])*\S\]$")
"""A key in square brackets, as pages write the access key of links and fields too."""


def in_words_read(stated: str, sight: Sight) -> str:
    """Put what people read for the name of an element that they cannot see.

    Asked in order: what it shows, the caption right before it, what it lies over, its
    tooltip. A heading that the name begins with tells parts of the page apart, and is
    left out.

    Args:
        stated: The name, as ``aria-label`` and the like state it.
        sight: The element, and the pages around it.
    """
    own = own_name(replace(sight.element, label=None))
    if rest := _after_heading(stated, sight):
        return rest
    if own is not None and is_quoted(own.text, stated):
        return own.text
    shown = caption_and_value(stated) if own is not None else None
    if own is not None and shown and tidy_name(shown.value) == own.text:
        return _before_it(sight) or tidy_name(shown.caption) or stated
    if own is not None:
        if own.text.casefold() in stated.casefold() and not _is_called(
            own, stated, sight
        ):
            return stated
        return own.text if _shares_word(own.text, stated) else stated
    for read in _READ_ELSEWHERE:
        for text in read(stated, sight):
            return text
    return without_key(stated, sight)


def is_quoted(text: str, stated: str) -> bool:
    """Return whether a name holds a text in quotes: the record that it is about.

    Examples:
        >>> is_quoted("Spring flyer", "Edit \u201cSpring flyer\u201d")
        True
    """
    return text in mask(stated).quotes


def _before_it(sight: Sight) -> str | None:
    """Return the text right before a control whose own text is its value."""
    return tidy_name(sight.text_before)


def _is_called(own: Name, stated: str, sight: Sight) -> bool:
    """Return whether what is shown is all that people call a thing.

    A link whose name goes on where its text ends, in quotes or brackets or after a
    sign, tells screen readers alone which record it is about. A name that comes up as a
    tooltip beside a text describes it (HTML-AAM 1.0, title).
    """
    if sight.kind in {"button", "menu item", "option"}:
        return True
    if _tooltip_shown(sight) == stated:
        return True
    rest = stated[len(own.text) :].lstrip()
    begins = stated.casefold().startswith(own.text.casefold())
    return sight.kind == "link" and begins and not rest[:1].isalnum()


def without_key(name: str, sight: Sight) -> str:
    """Take the key of a button off its name, where it stands alone in brackets.

    Args:
        name: As its tooltip or label tells it.
        sight: What it names.
    """
    pattern = _KEY_ALONE if sight.kind == "button" else _ACCESS_KEY
    return pattern.sub("", name)


def _after_heading(stated: str, sight: Sight) -> str | None:
    before = tidy_name(sight.text_before)
    if not before or not stated.casefold().startswith(before.casefold()):
        return None
    rest = stated[len(before) :]
    return tidy_name(_DASH.sub("", rest)) if _DASH.match(rest) else None


def _caption(stated: str, sight: Sight) -> Iterator[str]:
    """Find a caption with a colon right before a field that is called otherwise."""
    said = sight.text_before.rstrip()
    caption = tidy_name(said) if said.endswith(_COLONS) else None
    is_field = sight.kind in CONTROLS - BOXES
    if caption and is_field and _shares_word(caption, stated):
        yield caption


def _tooltip(stated: str, sight: Sight) -> Iterator[str]:
    """Find a tooltip that says the name, and more."""
    tooltip = _tooltip_shown(sight)
    if tooltip and _words(tooltip) > _words(stated):
        yield without_key(tooltip, sight)


def _tooltip_shown(sight: Sight) -> str | None:
    return tidy_name(str(sight.event.attributes.get(columns.UI_TOOLTIP) or ""))


def _label_begun_with(stated: str, sight: Sight) -> Iterator[str]:
    """Find the label that a name begins with, and goes on after to say how it is used.

    A list that is a button is called so: its caption, and that it opens.
    """
    seen = sight.on_view
    if seen is None or sight.kind not in CONTROLS - BOXES | {"button"}:
        return
    elements = list(seen[1].elements())
    labels = {tidy_name(e.text or "") for e in elements if e.tag == LABEL}
    begun = {label for label in labels if label and _goes_on_after(label, stated)}
    caption = caption_on_view(seen[0], elements) if begun else None
    if caption is not None and caption.text in begun:
        yield caption.text


def _goes_on_after(text: str, stated: str) -> bool:
    """Return whether a name begins with a text, as whole words, and says more."""
    rest = stated[len(text) :]
    begins = stated.casefold().startswith(text.casefold())
    return begins and bool(rest) and not rest[0].isalnum()


def _covered(stated: str, sight: Sight) -> Iterator[str]:
    """Find a text that a link or button without one lies over, as over a card."""
    seen = sight.on_view
    place = seen[0].box if seen is not None else None
    if seen is None or place is None or sight.kind in CONTROLS:
        return
    said = f" {' '.join(_WORD.findall(stated.casefold()))} "
    inside = f"{seen[0].path}/"
    for one in seen[1].elements():
        over = one.box is not None and place.holds(one.box)
        if one.text and over and not f"{one.path}/".startswith(inside):
            words = " ".join(_WORD.findall(one.text.casefold()))
            text = tidy_name(one.text, container=True)
            if text and words and f" {words} " in said:
                yield text


_READ_ELSEWHERE: Final[tuple[Callable[[str, Sight], Iterator[str]], ...]] = (
    _caption,
    _label_begun_with,
    _covered,
    _tooltip,
)


def _shares_word(one: str, other: str) -> bool:
    """Return whether two texts have a word in common, in whatever number."""
    return any(_is_one_word(*pair) for pair in product(_words(one), _words(other)))


def _is_one_word(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    ending = len(long) - len(short)
    return long.startswith(short) and ending <= (_ENDING if len(short) >= _STEM else 0)


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.casefold()))
