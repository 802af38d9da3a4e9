"""Secrets that a procedure says are entered, wherever it comes from."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from wb2pm.analysis.batch import read_procedure
from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.converters.redaction.redact import redact
from wb2pm.events import Demonstration
from wb2pm.llm.cases import mask_text
from wb2pm.procedures.reading import parse_procedure

WRITTEN = """Sign in

1. Type "Kettle-Ridge-58" in the "Password" field.
2. Mail kim@shop.example that it is done.
"""


def masked(step: str) -> tuple[str, str | None]:
    """Mask a procedure of one step; return its line, and what is entered."""
    demonstration = Demonstration(
        id="d",
        source="d.json",
        source_format="own",
        events=(),
        source_actions=0,
        procedure=parse_procedure(f"Sign in\n1. {step}"),
    )
    found = redact(demonstration).demonstration
    assert redact(found).demonstration == found
    assert found.procedure is not None
    (one,) = found.procedure.steps
    assert one.text in found.procedure.text
    return one.text, one.actions[0].value


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (
            'Type "Kettle-Ridge-58" in the "Password" field',
            'Type "[password]" in the "Password" field',
        ),
        ('Fill "Password" with "hunter2"', 'Fill "Password" with "[password]"'),
        ("Set the password to Kettle-Ridge-58", "Set the password to [password]"),
        (
            'Type "admin" in the "Password" field',
            'Type "[password]" in the "Password" field',
        ),
        (
            'Geben Sie "Regenschirm77" in das Feld "Passwort" ein',
            'Geben Sie "[password]" in das Feld "Passwort" ein',
        ),
        (
            'Type "4111 1111 1111 1111" in the "Card number" field',
            'Type "[card]" in the "Card number" field',
        ),
    ],
)
def test_what_a_step_enters_in_secret_is_masked(step: str, expected: str) -> None:
    """The field's name decides; that a word is ordinary saves it elsewhere only."""
    text, value = masked(step)

    assert text == expected
    assert value is not None
    assert value.startswith("[")


@pytest.mark.parametrize(
    "step",
    [
        'Type "your password" in the "Password" field',
        'Type <password> in the "Password" field',
        'Type "SAVE10" in the "Coupon code" field',
        'Type "12345" in the "Postal code" field',
        'Select "Visa" in the "Card" list',
        'Enter "kim" in the "Email" field',
        'Type "Ann" in the "Name" field',
    ],
)
def test_what_is_no_secret_stays(step: str) -> None:
    """Or what only stands for one."""
    assert masked(step)[0] == step


def test_what_a_procedure_enters_is_looked_for_everywhere() -> None:
    """In the title of the recording too."""
    demonstration = Demonstration(
        id="d",
        source="d.json",
        source_format="own",
        events=(),
        source_actions=0,
        intent="Use Kettle-Ridge-58 today",
        procedure=parse_procedure(WRITTEN),
    )

    assert redact(demonstration).demonstration.intent == "Use [password] today"


def test_a_sentence_of_a_request_is_read_as_a_step() -> None:
    """A goal, a question, a step that a judge is shown."""
    asked = 'Open the shop, type "Kettle-Ridge-58" in the "Password" field and log in'

    assert "Kettle" not in mask_text(asked)
    assert mask_text(asked).count("[password]") == 1
    assert mask_text("Type your password in the Password field").endswith("field")


def test_a_procedure_that_is_named_is_masked_as_the_recordings(tmp_path: Path) -> None:
    """`wb2pm ground` prints its text; `none` has to be asked for."""
    path = tmp_path / "sign in.txt"
    path.write_text(WRITTEN, encoding="utf-8")
    recording = str(demonstrations_of(3001)[0])
    asked = ["ground", recording, "--procedure", str(path), "--no-recordings-cache"]

    printed = CliRunner().invoke(main, [*asked, "--json"]).stdout
    plain = CliRunner().invoke(main, [*asked, "--json", "--redact", "none"]).stdout

    assert "[password]" in printed
    assert "[email]" in printed
    assert "Kettle" not in printed
    assert "kim@" not in printed
    assert "Kettle-Ridge-58" in plain
    assert read_procedure(path, redaction="none").text == WRITTEN
