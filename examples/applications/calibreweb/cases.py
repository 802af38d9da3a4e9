"""What differs from one person's work to the next."""

from __future__ import annotations

DESCRIBED = (
    'Enter of the new book "{{title}}" that it is by "{{author}}", about "{{tag}}", '
    'published on "{{published}}" in "{{language}}", worth {{stars}} stars, "{{text}}", '
    'with the ISBN "{{isbn}}", condition "{{state}}", may be lent: "{{lent}}", and came '
    'to us on "{{came}}"'
)
ARRIVALS = (
    {
        "title": "Saxifrages of the North Bed",
        "author": "Agnes Tillmouth",
        "tag": "Alpines",
        "published": "2026-03-12",
        "language": "English",
        "stars": "4",
        "text": "Grown on tufa, with a list of nurseries.",
        "isbn": "978-0-306-40615-7",
        "state": "Sound",
        "other": "Needs binding",
        "lent": "Yes",
        "came": "2026-11-17",
    },
    {
        "title": "The Onion Year",
        "author": "Bertha Quillfeather",
        "tag": "Sowing",
        "published": "2025-09-30",
        "language": "English",
        "stars": "3",
        "text": "Month by month, from the seed to the string.",
        "isbn": "978-1-861-97271-2",
        "state": "Worn",
        "other": "Sound",
        "lent": "Yes",
        "came": "2026-11-05",
    },
    {
        "title": "Weidenzaun und Flechtwerk",
        "author": "Lotte Brandauer",
        "tag": "Trees",
        "published": "2024-02-19",
        "language": "German",
        "stars": "5",
        "text": "Willow fences, with drawings anybody can follow.",
        "isbn": "978-3-16-148410-0",
        "state": "As new",
        "other": "Worn",
        "lent": "No",
        "came": "2026-11-24",
    },
)
"""Books out of a parcel; `other` is a wrong state somebody may choose."""
UNKNOWN = "Plattdeutsch"
"""A language that the program does not know."""

ADMITTED = (
    'Let "{{name}}" with the address "{{email}}" in, with pages in "{{locale}}", books '
    'in "{{books}}", without "{{hidden}}", with "{{allowed}}" and "{{also}}", and deny '
    'the tag "{{denied}}"'
)
READERS = (
    {
        "name": "allotment.club",
        "email": "allotment.club@gardens.test",
        "locale": "Deutsch",
        "books": "German",
        "hidden": "Show Hot Books",
        "allowed": "Allow Downloads",
        "also": "Allow eBook Viewer",
        "other": "Allow Edit",
        "denied": "Pests",
    },
    {
        "name": "rose.circle",
        "email": "rose.circle@gardens.test",
        "locale": "Français",
        "books": "French",
        "hidden": "Show Top Rated Books",
        "allowed": "Allow eBook Viewer",
        "also": "Allow Changing Password",
        "other": "Admin User",
        "denied": "Mosses",
    },
    {
        "name": "orchard.youth",
        "email": "orchard.youth@gardens.test",
        "locale": "Polski",
        "books": "English",
        "hidden": "Show Downloaded Books",
        "allowed": "Allow Downloads",
        "also": "Allow Changing Password",
        "other": "Allow Edit",
        "denied": "Roses",
    },
)
"""Who asked to be let in; `other` is what somebody may tick by mistake."""
TAKEN = "junior.group"
"""The name of somebody who is in already."""
FIRST_PASSWORD = "Leaf-mould-7"  # noqa: S105 (of invented people, on loopback)
"""Everybody's first; nobody sees it while it is typed."""

GATHERED = (
    'Put what there is about "{{tag}}" from "{{since}}" on, unread, in "{{language}}", '
    'with {{stars}} stars or more, onto a new public shelf "{{shelf}}", with "{{first}}" '
    "in front"
)
EVENINGS = (
    {
        "shelf": "Fruit evening",
        "tag": "Fruit",
        "other": "Ferns",
        "since": "2010-01-15",
        "language": "English",
        "stars": "3",
        "first": "Grafting for the Timid",
        "behind": "Plums, Early and Late",
    },
    {
        "shelf": "Truce with the slugs",
        "tag": "Pests",
        "other": "Roses",
        "since": "1995-03-10",
        "language": "English",
        "stars": "3",
        "first": "Roses without Spraying",
        "behind": "Aphids and Their Enemies",
    },
    {
        "shelf": "Shears and saws",
        "tag": "Pruning",
        "other": "Trees",
        "since": "1950-06-01",
        "language": "English",
        "stars": "2",
        "first": "Grafting for the Timid",
        "behind": "Hedges",
    },
)
"""What evenings are about; `other` is a wrong tag somebody may choose."""
TOO_LATE = "2026-06-01"
"""A day after which we have bought nothing on any subject."""
