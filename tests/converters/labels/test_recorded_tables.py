"""What tables and lists of real applications are called, whose makers drew them all alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from examples.applications.packing import kept, unpack
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration

if TYPE_CHECKING:
    from pathlib import Path


def done_in(name: str, folder: Path, of: str) -> set[tuple[str, str | None]]:
    """Return labels and values of a recording of an application."""
    home = unpack(kept()[of], folder / of)
    return {(one.label, one.value) for one in label(read_demonstration(home / name))}


@pytest.mark.parametrize(
    ("of", "name", "done"),
    [
        ("backuppc", "15001 @ 2026-11-28-01-01-45", ("Select 'XferMethod'", "tar")),
        ("backuppc", "15001 @ 2026-11-28-01-01-45", ("Enter 'user'", "nadia")),
        (
            "backuppc",
            "15001 @ 2026-11-28-01-01-45",
            ("Enter 'TarShareName'", "/srv/lost-property"),
        ),
        (
            "backuppc",
            "15002 @ 2026-11-28-01-05-00",
            ("Enter 'Restore the files below dir'", "/From Marit"),
        ),
        ("backuppc", "15002 @ 2026-11-28-01-05-00", ("Click item", "group-fares.csv")),
        ("kresus", "15102 @ 2026-11-28-01-12-33", ("Select 'Category'", "Energy")),
        ("kresus", "15102 @ 2026-11-28-01-12-33", ("Click 'Theatre account'", None)),
        ("kresus", "15102 @ 2026-11-28-01-14-04", ("Click 'Select all'", None)),
        ("kresus", "15101 @ 2026-11-28-01-08-59", ("Select 'Type'", "Check")),
        (
            "kallithea",
            "15202 @ 2026-11-28-01-12-25",
            ("Select 'User/User Group'", "Group: quartet-readers"),
        ),
        ("kallithea", "15201 @ 2026-11-28-01-13-37", ("Click 'Repositories'", None)),
        ("kallithea", "15201 @ 2026-11-28-01-13-37", ("Enter 'editor'", "Vivace")),
        (
            "kallithea",
            "15201 @ 2026-11-28-01-12-25",
            ("Select 'Reviewers'", "Nadia Brandt (nadia)"),
        ),
        (
            "backuppc",
            "15002 @ 2026-11-28-01-05-00",
            ("Select 'Hosts'", "ticket-office"),
        ),
        ("lino", "15402 @ 2026-11-28-02-01-34", ("Enter 'No.'", "1")),
        ("lino", "15402 @ 2026-11-28-02-01-34", ("Select 'Function'", "Treasurer")),
        ("lino", "15402 @ 2026-11-28-02-06-08", ("Enter 'Quick search'", "Marten")),
    ],
    ids=[
        "the first cell of a row, over the words of a box",
        "a first row of words",
        "beside a button of the row's list",
        "over a remark in brackets",
        "a box before the name of its record",
        "beside a button",
        "before an amount of money",
        "under a line over all columns",
        "a suggestion as it was typed",
        "a field with an id in a table",
        "a list of links",
        "a slip in a word that took the place of another",
        "a link that shows a prompt under a heading",
        "a list that shows a prompt under a heading",
        "a label right over a field of a drawn grid",
        "a list that the arrow of its combobox opens",
        "a field to search in, under what it searches",
    ],
)
def test_what_is_done_in_tables_and_lists(
    tmp_path: Path, of: str, name: str, done: tuple[str, str | None]
) -> None:
    """Each is called by what stands where its table has the name of such a thing."""
    assert done in done_in(name, tmp_path, of)
