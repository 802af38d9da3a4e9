"""A procedure in people's own words and one run, with nobody else's beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from examples.applications.packing import kept, unpack
from wb2pm import check, ground
from wb2pm.cli import main
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.deviations import Gap, ScreenEvidence
from wb2pm.discovery.conformance.grounding.alone import check_alone, lay_alone
from wb2pm.discovery.conformance.grounding.readings import Did, Moment, Reading
from wb2pm.discovery.conformance.grounding.runs import PersonsRun, Step
from wb2pm.discovery.conformance.grounding.signs import completed_signs, followed_signs
from wb2pm.evaluation.edited_recordings import edited_recording, state_count
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from pathlib import Path

    from wb2pm.discovery.conformance.deviations import Verdict

GERMAN = parse_procedure(
    "Neue Reihe anlegen\n\n1. Zuerst wird sie angelegt.\n"
    "2. Worum es geht, kommt dazu.\n3. Jene, welche ersetzt wird, entfällt.\n"
)
CLAIM = parse_procedure(
    "File it\n1. New claim, top left.\n2. The amount.\n3. Then send.\n"
)


def did(name: str, at: int, *, value: str | None = None, place: str = "/x") -> Did:
    """Make an activity such as ``Enter 'Amount'``."""
    verb, element = name.split(" ", 1)
    kind = "field" if element.startswith("'Amount") else "button"
    said = element.strip("'")
    return Did(name, verb, said, kind, value, "/", False, f"e{at}", f"{place}{at}")


def run(
    *done: Did,
    intent: str | None = None,
    screens: ScreenEvidence | None = None,
    moments: tuple[Moment, ...] = (),
) -> Reading:
    """Make a run of activities, each of them a step."""
    steps = tuple(
        Step(one.label, at, one.label, "fill" if one.verb == "Enter" else "go")
        for at, one in enumerate(done)
    )
    return Reading(
        PersonsRun("a", steps, "/"),
        done,
        moments,
        screens or ScreenEvidence(),
        None,
        intent,
    )


WHOLE = (
    did("Click 'New claim'", 0),
    did("Enter 'Amount'", 1, value="84.50"),
    did("Click 'Send'", 2),
)


def signs(*done: Did, **given: object) -> dict[str, int]:
    """Count what speaks against a run of the claim."""
    return followed_signs(lay_alone(run(*done, **given), CLAIM))  # type: ignore[arg-type]  # by name


def test_a_run_in_which_each_step_has_its_like_came_to_its_end() -> None:
    """That it was done step by step is no answer that likeness of words can give."""
    verdict = check_alone(run(*WHOLE), CLAIM)

    assert (verdict.followed, verdict.completed) == (None, True)
    assert "nothing found speaks against it" in (verdict.declined or "")
    assert (verdict.coverage, verdict.evidence, verdict.way) == (1, {}, "likeness")
    assert "half of what is wrong" in verdict.notes[0]


def test_words_that_nothing_done_is_like_lead_to_no_answer() -> None:
    """The text may be of another language, or of other work: neither yes nor no."""
    verdict = check_alone(run(*WHOLE), GERMAN)

    assert (verdict.followed, verdict.completed, verdict.score) == (None, None, None)
    assert verdict.coverage == 0
    assert verdict.declined is not None
    assert "0% of its steps are like anything in the run" in verdict.declined
    assert verdict.not_understood == (1, 2, 3)


def test_a_gap_is_a_no_whatever_the_words_are_like() -> None:
    """The recording shows it by itself."""
    gap = Gap(kind="visit", event="e1", sentence="A new page came.")
    verdict = check_alone(run(*WHOLE, screens=ScreenEvidence(gaps=(gap,))), GERMAN)

    assert verdict.followed is False
    assert verdict.completed is None
    assert next(reason.event for reason in verdict.reasons) == "e1"


def test_a_field_that_was_clicked_and_not_filled_in_is_named() -> None:
    """With its event; where it is filled in after the click, nothing is."""
    clicked = did("Click 'Amount'", 1)
    filled = did("Enter 'Amount'", 1, value="84.50")

    left = check_alone(run(WHOLE[0], clicked, WHOLE[2]), CLAIM)

    assert left.followed is False
    begun = [r for r in left.reasons if (r.question, r.kind) == ("followed", "begun")]
    assert [reason.event for reason in begun] == ["e1"]
    assert "begun" not in signs(WHOLE[0], clicked, filled, WHOLE[2])


def test_a_step_that_names_what_the_pages_have_counts_for_more() -> None:
    """What is vague counts weakly: its words are on no page."""
    shown = frozenset({"+n:button:Send"})
    moment = Moment("e0", 0, "click", "Click 'New claim'", "/x0", True, shown, True)

    named = signs(*WHOLE[:2], moments=(moment,))
    vague = signs(*WHOLE[:2])

    assert (named.get("unlike"), named.get("vague")) == (1, None)
    assert (vague.get("unlike"), vague.get("vague")) == (None, 1)


def test_what_the_goal_states_in_quotes_has_to_be_somewhere() -> None:
    """In a value, or in what was clicked; quotation marks of any language."""
    goal = 'File "84.50" as \u201enew claim\u201c'
    assert signs(*WHOLE, intent=goal) == {}
    assert signs(*WHOLE, intent=f"{goal} for \u201ekim\u201c") == {"unstated": 1}
    assert signs(*WHOLE, intent='File "99.00"') == {"unstated": 1}


@pytest.mark.parametrize(
    ("seen", "moved", "kind"), [(False, None, "off_screen"), (True, True, "moved")]
)
def test_what_was_not_where_the_screen_before_has_it_is_named(
    seen: bool, moved: bool | None, kind: str
) -> None:
    """Of places that other screens of the run list."""
    places = [
        Moment(f"e{at}", at, "click", one.label, "/b", True, frozenset(), True, False)
        for at, one in enumerate(WHOLE)
    ]
    odd = places[2]._replace(seen=seen, moved=moved)

    verdict = check_alone(run(*WHOLE, moments=(*places[:2], odd)), CLAIM)

    assert verdict.evidence == {kind: 1}
    assert signs(*WHOLE, moments=tuple(places)) == {}


def test_steps_at_the_end_that_nothing_is_like_speak_against_the_end() -> None:
    """And so does a form that was being filled in."""
    cut = completed_signs(lay_alone(run(WHOLE[0]), CLAIM))
    filling = (
        did("Enter 'Amount'", 0, value="1"),
        did("Enter 'Amount b'", 1, value="2"),
    )

    assert (cut["closing"], cut["tail"]) == (1, 2)
    assert completed_signs(lay_alone(run(*filling), CLAIM))["unsent"] == 1


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack one person who sets up an experiment."""
    home = unpack(kept()["mlflow"], tmp_path_factory.mktemp("unpacked") / "mlflow")
    return min(
        folder
        for folder in home.glob("6403 @*")
        if read_demonstration(folder).procedure is not None
    )


