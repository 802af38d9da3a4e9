"""What is known to be secret is written nowhere, however it is spelt."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING

import pytest

from tests.record.journals import BOX
from tests.record.secret_pages import SECRET, SHORT, written
from wb2pm.record.journal import Journal
from wb2pm.record.messages import Area, More, SecretText, Target
from wb2pm.record.secrecy import DiscreetJournal, secret_field
from wb2pm.record.secrets import Secrets
from wb2pm.record.written import written_pattern

if TYPE_CHECKING:
    from pathlib import Path


def known(**texts: str) -> Secrets:
    """Know some secrets."""
    secrets = Secrets()
    for field, text in texts.items():
        secrets.learn(field, text, "password")
    return secrets


@pytest.mark.parametrize(
    "secret", [SECRET, SHORT, "пароль-страж", "日本語の秘密です!", "a b'c\\d\"e"]
)
def test_a_secret_is_found_in_every_spelling(secret: str) -> None:
    """Those of addresses, of HTML, of JSON and of base64, in one another."""
    secrets = known(f=secret)
    for kind, forms in written(secret).items():
        for form in forms if len(secret) > 8 else forms[:1]:
            found = secrets.clean(f'<a title="x: {form}">')
            assert found == '<a title="x: [password]">', (kind, form)


def test_short_secrets_are_looked_for_with_care() -> None:
    """As whole words, and weak ones between quotation marks only; ordinary ones nowhere."""
    secrets = known(a="Ldl", b="4711", c="name", d="x")

    text = 'Ldl, Ldlow, room 4711, "4711", name, x'
    assert secrets.clean(text) == (
        '[password], Ldlow, room 4711, "[password]", name, x'
    )
    assert secrets.clean("4711") == "[password]"
    assert secrets.is_secret("4711")
    assert not secrets.is_secret("name")


def test_what_is_still_being_typed_is_known_for_a_while() -> None:
    """Its last states, and what was replaced by something else for good."""
    secrets = Secrets()
    for end in range(1, 13):
        secrets.learn("f", "swordfishing"[:end], "password")

    assert secrets.clean("swordfishi sword") == "[password] sword"
    secrets.learn("f", "another one", "password")
    assert secrets.clean("swordfishing another%20one") == "[password] [password]"


def test_what_the_recorder_says_itself_stays() -> None:
    """A password that is a word of the format changes no form; a text that has it does."""
    line = {
        "line": "action",
        "kind": "button",
        "target": {"role": "button", "name": "The button", "tag": "button"},
        "elements": json.dumps([{"tag": "button", "text": "button"}]),
        "keys": ["b", "u", "t", "t", "o", "n"],
    }

    assert known(f="button").strike(line) == {
        "line": "action",
        "kind": "button",
        "target": {"role": "button", "name": "The [password]", "tag": "button"},
        "elements": '[{"tag":"button","text":"[password]"}]',
        "keys": [],
    }


def test_half_a_secret_at_the_end_of_a_text_that_was_cut_goes_too() -> None:
    """Such a text is longer than what pages say in a line."""
    text = "a" * 390 + " sword"

    assert known(f="swordfish").clean(text) == "a" * 390 + " [password]"
    assert known(f="swordfish").clean("a sword") == "a sword"


def test_looking_for_secrets_takes_time_in_proportion() -> None:
    """A page of 200,000 letters takes no seconds, whatever stands in it."""
    secrets = known(a="aaaaaaaaaaaaaaaab", b="Ldl", c="4711", d="swordfish")
    for text in (
        "a" * 200_000,
        "%2525" * 40_000,
        "\\\\" * 100_000,
        "&amp;" * 40_000,
    ):
        began = time.perf_counter()
        assert secrets.clean(text + " .") == text + " ."
        assert time.perf_counter() - began < 10


def test_a_pattern_takes_any_space() -> None:
    """Pages fold white space, addresses write it as a plus sign."""
    assert re.fullmatch(written_pattern("a  b"), "a+b")
    assert re.fullmatch(written_pattern("a b"), "a&nbsp;\nb")


def test_a_journal_forgets_what_turns_out_to_be_secret(tmp_path: Path) -> None:
    """What was told of a field before, and the text wherever it stood before."""
    journal = DiscreetJournal(tmp_path)
    journal.write("head", format=1, intent="Log in with swordfish")
    journal.write("action", id="f-1", kind="type", value="swor", keys=[*"swor"])
    journal.write("action", id="f-2", kind="press", keys=["Enter"], modifiers=[])
    journal.learn(
        SecretText(field="f-f1", kind="code", text="swordfish", actions=["f-1"])
    )
    journal.write("more", id="f-1", value="swordfish", typed="swordfish", keys=["s"])
    journal.write("event", id="event-1", value="http://a.example/?a=sword%66ish&pw=q")
    journal.close()

    lines = [json.loads(line) for line in journal.path.read_text().splitlines()]
    assert lines == [
        {"line": "head", "format": 1, "intent": "Log in with [code]"},
        {
            "line": "action",
            "id": "f-1",
            "kind": "type",
            "value": "[code]",
            "keys": [],
            "secret": "code",
        },
        {
            "line": "action",
            "id": "f-2",
            "kind": "press",
            "keys": ["Enter"],
            "modifiers": [],
        },
        {"line": "more", "id": "f-1", "value": "[code]", "keys": [], "secret": "code"},
        {
            "line": "event",
            "id": "event-1",
            "value": "http://a.example/?a=%5Bpassword%5D&pw=%5Bpassword%5D",
        },
    ]


def test_what_is_typed_again_in_clear_is_not_left_letter_by_letter(
    tmp_path: Path,
) -> None:
    """Once it is whole, what had been told of it before goes."""
    journal = DiscreetJournal(tmp_path)
    journal.learn(
        SecretText(field="f-f1", kind="password", text="swordfish", done=True)
    )
    journal.write("action", id="f-1", kind="type", value="swordf", keys=[*"swordf"])
    journal.write("more", id="f-1", value="swordfish", keys=[*"swordfish"])
    journal.close()

    assert "swordf" not in journal.path.read_text()
    assert '"s"' not in journal.path.read_text()


def test_a_field_is_secret_by_its_names(tmp_path: Path) -> None:
    """In any language; its text is then known, an answer to such a question too."""
    box = Area(**BOX)
    field = Target(
        tag="input", box=box, path="/input", selector="", placeholder="Adgangskode"
    )
    other = Target(
        tag="input", box=box, path="/input", selector="", name="Passwort", value="x"
    )
    assert secret_field(other, typed=True) == "password"
    assert secret_field(field, typed=False) is None  # a language that is not known

    journal = DiscreetJournal(tmp_path)
    more = More(id="f-1", end=1.0, value="swordfish", kind="type", target=other)
    assert journal.enters(more, "type") == "password"
    assert journal.answers("Your PIN, please", "Rope-9") == "[code]"
    assert journal.answers("Your name", "Kim") == "Kim"
    assert journal.answers(None, None) is None
    journal.close()
    assert journal.secrets.clean("swordfish Rope-9 Kim") == "[password] [code] Kim"


def test_a_journal_is_rewritten_only_if_something_changes(tmp_path: Path) -> None:
    """Else the file stays the one it was."""
    journal = Journal(tmp_path)
    journal.write("note", kind="a", message="b")
    before = journal.path.stat().st_ino
    journal.rewrite(lambda line: line)
    assert journal.path.stat().st_ino == before
    journal.rewrite(lambda line: line | {"message": "c"})
    journal.write("note", kind="d", message="e")
    journal.close()
    assert journal.path.read_text() == (
        '{"line":"note","kind":"a","message":"c"}\n{"line":"note","kind":"d","message":"e"}\n'
    )
