"""Secrets never survive redaction; everything else does."""

from __future__ import annotations

import json
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.converters.agents.test_android import wild
from wb2pm.analysis.preparing import prepare
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.redaction.known import KnownSecrets, is_worth_finding
from wb2pm.converters.redaction.redact import (
    POLICIES,
    Policy,
    redact,
    redact_activities,
    redact_labelled,
)
from wb2pm.converters.redaction.screens import sensitive_screens
from wb2pm.converters.redaction.spans import MASKS, secret_name
from wb2pm.converters.redaction.typing import typed_text
from wb2pm.converters.wonderbread.reader import (
    demonstration_folders,
    read_demonstration,
)
from wb2pm.errors import ConversionError, UnknownNameError
from wb2pm.events import (
    Action,
    Activity,
    Demonstration,
    Element,
    Issue,
    Screen,
    UIEvent,
)
from wb2pm.procedures.procedure import Procedure, ProcedureStep, StepAction

if TYPE_CHECKING:
    from pathlib import Path

LISTED = "wonderbread:corner"
NOON = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
USERNAME = Element(tag="input", type="text", path="//*[@id='username']", value="")
PASSWORD = Element(tag="input", type="password", path="//*[@id='password']", value="")
LOGIN_PAGE = Screen(
    url="http://shop.example/login",
    title="Login",
    screenshot="shots/0.png",
    elements_json=json.dumps(
        [
            {"tag": "p", "text": "x", "x": 1.5},
            {"tag": "input", "type": "text", "xpath": "//*[@id='username']"},
            {"tag": "input", "type": "password", "xpath": "//*[@id='password']"},
        ]
    ),
    elements_format=LISTED,
)


def event(
    number: int,
    action: Action,
    value: str | None = None,
    target: Element | None = None,
    **fields: Any,
) -> UIEvent:
    """Make an event on the log-in page."""
    when = NOON + timedelta(seconds=number)
    defaults: dict[str, Any] = {
        "id": str(number),
        "raw_action": "source word",
        "started_at": when,
        "ended_at": when,
        "time_quality": "recorded",
        "source_index": number,
        "screen_before": LOGIN_PAGE,
    }
    return UIEvent(action=action, value=value, target=target, **(defaults | fields))


def demonstration(*events: UIEvent, **fields: Any) -> Demonstration:
    """Make a demonstration of events."""
    defaults: dict[str, Any] = {"id": "1 @ x", "source": "1.json", "source_format": "x"}
    return Demonstration(
        events=events, source_actions=len(events), **(defaults | fields)
    )


def text_of(value: Demonstration) -> str:
    """Write a demonstration as JSON."""
    return msgspec.json.encode(value).decode()


def redacted_text(value: Demonstration, policy: Policy = "secrets") -> str:
    """Redact a demonstration and write it as JSON."""
    return text_of(redact(value, policy=policy).demonstration)


def masked(text: str) -> str | None:
    """Redact a text."""
    return redact(demonstration(intent=text)).demonstration.intent


def test_password_is_masked_where_typed_and_wherever_it_is_quoted() -> None:
    """A password goes from its event, its keys, the intent, pages and addresses."""
    page = Screen(
        url="http://x.test/?u=deneen&p=Ldl",
        title="Ldl",
        elements_json='[{"tag":"p","text":"Enter the password \\"Ldl\\" of Ldlow"}]',
        elements_format=LISTED,
    )
    source = demonstration(
        event(
            1,
            "type",
            "Ldl",
            PASSWORD,
            keys=("Key.shift", "'L'", "'d'", "'l'"),
            screen_after=page,
        ),
        event(2, "click", None, Element(tag="a", text="Log in as Ldl")),
        intent="log in with Ldl",
        attributes={"note": 'say "Ldl"', "Ldl": 1},
    )

    after = redact(source).demonstration

    assert after.events[0].value == "[password]"
    assert after.events[0].keys == ("[password]",)
    assert after.events[0].screen_after is not None
    assert after.events[0].screen_after.url == "http://x.test/?u=deneen&p=[password]"
    assert json.loads(after.events[0].screen_after.elements_json or "") == [
        {"tag": "p", "text": 'Enter the password "[password]" of Ldlow'}
    ]
    assert after.intent == "log in with [password]"
    assert after.attributes == {"note": 'say "[password]"', "[password]": 1}
    assert after.events[1].target == Element(tag="a", text="Log in as [password]")


def test_password_credited_to_the_field_that_tab_left_is_found() -> None:
    """After a Tab out of a user's name, text still credited to it is a password."""
    source = demonstration(
        event(1, "type", "enola", USERNAME, keys=("'e'",)),
        event(2, "press", "Tab", USERNAME, keys=("Key.tab",)),
        event(3, "press", "Shift", USERNAME, keys=("Key.shift",)),
        event(4, "type", "R", USERNAME, keys=("'R'",)),
        event(5, "press", "Backspace", USERNAME, keys=("Key.backspace",)),
        event(6, "type", "RB8", USERNAME, keys=("'R'", "Key.shift", "'B'", "'8'")),
        intent="enola RB8",
    )

    after = redact(source).demonstration

    assert [e.value for e in after.events] == [
        "enola",
        "Tab",
        "Shift",
        "[password]",
        "Backspace",
        "[password]",
    ]
    assert after.events[5].keys == ("[password]",)
    assert after.intent == "enola [password]"


