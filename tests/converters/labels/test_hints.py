"""What an editor shows until somebody writes in it names it where no caption does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps
from wb2pm import columns
from wb2pm.converters.labels.labelling import label_all
from wb2pm.events import Demonstration, Screen, UIEvent

EDITOR = "//*[@id='note']/div"
BUTTON = shown("button", 10, 200, "Send", path="//*[@id='send']")
PART = shown("div", 90, 30, width=400, path="/html/div", label="Rich editor") | {
    "height": 90
}


def editor(text: str, *around: Shown) -> list[Shown]:
    """Show an element that people write in; views list no empty one."""
    one = shown("div", 100, 40, text, 300, path=EDITOR, role="textbox")
    return [*([one] if text else []), BUTTON, *around]


def seen_after(event: UIEvent, seen: list[Shown]) -> UIEvent:
    """Show a view of the same page after an event."""
    view = click(seen, str(BUTTON["xpath"])).screen_before
    assert view is not None
    after = Screen(
        url=view.url,
        elements_json=view.elements_json,
        elements_format=view.elements_format,
        source_index=event.source_index + 1,
    )
    return replace(event, screen_after=after)


def write(event: UIEvent, text: str) -> UIEvent:
    """Write a text where somebody clicked; the first letter is there already."""
    assert event.target is not None
    target = replace(event.target, value=text[0], text=text[0])
    return replace(event, action="type", raw_action="type", value=text, target=target)


@pytest.mark.parametrize(
    ("around", "then", "called"),
    [
        ((), "", "Click 'Write here'"),
        ((PART,), "", "Click 'Write here'"),
        ((PART | {"text": "Rich editor"},), "", "Click 'Rich editor'"),
        ((PART,), "Write here", "Click 'Rich editor'"),
    ],
    ids=["gone", "name of the part is hidden", "name of the part is shown", "stays"],
)
def test_what_is_gone_when_an_editor_is_clicked_is_its_prompt(
    around: tuple[Shown, ...], then: str, called: str
) -> None:
    """What stays is what somebody has written."""
    into = click(editor("Write here", *around), EDITOR)

    (done,) = steps(seen_after(into, editor(then, *around)))

    assert done.label == called


def test_a_prompt_that_the_first_letter_overwrites_names_the_editor() -> None:
    """Who goes there with a key leaves no click."""
    (done,) = steps(write(click(editor("Write here"), EDITOR), "Dear all"))

    assert (done.label, done.value) == ("Enter 'Write here'", "Dear all")


@pytest.mark.parametrize(
    ("then", "called"),
    [(False, "Enter 'Begin here'"), (True, "Enter 'editor'")],
    ids=["gone", "stays"],
)
def test_what_is_drawn_over_an_empty_editor_is_its_prompt(
    then: bool,
    called: str,
) -> None:
    """It is kept out of what is edited, and gone when something is in it."""
    empty = shown("div", 100, 40, "", 300, path=EDITOR, role="textbox")
    over = shown("div", 100, 40, "Begin here", 300, path="//*[@id='part']/div[2]")
    full = empty | {"text": "Dear all"}
    into = click([empty, over, BUTTON], EDITOR)
    written = write(click([empty, over, BUTTON], EDITOR, 1), "Dear all")

    (done,) = steps(
        into, seen_after(written, [full, *([over] if then else []), BUTTON])
    )

    assert done.label == called


SENTENCE = (
    "Empty part of the text; begin to write here or press the slash key for others"
)


def part(name: str, *, y: int = 40, path: str = "//*[@id='p1']") -> list[Shown]:
    """Show a part of a text that is written in, which states a whole sentence."""
    return [shown("p", 100, y, "", 300, path=path, role="document", label=name)]


def began(y: int = 40) -> list[UIEvent]:
    """Click on what invites to write; a part of the text takes its place."""
    invite = [shown("p", 100, 40, "Write here", 300, path="/html/p", role="button")]
    into = replace(click(invite, "/html/p"), x=150.0, y=48.0)
    return [into, write(click(part(SENTENCE, y=y), "//*[@id='p1']", 1), "Dear all")]


def test_what_invites_to_write_names_the_editor_that_takes_its_place() -> None:
    """The click that puts it there is part of the step."""
    (done,) = steps(*began())

    assert (done.label, done.value) == ("Enter 'Write here'", "Dear all")
    assert len(done.events) == len(began())


def test_an_editor_elsewhere_is_not_called_by_what_was_clicked() -> None:
    """Another box is another thing."""
    labels = [done.label for done in steps(*began(y=60))]

    assert labels == ["Click 'Write here'", "Enter 'Empty part of the text'"]


def test_what_states_the_same_sentence_is_called_alike_in_all_recordings() -> None:
    """Its beginning is a guess; where it stands differs from text to text."""
    path = "//*[@id='p2']"
    other = write(click(part(SENTENCE, y=90, path=path), path), "Yours")

    labelled = label_all(
        Demonstration(
            id=str(n), source="1", source_format="test", events=events, source_actions=1
        )
        for n, events in enumerate(((other,), tuple(began())))
    )

    assert [done.label for (done,) in labelled.values()] == ["Enter 'Write here'"] * 2


@pytest.mark.parametrize(
    ("then", "called"),
    [((), "Enter 'Address'"), (("Address",), "Enter 'New feed'")],
    ids=["gone", "stays"],
)
def test_what_a_page_draws_in_an_empty_field_is_its_prompt(
    then: tuple[str, ...], called: str
) -> None:
    """It comes before the title over the field, as a placeholder does."""
    path = "//*[@id='feed']"
    field = shown("input", 100, 60, width=300, path=path)
    title = shown("span", 60, 30, "New feed", 300, path="/html/b")
    drawn = [shown("span", 104, 60, one, path="/html/i") for one in ("Address",)]
    stays = [one for one in drawn if one["text"] in then]
    into = click([title, field, *drawn], path)

    (done,) = steps(
        write(seen_after(into, [title, field, *stays, BUTTON]), "a.example")
    )

    assert done.label == called


@pytest.mark.parametrize(
    ("came_up", "called"),
    [("Drop New sail Repair", "unnamed"), ("Kind of work", "Kind of work")],
)
def test_the_options_of_a_list_are_no_tooltip_of_what_opens_it(
    came_up: str, called: str
) -> None:
    """What people chose there stands among them."""
    opener, option = "//*[@id='kind']/div", "//*[@id='menu']/li[2]"
    seen = [shown("div", 10, 20, path=opener)]
    over = click(seen, opener)
    over = replace(over, attributes={columns.UI_TOOLTIP: came_up})
    lists = [*seen, shown("li", 10, 60, "Repair", path=option)]
    taken = click(lists, option, at=1)
    taken = replace(taken, attributes={columns.UI_OPENER_ID: opener})

    first, *_ = steps(over, taken)

    assert called in first.label


TAGS = "//*[@id='tags']"
MORE = f"{TAGS}/input"


def test_what_was_chosen_in_a_list_is_no_caption_of_the_field_for_more() -> None:
    """It stands before the field, which shows what is to be written there no longer."""
    seen = [
        shown("div", 10, 40, "", 300, path=TAGS, role="combobox"),
        shown("span", 12, 42, "fence", 40, path="//div/b"),
        shown("input", 60, 42, width=90, path=MORE),
    ]
    chosen = replace(click(seen, TAGS), action="select", value="fence")
    written = write(click(seen, MORE, 1, "fence"), "shed")

    assert [a.element for a in steps(written)] == ["fence"]
    assert steps(chosen, written)[-1].element != "fence"


@pytest.mark.parametrize(
    ("hint", "called"),
    [
        ("Write the names of all whom you want to invite, with commas between", True),
        ("Write the names of all whom you want to invite, " * 3, False),
    ],
)
def test_a_long_text_in_an_empty_field_is_better_than_no_name(
    hint: str, called: bool
) -> None:
    """It is long for a name, so that whoever else knows one comes first."""
    seen = [shown("textarea", 10, 40, width=300, path="//textarea", placeholder=hint)]
    (done,) = steps(click(seen, "//textarea"))

    assert (done.element == hint) is called


@pytest.mark.parametrize(("stated", "called"), [("Value 1", "Value 1"), ("", "e.g. A")])
def test_an_example_of_what_to_enter_names_a_field_only_if_nothing_else_does(
    stated: str, called: str
) -> None:
    """In any language: each field of a form may give another."""
    one = shown("input", 10, 40, width=200, path="//input", placeholder="e.g. A")
    (done,) = steps(click([one | ({"label": stated} if stated else {})], "//input"))

    assert done.element == called


@pytest.mark.parametrize(("right", "called"), [(80, True), (40, False)])
def test_an_editor_in_a_frame_is_called_by_the_label_before_its_tools(
    right: int, called: bool
) -> None:
    """Its host begins with a row of buttons, one of which has words."""
    host = "//*[@id='host']"
    seen = [
        shown("label", 10, 32, "Content:", right, path="//form/label"),
        shown("div", 92, 30, "Formats", 400, path=host, role="application")
        | {"height": 200},
        shown("button", 94, 32, "Formats", 60, path=f"{host}/button"),
        shown("body", 94, 60, width=396, path="//iframe/body", role="textbox")
        | {"height": 160},
    ]
    (done,) = steps(write(click(seen, "//iframe/body"), "Tea at four"))

    assert (done.element == "Content") is called
