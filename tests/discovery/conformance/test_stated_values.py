"""Which values a goal states: as a whole, or each part of several."""

from __future__ import annotations

import pytest

from wb2pm.discovery.conformance.grounding.compared import is_stated
from wb2pm.discovery.conformance.procedure.name_similarity import fold

GOAL = fold('File it with the tags "Cleared" and "Loan 27-03", in Oslo, Norway')


@pytest.mark.parametrize(
    ("value", "stated"),
    [
        ("Loan 27-03", True),
        ("Cleared, Loan 27-03", True),
        ("Loan 27-03; Cleared", True),
        ("Cleared, Loan 27-05", False),
        ("not Cleared", False),
        ("Cleared,", True),
        (",", False),
    ],
)
def test_each_of_several_values_has_to_be_stated(value: str, stated: bool) -> None:
    """One that is not makes the whole another one."""
    assert is_stated(value, GOAL) is stated
