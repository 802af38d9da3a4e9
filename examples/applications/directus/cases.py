"""What differs from one person's work to the next."""

from __future__ import annotations

TAKEN = (
    'Take in the job "{{title}}" on the boat "{{boat}}" for the customer '
    '"{{customer}}": "{{kind}}" in "{{cloth}}", promised for "{{day}}", brought with '
    'it "{{brought}}", tagged "{{tag}}", paid by the insurance, and said was "{{said}}"'
)
JOBS = (
    {
        "title": "Tear along the leech",
        "boat": "Winkle",
        "customer": "Harald Penrose",
        "kind": "Repair",
        "other": "Washing",
        "cloth": "Dacron 7 oz",
        "day": "January 14th, 2027",
        "brought": "Battens",
        "tag": "heavy needle",
        "said": "It went at the second reef, please look at the others too",
    },
    {
        "title": "Furler would not let go",
        "boat": "Sandpiper",
        "customer": "Tollesby Sailing Club",
        "kind": "New sail",
        "other": "Repair",
        "cloth": "Laminate",
        "day": "February 18th, 2027",
        "brought": "Sail bag",
        "tag": "measure again",
        "said": "The old one was cut to pieces, its bag is in the van",
    },
    {
        "title": "Cover ripped by the mast",
        "boat": "Old Bess",
        "customer": "Oyster Charters",
        "kind": "Canopy",
        "other": "New sail",
        "cloth": "Acrylic canvas",
        "day": "December 17th, 2026",
        "brought": "Poles",
        "tag": "navy blue",
        "said": "Before Christmas if at all possible, she goes out on the 20th",
    },
)
"""`other` is a wrong kind that somebody may choose."""

WAITED = (
    'Put the jobs of "{{cloth}}" that are only "Taken in" down as "Waiting for cloth", '
    'promised for "{{day}}", and keep the list of those that wait as the bookmark '
    '"{{bookmark}}" in the colour "{{colour}}"'
)
BALES = (
    {
        "cloth": "Hydranet",
        "other": "Laminate",
        "day": "January 21st, 2027",
        "bookmark": "Hydranet is late",
        "colour": "Red",
    },
    {
        "cloth": "Laminate",
        "other": "Hydranet",
        "day": "February 4th, 2027",
        "bookmark": "Laminate on Mondays",
        "colour": "Orange",
    },
    {
        "cloth": "Acrylic canvas",
        "other": "Dacron 7 oz",
        "day": "January 12th, 2027",
        "bookmark": "No canvas before Twelfth Night",
        "colour": "Purple",
    },
)
"""`other` is a wrong cloth that somebody may choose."""
