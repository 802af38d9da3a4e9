"""What the control room of the night trains does in its chat, and with what."""

from __future__ import annotations

TROUBLE = (
    'Open the channel "{{channel}}" with the topic "{{topic}}", invite {{who}} and '
    'make {{who}} operator there, write "{{first}}" in it, and tell "#control": '
    '"{{told}}"'
)
TRAINS = (
    {
        "channel": "#nl-490",
        "topic": "NL 490 stands in the snow before Abisko",
        "who": "Okke",
        "first": "Please find out how much food is on board",
        "told": "NL 490: please all in #nl-490 from now on",
    },
    {
        "channel": "#nl-472",
        "topic": "NL 472 lost its heating in cars 11 and 12",
        "who": "Samira",
        "first": "Which berths are free in the other cars?",
        "told": "Heating of NL 472 is dealt with in #nl-472 tonight",
    },
    {
        "channel": "#nl-316",
        "topic": "NL 316 waits for a driver in Boden",
        "who": "Jorun",
        "first": "Tell the passengers that it takes two hours",
        "told": "Go to #nl-316 if it is about the driver",
    },
)

STANDBY = (
    'Be woken by "{{words}}" but not by "{{except}}", hide status messages, take the '
    'theme "{{theme}}", be away with "{{away}}", mute "{{quiet}}", and tell '
    '"#control": "{{told}}"'
)
NIGHTS = (
    {
        "words": "Abisko, snow plough",
        "except": "plough is back",
        "theme": "Morning",
        "away": "On standby, ring 4471",
        "quiet": "#catering",
        "letters": "cater",
        "told": "On standby from 22:00 to 06:00, telephone 4471",
    },
    {
        "words": "Boden, shunter",
        "except": "Boden bakery",
        "theme": "Morning",
        "away": "Asleep, but the pager is on",
        "quiet": "#sleeping-cars",
        "letters": "sleep",
        "told": "Tonight it is me until 05:30, use the pager",
    },
    {
        "words": "derailed, fire",
        "except": "fire drill",
        "theme": "Morning",
        "away": "At the depot, radio channel 9",
        "quiet": "#catering",
        "letters": "cat",
        "told": "I am on until 7, either radio 9 or knock at the depot",
    },
)
"""What is set for a night; `letters` are what somebody looks the channel up by."""
