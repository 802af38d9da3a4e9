"""What differs from one person's work to the next."""

from __future__ import annotations

WRITTEN = (
    'Write the automated test "{{summary}}" for "{{product}}", "{{category}}", with '
    'priority "{{priority}}" and {{minutes}} minutes, from the template "{{template}}" '
    'with "{{text}}" at its end, confirmed, for the component "{{component}}" and the '
    'plan "{{plan}}"'
)
NEW_TESTS = (
    {
        "summary": "Counts the coins when it is emptied",
        "product": "Ticket machine",
        "other": "Warden handheld",
        "category": "Coins and notes",
        "priority": "P2",
        "minutes": "20",
        "template": "Steps and result",
        "text": "The slip says the same as the scales.",
        "component": "Coin slot",
        "plan": "Ticket machine 5.0 before it goes out",
        "listed": "TP-1: Ticket machine 5.0 before it goes out",
        "letters": "before",
    },
    {
        "summary": "Shows the price before it is paid",
        "product": "Parking app",
        "other": "Ticket machine",
        "category": "Payment",
        "priority": "P3",
        "minutes": "5",
        "template": "Steps and result",
        "text": "Nobody pays more than the page has said.",
        "component": "Wallet",
        "plan": "Parking app 2.8 for the city",
        "listed": "TP-3: Parking app 2.8 for the city",
        "letters": "the city",
    },
    {
        "summary": "Keeps the fine while the battery is changed",
        "product": "Warden handheld",
        "other": "Ticket machine",
        "category": "Fines",
        "priority": "P4",
        "minutes": "15",
        "template": "Check after a repair",
        "text": "The number of the fine has not changed.",
        "component": "Fine printer",
        "plan": "Handheld 1.6 on the street",
        "listed": "TP-5: Handheld 1.6 on the street",
        "letters": "on the str",
    },
)
"""What somebody has thought of; `other` is a wrong product somebody may choose."""
NO_ADDRESS = "workshop; the night shift"
"""Nothing that a mail could be sent to."""

PLANNED = (
    'Plan the run "{{summary}}" from the plan "{{plan}}" with "{{first}}" and '
    '"{{second}}", done by "{{tester}}" with the build "{{build}}" from "{{start}}" to '
    '"{{stop}}" in "{{place}}", with the note "{{note}}"'
)
ROUNDS = (
    {
        "summary": "Cards, second candidate",
        "plan": "Ticket machine 5.0 before it goes out",
        "listed": "TP-1: Ticket machine 5.0 before it goes out",
        "words": "machine 5",
        "older": "Coins, first candidate",
        "first": "TC-4: Pays without a PIN up to 50",
        "second": "TC-5: Refuses a card that has run out",
        "tester": "tomas",
        "build": "5.0-rc2",
        "other": "5.0-rc1",
        "start": "2026-12-07",
        "stop": "2026-12-11",
        "place": "Car park at the station",
        "note": "The test cards are in the blue tin.",
    },
    {
        "summary": "Wallet, second beta",
        "plan": "Parking app 2.8 for the city",
        "listed": "TP-3: Parking app 2.8 for the city",
        "words": "for the city",
        "older": "Account, first beta",
        "first": "TC-13: Pays with the wallet",
        "second": "TC-15: Sends the monthly bill",
        "tester": "piotr",
        "build": "2.8-beta2",
        "other": "2.8-beta1",
        "start": "2026-12-14",
        "stop": "2027-01-08",
        "place": "Old town",
        "note": "Ask Berit for a telephone with no contract.",
    },
    {
        "summary": "Plates, second week outside",
        "plan": "Handheld 1.6 on the street",
        "listed": "TP-5: Handheld 1.6 on the street",
        "words": "handheld",
        "older": "Fines, first week outside",
        "first": "TC-21: Reads a dirty plate",
        "second": "TC-22: Reads a foreign plate",
        "tester": "delia",
        "build": "1.6-field2",
        "other": "1.6-field1",
        "start": "2027-01-11",
        "stop": "2027-01-15",
        "place": "Car park at the station",
        "note": "Only where the city has put up the signs.",
    },
)
"""What is tried next; `other` is a wrong build somebody may choose."""
NOBODY = "marek"
"""Somebody who has never signed in."""

TRIED = (
    'Write down of "{{summary}}" that "{{first}}" passed, that "{{second}}" failed '
    'because "{{remark}}", reported as "{{report}}", and that "{{third}}" was blocked'
)
RESULTS = (
    {
        "summary": "Coins, first candidate",
        "words": "coins",
        "beside": "Cards, first candidate",
        "first": "TE-1/TC-1: Takes a worn coin",
        "second": "TE-2/TC-2: Gives a foreign coin back",
        "third": "TE-3/TC-3: Gives change for a note",
        "remark": "The crown stayed inside and was counted as 20 cents.",
        "report": "Crown is kept",
        "address": "http://127.0.0.1:8520/bugs/1/",
    },
    {
        "summary": "Payment, first beta",
        "words": "payment",
        "beside": "Account, first beta",
        "first": "TE-6/TC-13: Pays with the wallet",
        "second": "TE-7/TC-14: Pays back what was not parked",
        "third": "TE-8/TC-15: Sends the monthly bill",
        "remark": "Two hours came back instead of one.",
        "report": "Too much paid back",
        "address": "http://127.0.0.1:8520/bugs/2/",
    },
    {
        "summary": "Camera, first week outside",
        "words": "camera",
        "beside": "Fines, first week outside",
        "first": "TE-11/TC-21: Reads a dirty plate",
        "second": "TE-12/TC-22: Reads a foreign plate",
        "third": "TE-13/TC-23: Reads a plate through a fence",
        "remark": "Norwegian plates are read without their letters.",
        "report": "Norwegian plates",
        "address": "http://127.0.0.1:8520/bugs/3/",
    },
)
"""How it went; `beside` is a run that somebody opens who looks too quickly."""
