"""Write the tile works' series of glazes into an empty database: `seed.py FILE`."""

from __future__ import annotations

import random
import sys
import warnings

import optuna  # type: ignore[import-not-found]
from optuna.distributions import FloatDistribution, IntDistribution  # type: ignore[import-not-found]
from optuna_dashboard import (  # type: ignore[import-not-found]
    ChoiceWidget,
    TextInputWidget,
    register_objective_form_widgets,
    save_note,
)

SERIES = (
    ("Ash glaze for floor tiles", 2, "Wood ash from the bakery next door."),
    ("Celadon, first attempts", 3, "Given up in spring."),
    ("Copper red for the chapel", 2, "For the chapel in Oberau."),
    ("Frost-proof stair treads", 4, "Ordered by the spa."),
    ("Slip for roof tiles, old clay", 3, "The old pit is closed."),
    ("Trial kiln before the repair", 2, "Thermocouple was wrong."),
)
"""Name of a series, how many firings it has, and what is noted of it."""
WAITING = 3
"""Firings of the series that is being judged which nobody has judged yet."""
MIXTURE = {
    "Feldspar": IntDistribution(30, 60),
    "Kaolin": IntDistribution(5, 25),
    "Heat": FloatDistribution(1180, 1280, step=5),
}


def _mix(chance: random.Random) -> dict[str, float]:
    return {
        "Feldspar": chance.randint(30, 60),
        "Kaolin": chance.randint(5, 25),
        "Heat": 1180.0 + 5 * chance.randint(0, 20),
    }


def _judged(storage: str, chance: random.Random) -> None:
    """Make the series whose tiles are judged by eye and hand."""
    study = optuna.create_study(
        study_name="White tin glaze for kitchens",
        storage=storage,
        directions=["maximize", "maximize", "minimize"],
    )
    study.set_metric_names(["Surface", "Colour", "Cracks"])
    register_objective_form_widgets(
        study,
        widgets=[
            ChoiceWidget(
                choices=["Rough", "Silky", "Glossy"],
                values=[1.0, 2.0, 3.0],
                description="to the touch",
            ),
            ChoiceWidget(
                choices=["Greyish", "Cream", "Pure white"],
                values=[1.0, 2.0, 3.0],
                description="by daylight",
            ),
            TextInputWidget(description="on ten tiles"),
        ],
    )
    save_note(study, "One judge a firing, by daylight.")
    for n in range(3):
        study.enqueue_trial(_mix(chance))
        trial = study.ask(MIXTURE)
        study.tell(trial, [1.0 + n, 3.0 - n, 6.0 - 2 * n])
    for _ in range(WAITING):
        study.enqueue_trial(_mix(chance))
        study.ask(MIXTURE)


def main() -> None:
    """Make all series."""
    storage = f"sqlite:///{sys.argv[1]}"
    chance = random.Random(16401)  # noqa: S311 (of mixtures)
    warnings.simplefilter("ignore")
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    for name, firings, note in SERIES:
        study = optuna.create_study(
            study_name=name, storage=storage, direction="minimize"
        )
        study.set_metric_names(["Rejects"])
        save_note(study, note)
        for _ in range(firings):
            study.enqueue_trial(_mix(chance))
            study.tell(study.ask(MIXTURE), float(chance.randint(1, 40)))
    _judged(storage, chance)


if __name__ == "__main__":
    main()
