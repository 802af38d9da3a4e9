"""Secrets that a procedure says are entered, wherever it comes from."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from wb2pm.analysis.batch import read_procedure
from wb2pm.analysis.groundings import read_groundings
from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.converters.redaction.redact import mask_values, redact
from wb2pm.discovery.procedures.writing import word_steps
from wb2pm.events import Activity, Demonstration
from wb2pm.llm.cases import mask_procedure, mask_text
from wb2pm.procedures.reading import parse_procedure
from wb2pm.vocabulary.language import language, languages

WRITTEN = """Sign in

1. Type "Kettle-Ridge-58" in the "Password" field.
2. Mail kim@shop.example that it is done.
"""


EVERYWHERE = """Type "{secret}" in the "Password" field of the shop
Purpose: to type "{secret}" in the "Password" field
Start: type "{secret}" in the "Password" field
Before all, type "{secret}" in the "Password" field.

1. Sign in:
   - Type "{secret}" in the "Password" field
   - Or type "{secret}" in the "PIN" field
2. Type "{secret}" in
   the "Password" field.
3. Click "Save". Enter "{secret}" as the password.
Result: you typed "{secret}" in the "Password" field
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


@pytest.mark.parametrize("secret", ["Kettle-Ridge-58", "admin", "sunflower"])
def test_every_part_of_a_procedure_is_masked(secret: str) -> None:
    """Its title, other ways of a step, a sentence on two lines, an issue of reading it."""
    written = parse_procedure(EVERYWHERE.format(secret=secret))
    assert written.issues
    assert written.steps[0].ways

    found = msgspec.json.encode(mask_procedure(written)).decode()

    assert secret not in found
    assert found.count("[password]") >= len(EVERYWHERE.splitlines())


@pytest.mark.parametrize("code", languages())
def test_a_step_is_masked_in_every_language(code: str) -> None:
    """As wb2pm itself writes it, alone and under a title that tells no language."""
    for name in sorted(language(code).fields.password)[:5]:
        enter = Activity(
            label=name, verb="Enter", events=(), element=name, value="admin"
        )
        step = word_steps([enter], language=code)[-1][0]

        assert "admin" in step
        assert mask_text(step) == step.replace("admin", "[password]")
        found = mask_procedure(parse_procedure(f"T\n1. {step}"))
        assert "admin" not in msgspec.json.encode(found).decode()


def test_an_ordinary_word_stays_where_no_field_for_secrets_is_named() -> None:
    """Somebody whose password is "admin" may also be called that."""
    written = 'Type "admin" in the "User" field. Type "admin" in the "Password" field'

    assert mask_text("Sign in as admin") == "Sign in as admin"
    assert (
        "Sign in as admin"
        in mask_procedure(parse_procedure(f"Sign in as admin\n1. {written}")).text
    )


def test_answers_that_are_kept_are_masked_as_procedures() -> None:
    """A record of an evaluation keeps whole procedures, which are no recording's own."""
    kept = {"truth": WRITTEN, "details": {"missed": ["Kettle-Ridge-58 was missed"]}}

    found = mask_values(kept, {})

    assert "Kettle" not in json.dumps(found)
    assert found["details"]["missed"] == ["[password] was missed"]


def test_what_was_grounded_and_changed_by_hand_is_masked(tmp_path: Path) -> None:
    """Its texts come back in verdicts, and in why it is refused."""
    path = tmp_path / "grounded.json"
    ending = [*map(str, demonstrations_of(4003)[:2]), "--no-recordings-cache", "--json"]
    path.write_text(CliRunner().invoke(main, ["ground", *ending]).stdout)
    check = ["check", *ending, "--grounded", str(path)]
    assert '"grounded"' in CliRunner().invoke(main, check).stdout
    told = json.loads(path.read_text())
    ((name, one),) = told["grounded"].items()
    assert read_groundings(path)[name] == read_groundings(path, redaction="none")[name]
    one["title"] = 'Type "Kettle-Ridge-58" in the "Password" field'
    act = {"people": 2, "of": 2, "element": "Password", "values": ["Teapot-77"]}
    added = {"number": 99, "text": "Go on with Teapot-77", "state": "grounded"}
    one["steps"].append(added | {"acts": [{"name": "Enter 'Password'", **act}]})
    path.write_text(json.dumps(told))

    masked = CliRunner().invoke(main, check)
    plain = CliRunner().invoke(main, [*check, "--redact", "none"])

    assert masked.exit_code == plain.exit_code == 1
    assert "Kettle-Ridge-58" in plain.output
    assert "[password]" in masked.output
    assert "Kettle" not in masked.output
    read = read_groundings(path)[name]
    assert read.steps[-1].text == "Go on with [password]"
    assert read.steps[-1].acts[0].values == ("[password]",)
    assert read.steps[-1].acts[0].name == "Enter 'Password'"
    assert len(read.steps) == len(one["steps"])
