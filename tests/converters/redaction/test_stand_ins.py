"""What stands for a secret, or is called like one, is left; the secret is not."""

from __future__ import annotations

from datetime import UTC, datetime

import pandas as pd
import pytest

from tests.secret_lines import Line, secrets_like_stand_ins, stand_ins
from wb2pm.converters.redaction.redact import redact
from wb2pm.converters.redaction.rules import mask_text
from wb2pm.converters.redaction.tables import redact_table
from wb2pm.events import AttributeValue, Demonstration, Element, UIEvent

NOON = datetime(2026, 11, 3, 12, tzinfo=UTC)
MAIL = Element(tag="input", type="email", path="//*[@id='mail']")


@pytest.mark.parametrize("line", secrets_like_stand_ins(), ids=lambda line: line.id)
def test_a_secret_that_looks_like_a_stand_in_is_masked(line: Line) -> None:
    """A word that somebody typed as a password is one, whatever its signs."""
    masked = redact(line.demonstration).demonstration
    if line.secret == "password":
        assert masked.events[0].value == "[password]"
    else:
        assert not line.is_left()


@pytest.mark.parametrize("line", stand_ins(), ids=lambda line: line.id)
def test_a_stand_in_stays(line: Line) -> None:
    """Variables, patterns, labels and ids hide nothing; to mask them hides the work."""
    assert not line.is_touched()


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("PW=${PW:-rope4} x", "PW=${PW:-[password]} x"),
        ("PW=${PW-rope4}", "PW=${PW-[password]}"),
        ("PW=${PW:?is not set}", "PW=${PW:?is not set}"),
        ("HOST=${HOST:-a.example}", "HOST=${HOST:-a.example}"),
        ('pw: {{ pw | default("rope4") }}', 'pw: {{ pw | default("[password]") }}'),
        ("password=$pw", "password=$pw"),
        ("password=$ummer", "password=[password]"),
        ("password: %PASS%", "password: %PASS%"),
        ("mysql -u kim -p'{{ pw }}' shop", "mysql -u kim -p'{{ pw }}' shop"),
        ("password={noop}rope4", "password=[password]"),
        ("https://ola@a.example/x", "https://ola@a.example/x"),
        ("https://ola:rope@a.example/x", "https://%5Bpassword%5D@a.example/x"),
        (
            "https://Zx7fAkEq19LmPq22Rr@a.example/x",
            "https://%5Bpassword%5D@a.example/x",
        ),
        ("ftp://user:password@a.example", "ftp://user:password@a.example"),
        ("ftp://ola:password@a.example", "ftp://%5Bpassword%5D@a.example"),
        (f"sha256:{'0a' * 32}", f"sha256:{'0a' * 32}"),
        (f"image {'0a' * 32}", "image [token]"),
        (
            f"https://a.example/v2/blobs/{'0a' * 32}",
            f"https://a.example/v2/blobs/{'0a' * 32}",
        ),
        (
            f"https://a.example/v2?token={'0a' * 32}",
            "https://a.example/v2?token=[token]",
        ),
    ],
)
def test_what_stands_around_a_value_tells_what_it_is(text: str, masked: str) -> None:
    """Braces, a host, the name of a parameter; what holds by default is a secret."""
    assert mask_text(text) == masked


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("Account number: 31926819", "Account number: [iban]"),
        (
            "Kontonummer 532 013 000, BLZ 370 400 44",
            "Kontonummer [iban], BLZ 370 400 44",
        ),
        ("口座番号は1234567です", "口座番号は[iban]です"),
        ("Account number: 42", "Account number: 42"),
        ("Bank account: 2026-11-03", "Bank account: 2026-11-03"),
        (
            "The bank account of Kim, order 31926819",
            "The bank account of Kim, order 31926819",
        ),
    ],
)
def test_numbers_of_accounts_are_known_by_their_name(text: str, masked: str) -> None:
    """Not every country has check digits that tell them from other numbers."""
    assert mask_text(text) == masked


@pytest.mark.parametrize("text", ["kim", "42", "2026-11-03", "Norway", "Kim Larsen"])
def test_a_field_for_mail_masks_addresses_only(text: str) -> None:
    """An address has an at sign; a name or number there is none."""
    masked = redact(_typed(text)).demonstration

    assert masked == _typed(text)


@pytest.mark.parametrize(
    "text",
    ["kim@pier.example", "kim@pier", "kim\uff20pier.example", "kim (at) pier.example"],
)
def test_a_field_for_mail_masks_addresses_of_any_form(text: str) -> None:
    """More than text alone gives away: the field says what it is."""
    masked = redact(_typed(text)).demonstration

    assert masked.events[0].value == "[email]"


