"""Secrets whose name stands beside them, in names made of them, in ids and messages."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime, timezone
from pathlib import Path

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.analysis.preparing import prepare
from wb2pm.converters.ocel.log import (
    EventValue,
    ObjectCentricLog,
    OcelEvent,
    OcelType,
    TypedAttribute,
    ValueType,
)
from wb2pm.converters.redaction.accounts import iban_spans
from wb2pm.converters.redaction.redact import redact, redact_activities
from wb2pm.converters.redaction.rules import find_spans, mask_text
from wb2pm.converters.redaction.tables import redact_objects, redact_table
from wb2pm.errors import ConversionError
from wb2pm.events import Activity, AttributeValue, Demonstration, Element, UIEvent

NOON = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
CARD = "4111 1111 1111 1111"
_DECLARED: tuple[tuple[str, ValueType], ...] = (
    ("field", "string"),
    ("value", "integer"),
)


def log(**columns: Sequence[object]) -> pd.DataFrame:
    """Make a log with these columns."""
    rows = len(next(iter(columns.values())))
    return pd.DataFrame(
        {"case:concept:name": ["1"] * rows, "concept:name": ["Type"] * rows, **columns}
    )


def demonstration(
    target: Element | None = None,
    *,
    name: str = "d",
    **attributes: AttributeValue,
) -> Demonstration:
    """Make one click."""
    event = UIEvent(
        id="1",
        action="click",
        raw_action="click",
        started_at=NOON,
        ended_at=NOON,
        time_quality="recorded",
        source_index=0,
        target=target,
        attributes=attributes,
    )
    return Demonstration(
        id=name, source="d", source_format="x", events=(event,), source_actions=1
    )


def test_the_content_of_a_row_that_names_a_secret_field_is_masked() -> None:
    """And its text is looked for in all other cells."""
    given_log = log(
        field=["user", "password", "city"],
        value=["kim", "hunter2xyz", "Oslo"],
        note=["", "", "she said hunter2xyz"],
        amount=[1, 2, 3],
    )

    masked, counts = redact_table(given_log)

    assert masked["value"].tolist() == ["kim", "[password]", "Oslo"]
    assert masked["note"].tolist() == ["", "", "she said [password]"]
    assert masked["amount"].tolist() == [1, 2, 3]
    assert masked["value"].dtype == given_log["value"].dtype
    assert counts["password"] >= 2
    assert redact_table(masked).log.equals(masked)


def test_a_secret_typed_key_by_key_is_put_together() -> None:
    """One key a row, it is found where it stands as a whole."""
    keys = ["s", "e", "a", "3", "l", "s"]
    masked = redact_table(
        log(
            element=["//input[@id='pwd']"] * 6 + ["//input[@id='q']"],
            key=[*keys, "x"],
            title=[None] * 6 + ["Results for sea3ls"],
        )
    ).log

    assert masked["key"].tolist() == ["[password]"] * 6 + ["x"]
    assert masked["title"].iloc[-1] == "Results for [password]"


@pytest.mark.parametrize(
    ("naming", "content", "expected"),
    [
        (["PIN", "Amount"], [4711, 12], ["[code]", 12]),
        (["PIN", "Amount"], [4711.0, None], ["[code]", None]),
        (["PIN", "Amount"], ["", "x"], ["", "x"]),
    ],
)
def test_numbers_in_a_field_for_a_secret_are_masked(
    naming: list[object], content: list[object], expected: list[object]
) -> None:
    """Empty cells stay."""
    masked = redact_table(log(control=naming, value=content)).log["value"]

    assert masked.astype(object).where(masked.notna(), None).tolist() == expected


def test_amounts_beside_names_of_anything_are_no_secrets() -> None:
    """A thing may be called like a secret; a sentence about one names no field."""
    given_log = log(product_name=["PIN pad", "Stapler"], value=[120, 3])
    said = log(
        description=["The PIN", "x"],
        label=["The link to reset the password was sent", "x"],
        value=["to all of them", "y"],
    )

    assert redact_table(given_log).log.equals(given_log)
    assert redact_table(said).log.equals(said)


def test_cards_that_became_numbers_with_a_point_are_masked() -> None:
    """As a column of numbers with a gap does."""
    masked = redact_table(log(paid=[4111111111111111.0, None, 5.5])).log

    assert masked["paid"].iloc[0] == "[card]"
    assert masked["paid"].iloc[2] == 5.5


def test_lists_among_the_attributes_of_a_log_are_masked() -> None:
    """Such as notes, which quote cells."""
    given_log = log(note=["x"])
    given_log.attrs = {"notes": ["no time: kim@shop.example"], "n": 1, "yes": True}

    assert redact_table(given_log).log.attrs == {
        "notes": ["no time: [email]"],
        "n": 1,
        "yes": True,
    }


def test_cases_called_by_an_address_stay_apart() -> None:
    """Numbers stay as they are: they may be ids."""
    given_log = pd.DataFrame(
        {
            "case:concept:name": [
                "a@x.example",
                "b@x.example",
                "a@x.example",
                "[email] 2",
            ],
            "concept:name": ["A"] * 4,
        }
    )

    assert redact_table(given_log).log["case:concept:name"].tolist() == [
        "[email]",
        "[email] 3",
        "[email]",
        "[email] 2",
    ]
    assert redact(
        demonstration(name="Run of a@x.example 4111111111111111")
    ).demonstration.id == ("Run of [email] 4111111111111111")


def test_attributes_of_an_event_of_an_object_centric_log_tell_each_other() -> None:
    """The type that is declared follows."""
    declared = tuple(TypedAttribute(name=name, type=kind) for name, kind in _DECLARED)
    values = (EventValue("field", "otp"), EventValue("value", 4711))
    ocel = ObjectCentricLog(
        event_types=(OcelType(name="Type", attributes=declared),),
        events=(OcelEvent(id="e", type="Type", time=NOON, attributes=values),),
    )

    masked = redact_objects(ocel)

    assert [v.value for v in masked.events[0].attributes] == ["otp", "[code]"]
    assert [a.type for a in masked.event_types[0].attributes] == ["string", "string"]


def test_members_of_an_object_tell_each_other() -> None:
    """As forms, cookies and headers are written in JSON."""
    form = [
        {"name": "user", "value": "kim"},
        {"name": "user_password", "value": "s3cretXX"},
        {"name": "authorization", "value": "Basic x"},
        {"name": "Token count", "value": 12},
    ]

    masked = redact(
        demonstration(form=json.dumps(form), body="was s3cretXX")
    ).demonstration

    said = masked.events[0].attributes
    assert [m["value"] for m in json.loads(str(said["form"]))] == [
        "kim",
        "[password]",
        "[token]",
        12,
    ]
    assert said["body"] == "was [password]"


def test_what_is_left_of_a_secret_in_a_label_is_masked() -> None:
    """Labels keep the words of an id, and little between them."""
    shown = demonstration(Element(tag="tr", attributes={"id": "row-kim@shop.example7"}))
    name = "Row kim shop example"
    labelled = Activity(
        label=f"Click '{name}'", verb="Click", events=shown.events, element=name
    )

    (masked,) = redact_activities(shown, [labelled])

    assert (masked.label, masked.element) == ("Click '[email]'", "[email]")


def test_a_tag_or_type_that_holds_a_secret_is_masked() -> None:
    """No recorder should write one; one that did must not leave."""
    element = Element(tag="input kim@shop.example", type=f"text {CARD}")

    target = redact(demonstration(element)).demonstration.events[0].target

    assert target == Element(tag="input [email]", type="text [card]")


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("to DE89 3704 0044 0532 0130 00 now", "to [iban] now"),
        ("de89370400440532013000", "[iban]"),
        ("?a=GB82+WEST+1234+5698+7654+32&b", "?a=[iban]&b"),
        ("#DE89%203704%200044%200532%200130%2000", "#[iban]"),
        ("DE89370400440532013001", "DE89370400440532013001"),
        ("ZZ89370400440532013000", "ZZ89370400440532013000"),
        ("DE893704004405320130001", "DE893704004405320130001"),
        ("?q=4111+1111+1111+1111&y", "?q=[card]&y"),
        ("#4111%201111%201111%201111", "#[card]"),
        ("card%204111111111111111", "card%20[card]"),
        ("card_4111111111111111", "card_[card]"),
        ("a4111111111111111", "a4111111111111111"),
        ("%4111111111111111", "%4111111111111111"),
    ],
)
def test_numbers_of_accounts_and_cards_are_found_as_people_and_pages_write_them(
    text: str, masked: str
) -> None:
    """And other numbers are left alone."""
    assert mask_text(text) == masked


@given(st.text(alphabet="DE8937040 -+%2A", max_size=60))
def test_looking_for_accounts_ends_and_stays_inside_the_text(text: str) -> None:
    """Whatever the text."""
    for span in [*iban_spans(text), *find_spans(text)]:
        assert 0 <= span.start < span.end <= len(text)


def test_reasons_for_skipping_a_recording_are_masked(tmp_path: Path) -> None:
    """They quote what stands in it."""
    path = tmp_path / "log.xes"
    event = '<event><int key="n" value="kim@shop.example"/></event>'
    path.write_text(f"<log><trace>{event}</trace></log>")

    with pytest.raises(ConversionError) as told:
        prepare([path])
    with pytest.raises(ConversionError) as plain:
        prepare([path], redaction="none")

    assert "[email]" in str(told.value)
    assert "kim" not in str(told.value)
    assert "kim@shop.example" in str(plain.value)
