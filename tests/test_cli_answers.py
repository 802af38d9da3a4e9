"""Answers as a terminal shows them."""

from __future__ import annotations

import pytest

from wb2pm.commands.answering import show_claims
from wb2pm.commands.improve import _say_saving
from wb2pm.llm.answers import Answer, Claim, Response


def _answer(*sentences: str) -> Answer[Response]:
    return Answer(
        result=Response(text="It is 48.", question="?"),
        claims=tuple(Claim(sentence=each) for each in sentences),
        job="ask",
        backend="rules",
    )


def test_an_answer_of_one_sentence_is_said_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What it rests on stands behind it."""
    show_claims(_answer("It is 48."), "It is 48.")

    assert capsys.readouterr().out == "It is 48. [nothing cited]\n"


def test_an_answer_of_several_has_each_below_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One that is put in other words is one of these."""
    show_claims(_answer("The field holds 48."), "It is 48.")

    assert capsys.readouterr().out == (
        "It is 48.\n  - The field holds 48. [nothing cited]\n"
    )


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0.4, "less than 1 s"),
        (5.2, "about 5 s"),
        (75.0, "about 1 min 15 s"),
        (183_600.0, "about 2 d 3 h"),
    ],
)
def test_a_saving_is_told_in_units_of_its_size(seconds: float, said: str) -> None:
    """Days are days."""
    assert _say_saving(seconds) == said