def test_the_beginning_of_an_address_goes_with_it() -> None:
    """Typed with a pause, an address comes in two pieces; each is a part of it."""
    whole = Element(
        tag="input", type="email", path=MAIL.path, value="kim.l@pier.example"
    )
    source = _recording(
        _event(0, "type", "kim.l", MAIL),
        _event(1, "click", None, Element(tag="p", text="Help")),
        _event(2, "type", "@pier.example", whole),
        _event(3, "click", None, Element(tag="input", type="email", value="kim")),
    )

    masked = redact(source).demonstration

    assert [e.value for e in masked.events] == ["[email]", None, "[email]", None]
    assert [e.target.value for e in masked.events if e.target] == [
        *(None, None, "[email]", "[email]"),
    ]


def test_keys_that_type_nothing_stay_beside_a_secret() -> None:
    """That Enter was pressed in a field for a password hides nothing of it."""
    field = Element(tag="input", type="password", attributes={"recorded_key": "Enter"})

    masked = redact(_recording(_event(0, "type", "rope", field))).demonstration.events[
        0
    ]

    assert masked.value == "[password]"
    assert masked.target == field


@pytest.mark.parametrize(
    ("name", "value", "masked"),
    [
        ("n_token_goal", 540, 540),
        ("n_token_goal", "540123", "540123"),
        ("api_token", 493021, "[token]"),
        ("token", 12, "[token]"),
        ("token", "https://a.example/token", "https://a.example/token"),
        ("password", "Enter your password", "Enter your password"),
        ("password", "secret garden", "[password]"),
        ("password", "********", "********"),
        ("password", "${DB_PASSWORD}", "${DB_PASSWORD}"),
        ("password", "true", "true"),
        ("credit card", "Visa", "Visa"),
        ("bank_account", "Savings", "Savings"),
        ("account_number", "31926819", "[iban]"),
    ],
)
def test_beside_the_name_of_a_secret_may_stand_something_else(
    name: str, value: AttributeValue, masked: AttributeValue
) -> None:
    """A count, a label, a switch, stars: in attributes and in cells of tables alike."""
    one = _event(0, "click", None, None, {name: value})

    assert redact(_recording(one)).demonstration.events[0].attributes == {name: masked}
    assert redact_table(pd.DataFrame({name: [value]})).log[name].tolist() == [masked]


def test_a_number_of_an_account_spreads_if_it_is_like_the_others_of_its_field() -> None:
    """It has no check digits: what was entered by mistake would be masked everywhere."""
    numbers = ["31926819", "55279442", "035-376-0669"]
    fields = pd.DataFrame({"field": "account number", "value": numbers})
    notes = pd.DataFrame({"field": "note", "value": numbers})

    masked = redact_table(pd.concat([fields, notes], ignore_index=True)).log

    assert masked["value"].tolist() == ["[iban]"] * 5 + ["035-376-0669"]


def test_what_is_chosen_from_a_list_is_no_secret() -> None:
    """Its options stand on the page for all to read; but a card's month is one's own."""
    where = Element(tag="select", role="combobox", label="Password:", value="typed")
    month = Element(
        tag="select", label="Card expiry", value="04", attributes={"name": "cc_exp"}
    )

    masked = redact(
        _recording(
            _event(0, "select", "typed", where), _event(1, "select", "04", month)
        )
    ).demonstration

    assert [e.value for e in masked.events] == ["typed", "[card]"]


def test_what_a_field_holds_whole_is_not_joined_with_what_came_before() -> None:
    """Pasted and told again as typed, one number does not make a number of a card."""
    field = Element(tag="input", path="//*[@id='n']", value="55279442")
    source = _recording(
        _event(0, "paste", "55279442", Element(tag="input", path="//*[@id='n']")),
        _event(1, "type", "55279442", field),
    )

    assert redact(source).demonstration == source


def _typed(text: str) -> Demonstration:
    return _recording(_event(0, "type", text, MAIL))


def _recording(*events: UIEvent) -> Demonstration:
    return Demonstration(
        id="1",
        source="1.json",
        source_format="x",
        events=events,
        source_actions=len(events),
    )


def _event(
    number: int,
    action: str,
    value: str | None,
    target: Element | None,
    attributes: dict[str, AttributeValue] | None = None,
) -> UIEvent:
    return UIEvent(
        id=str(number),
        action=action,  # type: ignore[arg-type]  # one of the closed set
        raw_action=action,
        value=value,
        target=target,
        started_at=NOON,
        ended_at=NOON,
        time_quality="recorded",
        source_index=number,
        attributes=attributes or {},
    )