def test_keys_without_an_element_went_to_the_field_that_was_clicked() -> None:
    """Neither the keys nor the labels of a password typed key by key say it."""
    given = demonstration(
        event(0, "click", target=PASSWORD),
        *(event(i, "press", c) for i, c in enumerate("hx7", start=1)),
        event(4, "press", "Tab"),
        event(5, "press", "n"),
    )

    found = redact(given).demonstration
    activities = redact_activities(given, label(given, granularity="element"))

    assert [e.value for e in found.events[1:]] == [*["[password]"] * 3, "Tab", "n"]
    assert [a.label for a in activities[1:]] == [
        *["Press '[password]'"] * 3,
        "Press 'Tab'",
        "Press 'n'",
    ]


def test_password_after_a_tab_inside_one_event_is_found() -> None:
    """Keys that were never split still give the password away, and lose it."""
    keys = ("Key.tab", "Key.shift", "'R'", "Key.shift", "'B'", "'8'")
    source = demonstration(
        event(
            1,
            "type",
            "RB8",
            msgspec.structs.replace(USERNAME, value="enola"),
            keys=keys,
        ),
        intent='the password "RB8"',
    )

    after = redact(source).demonstration

    assert "RB8" not in text_of(after)
    assert after.events[0].target is not None
    assert after.events[0].target.value == "enola"


@pytest.mark.parametrize("action", ["Tab", "Enter"])
def test_text_after_tab_is_kept_where_no_password_follows(action: str) -> None:
    """Without a field for a password on the page, a Tab makes nothing secret."""
    plain = Screen(
        elements_json='[{"tag": "input", "xpath": "//*[@id=\'username\']"}]',
        elements_format=LISTED,
    )
    source = demonstration(
        event(1, "press", action, USERNAME, screen_before=plain),
        event(2, "type", "Oslo", USERNAME, screen_before=plain),
    )

    assert redact(source).demonstration == source


def test_text_after_tab_is_kept_when_a_name_is_not_before_the_password() -> None:
    """A field that neither names a user nor stands before the password is open."""
    city = Element(tag="input", path="//*[@id='city']")
    page = Screen(
        elements_json=json.dumps(
            [
                {"tag": "input", "xpath": "//*[@id='city']"},
                {"tag": "input", "xpath": "//*[@id='street']"},
                {"tag": "input", "type": "password"},
            ]
        ),
        elements_format=LISTED,
    )
    source = demonstration(
        event(1, "press", "Tab", city, screen_before=page),
        event(2, "type", "Storgata", city, screen_before=page),
        event(3, "type", "Oslo", None, screen_before=None),
        event(4, "press", "Tab", None, screen_before=None),
        event(5, "type", "Bergen", None, screen_before=None),
    )

    assert redact(source).demonstration == source


def test_email_typed_key_by_key_is_found_over_many_events() -> None:
    """A raw trace has an event for each key; together they spell an address."""
    field = Element(tag="input", path="//*[@id='to']", value="")
    events = [
        event(n, "type", c, msgspec.structs.replace(field, value="kimm"[:n]))
        for n, c in enumerate("kimm")
    ]
    events.append(event(4, "press", "Backspace", field))
    events += [event(5 + n, "type", c, field) for n, c in enumerate("@shop.example")]

    after = redact(demonstration(*events)).demonstration

    assert {e.value for e in after.events} == {"[email]", "Backspace", "m"}
    assert {e.target.value for e in after.events if e.target} == {"", "[email]"}


def test_email_in_one_event_takes_its_keys_with_it() -> None:
    """The keys of a masked text are masked too, and say nothing of its length."""
    source = demonstration(
        event(1, "type", "kim@shop.example", keys=("'k'", "'i'", "'m'")),
        event(2, "paste", "kim@shop.example", Element(tag="div")),
    )

    after = redact(source).demonstration

    assert [e.value for e in after.events] == ["[email]", "[email]"]
    assert [e.keys for e in after.events] == [("[email]",), ()]


