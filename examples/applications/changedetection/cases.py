"""What the joinery's office does in changedetection.io, and with what."""

from __future__ import annotations

from examples.applications.changedetection.seed import PAGES_URL

WATCHED = (
    'Watch the page "{{url}}" as "{{title}}" in the group "{{group}}" every {{hours}} '
    'hours, only its part "{{part}}", and ignore lines with "{{ignored}}"'
)
NEW_PAGES = (
    {
        "url": f"{PAGES_URL}/brenner/veneers.html",
        "typed": "veneers",
        "title": "Veneers at Brenner",
        "group": "Timber",
        "hours": "6",
        "other_hours": "60",
        "part": "#prices",
        "ignored": "Visitors today",
    },
    {
        "url": f"{PAGES_URL}/town/tenders.html",
        "typed": "tenders",
        "title": "Tenders of the town",
        "group": "Authorities",
        "hours": "12",
        "other_hours": "21",
        "part": "#open",
        "ignored": "Printed on",
    },
    {
        "url": f"{PAGES_URL}/lindqvist/recalls.html",
        "typed": "recalls",
        "title": "Recalls of Lindqvist's hinges",
        "group": "Fittings",
        "hours": "4",
        "other_hours": "14",
        "part": "#recalls",
        "ignored": "Last visit",
    },
)
"""What is to be watched; `other_hours` is a slip."""

GROUPED = (
    'Make the group "{{group}}" for addresses with "{{pattern}}", with notifications '
    'titled "{{heading}}" as {{format}}, and delete the watch "{{old}}"'
)
SUPPLIERS = (
    {
        "group": "Brenner",
        "pattern": "brenner/",
        "heading": "Brenner has changed something",
        "format": "Plain Text",
        "other_format": "Markdown to HTML",
        "old": "Autumn offers",
        "word": "autumn",
        "other": "Timber prices",
    },
    {
        "group": "Lindqvist",
        "pattern": "lindqvist/",
        "heading": "News from Lindqvist",
        "format": "HTML",
        "other_format": "Plain Text",
        "old": "Trade fair in March",
        "word": "fair",
        "other": "Delivery of fittings",
    },
    {
        "group": "Okafor Glass",
        "pattern": "okafor/",
        "heading": "Look at Okafor's page",
        "format": "Plain Text",
        "other_format": "HTML",
        "old": "Stained glass course",
        "word": "stained",
        "other": "Glass by the metre",
    },
)
"""Who gets a group; `other` stays, `other_format` is a wrong choice."""
