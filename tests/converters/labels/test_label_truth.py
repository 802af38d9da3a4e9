"""Labels against what people really did, step by step."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bench.labels import (
    TARGET,
    Agreement,
    agreement,
    main,
    read_all,
    read_truth,
    score,
)
from examples.applications.packing import kept, unpack
from tests.invented import INVENTED
from wb2pm.bundled import demonstrations_folder
from wb2pm.converters.labels.labelling import label, label_all
from wb2pm.converters.wonderbread.folder import Variant
from wb2pm.converters.wonderbread.reader import (
    demonstration_folders,
    read_demonstration,
)
from wb2pm.events import Demonstration

NAMED = tomllib.loads(
    (Path(__file__).parents[2] / "data" / "steps_named.toml").read_text()
)
"""Application -> how many of its true steps are named rightly."""


def labels_of(folder: Path, *, variant: Variant = "released") -> list[str]:
    """Read a demonstration and label its steps."""
    return [a.label for a in label(read_demonstration(folder, variant=variant))]


def test_the_steps_of_the_invented_demonstrations_are_all_found(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The one choice that nothing in a trace tells is said to be unknown."""
    folder = INVENTED
    truths, demonstrations = read_truth(folder), read_all(folder)

    result = score(demonstrations, truths, label_all(demonstrations.values()))

    assert main([folder]) == 0
    assert f"{result.found} of {result.steps} (100.0%)" in capsys.readouterr().out
    assert result.misses == ()
    assert [value.found for value in result.wrong_values] == [None]


def test_the_steps_of_the_bundled_recordings_are_found() -> None:
    """Of two real applications; what is typed into password fields is unknown."""
    folder = demonstrations_folder()
    truths, demonstrations = read_truth(folder), read_all(folder)

    result = score(demonstrations, truths, label_all(demonstrations.values()))

    assert result.share >= TARGET, "\n".join(map(str, result.misses))
    assert {value.found for value in result.wrong_values} <= {None, "[password]"}
    alike = [step for step in result.shared if len(step.labels) == 1]
    assert len(alike) >= TARGET * len(result.shared)


def test_the_steps_of_a_real_application_are_found(shared_data: Path) -> None:
    """At least 97 % of them; no value is wrong, at most unknown."""
    folder = shared_data / "wonderbread_roundup"
    truths, demonstrations = read_truth(folder), read_all(folder)

    result = score(demonstrations, truths, label_all(demonstrations.values()))

    confused = "\n".join(map(str, result.misses))
    assert result.share >= TARGET, confused
    assert {value.found for value in result.wrong_values} <= {None}
    assert len(result.shared) >= 30
    assert [step for step in result.shared if len(step.labels) > 1] == []


@pytest.mark.parametrize("name", sorted(kept()))
def test_what_was_once_named_rightly_stays_so(name: str, tmp_path: Path) -> None:
    """A rule for one application takes no name from another."""
    folder = unpack(kept()[name], tmp_path / name)
    truths, demonstrations = read_truth(folder), read_all(folder)

    result = score(demonstrations, truths, label_all(demonstrations.values()))

    assert result.found >= NAMED[name], "\n".join(map(str, result.misses))


def test_a_picture_alone_in_its_cell_is_called_by_its_column(tmp_path: Path) -> None:
    """What its icon means says less: dots that open a menu, a mark that turns off."""
    for name, wanted in (
        ("modoboa", "Click 'Actions'"),
        ("privacyidea", "Click 'Active'"),
    ):
        folder = unpack(kept()[name], tmp_path / name)
        labels = {label for one in folder.glob("*/") for label in labels_of(one)}
        assert any(one.startswith(wanted) for one in labels)


def test_a_sign_that_something_folds_out_is_no_part_of_its_name(tmp_path: Path) -> None:
    """A triangle before the name of a menu."""
    folder = unpack(kept()["horde"], tmp_path / "horde")

    assert "Click 'Tasks'" in labels_of(min(folder.glob("11502 @*")))


def test_choices_beside_which_a_prompt_stands_are_called_by_their_column(
    shared_data: Path,
) -> None:
    """A recording without captions: a prompt that all lists show tells none apart."""
    folder = shared_data / "applications" / "directus"
    truths, demonstrations = read_truth(folder), read_all(folder)

    result = score(demonstrations, truths, label_all(demonstrations.values()))

    assert [miss for miss in result.misses if miss.operation == "select"] == []
    assert result.found >= 98


