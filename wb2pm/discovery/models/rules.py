"""What the rules of declarative models mean.

The templates of DECLARE are those of Pesic, Schonenberg & van der Aalst (*DECLARE:
full support for loosely-structured processes*, EDOC 2007), the relations of log
skeletons those of Verbeek & de Carvalho (arXiv 1806.08247, 2018). A rule says
something of a case only if the case does what activates it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.discovery.models.values import Constraint


class Positions(NamedTuple):
    """A case by activity.

    Attributes:
        of: Activity -> where it was done, from 0; absent if it was not.
        length: Number of activities of the case.
    """

    of: dict[str, list[int]]
    length: int


def positions(activities: Sequence[str]) -> Positions:
    """Return where each activity of a case was done."""
    of: dict[str, list[int]] = {}
    for at, activity in enumerate(activities):
        of.setdefault(activity, []).append(at)
    return Positions(of, len(activities))


def _response(a: list[int], b: list[int]) -> bool:
    return a[-1] < b[-1]


def _precedence(a: list[int], b: list[int]) -> bool:
    return a[0] < b[0]


def _alternate_response(a: list[int], b: list[int]) -> bool:
    return _response(a, b) and all(
        any(here < at < there for at in b) for here, there in pairwise(a)
    )


def _alternate_precedence(a: list[int], b: list[int]) -> bool:
    return _precedence(a, b) and all(
        any(here < at < there for at in a) for here, there in pairwise(b)
    )


def _chain_response(a: list[int], b: list[int]) -> bool:
    followed = set(b)
    return all(at + 1 in followed for at in a)


def _chain_precedence(a: list[int], b: list[int]) -> bool:
    before = set(a)
    return all(at - 1 in before for at in b)


class Template(NamedTuple):
    """A kind of rule about two activities.

    Attributes:
        sentence: What it says, with places for the two.
        activated_by: Which of the two must be done for the rule to say something.
        holds: Whether a case in which both are done keeps it.
        alone: Whether a case keeps it that does one only, which activates it.
        implies: Weaker templates about the same two.
    """

    sentence: str
    activated_by: str
    holds: Callable[[list[int], list[int]], bool]
    alone: bool = False
    implies: tuple[str, ...] = ()


TEMPLATES: Final[dict[str, Template]] = {
    "responded_existence": Template(
        "where {0} is done, {1} is done too", "first", lambda *_: True
    ),
    "coexistence": Template(
        "{0} and {1} are done both or not at all",
        "either",
        lambda *_: True,
        implies=("responded_existence",),
    ),
    "response": Template(
        "after {0}, {1} is done at some time",
        "first",
        _response,
        implies=("responded_existence",),
    ),
    "precedence": Template("before {1}, {0} has been done", "second", _precedence),
    "succession": Template(
        "{1} is done after {0}, and only after it",
        "either",
        lambda a, b: _response(a, b) and _precedence(a, b),
        implies=("response", "precedence", "coexistence", "responded_existence"),
    ),
    "alternate_response": Template(
        "after each {0}, {1} is done before {0} is done again",
        "first",
        _alternate_response,
        implies=("response", "responded_existence"),
    ),
    "alternate_precedence": Template(
        "before each {1}, {0} has been done again",
        "second",
        _alternate_precedence,
        implies=("precedence",),
    ),
    "chain_response": Template(
        "directly after {0}, {1} is done",
        "first",
        _chain_response,
        implies=("alternate_response", "response", "responded_existence"),
    ),
    "chain_precedence": Template(
        "directly before {1}, {0} has been done",
        "second",
        _chain_precedence,
        implies=("alternate_precedence", "precedence"),
    ),
    "not_coexistence": Template(
        "{0} and {1} are not done both",
        "either",
        lambda *_: False,
        alone=True,
        implies=("not_succession",),
    ),
    "not_succession": Template(
        "after {0}, {1} is not done any more",
        "first",
        lambda a, b: b[-1] < a[0],
        alone=True,
    ),
    "equivalence": Template(
        "{0} is done as often as {1}",
        "either",
        lambda a, b: len(a) == len(b),
        implies=("coexistence", "responded_existence"),
    ),
}
"""The kinds of rules about two activities, by name."""

UNARY: Final = {
    "start": "it begins with {0}",
    "end": "it ends with {0}",
    "occurs": "{0} is done {1} times",
}
"""The kinds of rules about one activity, by name."""


def keeps(rule: Constraint, case: Positions) -> bool | None:
    """Return whether a case keeps a rule.

    Args:
        rule: The rule.
        case: Where the activities of the case are.

    Returns:
        None if the rule says nothing of this case.

    Examples:
        >>> from wb2pm.discovery.models.values import Constraint
        >>> rule = Constraint(
        ...     template="response", activities=("Open", "Save"), support=1, confidence=1
        ... )
        >>> keeps(rule, positions(["Open", "Save"])), keeps(rule, positions(["Print"]))
        (True, None)
    """
    first, second = case.of.get(rule.activities[0]), case.of.get(rule.activities[-1])
    if rule.template == "start":
        return first is not None and first[0] == 0
    if rule.template == "end":
        return first is not None and first[-1] == case.length - 1
    if rule.template == "occurs":
        return len(first or ()) in rule.counts
    template = TEMPLATES[rule.template]
    if first and second:
        return template.holds(first, second)
    activated = {"first": first, "second": second, "either": first or second}
    return template.alone if activated[template.activated_by] else None


def sentence(rule: Constraint) -> str:
    """Describe a rule in words.

    Examples:
        >>> from wb2pm.discovery.models.values import Constraint
        >>> print(sentence(Constraint(
        ...     template="response", activities=("Open", "Save"), support=1, confidence=1
        ... )))
        after “Open”, “Save” is done at some time
    """
    names = [f"“{name}”" for name in rule.activities]
    if rule.template in UNARY:
        counts = " or ".join(str(count) for count in rule.counts)
        return UNARY[rule.template].format(names[0], counts)
    return TEMPLATES[rule.template].sentence.format(*names)


def breaks_for_good(rule: Constraint, case: Positions) -> bool:
    """Return whether nothing that may come can mend what a case has broken.

    Args:
        rule: The rule.
        case: The case so far.
    """
    first = case.of.get(rule.activities[0], [])
    second = case.of.get(rule.activities[-1], [])
    name = rule.template
    if name == "start":
        return case.length > 0 and (not first or first[0] != 0)
    if name == "occurs":
        return len(first) > max(rule.counts)
    if name in ("not_coexistence", "not_succession"):
        return bool(first and second) and not TEMPLATES[name].holds(first, second)
    if name in ("precedence", "alternate_precedence", "chain_precedence", "succession"):
        base = "precedence" if name == "succession" else name
        return bool(second) and not (first and TEMPLATES[base].holds(first, second))
    if name == "chain_response":
        return any(at + 1 < case.length and at + 1 not in second for at in first)
    if name == "alternate_response":
        return any(
            not any(here < at < there for at in second)
            for here, there in pairwise(first)
        )
    return False
