"""Whether a procedure is written so that it can be taken at its word.

Procedures in a formal style, one action a step and elements by their names, are
aligned action by action (`wb2pm.discovery.conformance.procedure`): that is far more
exact than likeness of words. How far such a reading goes is seen from the reading.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.procedure.name_similarity import LIKE, likeness

if TYPE_CHECKING:
    from collections.abc import Collection

    from wb2pm.procedures.procedure import Procedure, ProcedureStep, StepAction

FORMAL: Final = 0.7
"""Share of the steps of a procedure that have to be read word for word. Procedures in
the benchmark's style have 0.75 and more (102 of them), those in people's own words
0.67 at most (22 of them)."""
_NOT_READ: Final = frozenset({"Unknown", "Other"})
_AIMLESS: Final = frozenset({"Press", "Scroll", "Read", "Navigate"})
"""Verbs that need no element."""


def formality(procedure: Procedure, elements: Collection[str] = ()) -> float:
    r"""Measure how many of the steps are read word for word.

    Such a step has only actions with a known verb, each with the name of an element
    that the runs know, or of a kind that needs none. Steps that only look or scroll
    say nothing of the style.

    Args:
        procedure: Any procedure.
        elements: Names of the elements that runs of its work have; names in quotes
            are taken for such.

    Returns:
        Their share; 0 where no step acts on anything.

    Examples:
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> formal = parse_procedure('Log out\n1. Click on the "Log out" link.')
        >>> formality(formal)
        1.0
        >>> formality(parse_procedure("Leave\n1. Out by the link."), ["Log out"])
        0.0
    """
    acting = [step for step in procedure.steps if not _only_looks(step)]
    exact = sum(_is_exact(step, elements) for step in acting)
    return exact / len(acting) if acting else 0.0


def is_formal(procedure: Procedure, elements: Collection[str] = ()) -> bool:
    """Return whether a procedure is read word for word, all in all."""
    return formality(procedure, elements) >= FORMAL


def _only_looks(step: ProcedureStep) -> bool:
    return bool(step.actions) and all(
        action.verb in {"Scroll", "Read"} for action in step.actions
    )


def _is_exact(step: ProcedureStep, elements: Collection[str]) -> bool:
    asked = [action for action in step.actions if action.use == "required"]
    return bool(asked) and all(_is_known(one, step.text, elements) for one in asked)


def _is_known(action: StepAction, text: str, elements: Collection[str]) -> bool:
    if action.verb in _NOT_READ:
        return False
    if action.verb in _AIMLESS:
        return True
    if action.target is None:
        return action.value is not None
    if _is_quoted(action.target, text):
        return True
    return any(likeness(action.target, element) >= LIKE for element in elements)


def _is_quoted(name: str, text: str) -> bool:
    at = text.find(name)
    around = text[max(0, at - 1) : at], text[at + len(name) : at + len(name) + 1]
    return at > 0 and all(mark in _QUOTES for mark in around)


_QUOTES: Final = frozenset("\"'\u201c\u201d\u2018\u2019\u00ab\u00bb\u201e\u300c\u300d")
