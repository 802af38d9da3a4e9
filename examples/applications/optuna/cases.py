"""What differs from one person's work to the next."""

from __future__ import annotations

KITCHENS = "White tin glaze for kitchens"
KITCHENS_NUMBER = "7"

JUDGED = (
    'Judge {{firing}} of the series "White tin glaze for kitchens": surface '
    '{{surface}}, colour {{colour}}, cracks {{cracks}}; and note "{{note}}" of it'
)
FIRINGS = (
    {
        "firing": "Trial 4",
        "surface": "Silky",
        "other_surface": "Glossy",
        "colour": "Cream",
        "cracks": "3",
        "note": "Edges thinner than the middle, dipped too briefly",
    },
    {
        "firing": "Trial 3",
        "surface": "Glossy",
        "other_surface": "Silky",
        "colour": "Pure white",
        "cracks": "1",
        "note": "The best so far, show it to Mrs Hollerer",
    },
    {
        "firing": "Trial 5",
        "surface": "Glossy",
        "other_surface": "Silky",
        "colour": "Cream",
        "cracks": "7",
        "note": "Pinholes on the tiles from the upper shelf",
    },
)
"""Which firing is on the bench; `other_surface` is a slip."""

BEGUN = (
    'Delete the series "{{old}}", begin "{{new}}" with two objectives, both to be '
    'maximized, and note "{{note}}" of it'
)
SERIES = (
    {
        "old": "Celadon, first attempts",
        "number": "2",
        "word": "Celadon",
        "new": "Cobalt blue for the baths",
        "note": "For the town baths, samples due before Easter",
    },
    {
        "old": "Trial kiln before the repair",
        "number": "6",
        "word": "kiln",
        "new": "Engobe, new clay pit",
        "note": "Clay from pit 2 only, agreed with the foreman",
    },
    {
        "old": "Slip for roof tiles, old clay",
        "number": "5",
        "word": "roof",
        "new": "Honey glaze for stoves",
        "note": "Ordered by the stove fitters, they send their own tiles",
    },
)
"""`number` is what the list shows before the old name; the new one has the next."""
NEW_NUMBER = "8"