@pytest.mark.parametrize(
    ("target", "mask"),
    [
        (Element(tag="input", type="password"), "[password]"),
        (Element(tag="input", attributes={"autocomplete": "one-time-code"}), "[code]"),
        (
            Element(tag="input", attributes={"autocomplete": "section-a cc-csc"}),
            "[card]",
        ),
        (
            Element(tag="input", attributes={"autocomplete": "new-password"}),
            "[password]",
        ),
        (Element(tag="input", type="password", label="PIN"), "[code]"),
        (Element(tag="input", attributes={"name": "otpCode"}), "[code]"),
        (Element(tag="input", label="Security code"), "[code]"),
        (Element(tag="input", path="form > input#cvv2"), "[card]"),
        (Element(tag="input", placeholder="API key"), "[token]"),
        (Element(tag="input", path="//*[@id='client_secret']"), "[token]"),
        (Element(tag="input", attributes={"id": "pass"}), "[password]"),
        (Element(tag="textarea", label="Recovery phrase"), "[token]"),
        (Element(role="textbox", label="Passwort"), "[password]"),
        (Element(tag="div", label="Passphrase"), "[password]"),
    ],
)
def test_fields_that_take_secrets_are_known_by_what_is_said_of_them(
    target: Element, mask: str
) -> None:
    """Type, purpose, id, name, label, placeholder or caption give a field away."""
    source = demonstration(event(1, "type", "q7", target, keys=("'q'", "'7'")))

    after = redact(source).demonstration

    assert (after.events[0].value, after.events[0].keys) == (mask, (mask,))


@pytest.mark.parametrize(
    "target",
    [
        Element(tag="input", type="text", path="//*[@id='keyword']"),
        Element(tag="input", type="search", placeholder="Search tokens"),
        Element(tag="input", label="Zip code"),
        Element(tag="input", label="Email subject"),
        Element(tag="input", type="checkbox", label="Show password", value="on"),
        Element(tag="textarea", label="Shipping address"),
        Element(tag="select", label="Card type", value="visa"),
        Element(
            tag="input", role="combobox", attributes={"autocomplete": "new-password"}
        ),
        None,
    ],
)
def test_ordinary_fields_keep_what_was_typed(target: Element | None) -> None:
    """A word that only resembles one of a secret's names hides nothing."""
    source = demonstration(event(1, "type", "q7", target, screen_before=None))

    assert redact(source).demonstration == source


def test_caption_before_a_field_tells_what_it_takes() -> None:
    """A field without a name of its own is known by the label before it."""
    page = Screen(
        elements_json=json.dumps(
            [
                {"tag": "label", "text": "One-time code"},
                {"tag": "input", "xpath": "/p[1]/input", "value": "4711-x"},
            ]
        ),
        elements_format=LISTED,
    )
    field = Element(tag="input", path="/p[1]/input")
    source = demonstration(event(1, "type", "0815-y", field, screen_before=page))

    after = redacted_text(source)

    assert "0815-y" not in after
    assert "4711-x" not in after
    assert "One-time code" in after


def test_the_chosen_month_of_a_card_is_masked() -> None:
    """A list counts as a field when the page says that it is for a card."""
    field = Element(tag="select", attributes={"autocomplete": "cc-exp"}, value="12/29")
    source = demonstration(event(1, "select", "12/29", field))

    assert "12/29" not in redacted_text(source)


def test_clicking_a_filled_field_does_not_show_what_is_in_it() -> None:
    """Elements of later events hold the field's content as well."""
    filled = msgspec.structs.replace(
        PASSWORD, value="hunter2!", attributes={"recorded_key": "!", "class": "wide"}
    )
    source = demonstration(
        event(1, "click", None, filled), intent="uses hunter2! every day"
    )

    after = redact(source).demonstration

    assert after.events[0].target == msgspec.structs.replace(
        PASSWORD,
        value="[password]",
        attributes={"recorded_key": "[password]", "class": "wide"},
    )
    assert after.intent == "uses [password] every day"


def test_commonest_words_are_masked_only_where_typed() -> None:
    """Someone whose password is "password" keeps a readable page."""
    source = demonstration(
        event(1, "type", "password", PASSWORD, keys=("'p'",)),
        event(2, "click", None, Element(tag="label", text="password")),
        intent="Log in with the username and password shown",
    )

    after = redact(source).demonstration

    assert after.events[0].value == "[password]"
    assert after.events[1] == source.events[1]
    assert after.intent == source.intent


