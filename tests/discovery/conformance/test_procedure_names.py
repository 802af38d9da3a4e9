"""By which names a procedure may call what was acted on."""

from __future__ import annotations

from msgspec.structs import replace

from tests.discovery.conformance.test_procedure_conformance import check, did
from wb2pm.discovery.conformance.procedure.conformance import check_against_procedure
from wb2pm.procedures.reading import parse_procedure


def test_a_field_may_be_called_by_the_noun_of_its_prompt() -> None:
    """`Enter your code` is the field for the code."""
    verdict = check('Type "K-20" in the "Code" field.', "enter Enter your code=K-20")

    assert verdict.deviations == ()


def test_a_field_with_another_noun_is_another_field() -> None:
    """Only the words that ask for it are left out."""
    verdict = check('Type "K-20" in the "Code" field.', "enter Enter your name=J-7")

    assert not verdict.followed


def test_what_is_typed_below_a_box_is_not_typed_in_the_box() -> None:
    """Who ticked a box before did not put the cursor there."""
    steps = 'Work\n1. Turn on the switch "Show".\n2. Enter "Hello" in the text box below it.'
    click, enter = did("click Show", "enter First note=Hello")
    done = [replace(click, element_type="checkbox"), enter]

    verdict = check_against_procedure(done, parse_procedure(steps), demonstration="d1")

    assert verdict.deviations == ()