def checked(folder: Path, entries: range) -> Verdict:
    """Check a part of a recording against the text beside it."""
    procedure = read_demonstration(folder).procedure
    with edited_recording(folder, entries) as part:
        return check(part, procedure)


def test_a_real_run_and_its_beginning(folder: Path) -> None:
    """The whole came to its end; what was cut off is told with the steps that are missing."""
    states = state_count(folder)

    whole = checked(folder, range(2 * states - 1))
    begun = checked(folder, range(9))

    assert (whole.followed, whole.completed) == (None, True)
    assert begun.completed in {False, None}
    assert begun.followed is not True
    assert begun.coverage is not None
    assert whole.coverage is not None
    assert begun.coverage < whole.coverage


def test_what_is_stated_takes_the_place_of_likeness(folder: Path) -> None:
    """A step that was stated to be done is like what was done, and no other is."""
    this = read_demonstration(folder)
    assert this.procedure is not None
    grounded = ground(this.procedure, [this])

    verdict = check(this, this.procedure, grounded=grounded)

    assert verdict.way == "likeness"
    assert verdict.coverage == grounded.coverage == pytest.approx(2 / 3, abs=1e-4)
    assert verdict.not_understood == (3,)


def test_the_command_tells_what_cannot_be_told_and_what_is_needed(folder: Path) -> None:
    """What it came to is told all the same."""
    told = CliRunner().invoke(main, ["check", str(folder)])

    assert "cannot be told: The procedure is in free words" in told.stdout
    assert "recordings of other people who did the same work are needed" in told.stdout
    assert ", completed (likeness" in told.stdout