@pytest.mark.parametrize(
    ("secret", "text", "expected"),
    [
        ("oU", 'the "oU" of oUr', 'the "[password]" of oUr'),
        ("abc", 'abc "abc" abcd', 'abc "[password]" abcd'),
        ("2024", "in 2024", "in 2024"),
        ("2024", "2024", "[password]"),
        ("x", '"x"', '"x"'),
        ("hunter2!", "MYHUNTER2!X hunter2%21", "MY[password]X [password]"),
        ("a&b<c>d e", "a&amp;b&lt;c&gt;d e", "[password]"),
        ('qu"ote\\9', r"\"qu\"ote\\9\"", r"\"[password]\""),
        ("value", "[value]", "[value]"),
        ("....", "....", "...."),
    ],
)
def test_known_secrets_are_found_as_widely_as_coincidence_allows(
    secret: str, text: str, expected: str
) -> None:
    """Short ones count only as words or in quotation marks, long ones anywhere."""
    known = KnownSecrets({secret: "password"})

    found = known.spans(text)

    for span in reversed(found):
        text = text[: span.start] + span.mask + text[span.end :]
    assert text == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("mail kim.o'hara+x@shop.example now", "mail [email] now"),
        ("q=%20bob%40corp.com&x=1", "q=%20[email]&x=1"),
        ("card 4111 1111 1111 1111 12/25", "card [card] 12/25"),
        ("3782-822463-10005", "[card]"),
        ("5555555555554444", "[card]"),
        ("http://x/a?form_key=abcDEF12&b=2#c", "http://x/a?form_key=[token]&b=2#c"),
        ("http://x/a?b=2&amp;%40csrf=zz9", "http://x/a?b=2&amp;%40csrf=[token]"),
        ("http://x/?key=aaaaaaaaaaaaaaaa1", "http://x/?key=[token]"),
        ("http://x/?key=name", "http://x/?key=name"),
        ("http://x/i;jsessionid=1A2B?x", "http://x/i;jsessionid=[token]?x"),
        ("/admin/x/key/0123456789abcdef01/", "/admin/x/key/[token]/"),
        ("https://kim:pw@h.test/x", "https://%5Bpassword%5D@h.test/x"),
        ("Authorization: Bearer abcdefgh12345678", "Authorization: Bearer [token]"),
        ("ghp_abcdefghijklmnopqrstuvwxyz0123", "[token]"),
        ("AKIAIOSFODNN7EXAMPLE", "[token]"),
        ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc", "[token]"),
        ("a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6", "[token]"),
        ("api_key=abcd-1234-EFGH", "api_key=[token]"),
        ("client secret: hello", "client secret: hello"),
        (
            "-----BEGIN PRIVATE KEY-----\nMII\n-----END",
            "-----BEGIN PRIVATE KEY-----[token]-----END",
        ),
        ("password: hunter2", "password: [password]"),
        ("the password is Ldl now", "the password is [password] now"),
        (
            "Enter the password \u201cLdl\u201d",
            "Enter the password \u201c[password]\u201d",
        ),
        ("with password 'o U' again", "with password '[password]' again"),
        ("the password \u2018o U\u2019", "the password \u2018[password]\u2019"),
        ("your PIN is 1234", "your PIN is [code]"),
        ('verification code: "12-AB"', 'verification code: "[code]"'),
        ("123456 is your login code", "[code] is your login code"),
        ("http://x/i;token=1A2B;mode=a", "http://x/i;token=[token];mode=a"),
    ],
)
def test_text_that_looks_like_a_secret_is_masked(text: str, expected: str) -> None:
    """Each rule takes the secret and leaves the words around it."""
    assert masked(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Order 000000299 of 12/31/2022",
        "telephone 555-0199",
        "0 @ 2023-12-25-16-43-12",
        "Issue 33: Rate table for Nordic parcels out of date",
        "Password: Remember me",
        "Password:\nLogin",
        "The password is required",
        'Click on the "Password" field and type "deneen"',
        "Click 'Forgot password?' 'now'",
        "logo@2x.png and lodash@4.17.21",
        "1234567890123456",
        "4111111111111112",
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14",
        "1703522615019 35-209900-176148-1",
        "Pincode 560001, Zip code 12345, Error code 4041",
        "http://h/filter/cGVyaW9kX3R5cGU9eWVhciZmcm9tPTAxJTJGMDElMkYyMDIyJnRvPTEyJTJG/",
        "//*[@id='a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6']",
        "https://shop.example/@kim/profile.html",
        "@csrf",
        "token",
        "",
    ],
)
def test_text_that_labels_need_survives(text: str) -> None:
    """Numbers, dates, titles, packed filters and file names are no secrets."""
    assert masked(text) == text


def test_secret_in_a_readable_base64_text_is_masked() -> None:
    """Packed text is left alone only when nothing secret is packed in it."""
    packed = "dXNlcj1LaW0mbWFpbD1raW1Ac2hvcC5leGFtcGxlJmE9MTIz"

    assert masked(packed) == "[token]"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("PHPSESSID", "token"),
        ("X-Amz-Signature", "token"),
        ("userPassword", "password"),
        ("pin", "code"),
        ("cardNumber", "card"),
        ("keyword", None),
        ("opinion", None),
        ("x" * 1000, None),
    ],
)
def test_names_of_parameters_tell_secrets(name: str, kind: str | None) -> None:
    """Names are read by their words, whatever joins them."""
    assert secret_name(name) == kind


