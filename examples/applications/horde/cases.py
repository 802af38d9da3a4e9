"""What differs from one person's work to the next, and what each of them is to do."""

from __future__ import annotations

PUT_OFF = (
    'Put off "{{name}}" to {{day}} at {{hour}}, delayed until {{start}}, priority'
    " {{priority}}, with an alarm {{ahead}} {{unit}} before and the description"
    ' "{{words}}"'
)
DELAYS = (
    {
        "name": "Yard: salt for the steps",
        "day": "12/14/26",
        "hour": "09:00 am",
        "start": "12/11/26",
        "priority": "2",
        "other": "4",
        "ahead": "2",
        "unit": "Hour(s)",
        "words": "The merchant has none before the second week.",
    },
    {
        "name": "Soot: ring the tip",
        "day": "12/08/26",
        "hour": "03:30 pm",
        "start": "12/07/26",
        "priority": "4",
        "other": "1 (highest)",
        "ahead": "1",
        "unit": "Day(s)",
        "words": "Shut until the scales are mended.",
    },
    {
        "name": "Overalls: collect from the laundry",
        "day": "12/17/26",
        "hour": "05:00 pm",
        "start": "12/16/26",
        "priority": "3",
        "other": "5 (lowest)",
        "ahead": "45",
        "unit": "Minute(s)",
        "words": "Two pairs are still at the tailor.",
    },
)
"""What has to wait; `other` is a wrong priority somebody may choose."""

PASSED_ON = (
    'Put "{{name}}" on the list "Yard" with the tags "{{tag}}", due on {{day}} at'
    ' {{hour}}, priority {{priority}}, {{hours}} hours and the description "{{words}}",'
    ' and tick off "{{old}}"'
)
TASKS = (
    {
        "name": "Van: new wiper blades",
        "tag": "van",
        "day": "12/04/26",
        "hour": "08:00 am",
        "priority": "2",
        "other": "4",
        "hours": "0.5",
        "words": "55 and 40 centimetres, from the shop at the ring road.",
        "old": "Van: look for a garage",
    },
    {
        "name": "Brushes: order nylon stars",
        "tag": "brushes",
        "day": "12/10/26",
        "hour": "12:00 pm",
        "priority": "1 (highest)",
        "other": "3",
        "hours": "1",
        "words": "Twelve of 200 and six of 250, thread M12.",
        "old": "Brushes: count what is left",
    },
    {
        "name": "Ladder: rubber feet",
        "tag": "roof",
        "day": "12/08/26",
        "hour": "05:30 pm",
        "priority": "5 (lowest)",
        "other": "1 (highest)",
        "hours": "2",
        "words": "Part 7714-B, four of them, and the spanner from Gus.",
        "old": "Ladder: ask the maker",
    },
)
"""What has come up; `old` is what it comes after, `other` a slip."""
