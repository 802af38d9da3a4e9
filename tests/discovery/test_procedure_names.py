"""By which names a procedure may call what was acted on."""

from __future__ import annotations

from tests.discovery.test_procedure_conformance import check


def test_a_field_may_be_called_by_the_noun_of_its_prompt() -> None:
    """`Enter your code` is the field for the code."""
    verdict = check('Type "K-20" in the "Code" field.', "enter Enter your code=K-20")

    assert verdict.deviations == ()


def test_a_field_with_another_noun_is_another_field() -> None:
    """Only the words that ask for it are left out."""
    verdict = check('Type "K-20" in the "Code" field.', "enter Enter your name=J-7")

    assert not verdict.followed
