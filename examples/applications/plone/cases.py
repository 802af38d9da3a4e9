"""What differs from one person's work to the next."""

from __future__ import annotations

EVENT = (
    'Put the event "{{title}}" into the calendar, at "{{place}}" from "{{starts}}" to'
    ' "{{ends}}", with "{{contact}}" to be asked, tagged "{{tag}}", and'
    ' "{{transition}}"'
)
EVENTS = (
    {
        "title": "Lantern walk along the brook",
        "summary": "Bring your own light, we bring the songs.",
        "starts": "12/11/2026, 05:30 PM",
        "ends": "12/11/2026, 07:30 PM",
        "whole_day": "no",
        "place": "Mill bridge",
        "contact": "Hester Quayle",
        "phone": "01632 960118",
        "text": "We walk from the bridge to the chapel. There is hot apple juice then.",
        "tag": "Families",
        "wrong_tag": "Market",
        "transition": "Publish",
        "told": "Published",
    },
    {
        "title": "Second-hand tools on the green",
        "summary": "Spades and saws find a new shed.",
        "starts": "04/17/2027",
        "ends": "04/18/2027",
        "whole_day": "yes",
        "place": "Village green",
        "contact": "Owen Tarrant",
        "phone": "01632 960233",
        "text": "Anybody may sell. Tables are put up by the fire brigade.",
        "tag": "Market",
        "wrong_tag": "History",
        "transition": "Publish",
        "told": "Published",
    },
    {
        "title": "When the brook rose in 1926",
        "summary": "An evening with the photographs of the flood.",
        "starts": "01/22/2027, 07:00 PM",
        "ends": "01/22/2027, 08:45 PM",
        "whole_day": "no",
        "place": "Council chamber",
        "contact": "Mabel Strand",
        "phone": "01632 960377",
        "text": "The archive shows what it has kept. Bring pictures of your own.",
        "tag": "History",
        "wrong_tag": "Market",
        "transition": "Submit for publication",
        "told": "Pending review",
    },
)
"""What is on in the town."""

PAPER = (
    'Move "{{first}}" and "{{second}}" from the drafts to "{{year}}", tag them'
    ' "{{tag}}" and publish them with the remark "{{remark}}"'
)
PAPERS = (
    {
        "first": "Minutes of 12 October",
        "second": "Street lamps, costs",
        "year": "Minutes 2026",
        "tag": "Finance committee",
        "remark": "Approved on 9 November",
    },
    {
        "first": "Minutes of 3 December",
        "second": "Slide, inspection report",
        "year": "Minutes 2025",
        "tag": "Playground committee",
        "remark": "Approved on 14 January",
    },
    {
        "first": "Minutes of 21 September",
        "second": "Weir, drawings",
        "year": "Minutes 2026",
        "tag": "Water committee",
        "remark": "Approved on 19 October",
    },
)
"""What was approved."""

GROUP = (
    'Make the room "{{title}}", which expires on "{{expires}}" and is shown as'
    ' "{{view}}"; "{{leader}}" may add and edit, "{{reader}}" may view'
)
GROUPS = (
    {
        "title": "Safe ways to school",
        "summary": "Crossings, lamps and bicycle stands around the school.",
        "expires": "07/31/2027, 06:00 PM",
        "leader": "Ngozi Okafor",
        "reader": "Bram Hollis",
        "view": "Tabular view",
    },
    {
        "title": "Twinning with Kerlouan",
        "summary": "The visit in May and who sleeps where.",
        "expires": "06/15/2027, 12:00 PM",
        "leader": "Sylvie Marchetti",
        "reader": "Ngozi Okafor",
        "view": "Summary view",
    },
    {
        "title": "Trees on the avenue",
        "summary": "Which limes stay, and what is planted instead.",
        "expires": "10/31/2027, 09:00 AM",
        "leader": "Bram Hollis",
        "reader": "Sylvie Marchetti",
        "view": "Tabular view",
    },
)
"""Who meets to get something done."""
