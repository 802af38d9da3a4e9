"""What differs from one person's work to the next."""

from __future__ import annotations

ANNOUNCE = (
    'Announce "{{title}}" in the notices with "{{text}}" and the tags "{{tag}}" and '
    '"{{new_tag}}", pin it, and unpin and lock the old notice "{{old}}"'
)
NOTICES = (
    {
        "title": "Spring work day",
        "text": "Sunday the 7th of March, ten o'clock, we mend the fence together.",
        "tag": "workday",
        "letters": "work",
        "new_tag": "fence",
        "old": "Autumn work day",
    },
    {
        "title": "Water is on again",
        "text": "All taps but the one at plot 30 work. Please turn them off well.",
        "tag": "water",
        "letters": "wat",
        "new_tag": "taps",
        "old": "Water off in the spring",
    },
    {
        "title": "Rents for next year",
        "text": "They stay as they are. Letters will be at the shed from Monday.",
        "tag": "rent",
        "letters": "ren",
        "new_tag": "letters",
        "old": "Rents for this year",
    },
)
"""What is announced; `letters` are typed until the tag is suggested."""

FOUND = (
    'Make the group "{{group}}" with "{{description}}" and the badge "{{badge}}", '
    "{{joining}}, and invite {{first}} and {{second}}"
)
PARTIES = (
    {
        "group": "Hedge Laying Party",
        "description": "Lays the hedge along the brook path",
        "badge": "Hedge",
        "joining": "which anybody may join",
        "option": "Private",
        "first": "Dorothea",
        "second": "Emeka",
    },
    {
        "group": "Brook Cleaning Party",
        "description": "Clears the brook of leaves twice a year",
        "badge": "Brook",
        "joining": "which nobody may ask to join",
        "option": "Disable join requests",
        "first": "Chidi",
        "second": "Farida",
    },
    {
        "group": "Harvest Supper Party",
        "description": "Cooks for everybody on the last Saturday of September",
        "badge": "Supper",
        "joining": "which anybody may join",
        "option": "Private",
        "first": "Agatha",
        "second": "Bogdan",
    },
)
"""Who gets a group; `option` is what has to be ticked or cleared for that."""
