"""What is asked, what was done, and what a difference between the two costs."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Difference = Literal["same", "wrong_target", "wrong_value"]

TYPED: Final = frozenset({"field", "dropdown"})
"""Kinds of elements that take text."""
ACTIVATED: Final = frozenset(
    {"button", "link", "tab", "icon", "menu", "menu item", "row"}
)
"""Kinds of elements that do something when they are clicked."""


class Costs(NamedTuple):
    """What a pair of an asked and a done action costs, part by part.

    Attributes:
        leftover: Something asked and not done, or done and not asked: the unit.
        free: What leaves no trace (reading, scrolling, moving the focus).
        loose_verb: Another way to the same effect, such as Enter for a button.
        far_verb: Verbs that only sometimes mean the same.
        unnamed: A side does not name the element: no evidence against it.
        wrong_target: Another element. Above 1 so that an order is changed
            rather than two targets are called wrong, below 2 so that a click on
            the wrong link is one deviation and not two.
        same_value_elsewhere: Another element with the right value in it: the
            value speaks for the pair.
        wrong_value: The right element with another value.
        wrong_kind: Elements of one name and different kinds, such as a search
            box and a search link.
        wrong_group: The elements of one name in different parts of a page.
    """

    leftover: float = 1.0
    free: float = 0.0
    loose_verb: float = 0.25
    far_verb: float = 0.5
    unnamed: float = 0.1
    wrong_target: float = 1.6
    same_value_elsewhere: float = 1.0
    wrong_value: float = 0.6
    wrong_kind: float = 0.4
    wrong_group: float = 0.8


COSTS: Final = Costs()

BACK: Final = "Navigate back"
"""Label of going back with the browser, whichever way."""


class ExpectedAct(NamedTuple):
    """One thing that a procedure asks for, with what its context tells.

    Attributes:
        step: 1-based step.
        verb: Canonical verb of the procedure.
        target: Name of the element, if the step or the one before gives it.
        kind: Kind of element.
        value: What to type, choose or press.
        place: Where the element is, in words.
        weight: What leaving it out costs.
        told: The action in words.
        other_case: Whether the procedure was written for another case, so that
            it cannot tell which row is to be opened.
        text: The whole step, folded, where target or value stand in it without
            quotes: where such a name ends is a guess.
    """

    step: int
    verb: str
    target: str | None
    kind: str | None
    value: str | None
    place: str | None
    weight: float
    told: str
    other_case: bool = False
    text: str = ""


class PerformedAct(NamedTuple):
    """One thing that was done.

    Attributes:
        activity: 0-based position of the activity.
        verb: Verb of the activity.
        element: Name of the element.
        kind: Kind of element.
        value: What was typed, chosen or pressed.
        group: Part of the page, where it tells elements of one name apart.
        weight: What it costs when the procedure does not ask for it.
        label: Label of the activity.
        submits: Whether this is the Enter that an activity of typing ends with.
        shown: What a button or a link shows, where its name says more than that.
        alias: What the makers of its form call a field.
    """

    activity: int
    verb: str
    element: str | None
    kind: str | None
    value: str | None
    group: str | None
    weight: float
    label: str
    submits: bool = False
    shown: str | None = None
    alias: str | None = None


class Comparison(NamedTuple):
    """What comparing one asked with one done action gives.

    Attributes:
        cost: Cost of pairing them.
        difference: How they differ.
        loose: Whether another way to the same effect was taken.
    """

    cost: float
    difference: Difference
    loose: bool = False