def test_people_who_do_the_same_share_their_activities(shared_data: Path) -> None:
    """In every workflow of five people most steps are everyone's."""
    folder = shared_data / "wonderbread_roundup"
    truths = read_truth(folder)
    completed = [
        demonstration
        for name, demonstration in read_all(folder).items()
        if truths[name]["completed"] and not truths[name].get("segments")
    ]

    by_step = agreement(completed, "step")
    by_element = agreement(completed, "element")

    assert len(by_step) == 7
    assert all(
        step.variants <= element.variants
        for step, element in zip(by_step, by_element, strict=True)
    )
    assert (
        sum(row.shared for row in by_step) / 7 > sum(r.shared for r in by_element) / 7
    )


def test_a_step_that_is_missed_says_what_was_found() -> None:
    """The list of confusions is what one learns from."""
    folder = INVENTED
    truths, demonstrations = read_truth(folder), read_all(folder)
    name = next(iter(truths))
    step = next(s for s in truths[name]["steps"] if s["op"] == "type")
    step["element"] = "Something else"

    result = score(demonstrations, truths, label_all(demonstrations.values()))

    assert [(m.demonstration, m.element) for m in result.misses] == [
        (name, "Something else")
    ]
    assert any(text.startswith("Enter") for text in result.misses[0].found)


def test_agreement_counts_what_all_have_and_how_they_order_it() -> None:
    """One workflow, two people, the same labels but for one."""
    folder = INVENTED
    same = next(iter(read_all(folder).values()))
    other = Demonstration(
        id="other",
        source="",
        source_format="",
        events=same.events[:-1],
        source_actions=0,
        workflow=same.workflow,
    )

    (row,) = agreement([same, other], "action")

    assert isinstance(row, Agreement)
    assert (row.cases, row.variants) == (2, 2)


TASK_0 = [
    "Click 'Reports'",
    "Click 'Bestsellers'",
    "Select 'Period'",
    "Enter 'From'",
    "Enter 'To'",
    "Click 'Show Report'",
]


def test_every_action_of_the_released_traces_is_accounted_for(
    shared_data: Path,
) -> None:
    """All 36: each an event, none twice."""
    folders = sorted((shared_data / "wonderbread_traces").glob("[01]* @ *"))
    demonstrations = [read_demonstration(folder) for folder in folders]

    assert [d.source_actions for d in demonstrations] == [10, 10, 16]
    assert [len(d.events) for d in demonstrations] == [10, 10, 16]
    for demonstration in demonstrations:
        folded = [e for a in label(demonstration) for e in a.events]
        assert folded == list(demonstration.events)


def test_two_people_who_did_the_same_have_the_same_activities(
    shared_data: Path,
) -> None:
    """One clicked a link, the other the text in it; nothing tells the period."""
    folders = sorted((shared_data / "wonderbread_traces").glob("0 @ *"))

    assert [labels_of(folder) for folder in folders] == [TASK_0, TASK_0]
    for folder in folders:
        steps = label(read_demonstration(folder))
        assert [(s.label, s.value) for s in steps if s.verb in {"Enter", "Select"}] == [
            ("Select 'Period'", None),
            ("Enter 'From'", "01/01/2022"),
            ("Enter 'To'", "12/31/2022"),
        ]


def test_snapshots_that_are_late_mislead_nothing(shared_data: Path) -> None:
    """Rows are viewed and left, whatever page the snapshot shows by then."""
    (folder,) = (shared_data / "wonderbread_traces").glob("129 @ *")

    assert labels_of(folder) == [
        "Click 'Sales'",
        "Click 'Orders'",
        "Click 'Purchase Date'",
        "Click 'Purchase Date'",
        *["Click 'View'", "Click 'Back'"] * 3,
        "Click 'View'",
    ]


def test_raw_traces_have_the_labels_of_the_released_ones(shared_data: Path) -> None:
    """Key by key and tick by tick, or merged: the same steps."""
    compared = 0
    for data in ("wonderbread_recorded", "wonderbread_roundup"):
        for folder in demonstration_folders(shared_data / data):
            if any(folder.glob("[[]raw*.json")):
                compared += 1
                assert labels_of(folder, variant="raw") == labels_of(folder), (
                    folder.name
                )
    assert compared == 12


def test_examples_of_the_format_are_read_or_refused(shared_data: Path) -> None:
    """Three stages of one recording, a small trace; the listing is none."""
    folder = shared_data / "wonderbread_traces" / "format_examples"
    stages = [labels_of(path) for path in sorted(folder.glob("synthetic*.json"))]

    assert labels_of(folder / "minimal_trace_example.json")[:1] == [
        "Enter 'Sales report to'"
    ]
    assert len(stages) == 3
    assert stages[0] == stages[1] == stages[2]