def test_procedure_issues_and_attributes_are_masked() -> None:
    """Nothing a demonstration says in words is left out."""
    source = demonstration(
        event(1, "type", "Zebra-99x", PASSWORD, raw_action="fill('a', 'Zebra-99x')"),
        procedure=Procedure(
            title="Use Zebra-99x",
            text="1. Type Zebra-99x",
            steps=(
                ProcedureStep(
                    number=1,
                    text="Type Zebra-99x",
                    actions=(StepAction(verb="Enter", value="Zebra-99x"),),
                    condition="if Zebra-99x",
                ),
            ),
            issues=("odd Zebra-99x",),
            source="SOP.txt",
        ),
        issues=(
            Issue(kind="x", message="2 runs, type 9 (Zebra-99x)", event="1"),
            Issue(kind="x", message="press 1, type 5", where="$.trace[1].data.key"),
            Issue(kind="x", message="waited 9 s", where="$.trace[10].data"),
        ),
        attributes={
            "webarena:eval": '{"answers": ["Zebra-99x", 1], "token": "t0ken"}',
            "token": "t0ken-123",
            "number": 4111111111111111,
            "amount": 12345678901234,
            "session_id": 12,
            "cookie": True,
            "pin": "",
            "broken": '{"Zebra-99x": ',
        },
        outcome="Zebra-99x",
        actor="kim@shop.example",
    )

    after = redact(source).demonstration

    assert "Zebra" not in text_of(after)
    assert [i.message for i in after.issues] == [
        "[n] runs, type [n] ([password])",
        "press [n], type [n]",
        "waited 9 s",
    ]
    assert after.attributes == {
        "webarena:eval": '{"answers":["[password]",1],"token":"[token]"}',
        "token": "[token]",
        "number": "[card]",
        "amount": 12345678901234,
        "session_id": "[token]",
        "cookie": True,
        "pin": "",
        "broken": '{"[password]": ',
    }
    assert after.procedure is not None
    assert after.procedure.source == "SOP.txt"
    assert after.actor == "[email]"


def test_two_names_masked_alike_stay_two() -> None:
    """No attribute is lost because its name had to be masked."""
    source = demonstration(attributes={"a@b.example": 1, "c@d.example": 2})

    assert redact(source).demonstration.attributes == {"[email]": 1, "[email] 2": 2}


def test_names_that_are_no_text_do_no_harm() -> None:
    """Attributes of a foreign reader may be keyed by anything."""
    odd: Any = {5: "kim@shop.example", "list": ["kim@shop.example", 1.5, None]}

    after = redact(demonstration(attributes=odd)).demonstration

    assert after.attributes == {5: "[email]", "list": ["[email]", 1.5, None]}


def test_screens_are_kept_byte_for_byte_when_nothing_is_masked() -> None:
    """A snapshot without a secret is not written anew."""
    source = demonstration(event(1, "click", None, USERNAME), event(2, "wait"))

    after = redact(source).demonstration

    assert after == source
    assert after.events[0].screen_before is after.events[1].screen_before


@pytest.mark.parametrize(
    "elements", ["[[[", '"text"', "null", '{"a": "\\ud800"}', "[" * 5000 + "]" * 5000]
)
def test_snapshots_that_are_no_json_do_no_harm(elements: str) -> None:
    """Odd input is gone through as plain text."""
    page = Screen(
        elements_json=elements,
        elements_format=LISTED,
        screenshot="1.png",
        title="kim@shop.example",
    )
    source = demonstration(event(1, "type", "oU", PASSWORD, screen_before=page))

    after = redact(source).demonstration

    assert after.events[0].screen_before is not None
    assert after.events[0].screen_before.elements_json == elements
    assert after.events[0].screen_before.title == "[email]"
    assert sensitive_screens(source) == {"1.png"}


def test_all_values_masks_everything_typed_or_chosen() -> None:
    """With `all-values` no input is left, in words, steps, pages or addresses."""
    source = demonstration(
        event(1, "type", "Nordic", USERNAME, keys=("'N'",)),
        event(2, "select", "critical", Element(tag="select", value="2")),
        event(3, "click", None, Element(tag="input", type="submit", value="Search")),
        event(4, "click", None, Element(tag="input", value="Nordic", label="Nordic")),
        event(5, "press", "Enter", USERNAME, keys=("Key.enter",)),
        event(6, "scroll", "0,-19"),
        event(7, "press", "y", USERNAME),
        *[event(8 + n, "type", c, Element(path="/p")) for n, c in enumerate("Bergen")],
        intent='Find "Nordic" in Bergen',
        procedure=Procedure(
            title="Find",
            steps=(
                ProcedureStep(
                    number=1,
                    text='Type "Nordic" and press "Enter"',
                    actions=(
                        StepAction(verb="Enter", value="Nordic", target="From"),
                        StepAction(verb="Press", value="Enter"),
                        StepAction(verb="Click", target="Go"),
                    ),
                ),
            ),
        ),
        attributes={"elements": '[{"tag":"input","value":"Oslo"}]'},
    )

    after = redact(source, policy="all-values")

    values = [e.value for e in after.demonstration.events[:7]]
    assert values == ["[value]", "[value]", None, None, "Enter", "0,-19", "[value]"]
    targets = [e.target for e in after.demonstration.events]
    assert targets[1] == Element(tag="select", value="[value]")
    assert targets[2] == source.events[2].target
    assert targets[3] == Element(tag="input", value="[value]", label="[value]")
    assert after.demonstration.intent == 'Find "[value]" in [value]'
    assert after.demonstration.procedure is not None
    assert after.demonstration.procedure.steps[0].text == (
        'Type "[value]" and press "Enter"'
    )
    assert [a.value for a in after.demonstration.procedure.steps[0].actions] == [
        "[value]",
        "Enter",
        None,
    ]
    assert after.demonstration.attributes == {
        "elements": '[{"tag":"input","value":"[value]"}]'
    }
    assert redact(after.demonstration, policy="all-values").counts == {}


