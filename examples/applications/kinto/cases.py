"""What differs from one person's work to the next."""

from __future__ import annotations

NOTICE = (
    'Put the notice "{{headline}}" for {{pier}} ({{urgency}}, {{from}} to {{until}}, '
    '{{lines}}, "{{text}}", to the app: {{app}}) in the place of "{{old}}"'
)
NOTICES = (
    {
        "headline": "Jetty open again",
        "pier": "Church island",
        "other_pier": "Kalvholm",
        "urgency": "For information",
        "from": "01/12/2027",
        "until": "01/31/2027",
        "lines": "2 Outer islands",
        "text": "Mind the sand on the planks, and welcome back.",
        "app": "yes",
        "old": "Thin ice near the jetty",
        "word": "ice",
    },
    {
        "headline": "Fog has lifted",
        "pier": "Kalvholm",
        "other_pier": "Town quay",
        "urgency": "For information",
        "from": "01/11/2027",
        "until": "01/13/2027",
        "lines": "1 Inner islands, 4 Car ferry",
        "text": "All boats are on time. Thank you for waiting.",
        "app": "no",
        "old": "Fog: boats run late",
        "word": "fog",
    },
    {
        "headline": "Car deck closed at low water",
        "pier": "Sandvik",
        "other_pier": "Church island",
        "urgency": "Plan ahead",
        "from": "01/20/2027",
        "until": "02/12/2027",
        "lines": "4 Car ferry",
        "text": "Please come on foot, the crew carries your bags.",
        "app": "yes",
        "old": "Ramp under repair",
        "word": "ramp",
    },
)
"""What the harbour master says; `other_pier` is a wrong choice."""

GROUP = (
    'Make the group "{{group}}" with {{first}} and {{second}}, let it read and add '
    'found things, and enter "{{what}}" from the {{ship}} on shelf {{shelf}}'
)
GROUPS = (
    {
        "group": "kiosk-sandvik",
        "first": "account:signe",
        "second": "account:oskar",
        "what": "Umbrella with stripes",
        "ship": "Skarven",
        "other_ship": "Ejdern",
        "shelf": "B 3",
    },
    {
        "group": "night-crew",
        "first": "account:leif",
        "second": "account:majken",
        "what": "Reading glasses",
        "ship": "Ejdern",
        "other_ship": "Skarven",
        "shelf": "A 4",
    },
    {
        "group": "cafe-skarven",
        "first": "account:ture",
        "second": "account:alva",
        "what": "Thermos flask",
        "ship": "Skarven",
        "other_ship": "Ejdern",
        "shelf": "C 1",
    },
)
"""Who begins to work; `other_ship` is a wrong choice."""
