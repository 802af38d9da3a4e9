"""What differs from one person's work to the next."""

from __future__ import annotations

WATCHED = (
    'Make a filter "{{caption}}" that assigns the label "{{label}}" to what has '
    '"{{words}}" in its field "{{field}}" in "{{place}}", and switch "{{old}}" off'
)
SUBJECTS = (
    {
        "caption": "Recalls for Mr Thorne",
        "words": "recall|batch",
        "field": "Title or Content",
        "place": "Authorities",
        "label": "Recalls",
        "other": "Members",
        "old": "Cold rooms",
    },
    {
        "caption": "Creameries for sale",
        "words": "buys|sells",
        "field": "Content",
        "place": "Trade",
        "label": "Competitors",
        "other": "Recalls",
        "old": "Rennet prices",
    },
    {
        "caption": "Cheese fair",
        "words": "fair|tannery",
        "field": "Title or Content",
        "place": "County",
        "label": "Members",
        "other": "Subsidies",
        "old": "Road works",
    },
)
"""What is watched; `other` is a wrong label somebody may choose."""

PREPARED = (
    'Get "{{article}}" of "{{feed}}" ready: a star, the label "{{label}}", the note '
    '"{{note}}" and the tag "{{tag}}", and publish it'
)
ARTICLES = (
    {
        "article": "Northern Curd buys two creameries",
        "feed": "The Dairy Post",
        "category": "Trade",
        "wrong": "County",
        "word": "creameries",
        "label": "Competitors",
        "other": "Recalls",
        "note": "Mr Thorne answers by Friday.",
        "tag": "curd",
    },
    {
        "article": "Subsidy for small dairies goes on",
        "feed": "Farm Ministry",
        "category": "Authorities",
        "wrong": "Trade",
        "word": "subsidy",
        "label": "Subsidies",
        "other": "Members",
        "note": "Ms Quill tells all members today.",
        "tag": "money",
    },
    {
        "article": "Prize for a goat cheese from Upper Lea",
        "feed": "Hollow Vale Gazette",
        "category": "County",
        "wrong": "Authorities",
        "word": "goat",
        "label": "Members",
        "other": "Competitors",
        "note": "Flowers from the chair on Monday.",
        "tag": "prizes",
    },
)
"""What the round is to see; `wrong` is a category somebody may look into first."""

SUBSCRIBED = (
    'Subscribe to "{{address}}" in "{{category}}" as "{{name}}", fetched "{{often}}" '
    'and kept "{{kept}}", with "{{option}}", and fetch no more of "{{old}}"'
)
SOURCES = (
    {
        "address": "http://ministry.dales.test/feed",
        "published": "Dales Ministry Bulletin",
        "category": "Authorities",
        "other": "County",
        "name": "Dales Ministry",
        "often": "Daily",
        "kept": "3 months old",
        "option": "Always display image attachments",
        "old": "Farm Ministry",
    },
    {
        "address": "http://creamery-times.test/feed",
        "published": "Creamery Times Newsroom",
        "category": "Trade",
        "other": "Authorities",
        "name": "Creamery Times",
        "often": "4 hours",
        "kept": "1 month old",
        "option": "Do not embed media",
        "old": "The Dairy Post",
    },
    {
        "address": "http://saltby.test/echo",
        "published": "Saltby Echo, mornings",
        "category": "County",
        "other": "Trade",
        "name": "Saltby Echo",
        "often": "Hourly",
        "kept": "2 weeks old",
        "option": "Mark updated articles as unread",
        "old": "Hollow Vale Gazette",
    },
)
"""What is read from now on; `other` is a wrong category somebody may choose."""
