"""What the dairy's computers do, and what went wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

POOLS = {
    "creamery-office": "The machine below the stairs",
    "cold-store": "Beside the compressors, slow but always on",
    "laboratory": "Only when the laboratory is open",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """Something that a computer of the dairy does.

    Attributes:
        flow: What the program is called.
        name: What the people call it.
        short: What the names of its runs begin with.
        about: A sentence for whoever does not know it.
        pool: Where it runs.
        tags: What it belongs to.
        parameters: What it takes if nobody says anything.
        asks: What it asks for, as a schema.
        cron: When it runs.
        hour: Of the day at which it ran.
        minutes: How long it took.
    """

    flow: str
    name: str
    short: str
    about: str
    pool: str = "creamery-office"
    tags: tuple[str, ...] = ()
    parameters: dict[str, Any] = field(default_factory=dict)
    asks: dict[str, Any] = field(default_factory=lambda: _asks({}))
    cron: str | None = None
    hour: int | None = None
    minutes: int = 6


def _asks(properties: dict[str, dict[str, Any]], *needed: str) -> dict[str, Any]:
    numbered = {
        name: {"position": place, **one}
        for place, (name, one) in enumerate(properties.items())
    }
    return {
        "title": "Parameters",
        "type": "object",
        "properties": numbered,
        "required": [*needed],
    }


DEPLOYMENTS = (
    Job(
        flow="milk-collection",
        name="Morning round",
        short="round",
        about="Works out which lorry fetches from which farm",
        tags=("farms", "lorries"),
        cron="0 3 * * *",
        hour=3,
        minutes=11,
    ),
    Job(
        flow="lab-results",
        name="Samples of the night",
        short="samples",
        about="Fetches what the laboratory measured in the milk",
        pool="laboratory",
        tags=("farms", "quality"),
        cron="30 5 * * *",
        hour=5,
        minutes=3,
    ),
    Job(
        flow="temperatures",
        name="Cold store log",
        short="cold",
        about="Puts the temperatures of the cold store on one sheet",
        pool="cold-store",
        tags=("quality",),
        cron="0 6 * * *",
        hour=6,
        minutes=2,
    ),
    Job(
        flow="shop-orders",
        name="Orders of the shops",
        short="orders",
        about="Collects what the shops want by mail and by telephone",
        tags=("shops",),
        cron="0 14 * * 1-6",
        hour=14,
        minutes=8,
    ),
    Job(
        flow="farm-payout",
        name="Payout to the farms",
        short="payout",
        about="Reckons what each farm is owed",
        tags=("farms", "money"),
        cron="0 7 28 * *",
    ),
    Job(
        flow="cheese-labels",
        name="Labels for a batch",
        short="labels",
        about="Prints the labels for the rounds of one batch",
        tags=("by hand", "shops"),
        parameters={"sheets": 10, "language": "English", "with_price": False},
        asks=_asks(
            {
                "variety": {
                    "title": "Variety",
                    "type": "string",
                    "enum": ["Ashdown", "Blue Fell", "Mild Martha", "Smoked Tarn"],
                },
                "batch": {"title": "Batch number", "type": "string"},
                "best_before": {
                    "title": "Best before",
                    "type": "string",
                    "format": "date",
                },
                "sheets": {"title": "Sheets", "type": "integer", "default": 10},
                "language": {
                    "title": "Language",
                    "type": "string",
                    "enum": ["English", "Welsh", "French"],
                    "default": "English",
                },
                "with_price": {
                    "title": "With the price",
                    "type": "boolean",
                    "default": False,
                },
            },
            "variety",
            "batch",
            "best_before",
        ),
    ),
    Job(
        flow="farm-letters",
        name="Letter to the farms",
        short="letter",
        about="Sends the same letter to all farms of a valley",
        tags=("by hand", "farms"),
    ),
)

FAILED = {
    ("temperatures", 1): "Sensor C7 gives no figure",
    ("lab-results", 1): "Nobody answered at lab.fellside.test",
    ("shop-orders", 1): "The mailbox of the shops could not be opened",
    ("milk-collection", 2): "Lorry 4 has no driver",
    ("lab-results", 3): "Sample 118 has no farm",
    ("shop-orders", 8): "The mailbox of the shops could not be opened",
    ("milk-collection", 9): "Road to Upper Haws is closed",
    ("temperatures", 11): "Sensor C7 gives no figure",
}
"""Flow and how many days ago -> what it said."""
LATE = {("temperatures", 4)}

VARIABLES = (
    ("price_per_litre", 0.41, ("money", "farms")),
    ("oldest_sample_hours", 36, ("quality",)),
    ("lorries_on_the_road", 6, ("lorries",)),
)
