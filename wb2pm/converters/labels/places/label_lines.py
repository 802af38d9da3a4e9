"""What of a label's text is the name, and what is a remark that stands in it too.

Forms write help, ``Optional`` or ``required`` into the label of a field, in lines or parts
of their own. The name comes first; what is a line of its own, or stands at the end of
other labels too, is a remark.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import Name, inside_of, tidy_name
from wb2pm.converters.labels.elements.markup import HEADINGS
from wb2pm.converters.labels.places.gaps import begins_over
from wb2pm.converters.labels.places.parts_apart import is_worked

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.converters.pages.page import Described

LABEL: Final = "label"
IN_LEGEND: Final = re.compile(r"/legend(?:\[\d+\])?(?:/|$)")
"""Where the path of what a legend holds comes to it."""
_AROUND: Final = re.compile(r".*/label(?:\[\d+\])?/")
_IN_BRACKETS: Final = re.compile(r"[(\[\uff08].*[)\]\uff09]")
_NO_BRACKET: Final = r"[^()\[\]\uff08\uff09:\uff1a]"
_VALUE_IN_BRACKETS: Final = re.compile(
    r"(?P<name>[^()\[\]\uff08\uff09]+)[(\[\uff08]"
    rf"{_NO_BRACKET}*[:\uff1a](?P<value>{_NO_BRACKET}+)[)\]\uff09]"
)
COLONS: Final = (":", "\uff1a")
"""What captions end with, also at full width (East Asian scripts)."""


def ends_with_colon(text: Described) -> bool:
    """Return whether a text ends as captions do.

    Args:
        text: An element of a view that shows something.
    """
    return (text.text or "").rstrip().endswith(COLONS)


def says_other_control(
    stated: str, field: Described, seen: Iterable[Described]
) -> bool:
    """Return whether all that the label around a field says is what a control in it shows.

    The standard counts it into the name of the field, as of everything in the label;
    people read it on the button.

    Args:
        stated: The name that the field has from its label.
        field: The field.
        seen: The elements of a view with it.
    """
    around = _AROUND.match(field.path or "")
    return around is not None and any(
        is_worked(one)
        and one.path != field.path
        and (one.path or "").startswith(around[0])
        and " ".join(_lines(one.text)) == stated
        for one in seen
    )


def caption_of_label(label: Described, seen: Iterable[Described]) -> str:
    """Return what a label calls its field, without the remarks in it.

    Lines count as remarks where they are elements of their own, as a view lists them:
    a name that is written in two lines is whole. So does what stands in brackets at the
    end of a line, in an element of its own or with a value that is one, and what
    several labels end with.

    Args:
        label: A label, with its lines as they are shown.
        seen: The elements of the same view.
    """
    lines = _lines(label.text)
    whole = " ".join(lines)
    if not lines:
        return whole
    seen = list(seen)
    parts = [e for e in seen if inside_of(e, label)]
    if len(lines) > 1:
        apart = {line for part in parts for line in _lines(part.text)}
        is_apart = any(_lines(part.text) == lines[:1] for part in parts)
        return lines[0] if is_apart or apart.issuperset(lines[1:]) else whole
    if (name := _without_value(whole, parts)) is not None:
        return name
    for part in parts:
        remark = " ".join(_lines(part.text))
        name = whole.removesuffix(remark).rstrip() if remark else whole
        is_remark = bool(_IN_BRACKETS.fullmatch(remark))
        if name and name != whole and (is_remark or _is_in_other(label, remark, seen)):
            return name
    return whole


def _without_value(whole: str, parts: Sequence[Described]) -> str | None:
    """Return a label without the value in its brackets, such as what a name is now.

    A part of its own holds the value, behind a colon.
    """
    found = _VALUE_IN_BRACKETS.fullmatch(whole)
    held = {" ".join(_lines(part.text)) for part in parts}
    return found["name"].strip() if found and found["value"].strip() in held else None


def is_word_of_label(text: Described, seen: Iterable[Described]) -> bool:
    """Return whether a text stands in the middle of what a label says, or at its end.

    Args:
        text: As a view describes it.
        seen: The elements of that view.
    """
    said = " ".join(_lines(text.text))
    around = (
        " ".join(_lines(one.text))
        for one in seen
        if one.tag == "label" and text.tag != "label" and inside_of(text, one)
    )
    return any(said in whole and not whole.startswith(said) for whole in around)


def only_label(seen: Iterable[Described]) -> Name | None:
    """Take the label of a part of the page that has one alone.

    Args:
        seen: The elements of that part.
    """
    labels = [one for one in seen if one.tag == LABEL]
    name = tidy_name(labels[0].text or "") if len(labels) == 1 else None
    return Name(name, "caption") if name else None


def label_around(text: Described, seen: Iterable[Described]) -> Described | None:
    """Find the label that a text is a part of.

    Args:
        text: An element of a view.
        seen: The elements of that view.
    """
    return next((e for e in seen if e.tag == LABEL and inside_of(text, e)), None)


def last_shown(
    field: Described, said: str, seen: Sequence[Described]
) -> Described | None:
    """Return the last element of a view that shows a text, before a field if any does.

    Args:
        field: An element of the view.
        said: A text in one line.
        seen: The elements of the view, in the order of the page.
    """
    place = next((i for i, e in enumerate(seen) if e.path == field.path), len(seen))
    shown = [
        i for i, e in enumerate(seen) if e.box and " ".join(_lines(e.text)) == said
    ]
    last = max(shown, key=lambda i: (i < place, i), default=None)
    return None if last is None else seen[last]


def is_heading(text: Described) -> bool:
    """Return whether a text is a heading, by its tag or its role.

    Args:
        text: An element of a view.
    """
    return text.tag in HEADINGS or (text.role or "").lower() == "heading"


def title_over_remark(
    text: Described, field: Described, seen: Sequence[Described]
) -> str | None:
    """Return the caption right before a text that only remarks on it.

    A remark says more than twice as much as what it is about. A label that another
    element states as its name is that one's. Beside a field that is as high as both, any
    text with a remark under it is its caption.

    Args:
        text: What stands right before a field.
        field: The field.
        seen: The elements of their view, in the order of the page.
    """
    around = (text.path or "").rpartition("/")[0]
    before = [e for e in seen if (e.path or "").rpartition("/")[0] == around]
    place = next((n for n, e in enumerate(before) if e.path == text.path), 0)
    title = before[place - 1] if place else None
    if title is None:
        return None
    is_over = is_heading(title) and (field.path or "").startswith(f"{around}/")
    named = (e for e in seen if e.label and e.path not in {field.path, title.path})
    is_label = (
        title.tag == LABEL
        and title.box is not None
        and text.box is not None
        and begins_over(title.box, text.box)
        and all(e.label != title.text for e in named)
    )
    if not (is_over or is_label or _are_beside(title, text, field)):
        return None
    said = " ".join((title.text or "").split())
    return said if remarks_on(text, title) else None


def _are_beside(title: Described, remark: Described, field: Described) -> bool:
    """Return whether two texts stand under each other, in the height of a field after them."""
    first, then, place = title.box, remark.box, field.box
    if first is None or then is None or place is None or not begins_over(first, then):
        return False
    is_before = max(first.right, then.right) <= place.x
    return is_before and place.y <= first.middle[1] <= then.middle[1] <= place.bottom


def remarks_on(text: Described, title: Described) -> bool:
    """Return whether a text says more than twice as much as what it is about.

    Args:
        text: What may be a remark.
        title: What it would be about.
    """
    said, remark = ((one.text or "").split() for one in (title, text))
    return 2 * len(said) < len(remark)


def _is_in_other(label: Described, remark: str, seen: Iterable[Described]) -> bool:
    """Return whether another label, with another name, ends with the same part."""
    return any(
        whole != remark
        and whole.endswith(remark)
        and whole != " ".join(_lines(label.text))
        for whole in _labels_beside(label, seen)
    )


def _labels_beside(label: Described, seen: Iterable[Described]) -> Iterator[str]:
    return (
        " ".join(_lines(e.text))
        for e in seen
        if e.tag == LABEL and e.path != label.path
    )


def _lines(text: str | None) -> list[str]:
    """Split a text into its lines, with every white space written as one space."""
    lines = (" ".join(line.split()) for line in (text or "").splitlines())
    return [line for line in lines if line]