def test_all_values_keeps_addresses_and_lists_of_options() -> None:
    """Pages and lists keep their names: which option was chosen does not show."""
    shop = "http://shop.example/a"
    typed = [event(n, "type", c, screen_before=None) for n, c in enumerate(shop)]
    options = Element(tag="select", text="bug\nwish", value="2")
    page = Screen(
        url=shop,
        elements_json='[{"tag":"select","text":"bug\\nwish"}]',
        elements_format=LISTED,
    )
    source = demonstration(
        *typed,
        event(50, "type", shop, screen_before=None, raw_action="keystroke"),
        event(51, "select", "wish", options, screen_before=page),
    )

    after = redact(source, policy="all-values").demonstration

    assert after.events[:-1] == source.events[:-1]
    assert after.events[-1].screen_before == page
    assert after.events[-1].value == "[value]"
    assert after.events[-1].target == msgspec.structs.replace(options, value="[value]")


def test_activities_labelled_before_are_masked_after() -> None:
    """Labels keep the names that were found, and lose what is secret in them."""
    source = demonstration(
        event(1, "type", "Ldl", PASSWORD),
        event(2, "type", "Nordic", USERNAME),
        event(3, "press", "Enter", USERNAME),
        event(4, "click", None, USERNAME),
    )
    typed, named, pressed, clicked = source.events
    made = [
        Activity(label="Enter 'Password'", verb="Enter", events=(typed,), value="Ldl"),
        Activity(
            label="Enter 'kim@shop.example'",
            verb="Enter",
            events=(named, pressed),
            element="kim@shop.example",
            value="Nordic",
        ),
        Activity(label="Press 'Enter'", verb="Press", events=(pressed,), value="Enter"),
        Activity(label="Click 'Ldl'", verb="Click", events=(clicked,), notes=("Ldl",)),
        Activity(label="Select 'A'", verb="Select", events=(clicked,), value="x1"),
    ]

    shown = {
        policy: redact_activities(source, made, policy=policy) for policy in POLICIES
    }

    assert shown["none"] == tuple(made)
    masked_before = redact(source).demonstration
    assert shown["secrets"] == redact_activities(source, made, redacted=masked_before)
    for policy in POLICIES:
        at_once = redact_labelled(source, [made, made], policy=policy)
        assert at_once.redacted == redact(source, policy=policy)
        assert at_once.labelled == (shown[policy], shown[policy])
    assert [a.label for a in shown["secrets"]] == [
        "Enter 'Password'",
        "Enter '[email]'",
        "Press 'Enter'",
        "Click '[password]'",
        "Select 'A'",
    ]
    assert shown["secrets"][3].notes == ("[password]",)
    assert shown["secrets"][0].events == redact(source).demonstration.events[:1]
    values = [[a.value for a in shown[p]] for p in ("secrets", "all-values")]
    assert values == [
        ["[password]", "Nordic", "Enter", None, "x1"],
        ["[password]", "[value]", "Enter", None, "[value]"],
    ]


def test_none_changes_nothing() -> None:
    """Whoever asks for no redaction gets the demonstration itself."""
    source = demonstration(event(1, "type", "Ldl", PASSWORD))

    assert redact(source, policy="none") == (source, {})


def test_unknown_policy_is_refused_with_the_known_ones() -> None:
    """A mistyped policy must not leave secrets in."""
    with pytest.raises(UnknownNameError, match="Did you mean 'secrets'"):
        redact(demonstration(), policy="secret")  # type: ignore[arg-type]  # the mistake under test


def test_backspace_after_a_mask_makes_no_new_secret() -> None:
    """Redacting again does not take what Backspace leaves of a mask for text."""
    source = demonstration(
        event(1, "type", "0", PASSWORD),
        event(2, "press", "Backspace"),
        intent="x [password",
    )

    once = redact(source).demonstration

    assert redact(once) == (once, {})
    assert once.intent == "x [password"


def test_counts_tell_what_was_masked() -> None:
    """The log can say how often each rule was used."""
    source = demonstration(
        event(1, "type", "Ldl", PASSWORD),
        intent="kim@shop.example and bo@shop.example",
    )

    assert redact(source).counts == {"email": 2, "password": 1}


