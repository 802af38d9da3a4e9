"""What differs from one person's work to the next, and what each of them is to do."""

from __future__ import annotations

NOTED = (
    'Note "{{event}}" in the annotation layer "{{layer}}", from "{{start}}" to '
    '"{{end}}", with the explanation "{{words}}"'
)
EVENTS = (
    {
        "layer": "Markets",
        "letters": "mark",
        "event": "Harbour market cancelled",
        "start": "2026-11-07 06:00",
        "end": "2026-11-07 14:00",
        "words": "Storm warning, all stalls were sent home.",
        "other": "Weather",
    },
    {
        "layer": "Bottling line",
        "letters": "bottl",
        "event": "Line two stood still",
        "start": "2026-10-19 09:30",
        "end": "2026-10-21 16:00",
        "words": "A valve had to come from abroad.",
        "other": "Lorries",
    },
    {
        "layer": "Fairs abroad",
        "letters": "fair",
        "event": "Cheese fair in Bra",
        "start": "2026-09-18 08:00",
        "end": "2026-09-21 20:00",
        "words": "Two stands, the second one for tasting only.",
        "other": "Holidays",
    },
)
"""What will show in the figures."""

PUBLISHED = (
    'Publish the dashboard "{{draft}}" as "{{title}}" with the address "{{slug}}", '
    'with "{{owner}}" as another owner, certified by "{{by}}" for "{{why}}"'
)
DRAFTS = (
    {
        "draft": "Rounds draft 3",
        "letters": "rounds",
        "title": "Milk rounds in the valley",
        "slug": "milk-rounds",
        "owner": "Ragnhild Aas",
        "by": "Controlling",
        "why": "Litres agree with the drivers' sheets",
        "other": "Cellar stock",
    },
    {
        "draft": "Cheese shops test",
        "letters": "cheese sh",
        "title": "Cheese by shop and week",
        "slug": "cheese-shops",
        "owner": "Matteo Villani",
        "by": "Sales office",
        "why": "Checked against the tills",
        "other": "Summer fairs",
    },
    {
        "draft": "Export tryout",
        "letters": "export",
        "title": "Export by country",
        "slug": "export-countries",
        "owner": "Hanneke de Boer",
        "by": "Customs desk",
        "why": "Weights as on the bills of lading",
        "other": "Cellar stock",
    },
)
"""What is given out."""

POSTED = (
    'Have the dashboard "{{dashboard}}" sent as "{{format}}" to "{{mail}}" under the '
    'subject "{{subject}}", as the report "{{name}}" for "{{what}}", on the schedule '
    '"{{cron}}", the log kept for "{{kept}}"'
)
POSTS = (
    {
        "name": "Monday figures for the board",
        "what": "Read before the meeting at nine",
        "dashboard": "Cellar stock",
        "letters": "cellar",
        "format": "Send as PDF",
        "cron": "0 7 * * 1",
        "kept": "30 days",
        "mail": "board@hillside-dairy.example",
        "subject": "Stock on Monday",
    },
    {
        "name": "Fairs for the stand crew",
        "what": "So that they know what to pack",
        "dashboard": "Summer fairs",
        "letters": "summer",
        "format": "Send as PNG",
        "cron": "30 16 * * 4",
        "kept": "60 days",
        "mail": "stands@hillside-dairy.example",
        "subject": "What sold at the last fair",
    },
    {
        "name": "Tills for the bookkeeper",
        "what": "Month end, compared with the bank",
        "dashboard": "Tills and takings",
        "letters": "tills",
        "format": "Send as PDF",
        "cron": "15 6 1 * *",
        "kept": "60 days",
        "mail": "books@hillside-dairy.example",
        "subject": "Takings of the month",
    },
)
"""What goes out by e-mail."""
