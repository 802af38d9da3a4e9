"""What is edited into a run is a deviation beside what others did."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from wb2pm.bundled import demonstrations_folder
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import (
    demonstration_folders,
    read_demonstration,
)
from wb2pm.evaluation.deviation_edits import edit_run

if TYPE_CHECKING:
    from collections.abc import Collection

    from wb2pm.evaluation.deviation_edits import Edited
    from wb2pm.events import Activity


@pytest.fixture(scope="module")
def runs() -> list[tuple[Activity, ...]]:
    """Label what two people did in different workflows."""
    folders = sorted(demonstration_folders(demonstrations_folder()))
    chosen = [folders[0], folders[-1]]
    return [tuple(label(read_demonstration(folder))) for folder in chosen]


def edited(
    edit: str,
    runs: list[tuple[Activity, ...]],
    orders: list[list[str]],
    *,
    stated: str = "",
    again: Collection[int] = (),
) -> Edited | None:
    """Edit the first run, of which every step asks for one activity."""
    steps = {at: frozenset({at}) for at in range(len(runs[0]))}
    return edit_run(
        edit,
        runs[0],
        steps,
        run="1",
        stated=stated,
        strangers=runs[1],
        orders=orders,
        again=again,
    )


def test_only_what_all_others_do_in_one_order_is_swapped(
    runs: list[tuple[Activity, ...]],
) -> None:
    """Else it is not known that the other order is none of the right ones."""
    labels = [activity.label for activity in runs[0]]

    assert edited("swap", runs, [labels, labels]) is not None
    assert edited("swap", runs, [labels, labels[::-1]]) is None
    assert edited("swap", runs, [labels, []]) is None


def test_what_is_inserted_beside_others_fills_something_in(
    runs: list[tuple[Activity, ...]],
) -> None:
    """A click of one's own may only look around."""
    beside = edited("insert", runs, [[]])
    assert beside is not None

    own = {activity.label for activity in runs[0]}
    (inserted,) = {activity.label for activity in beside.activities} - own
    assert inserted.startswith(("Enter ", "Select "))


def test_what_the_goal_or_text_speaks_of_is_not_inserted(
    runs: list[tuple[Activity, ...]],
) -> None:
    """It may be somebody's own way of doing what is asked for."""
    said = " ".join(a.element or "" for a in runs[1])

    assert edited("insert", runs, [[]]) is not None
    assert edited("insert", runs, [[]], stated=said) is None


def test_what_somebody_else_does_is_in_no_wrong_place(
    runs: list[tuple[Activity, ...]],
) -> None:
    """Who does it shows that it may be done."""
    theirs = [activity.label for activity in runs[1]]

    assert edited("other target", runs, [[]]) is not None
    assert edited("other target", runs, [theirs]) is None


def test_what_another_does_again_is_not_repeated(
    runs: list[tuple[Activity, ...]],
) -> None:
    """With another button, it may be."""
    labels = [activity.label for activity in runs[0]]

    assert edited("repeat", runs, [labels]) is not None
    assert edited("repeat", runs, [labels], again=range(len(labels))) is None
