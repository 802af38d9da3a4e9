"""What stands in the forum of the allotment gardens before anybody works in it."""

from __future__ import annotations

from typing import Any

_CATEGORIES = (
    ("Notices", "What the committee has to tell", "fa-bullhorn", "#fda34b"),
    ("Plots and paths", "Fences, water, sheds and compost", "fa-leaf", "#86ba4b"),
    ("Seeds and swaps", "Give away, take, lend and borrow", "fa-exchange", "#59b3d0"),
    ("Hen house", "Feeding rota and eggs", "fa-home", "#e95c5a"),
)
"""Name, description, picture and colour, in their order."""

CATEGORIES = [
    {
        "name": name,
        "description": description,
        "descriptionParsed": f"<p>{description}</p>\n",
        "bgColor": colour,
        "color": "#fff",
        "icon": icon,
        "order": order,
    }
    for order, (name, description, icon, colour) in enumerate(_CATEGORIES, start=1)
]
"""As the program reads them when it is set up."""

SETTINGS = {
    "title": "Elmfield Allotments",
    "showSiteTitle": "1",
    "browserTitle": "Elmfield Allotments",
    "initialPostDelay": "0",
    "newbiePostDelay": "0",
    "postDelay": "0",
    "allowGroupCreation": "1",
    "maximumTagLength": "25",
}
MEMBERS = ("Agatha", "Bogdan", "Chidi", "Dorothea", "Emeka", "Farida")
GROUPS = (
    ("Compost team", "Turns the heaps on the first Saturday", "Agatha"),
    ("Pond watch", "Looks after the pond and its newts", "Chidi"),
    ("Tool shed keepers", "Have the keys of the shed", "Farida"),
)
"""Name, description and who owns it."""
TOPICS = (
    (1, "Agatha", 48, "Water off in the spring", "Taps will be off until the pipes are mended.", ("water",)),
    (1, "Agatha", 44, "Autumn work day", "We meet at the gate, gloves on.", ("workday",)),
    (1, "Bogdan", 40, "Rents for this year", "Please pay at the shed.", ("rent",)),
    (2, "Chidi", 30, "Bindweed along the brook path", "It comes back every week.", ("weeds", "paths")),
    (2, "Dorothea", 22, "Whose is the blue water butt?", "It blocks the path to plot 14.", ("water",)),
    (2, "Emeka", 12, "Shed roof after the storm", "Two panels are loose.", ("sheds",)),
    (3, "Farida", 17, "Runner beans to give away", "A jar of them, ask at plot 9.", ("seeds",)),
    (3, "Dorothea", 8, "Looking for garlic to plant", "Hardneck if anybody has some.", ("seeds",)),
    (4, "Bogdan", 6, "Who feeds them in August?", "Two weeks are still open.", ("hens", "rota")),
)  # fmt: skip
"""Category, author, how many days ago, title, text and tags."""


def told(committee: list[str]) -> dict[str, Any]:
    """Return what the program is filled with.

    Args:
        committee: Names of those who work in it.
    """
    groups = [
        {"name": name, "description": description, "owner": owner}
        for name, description, owner in GROUPS
    ]
    return {
        "settings": SETTINGS,
        "committee": committee,
        "members": MEMBERS,
        "groups": groups,
        "topics": TOPICS,
    }
