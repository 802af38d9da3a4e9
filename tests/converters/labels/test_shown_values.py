"""What a control shows may be its value: another screen shows another one there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps
from wb2pm import columns

PATH = "/html/body/div[2]/div"


def state(value: str, *, tag: str = "a") -> list[Shown]:
    """Show a link that says in which state something is."""
    return [shown(tag, 10, 40, f"State: {value}", 90, path=PATH)]


@pytest.mark.parametrize(
    ("tag", "then", "called"),
    [
        ("a", "Published", "Click 'State'"),
        ("button", "Published", "Click 'State'"),
        ("a", "Private", "Click 'State: Private'"),
    ],
)
def test_what_changes_behind_a_colon_is_a_value(
    tag: str, then: str, called: str
) -> None:
    """What is the same on all screens may be all of the name."""
    done = steps(
        click(state("Private", tag=tag), PATH), click(state(then, tag=tag), PATH, 1)
    )

    assert done[0].label == called


def test_another_caption_with_another_value_is_another_thing() -> None:
    """What a page shows at a place may change as a whole."""
    other = [shown("a", 10, 40, "Owner: Ann", 90, path=PATH)]

    done = steps(click(state("Private"), PATH), click(other, PATH, 1))

    assert done[0].label == "Click 'State: Private'"


def section(name: str, value: str) -> list[Shown]:
    """Show a drawn list behind a caption, which states a name of its own."""
    return [
        shown("span", 100, 40, "Section", path="/html/body/span"),
        shown("div", 150, 40, value, 80, path=PATH, role="combobox", label=name),
    ]


@pytest.mark.parametrize(
    ("name", "called"), [("Rowing", "Click 'Section'"), ("Chess", "Click 'Chess'")]
)
def test_a_list_that_is_called_by_what_it_shows_has_no_name(
    name: str, called: str
) -> None:
    """One that shows its caption until something is chosen keeps it."""
    done = steps(
        click(section("Chess", "Chess"), PATH),
        click(section(name, "Rowing"), PATH, 1, after="/done"),
    )

    assert done[0].label == called


FIELD = "/html/body/form/div/span/input"


@pytest.mark.parametrize(
    ("role", "called"), [("combobox", "Click 'Owners'"), ("textbox", "Click 'Kim'")]
)
def test_before_a_combobox_without_width_stands_what_was_chosen(
    role: str, called: str
) -> None:
    """A list that takes several values draws them before the field to search in."""
    seen = [
        shown("label", 10, 20, "Owners", path="/html/body/form/label"),
        shown("span", 10, 40, "Kim", 30, path="/html/body/form/div/b/span"),
        shown("input", 44, 40, width=4, path=FIELD, role=role, label="Owners"),
    ]

    done = steps(click(seen, FIELD, before="Kim"))

    assert done[0].label == called


PART = "/html/body/form/div[2]"


def test_a_part_that_folds_out_is_called_by_its_title() -> None:
    """What stands under the title says what is in it."""
    seen = [
        shown("div", 10, 60, "Contents\nWhat is in it", 200, path=PART, role="tab"),
        shown("h3", 10, 60, "Contents", 90, path=f"{PART}/h3"),
        shown("div", 10, 76, "What is in it", 90, path=f"{PART}/div"),
    ]

    done = steps(click(seen, PART))

    assert done[0].label == "Click 'Contents'"


def test_the_first_of_several_lines_is_better_than_no_name() -> None:
    """They need not be elements of their own."""
    seen = [shown("div", 10, 60, "Contents\nand more", 200, path=PART, role="tab")]

    done = steps(click(seen, PART))

    assert (done[0].label, done[0].name_source) == ("Click 'Contents'", "text")


def test_an_option_that_is_all_a_combobox_shows_is_its_value() -> None:
    """Who clicks on it opens the list, which has a caption."""
    box = "/html/body/form/div/div"
    seen = [
        shown("label", 10, 20, "Track", path="/html/body/form/label"),
        shown("div", 10, 40, "Weather", 90, path=box, role="combobox"),
        shown("div", 12, 40, "Weather", 80, path=f"{box}/b/b", role="option"),
    ]

    assert steps(click(seen, f"{box}/b/b"))[0].label == "Click 'Track'"


def prompted(caption: str) -> list[Shown]:
    """Show a field whose name is drawn in it, under a label."""
    hint = "Proposal states"
    box = "/html/body/form/div/input"
    return [
        shown("label", 10, 20, caption, path="/html/body/form/label"),
        shown("input", 10, 40, width=90, path=box, label=hint, placeholder=hint),
    ]


@pytest.mark.parametrize(
    ("caption", "called"), [("State", "State"), ("Title", "Proposal states")]
)
def test_a_label_comes_before_a_prompt_with_a_word_of_it(
    caption: str, called: str
) -> None:
    """Another text over a field may be about something else."""
    seen = prompted(caption)

    assert steps(click(seen, str(seen[1]["xpath"])))[0].label == f"Click '{called}'"


def test_a_tab_is_no_label_of_what_is_under_it() -> None:
    """Some are drawn as labels of hidden boxes."""
    form = "/html/body/form"
    seen = [
        shown("div", 10, 20, "Text\nPreview", 90, path=f"{form}/div", role="tablist"),
        shown("label", 10, 20, "Text", path=f"{form}/div/label"),
        shown("textarea", 10, 40, width=90, path=f"{form}/textarea", label="Comment"),
    ]

    assert steps(click(seen, f"{form}/textarea"))[0].label == "Click 'Comment'"


def test_a_field_is_called_as_it_was_at_first() -> None:
    """Once it is used a widget says what its keys do."""
    names = ("Add a category", "Chips input")
    views = [
        [shown("input", 10, 40, width=90, path=FIELD, label=name)] for name in names
    ]

    done = steps(*(click(seen, FIELD, at) for at, seen in enumerate(views)))

    assert {step.label for step in done} == {"Click 'Add a category'"}


HOST = "/html/body/x-select[1]"


@pytest.mark.parametrize("label", ["", "Repeat\n"])
def test_an_option_belongs_to_the_combobox_that_its_host_draws(label: str) -> None:
    """A recorder may take for its opener what opened the window around both.

    A label that floats over the value stays in the list, and is none.
    """
    button, box = "/html/body/button", f"{HOST}/shadow-root/div"
    page = [shown("button", 10, 10, "Add", path=button, role="button")]
    page += [
        shown(
            "div",
            10,
            40,
            f"{label}Never",
            90,
            path=box,
            role="combobox",
            label="Repeat",
        )
    ]
    options = [
        shown("x-item", 10, 60 + 20 * at, text, 90, path=f"{HOST}/x-item[{at + 1}]", role="option")
        for at, text in enumerate(("Never", "Weekly"))
    ]  # fmt: skip
    choice = click([*page, *options], f"{HOST}/x-item[2]", 2)
    told = {**choice.attributes, columns.UI_OPENER_ID: button}
    then = [page[0], {**page[1], "text": f"{label}Weekly"}]
    choice = replace(
        choice, attributes=told, screen_after=click(then, box, 3).screen_before
    )
    events = [click(page, button), click(page, box, 1), choice]

    done = steps(*events)

    assert (done[-1].label, done[-1].value) == ("Select 'Repeat'", "Weekly")


def test_what_a_slot_shows_is_written_in_its_host() -> None:
    """The pointer meets the slot."""
    item = "/html/body/x-item[2]"
    slot = f"{item}/shadow-root/span/slot"
    seen = [
        shown("x-item", 10, 40, "Front desk", 90, path="/html/body/x-item[1]"),
        shown("x-item", 10, 60, "Keys and badges", 90, path=item),
    ]
    at_slot = [*seen, shown("slot", 10, 60, "", 90, path=slot)]
    event = replace(
        click(at_slot, slot, before="Front desk"),
        screen_before=click(seen, item).screen_before,
    )

    assert steps(event)[0].label == "Click 'Keys and badges'"


@pytest.mark.parametrize(
    ("y", "called"), [(60, "Areas"), (40, "Areas and more about them")]
)
def test_a_part_over_all_others_is_the_title(y: int, called: str) -> None:
    """What slots put under each other is written in one line."""
    item = "/html/body/x-item[1]"
    text = "Areas and more about them"
    seen = [
        shown("x-item", 10, 40, text, 90, path=item, role="menuitem"),
        shown("span", 10, 40, "Areas", 40, path=f"{item}/span[1]"),
        shown("span", 60, y, "", 40, path=f"{item}/shadow-root/span"),
    ]

    assert steps(click(seen, item))[0].label == f"Click '{called}'"


@pytest.mark.parametrize(
    ("role", "label"), [("treeitem", "Click 'Invoice'"), ("combobox", "Select 'Area'")]
)
def test_a_branch_that_a_tree_unfolds_is_no_list(role: str, label: str) -> None:
    """It stays where it stands, and leads on."""
    sales, invoice = "/html/body/ul/li[1]/a", "/html/body/ul/li[1]/ul/li[1]/a"
    caption = shown("label", 10, 20, "Area", 90, path="/html/body/label")
    page = [shown("a", 10, 40, "Sales", 90, path=sales, role=role), caption]
    item = shown(
        "a", 10, 60, "Invoice", 90, path=invoice, role=role if role == "treeitem" else "option"
    )  # fmt: skip
    then = click([{**page[0], "text": "Invoice"}, caption], sales, 2).screen_before
    done = steps(
        click(page, sales), replace(click([*page, item], invoice, 1), screen_after=then)
    )

    assert done[-1].label == label


def test_a_drawn_list_is_called_by_the_listbox_around_its_value() -> None:
    """The part that shows what is chosen has no name of its own."""
    table = "//*[@id='class']"
    value = f"{table}/tbody/tr/td[1]/div[1]"
    seen = [
        shown(
            "table", 100, 40, "Vendor", 90, path=table, role="listbox", label="Class"
        ),
        shown("div", 102, 40, "Vendor", 70, path=value, role="combobox"),
    ]

    assert steps(click(seen, value))[0].label == "Click 'Class'"


@pytest.mark.parametrize(
    ("both", "called"), [(True, "Click 'Memo'"), (False, "Click post")]
)
def test_a_box_with_a_text_in_its_cell_is_called_so(both: bool, called: str) -> None:
    """Where other cells have both; a single box beside a text chooses the row."""
    row = "/html/body/table/tbody/tr[2]"
    head = [
        shown("th", 10 + 100 * at, 20, name, 90, path=f"{row[:-2]}1]/th[{at + 1}]")
        for at, name in enumerate(("All", "Of it"))
    ]
    boxes = [
        shown("input", 12, 20, width=12, path="//*[@id='all']", type="checkbox"),
        shown("td", 10, 40, "Memo", 90, path=f"{row}/td[1]"),
        shown("input", 12, 40, width=12, path="//*[@id='col-memo']", type="checkbox"),
        shown("td", 110, 40, "Source", 90, path=f"{row}/td[2]"),
    ]
    if both:
        boxes.append(
            shown(
                "input",
                112,
                40,
                width=12,
                path="//*[@id='col-source']",
                type="checkbox",
            )
        )
    seen = [shown("tr", 10, 40, "Memo Source", 190, path=row), *head, *boxes]

    assert steps(click(seen, "//*[@id='col-memo']"))[0].label == called


def test_the_arrow_of_a_drawn_list_is_a_part_of_choosing_in_it() -> None:
    """The recorder tells the choice of the list, and the click of its arrow."""
    frame = "//*[@id='account']"
    arrow = f"{frame}/div[1]/input"
    seen = [
        shown("div", 10, 40, "", 90, path=frame, role="combobox", label="Account"),
        shown("input", 84, 40, width=16, path=arrow, role="button"),
    ]
    choice = replace(
        click(seen, frame, 1), action="select", raw_action="select", value="Till"
    )

    (step,) = steps(click(seen, arrow), choice)

    assert (step.label, step.value, len(step.events)) == ("Select 'Account'", "Till", 2)


@pytest.mark.parametrize(("tag", "called"), [("button", "Reply"), ("input", "Create")])
def test_a_button_that_sends_does_what_it_shows(tag: str, called: str) -> None:
    """It shows something else on another page; the label over it is that of a box."""

    def page(said: str) -> list[Shown]:
        sent = shown(tag, 10, 40, said, 60, path=PATH, type="submit", value=said)
        return [shown("label", 10, 20, "Reply", 60, path="/html/body/label"), sent]

    done = steps(click(page("Create"), PATH), click(page("Change"), PATH, 1))

    assert done[0].element == called
