"""What people are to do in the flows: the intent and instances of each workflow."""

REMINDER = (
    'Send the reminder "{{text}}" every {{minutes}} minutes in the flow "{{flow}}"'
)
REMINDERS = (
    {
        "flow": "Pumps",
        "start": "Half-hourly",
        "minutes": "30",
        "rule": "Reminder text",
        "text": "Read the gauges",
        "debug": "Reminders",
    },
    {
        "flow": "Night watch",
        "start": "Quarterly round",
        "minutes": "15",
        "rule": "Round text",
        "text": "Walk along the pier",
        "debug": "Rounds",
    },
)
SUPPLIER = 'Ask "{{url}}" in the request "{{request}}", and catch its errors'
SUPPLIERS = (
    {
        "flow": "Weather",
        "request": "Ask for the wind",
        "url": "http://wind.harbour.test/v2/now",
        "catch": "No wind data",
        "scope": "all nodes",
        "uncaught": "yes",
        "debug": "Wind log",
    },
    {
        "flow": "Tides",
        "request": "Ask for the tide",
        "url": "http://tides.harbour.test/today",
        "catch": "No tide data",
        "scope": "all nodes",
        "uncaught": "no",
        "debug": "Tide log",
    },
)
WINTER = 'Put "{{first}}" and "{{outside}}" aside for the winter as "{{group}}"'
WINTERS = (
    {
        "flow": "Boat hire",
        "first": "Every morning",
        "rule": "Prices of today",
        "outside": "Send the price list",
        "group": "Closed until April",
    },
    {
        "flow": "Ice cream",
        "first": "At opening time",
        "rule": "Count the tubs",
        "outside": "Order more ice",
        "group": "Only in summer",
    },
)