@pytest.mark.parametrize("again", [False, True])
def test_pictures_of_secret_fields_are_named(again: bool) -> None:
    """Pictures are known by field, by text and by event, masked or not."""
    told = Screen(
        screenshot="told.png",
        elements_json='[{"tag":"p","text":"password \\"Ldl\\""}]',
        elements_format=LISTED,
    )
    titled = Screen(screenshot="titled.png", title="Ldl")
    aimed = Screen(screenshot="aimed.png")
    plain = Screen(
        screenshot="plain.png",
        title="kim@shop.example",
        elements_json='[{"tag":"input","type":"email","value":"kim@shop.example"}]',
        elements_format=LISTED,
    )
    source = demonstration(
        event(1, "click", screen_before=plain, screen_after=None),
        event(2, "click", screen_after=told),
        event(3, "click", screen_before=titled, screen_after=plain),
        event(4, "type", "Ldl", PASSWORD, screen_before=aimed, screen_after=Screen()),
        event(5, "click", None, PASSWORD, screen_before=Screen(screenshot="near.png")),
        event(6, "click", None, USERNAME, screen_before=plain),
    )
    shown = redact(source).demonstration if again else source

    assert sensitive_screens(shown) == {
        "shots/0.png",
        "told.png",
        "titled.png",
        "aimed.png",
        "near.png",
    }


FIELDS = {
    field
    for kind in (Demonstration, UIEvent, Element, Screen)
    for field in kind.__struct_fields__
}
words = st.text(
    st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Zs")), max_size=12
)
pieces = st.sampled_from(
    [
        "password ",
        'password "',
        "pin: 1234",
        "token=",
        "?csrf=a&",
        "kim@shop.example",
        "@",
        "%40",
        "4111111111111111",
        " 1111",
        "://",
        "[password]",
        "[",
        "]",
        '"',
        "' ",
        "{",
        ":",
        "hunter2!",
    ]
)
texts = st.lists(words | pieces, max_size=6).map("".join)
elements_ = st.none() | st.builds(
    Element,
    tag=st.sampled_from(["input", "div", "select", "a", None]),
    type=st.sampled_from(["password", "text", "email", "submit", None]),
    label=texts,
    text=texts,
    value=texts,
    path=st.sampled_from(["//*[@id='user']", "//*[@id='pin']", "/p[1]"]) | texts,
    attributes=st.dictionaries(words, texts | st.integers() | st.none(), max_size=2),
)
screens = st.none() | st.builds(
    Screen,
    url=texts,
    title=texts,
    screenshot=st.sampled_from(["0.png", "1.png"]),
    elements_json=st.none()
    | texts
    | st.lists(
        st.dictionaries(st.sampled_from(["tag", "type", "value", "text"]), texts),
        max_size=3,
    ).map(json.dumps),
)
events = st.builds(
    event,
    st.integers(0, 9),
    st.sampled_from(["type", "press", "click", "select", "navigate"]),
    st.none() | texts | st.sampled_from(["Tab", "Enter", "Backspace"]),
    elements_,
    keys=st.lists(words | st.sampled_from(["Key.tab", "'a'", "Key.shift"])).map(tuple),
    screen_before=screens,
    attributes=st.dictionaries(st.sampled_from(["erased", "note"]), st.integers(0, 3)),
)
demonstrations = st.builds(
    lambda made, intent, attributes: demonstration(
        *made, intent=intent, attributes=attributes
    ),
    st.lists(events, max_size=5),
    texts,
    st.dictionaries(
        words, texts | st.booleans() | st.floats(allow_nan=False), max_size=2
    ),
)


@given(demonstrations, st.sampled_from(["secrets", "all-values"]))
def test_redacting_twice_changes_nothing_more(
    source: Demonstration, policy: Policy
) -> None:
    """Redaction is idempotent, keeps every event and does not touch its input."""
    before = text_of(source)

    once = redact(source, policy=policy)
    twice = redact(once.demonstration, policy=policy)

    assert twice.demonstration == once.demonstration
    assert twice.counts == {}
    assert len(once.demonstration.events) == len(source.events)
    assert text_of(source) == before


def test_what_holds_no_secret_is_not_held_twice() -> None:
    """Of a long recording it would take as much memory again."""
    click = event(1, "click", target=USERNAME)
    keys = event(2, "type", "kim", USERNAME, keys=("k", "i", "m"))
    source = demonstration(click, keys, event(3, "type", "Ldl", PASSWORD))
    done = Activity(label="Click 'Username'", verb="Click", events=(click,))

    masked = redact_labelled(source, [[done]])

    before, after = source.events, masked.redacted.demonstration.events
    assert [a is b for a, b in zip(before, after, strict=True)] == [True, True, False]
    assert masked.labelled[0][0] is done


