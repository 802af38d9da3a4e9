"""The language model that a run was asked for, as one more solver of a task."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.evaluation.tasks import Setting, Solver

if TYPE_CHECKING:
    from collections.abc import Callable

    from wb2pm.evaluation.tasks import Solve


def model_solvers(setting: Setting, ask: Callable[[str], Solve]) -> tuple[Solver, ...]:
    """Give the solver of the backend that a setting names, if it names one.

    Args:
        setting: What the run is asked for.
        ask: Makes of a backend's name what answers examples with it.

    Examples:
        >>> model_solvers(Setting(), lambda name: None)
        ()
    """
    if setting.backend is None:
        return ()
    return (
        Solver(
            name=setting.backend,
            solve=ask(setting.backend),
            kind="model",
            model=setting.backend,
        ),
    )
