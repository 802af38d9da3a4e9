"""Event logs as tables, and object-centric logs, without their secrets."""

from __future__ import annotations

from datetime import datetime, timezone

import pandas as pd

from wb2pm.converters.ocel.log import (
    EventValue,
    ObjectCentricLog,
    ObjectValue,
    OcelEvent,
    OcelObject,
    OcelType,
    TypedAttribute,
)
from wb2pm.converters.redaction.tables import redact_objects, redact_table

CARD = 4111111111111111
NOON = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)


def log() -> pd.DataFrame:
    """A log with a secret in every corner."""
    frame = pd.DataFrame(
        {
            "case:concept:name": ["kim@shop.example", "2"],
            "concept:name": ["Mail kim@shop.example", "Save"],
            "org:resource": pd.Categorical(["kim@shop.example", "lee"]),
            "password": ["hunter2xyz", None],
            "note": ["she said hunter2xyz", "nothing"],
            "case:pin": [4711, 4712],
            "payment": [CARD, 12],
            "cost": [12, 13],
            "text": ["typed", "typed too"],
            "lists": [["kim@shop.example"], ["x"]],
            "event_index": [0, 0],
        }
    )
    frame.attrs = {"contact": "kim@shop.example", "list": [1]}
    return frame


def test_secrets_of_a_table_are_masked() -> None:
    """By the name of the column, by their look, and wherever they are quoted."""
    given = log()

    masked, counts = redact_table(given)

    first = masked.iloc[0].to_dict()
    assert first == {
        "case:concept:name": "[email]",
        "concept:name": "Mail [email]",
        "org:resource": "[email]",
        "password": "[password]",
        "note": "she said [password]",
        "case:pin": "[code]",
        "payment": "[card]",
        "cost": 12,
        "text": "typed",
        "lists": ["[email]"],
        "event_index": 0,
    }
    assert masked.attrs == {"contact": "[email]", "list": [1]}
    assert counts["code"] == 2
    assert counts["email"] >= 2
    assert given.equals(log())


def test_all_values_masks_what_was_typed_too() -> None:
    """Columns that are called like contents."""
    masked, counts = redact_table(log(), policy="all-values")

    assert masked["text"].tolist() == ["[value]", "[value]"]
    assert counts["value"] == 2


def test_nothing_is_masked_if_nobody_asks() -> None:
    """The very same log comes back."""
    given = log()

    assert redact_table(given, policy="none") == (given, {})


def test_masking_twice_changes_nothing_more() -> None:
    """What is masked once is masked."""
    once = redact_table(log()).log

    assert redact_table(once).log.equals(once)


def test_secrets_of_an_object_centric_log_are_masked() -> None:
    """An attribute of numbers becomes text where one of them is masked."""
    ocel = ObjectCentricLog(
        event_types=(
            OcelType(
                name="Pay",
                attributes=(
                    TypedAttribute(name="card number", type="integer"),
                    TypedAttribute(name="n", type="integer"),
                    TypedAttribute(name="text"),
                ),
            ),
        ),
        object_types=(OcelType(name="order", attributes=(TypedAttribute(name="by"),)),),
        events=(
            OcelEvent(
                id="e1",
                type="Pay",
                time=NOON,
                attributes=(
                    EventValue("card number", CARD),
                    EventValue("n", 5),
                    EventValue("text", f"with {CARD}"),
                ),
            ),
        ),
        objects=(
            OcelObject(
                id="o1",
                type="order",
                attributes=(ObjectValue("by", "kim@shop.example"),),
            ),
        ),
    )

    masked = redact_objects(ocel)

    assert [v.value for v in masked.events[0].attributes] == [
        "[card]",
        5,
        "with [card]",
    ]
    assert [a.type for a in masked.event_types[0].attributes] == [
        "string",
        "integer",
        "string",
    ]
    assert masked.objects[0].attributes[0].value == "[email]"
    assert redact_objects(ocel, policy="none") is ocel