@given(
    st.text(st.characters(codec="ascii", categories=("L", "N", "P")), min_size=9),
    texts,
    st.booleans(),
)
@example("Tr0ub4dor&3", "the {} of", True)
def test_no_long_password_survives_anywhere(
    secret: str, around: str, raw: bool
) -> None:
    """Whatever it is and wherever it is quoted, a typed password is gone."""
    if not is_worth_finding(secret) or secret.casefold() in "[password]":
        return
    target = Element(tag="input", type="password", path="//*[@id='p1']")
    typed = (
        [event(n, "type", c, target, keys=(repr(c),)) for n, c in enumerate(secret)]
        if raw
        else [event(1, "type", secret, target, keys=tuple(map(repr, secret)))]
    )
    page = json.dumps([{"tag": "p", "text": f"{around} {secret} {around}"}])
    source = demonstration(
        *typed,
        event(98, "click", None, Element(tag="p", text=secret, label=secret)),
        event(
            99,
            "click",
            screen_after=Screen(
                elements_json=page, elements_format=LISTED, title=secret
            ),
        ),
        intent=f"{around} {secret}",
        outcome=secret,
        attributes={"deep": json.dumps({"a": [secret, {secret: around}]})},
    )

    strings = list(strings_in(msgspec.to_builtins(redact(source).demonstration)))

    said = [s for s in strings if s not in FIELDS]
    assert not [s for s in said if secret.casefold() in s.casefold()]


def strings_in(value: object) -> Any:
    """Return every string within, inside JSON in strings too."""
    if isinstance(value, str):
        yield value
        try:
            decoded = json.loads(value) if value[:1] in {"{", "["} else None
        except ValueError:
            decoded = None
        if decoded is not None:
            yield from strings_in(decoded)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from strings_in(key)
            yield from strings_in(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from strings_in(item)


def test_no_typed_password_survives_in_real_recordings(shared_data: Path) -> None:
    """In recorded log-ins, merged or key by key, no password is left anywhere."""
    passwords = {
        "903 @ 2026-11-21-03-06-11": "",  # "password" itself: see the next test
        "903 @ 2026-11-21-03-09-48": "Ldl",
        "903 @ 2026-11-21-03-10-06": "RB8",
        "903 @ 2026-11-21-03-10-22": "oU",
        "905 @ 2026-11-21-03-11-57": "O0gi",
    }
    for name, secret in passwords.items():
        for variant in ("released", "raw"):
            source = read_demonstration(
                shared_data / "wonderbread_recorded" / name, variant=variant
            )

            after = redact(source)

            assert after.counts["password"] > 0
            typed = "".join(
                typed_text(e)
                for e in after.demonstration.events
                if e.target is not None and e.target.type == "password"
            )
            assert typed.replace(MASKS["password"], "") == ""
            found = list(strings_in(msgspec.to_builtins(after.demonstration)))
            assert not [s for s in found if secret and secret in s]
            keys = [
                k
                for e in after.demonstration.events
                for k in e.keys
                if e.target is not None and e.target.type == "password"
            ]
            assert not [k for k in keys if k.startswith("'")]


def test_real_recordings_without_secrets_are_left_alone(shared_data: Path) -> None:
    """Titles, orders, filters and telephone numbers of real work survive."""
    for folder in ("wonderbread_roundup", "wonderbread_traces"):
        for path in demonstration_folders(shared_data / folder):
            try:
                source = read_demonstration(path)
            except ConversionError:
                continue
            assert redact(source).demonstration == source


def test_commands_that_are_joined_are_masked_as_each_was(tmp_path: Path) -> None:
    """One after the other they hide where each began."""
    lines = ["terraform apply", "sshpass -p 'rope+knot' ssh ola@pier.test", "ls"]
    steps = [
        wild(place, 3, episode_length=3, **{"results/type_action": line})
        for place, line in enumerate(lines)
    ]
    path = tmp_path / "wild.json"
    path.write_text(json.dumps(steps), encoding="utf-8")

    prepared = prepare([path])

    ((activity,),) = prepared.steps.values()
    assert (
        activity.value == "terraform applysshpass -p '[password]' ssh ola@pier.testls"
    )


UNGUESSABLE = "https://files.example/d/{}/edit"


@pytest.mark.parametrize(
    ("part", "passes"),
    [
        ("4f0cZs8VRA5nFMdKvBd9Zj", False),
        ("70f75367-cb8e-4024-92a2-b485f30229d2", False),
        ("zmi6gjlubf5sd2x6basptpvm", False),
        ("Minutes_8_December_2026", True),
        ("order-2026-000417-of-the-harbour", True),
        ("RFQ-000123", True),
    ],
)
@pytest.mark.parametrize("action", ["type", "paste", "copy", "navigate"])
def test_links_given_by_hand_lose_the_part_that_nobody_can_guess(
    action: Action, part: str, passes: bool
) -> None:
    """There and in the address of the page that they lead to; words and numbers stay."""
    link = UNGUESSABLE.format(part)
    shown = Screen(url=link, title="Plan")
    found = redact(
        demonstration(event(1, action, link), event(2, "click", screen_before=shown))
    )

    said = str(msgspec.to_builtins(found.demonstration.events))
    assert (part in said) is passes
    assert found.counts.get("token", 0) == (0 if passes else 2)


def test_the_application_s_own_addresses_keep_what_they_name() -> None:
    """What nobody gave by hand is the number of a thing."""
    link = UNGUESSABLE.format("70f75367-cb8e-4024-92a2-b485f30229d2")
    given = demonstration(event(1, "click", screen_before=Screen(url=link)))

    assert redact(given).demonstration == given
