"""What differs from one person's work to the next, and what each of them is to do."""

from __future__ import annotations

DATED = (
    'Put "{{summary}}" with the note "{{about}}" into the calendar "{{calendar}}" for'
    ' "{{day}}" from "{{start}}" to "{{end}}", repeated "{{repeat}}", "{{how}}", and'
    ' "{{times}}" times in all'
)
EVENTS = (
    {
        "summary": "Language course",
        "about": "Room Enns, flip chart, coffee for eight",
        "calendar": "Meeting rooms",
        "day": "08/12/2026",
        "start": "17:30",
        "end": "19:15",
        "repeat": "Weekly",
        "how": "Thu",
        "times": "10",
        "other": "Daily",
    },
    {
        "summary": "Chimney sweep",
        "about": "The key of the boiler room is at the front desk",
        "calendar": "Inspections",
        "day": "14/12/2026",
        "start": "08:15",
        "end": "09:45",
        "repeat": "Monthly",
        "how": "Every month on the 2 Monday",
        "times": "6",
        "other": "Yearly",
    },
    {
        "summary": "Fruit crates",
        "about": "Two of them, to be left by the lift",
        "calendar": "Deliveries",
        "day": "16/12/2026",
        "start": "06:40",
        "end": "07:10",
        "repeat": "Daily",
        "how": "2",
        "times": "7",
        "other": "Weekly",
    },
)
"""What comes round again from December on."""

STATED = (
    'Make a dropdown "{{name}}" with the icon "{{icon}}" and the options "{{first}}",'
    ' "{{second}}" and "{{third}}", and put it into the area "{{area}}"'
)
HELPERS = (
    {
        "name": "Tables in Danube",
        "icon": "mdi:table-furniture",
        "letters": "table-f",
        "first": "Rows",
        "second": "Horseshoe",
        "third": "Pushed aside",
        "area": "Meeting room Danube",
        "rooms": "danube",
        "other": "Archive",
    },
    {
        "name": "Sign on the terrace",
        "icon": "mdi:door-open",
        "letters": "door-o",
        "first": "Open",
        "second": "Slippery",
        "third": "Shut",
        "area": "Terrace",
        "rooms": "terr",
        "other": "Canteen",
    },
    {
        "name": "Plotter",
        "icon": "mdi:printer-alert",
        "letters": "printer-a",
        "first": "Ready",
        "second": "Out of ink",
        "third": "Being repaired",
        "area": "Print room",
        "rooms": "print",
        "other": "Reception",
    },
)
"""What has a few states, and where it stands."""

LISTED = (
    'Make a to-do list "{{list}}" with "{{small}}" and "{{task}}", the latter due on'
    ' "{{due}}" with the note "{{about}}", and tick "{{done}}" in the list "{{other}}"'
)
LISTS = (
    {
        "list": "Keys and badges",
        "small": "Count the keys in the cabinet",
        "task": "Order forty badges",
        "about": "The same green as last time, with a clip",
        "due": "09/12/2026",
        "done": "Badges for the trainees",
        "other": "Front desk",
        "wrong": "Call the lift company back",
    },
    {
        "list": "Winter on the terrace",
        "small": "Fetch the shovel from the cellar",
        "task": "Cover the benches",
        "about": "The tarpaulins are in the loading bay",
        "due": "04/12/2026",
        "done": "Salt for the ramp",
        "other": "Caretaker",
        "wrong": "Read the water meters",
    },
    {
        "list": "Christmas party",
        "small": "Ask about allergies",
        "task": "Borrow two hot plates",
        "about": "From the school across the street",
        "due": "15/12/2026",
        "done": "Coffee filters, size 4",
        "other": "Canteen",
        "wrong": "Oat milk",
    },
)
"""Jobs of many small parts."""
