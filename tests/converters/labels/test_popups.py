"""Choices in lists, menus and calendars that pages draw belong to what opened them."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.applications.packing import kept, unpack
from tests.converters.traces import Trace
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration

FORM = (
    "<form id='form'><label>City</label><div id='city'><input readonly value='{}'></div>"
    "<label>Since</label><div id='since'><input readonly value='{}'></div>"
    "<button id='save'>Save</button></form>"
)
LIST = (
    "<div id='pop'><ul><li><span>Bergen</span></li><li><span>Kiel</span></li>"
    "<li><span>Porto</span></li></ul></div>"
)
BOTH = [
    pytest.param(True, id="whole page"),
    pytest.param(False, id="snapshot"),
]


def form(city: str = "", since: str = "", popup: str = "", beside: str = "") -> str:
    """Write a form with what its fields hold and a popup at one of them."""
    head, _, rest = FORM.format(city, since).partition("<label>Since")
    return f"{head}{popup}<label>Since{rest}{beside}"


def month(name: str) -> str:
    """Write a calendar's month of thirty days, with a button to the next."""
    days = "".join(f"<span aria-label='{name} {d}'>{d}</span>" for d in range(1, 31))
    return f"<div id='days'><button id='next'>Next month</button>{days}</div>"


@pytest.mark.parametrize("with_html", BOTH)
def test_an_option_of_a_drawn_list_is_a_choice_in_what_opened_it(
    tmp_path: Path, *, with_html: bool
) -> None:
    """Where the page's source is known, and where only a snapshot is."""
    trace = Trace(with_html=with_html).show(form()).click("#city")
    trace.show(form(popup=LIST)).click("//li[2]/span").show(form("Kiel"))

    (chosen,) = trace.click("#save").steps(tmp_path)[:-1]

    assert (chosen.label, chosen.value) == ("Select 'City'", "Kiel")
    assert (chosen.element_type, chosen.value_source) == ("dropdown", "recorded")


def test_searching_in_a_list_is_part_of_the_choice(tmp_path: Path) -> None:
    """The search field closes with the list, so the list is not its own."""
    searched = LIST.replace("<ul>", "<input id='find'><ul>")
    found = "<div id='pop'><input id='find'><ul><li><span>Porto</span></li></ul></div>"
    trace = Trace().show(form()).click("#city").show(form(popup=searched))
    trace.click("#find").type("Po", "#find").show(form(popup=found))
    trace.click("//li/span").show(form("Porto")).click("#save")

    steps = trace.steps(tmp_path)

    assert [s.label for s in steps] == ["Select 'City'", "Click 'Save'"]
    assert steps[0].value == "Porto"


def test_a_suggestion_is_chosen_in_the_field_it_completes(tmp_path: Path) -> None:
    """The letters that brought it up are part of the choice."""
    field = "<label for='to'>Ship to</label><input id='to' role='combobox'>"
    offer = "<div role='listbox'><div role='option'><a>Harbour 3</a></div></div>"
    trace = Trace().show(field).click("#to").type("Har", "#to")
    trace.show(field + offer).click("//a").show(field).click("#to")

    chosen = trace.steps(tmp_path)[0]

    assert (chosen.label, chosen.value) == ("Select 'Ship to'", "Harbour 3")


def test_links_in_a_listbox_over_the_page_are_options_of_its_field(
    tmp_path: Path,
) -> None:
    """The page says what the layer is; what leads on to another page is no option."""
    home = unpack(kept()["tryton"], tmp_path / "tryton")
    ordered = min(home.glob("7503 @*"))

    done = {(one.label, one.value) for one in label(read_demonstration(ordered))}

    assert ("Select 'Party'", "Islay Lines") in done
    assert "Click 'Islay Lines'" not in {name for name, _ in done}


def test_keys_choose_in_a_list_that_is_drawn_over_a_native_one(tmp_path: Path) -> None:
    """Letters find an entry and Enter takes it, whatever the entries are."""
    home = unpack(kept()["roundcube"], tmp_path / "roundcube")
    written = min(home.glob("7401 @*"))

    done = {(one.label, one.value) for one in label(read_demonstration(written))}

    assert ("Select 'Priority'", "High") in done
    assert not {name for name, _ in done} & {"Click 'High'", "Click 'Priority'"}


def done_in(
    name: str, folder: Path, of: str = "components"
) -> set[tuple[str, str | None]]:
    """Return labels and values of a recording of an application."""
    home = unpack(kept()[of], folder / of)
    recording = read_demonstration(home / name)
    return {(one.label, one.value) for one in label(recording)}


def test_what_is_typed_in_the_field_of_a_list_searches_it(tmp_path: Path) -> None:
    """Keys alone did it, and the field is called as the list is."""
    done = done_in("7901 @ 2026-11-24-15-38-56", tmp_path)

    assert ("Select 'Organiser'", "Elif Kaya") in done
    assert "Enter 'Organiser'" not in {name for name, _ in done}


def test_arrow_keys_pass_over_suggestions_before_one_is_taken(tmp_path: Path) -> None:
    """The field shows it afterwards, or a chip beside the field does."""
    done = done_in("7902 @ 2026-11-24-16-21-44", tmp_path)

    assert ("Select 'Destination'", "Gothenburg") in done
    assert ("Select 'Travelling with'", "Chidi Obi") in done


@pytest.mark.parametrize(
    ("name", "chosen"),
    [
        ("7908 @ 2026-11-24-16-30-30", ("Select 'Agent'", "Enzo Ricci")),
        ("7904 @ 2026-11-24-16-06-44", ("Select 'Interested in'", "Heights")),
        ("7905 @ 2026-11-24-16-13-06", ("Select 'Town'", "Pinneberg")),
    ],
    ids=["of several", "of one", "an arrow writes it"],
)
def test_enter_takes_the_option_that_letters_or_an_arrow_found(
    tmp_path: Path, name: str, chosen: tuple[str, str]
) -> None:
    """No screen shows what the field holds; its listbox is called as it is, and gone."""
    assert chosen in done_in(name, tmp_path)


SUGGESTING = (
    "<label for='q'>Find</label><input id='q' role='combobox' aria-label='Find'>{}"
)
SUGGESTED = (
    "<div role='listbox' aria-label='{}'><div role='option'>Kiel Canal</div></div>"
)


@pytest.mark.parametrize(
    ("listbox", "after", "label_"),
    [
        ("Find", "", "Select 'Find'"),
        ("Suggestions", "", "Enter 'Find'"),
        ("Find", SUGGESTED.format("Find"), "Enter 'Find'"),
    ],
    ids=["taken", "a list of another name", "still offered"],
)
def test_enter_in_a_field_that_only_suggests_enters_what_was_typed(
    tmp_path: Path, listbox: str, after: str, label_: str
) -> None:
    """Its list is no part of it, or goes on offering."""
    trace = Trace(with_html=False).show(SUGGESTING.format("")).type("Ki", "#q")
    trace.show(SUGGESTING.format(SUGGESTED.format(listbox))).keys("Key.enter", "#q")
    trace.show(SUGGESTING.format(after) + "<a id='on'>On</a>").click("#on")

    assert trace.labels(tmp_path)[0] == label_


def test_a_list_that_holds_one_choice_opens_at_the_same_place(tmp_path: Path) -> None:
    """The first of several is where the only one was."""
    done = done_in("7901 @ 2026-11-24-15-39-31", tmp_path)

    assert "Click 'Hugo Marsh'" not in {name for name, _ in done}


@pytest.mark.parametrize(
    ("name", "chosen"),
    [
        (
            "7906 @ 2026-11-24-16-16-04",
            {("Select 'Item'", "Climbing harness"), ("Select 'Accessories'", "Tripod")},
        ),
        (
            "7906 @ 2026-11-24-16-16-40",
            {("Select 'Item'", "Survey level"), ("Select 'Accessories'", "Tripod")},
        ),
    ],
    ids=["clicked", "by letters"],
)
def test_the_listbox_says_whose_it_is_before_what_opened_the_dialog_around(
    tmp_path: Path, name: str, chosen: set[tuple[str, str | None]]
) -> None:
    """It lies in the dialog, so it is not what appeared last."""
    assert chosen <= done_in(name, tmp_path)


@pytest.mark.parametrize(
    ("name", "chosen"),
    [
        ("7907 @ 2026-11-24-16-28-09", {("Select 'Gate'", "Gate 3")}),
        (
            "7907 @ 2026-11-24-16-33-57",
            {("Select 'Areas'", "Crane yard"), ("Select 'Areas'", "Offices")},
        ),
    ],
    ids=["by keys in the field", "options with boxes"],
)
def test_a_list_is_called_by_the_label_that_floats_in_its_frame(
    tmp_path: Path, name: str, chosen: set[tuple[str, str | None]]
) -> None:
    """The field in the frame has an id, and says no more than that it opens."""
    assert chosen <= done_in(name, tmp_path)


@pytest.mark.parametrize(
    ("of", "name", "chosen", "other"),
    [
        (
            "components",
            "7904 @ 2026-11-24-16-07-13",
            ("Select 'Course'", "Forklift licence"),
            "Select 'Anton Brandt'",
        ),
        (
            "actual",
            "6601 @ 2026-11-22-14-54-21",
            ("Select 'Category'", "Programmes"),
            "Enter 'Category'",
        ),
        (
            "actual",
            "6602 @ 2026-11-22-14-58-29",
            ("Select 'Account'", "Savings"),
            "Enter 'Account'",
        ),
        (
            "rt",
            "7702 @ 2026-11-24-16-22-22",
            ("Select 'Refers to'", "#9: Water stain below the roof"),
            "Enter 'Refers to'",
        ),
    ],
    ids=["field's own name", "field in the list", "field above", "bare anchors"],
)
def test_a_list_searched_in_a_field_belongs_to_it(
    tmp_path: Path, of: str, name: str, chosen: tuple[str, str], other: str
) -> None:
    """What is typed there is no text that was entered."""
    done = done_in(name, tmp_path, of)

    assert chosen in done
    assert other not in {label for label, _ in done}


def test_a_calendar_whose_button_stands_beside_a_field_is_the_field_s(
    tmp_path: Path,
) -> None:
    """The button says that a day is chosen, and not which (WAI-ARIA practices)."""
    labels = {label for label, _ in done_in("7905 @ 2026-11-24-16-12-30", tmp_path)}

    assert "Select 'Joined'" in labels
    assert "Select 'Choose'" not in labels


@pytest.mark.parametrize(
    ("of", "name", "day"),
    [
        ("components", "7905 @ 2026-11-24-16-12-30", "15 December 2026"),
        ("components", "7903 @ 2026-11-24-15-53-10", "16 December 2026"),
        ("strapi", "6901 @ 2026-11-22-18-58-24", "Saturday, December 12, 2026"),
    ],
    ids=["beside its year", "after its year", "said around the day"],
)
def test_a_day_is_told_with_its_month_where_the_year_stands_alone(
    tmp_path: Path, of: str, name: str, day: str
) -> None:
    """The days of two months may be shown, and the day's cell says which it is of."""
    assert day in {value for _, value in done_in(name, tmp_path, of)}


def test_a_field_that_searches_a_list_beside_it_chooses_nothing(tmp_path: Path) -> None:
    """The list was there before, and stays."""
    labels = {
        one for one, _ in done_in("7601 @ 2026-11-24-16-16-30", tmp_path, "kolibri")
    }

    assert labels >= {"Enter 'Search for a class'", "Click 'Watercolours'"}


def test_what_was_chosen_before_names_no_list_and_lines_of_kinds_are_no_values(
    tmp_path: Path,
) -> None:
    """An option says of what kind it is, and then stands as a chip before the field."""
    done = done_in("7003 @ 2026-11-23-01-43-47", tmp_path, "vendure")

    chosen = {value for label, value in done if label == "Select 'Add facets'"}
    assert chosen == {"sewing", "Tellmann"}
    assert "Select 'sewing'" not in {label for label, _ in done}


def test_a_calendar_that_a_frame_opens_belongs_to_the_field_in_it(
    tmp_path: Path,
) -> None:
    """The recorder takes the frame for what opened it."""
    labels = {label for label, _ in done_in("7907 @ 2026-11-24-16-33-57", tmp_path)}

    assert "Select 'Day of visit'" in labels
    assert "Click 'Next month'" not in labels


@pytest.mark.parametrize(
    ("name", "chosen"),
    [
        (
            "7901 @ 2026-11-24-15-39-31",
            {("Select 'Participants'", who) for who in ("Greta Olsen", "Hugo Marsh")},
        ),
        (
            "7905 @ 2026-11-24-16-12-30",
            {("Select 'Helps with'", what) for what in ("Boat repair", "Transport")},
        ),
        (
            "7908 @ 2026-11-24-16-29-45",
            {("Select 'Places'", where) for where in ("Reception", "Workshop")},
        ),
    ],
    ids=["list stays open", "moved on in the form", "items of a menu with marks"],
)
def test_a_choice_after_one_that_the_recorder_saw_is_another_step(
    tmp_path: Path, name: str, chosen: set[tuple[str, str | None]]
) -> None:
    """It is so whatever the list is made of."""
    assert chosen <= done_in(name, tmp_path)


def test_a_calendar_is_called_as_the_parts_of_its_date_together(tmp_path: Path) -> None:
    """Its button says that a date can be chosen, and the group which."""
    done = done_in("7902 @ 2026-11-24-16-21-02", tmp_path)

    assert ("Select 'Departure'", "14 December 2026") in done


def test_what_a_search_found_is_opened_rather_than_chosen(tmp_path: Path) -> None:
    """It leads to another page, and is no value of the search field."""
    field = "<label for='q'>Search</label><input id='q' type='search'>"
    offer = "<div role='listbox'><a role='option' href='/harbour'>Harbour 3</a></div>"
    trace = Trace().show(field).click("#q").type("Har", "#q").show(field + offer)
    trace.click("//a").show(field, "http://shop.example/harbour").click("#q")

    assert trace.labels(tmp_path)[:2] == ["Enter 'Search'", "Click 'Harbour 3'"]


@pytest.mark.parametrize("with_html", BOTH)
def test_a_day_of_a_calendar_is_the_value_of_its_field(
    tmp_path: Path, *, with_html: bool
) -> None:
    """Turning to its month is part of the choice."""
    trace = Trace(with_html=with_html).show(form()).click("#since")
    trace.show(form(beside=month("November"))).click("#next")
    trace.show(form(beside=month("December"))).click("//span[24]")
    trace.show(form(since="2026-12-24")).click("#save")

    steps = trace.steps(tmp_path)

    assert [s.label for s in steps] == ["Select 'Since'", "Click 'Save'"]
    assert steps[0].value == ("2026-12-24" if with_html else "December 24")
    assert len(steps[0].events) == 3


def test_what_closes_a_calendar_after_a_day_is_no_choice(tmp_path: Path) -> None:
    """It stays open to be asked for a time as well."""
    shut = "<a id='shut' title='Close' role='option'>Close</a></div>"
    days = month("December").removesuffix("</div>") + shut
    trace = Trace().show(form()).click("#since").show(form(beside=days))
    trace.click("//span[24]").show(form(since="2026-12-24", beside=days))
    trace.click("#shut").show(form(since="2026-12-24")).click("#save")

    chosen, saved = trace.steps(tmp_path)

    assert (chosen.label, chosen.value) == ("Select 'Since'", "2026-12-24")
    assert saved.label == "Click 'Save'"


def test_each_choice_in_a_list_that_stays_open_is_a_step(tmp_path: Path) -> None:
    """As in a list that is opened again for each, and in a native one."""
    boxes = LIST.replace("<li>", "<li role='option'>")
    trace = Trace().show(form()).click("#city").show(form(popup=boxes))
    trace.click("//li[1]/span").click("//li[3]/span").show(form()).click("#save")

    steps = trace.steps(tmp_path)

    assert [(s.label, s.value) for s in steps] == [
        ("Select 'City'", "Bergen"),
        ("Select 'City'", "Porto"),
        ("Click 'Save'", None),
    ]


def test_lists_one_after_the_other_are_steps_of_their_own(tmp_path: Path) -> None:
    """Each time it is opened is a step."""
    trace = Trace().show(form()).click("#city").show(form(popup=LIST))
    trace.click("//li[1]/span").show(form("Bergen")).click("#city")
    trace.show(form("Bergen", popup=LIST)).click("//li[3]/span").show(form("Porto"))

    steps = trace.click("#save").steps(tmp_path)

    assert [(s.label, s.value) for s in steps[:2]] == [
        ("Select 'City'", "Bergen"),
        ("Select 'City'", "Porto"),
    ]


def test_an_item_of_a_menu_is_chosen_where_the_text_is_written_on(
    tmp_path: Path,
) -> None:
    """It says how what is typed next will look; any other is a command (WAI-ARIA)."""
    tool = "<div id='tool'><button>Heading</button>{}</div><textarea id='t'></textarea>"
    menu = (
        "<div role='menu'><a role='menuitem'>Level 2</a><a role='menuitem'>L3</a></div>"
    )
    trace = Trace().show(tool.format("")).click("//button")
    trace.show(tool.format(menu)).click("//a[1]").show(tool.format(""))

    labels = trace.click("//button").labels(tmp_path / "command")
    assert labels[:2] == ["Click 'Heading'", "Click 'Level 2'"]

    trace = Trace().show(tool.format("")).click("//button")
    trace.show(tool.format(menu)).click("//a[1]").show(tool.format(""))
    chosen = trace.type("Agenda", "#t").steps(tmp_path / "written on")[0]

    assert (chosen.label, chosen.value) == ("Select 'Heading'", "Level 2")


def test_an_item_of_a_menu_that_opens_a_dialog_is_a_command(tmp_path: Path) -> None:
    """Whatever is chosen there, the dialog goes on with something of its own."""
    tool = "<div id='tool'><button>New</button>{}</div><textarea id='t'></textarea>{}"
    menu = (
        "<div role='menu'><a role='menuitem'>Grid</a><a role='menuitem'>Form</a></div>"
    )
    dialog = "<div role='dialog'><button>Create</button></div>"
    trace = Trace().show(tool.format("", "")).click("//button")
    trace.show(tool.format(menu, "")).click("//a[1]").show(tool.format("", dialog))

    assert trace.click("#t").labels(tmp_path)[:2] == ["Click 'New'", "Click 'Grid'"]


@pytest.mark.parametrize(
    ("button", "beside", "labels"),
    [
        ("Add", "", ["Click 'Add'", "Click 'List'", "Click 'Save'"]),
        ("Add", "<span>List</span>", ["Select 'Add'", "Click 'Save'"]),
        ("Add (1)", "", ["Select 'Add'", "Click 'Save'"]),
    ],
    ids=["leaves nothing", "stands on the page", "changes the button"],
)
def test_an_option_under_a_button_is_chosen_where_something_stays_of_it(
    tmp_path: Path, button: str, beside: str, labels: list[str]
) -> None:
    """A panel of options, or one that inserts, is no field; it may stay open."""
    page = (
        "<div id='bar'><button id='add'>{}</button>{}</div><p>{}</p><a id='s'>Save</a>"
    )
    panel = (
        "<section><ul role='listbox'><li role='option'>List</li>"
        "<li role='option'>Table</li></ul></section>"
    )
    trace = Trace(with_html=False).show(page.format("Add", "", "")).click("#add")
    trace.show(page.format("Add", panel, "")).click("//li[1]")
    trace.show(page.format(button, panel, beside)).click("#s")

    assert trace.labels(tmp_path) == labels


def test_a_menu_that_the_page_holds_all_along_belongs_to_the_button_before_it(
    tmp_path: Path,
) -> None:
    """Nothing appears; the roles and the place tell."""
    tool = (
        "<div id='tool'><button>Heading</button><div role='menu'>"
        "<a role='menuitem'>Level 2</a></div></div><textarea id='t'></textarea>"
    )
    trace = Trace().show(tool).click("//button").click("//a").type("Agenda", "#t")

    assert trace.labels(tmp_path)[0] == "Select 'Heading'"


def test_commands_of_a_menu_without_a_caption_are_steps(tmp_path: Path) -> None:
    """What they do differs, so they must not share a label."""
    bar = "<div id='bar'><button aria-label='Menu'><svg></svg></button>{}</div>"
    menu = "<ul><li><a href='#i'>Import</a></li><li><a href='#e'>Export</a></li></ul>"
    trace = Trace().show(bar.format("")).click("//button")
    trace.show(bar.format(menu)).click("//li[2]/a").show(bar.format(""))

    labels = trace.click("//button").labels(tmp_path)

    assert labels == ["Click 'Menu'", "Click 'Export'", "Click 'Menu'"]


def test_what_is_in_a_dialog_is_no_option_of_the_button_that_opened_it(
    tmp_path: Path,
) -> None:
    """Its items lie under the button, and are not offered by it."""
    page = "<button id='add'>Add file</button>"
    dialog = "<div role='dialog'><ul><li><span>Plan</span></li><li><span>Map</span></li></ul></div>"
    trace = Trace().show(page).click("#add").show(page + dialog)
    trace.click("//li[1]/span").show(page).click("#add")

    assert "Select" not in " ".join(trace.labels(tmp_path))


def test_what_stays_open_after_a_choice_is_no_list(tmp_path: Path) -> None:
    """A wizard lies over the page as a menu does, and goes on.

    What leaves nothing behind was done: a menu without roles has commands.
    """
    pane = "<div id='over'><ul><li><span>Simple</span></li><li><span>Empty</span></li></ul></div>"
    then = "<div id='over'><button>Back</button></div>"
    for after, labels in [
        (then, ["Click 'New project'", "Click 'Simple'"]),
        ("<p>Simple</p>", ["Select 'New project'"]),
        ("", ["Click 'New project'", "Click 'Simple'", "Click 'New project'"]),
    ]:
        page = "<p>Projects</p><button id='new'>New project</button>"
        trace = Trace(with_html=False).show(page).click("#new")
        trace.show(page + pane).click("//li[1]/span").show(page + after)

        assert trace.click("#new").labels(tmp_path)[: len(labels)] == labels


def test_a_button_that_shows_its_value_is_not_named_by_it(tmp_path: Path) -> None:
    """Its name is what stands beside it."""
    rule = (
        "<p>To the value</p><button id='kind' title='{}' aria-label='{}'></button>"
        "<input id='value'>"
    )
    kinds = "<div id='kinds'><a>string</a><a>number</a><a>boolean</a></div>"
    text, number = rule.format("string", "string"), rule.format("number", "number")
    trace = Trace(with_html=False).show(text).click("#kind").show(text + kinds)
    trace.click("//a[2]").show(number).click("#value")

    chosen = trace.steps(tmp_path)[0]

    assert (chosen.verb, chosen.value) == ("Select", "number")
    assert chosen.element == "To the value"


def test_a_list_without_a_name_is_called_as_the_column_of_its_values(
    tmp_path: Path,
) -> None:
    """The form says nowhere what it is."""
    table = (
        "<table><thead><tr><th>Name</th><th>City</th></tr></thead><tbody>"
        "<tr><td>Anna</td><td>bergen</td></tr><tr><td>Bo</td><td>porto</td></tr>"
        "<tr><td>Cy</td><td>kiel</td></tr></tbody></table><a id='new'>New</a>"
    )
    bare = "<div id='x1'><input readonly></div>{}<button id='save'>Save</button>"
    trace = Trace().show(table, "http://shop.example/people").click("#new")
    trace.show(bare.format(""), "http://shop.example/people/new").click("#x1")
    trace.show(bare.format(LIST), "http://shop.example/people/new").click(
        "//li[1]/span"
    )
    trace.show(bare.format(""), "http://shop.example/people/new").click("#save")

    chosen = trace.steps(tmp_path)[1]

    assert (chosen.label, chosen.name_source) == ("Select 'City'", "column")


def test_events_one_by_one_choose_too(tmp_path: Path) -> None:
    """The element that is acted on is the list."""
    trace = Trace().show(form()).click("#city").show(form(popup=LIST))
    trace.click("//li[2]/span").show(form("Kiel"))

    labels = trace.click("#save").labels(tmp_path, granularity="element")

    assert labels[1:] == ["Select 'City'", "Click 'Save'"]


def test_a_search_field_that_is_drawn_anew_while_typing_is_one_field(
    tmp_path: Path,
) -> None:
    """What it holds goes on with what was typed."""
    plain = "<div id='s'><input id='q' placeholder='Search pages'></div>"
    grown = "<div id='s'><div><input role='combobox' placeholder='Search pages' value='Ha'></div></div>"
    trace = Trace().show(plain).click("#q").type("Ha", "#q")
    trace.show(grown).type("rbour", "//input")

    assert trace.labels(tmp_path) == ["Enter 'Search pages'"]


def test_a_menu_belongs_to_no_button_that_it_does_not_hang_from(tmp_path: Path) -> None:
    """It may have opened under the pointer, which no recorder of clicks sees."""
    page = "<button id='save'>Save</button><p>One</p><p>Two</p><p>Three</p>"
    menu = "<div role='menu'><a role='menuitem'>Left</a></div>"
    trace = Trace().show(page).click("#save").show(page + menu).click("//a")
    trace.show(page).click("#save")

    assert trace.labels(tmp_path) == ["Click 'Save'", "Click 'Left'", "Click 'Save'"]


def sorted_by(column: str, menu: str = "") -> str:
    """Write a button that says by what a list is sorted, and its menu."""
    button = f"<div><button id='sort'>Sort: {column}</button></div>"
    return f"{button}{menu}<div><a id='all'>All</a></div>"


@pytest.mark.parametrize("with_html", BOTH)
def test_what_a_button_shows_behind_a_colon_is_its_value(
    tmp_path: Path, *, with_html: bool
) -> None:
    """Where the menu that it opens offers it."""
    menu = "<div role='menu'>{}</div>".format(
        "".join(
            f"<span role='menuitemcheckbox'>{column}</span>"
            for column in ("Created", "Price", "Weight")
        )
    )
    trace = Trace(with_html=with_html).show(sorted_by("Created")).click("#sort")
    trace.show(sorted_by("Created", menu)).click("//span[2]")
    trace.show(sorted_by("Price")).click("#sort")
    trace.show(sorted_by("Price", menu)).click("#all").show(sorted_by("Price"))

    steps = trace.click("#all").steps(tmp_path)

    assert [(s.label, s.value) for s in steps[:3]] == [
        ("Select 'Sort'", "Price"),
        ("Click 'Sort'", None),
        ("Click 'All'", None),
    ]


def test_a_colon_alone_does_not_part_a_caption(tmp_path: Path) -> None:
    """Its menu offers no such value."""
    menu = "<div role='menu'><span role='menuitem'>Print</span></div>"
    trace = Trace().show(sorted_by("Created")).click("#sort")
    trace.show(sorted_by("Created", menu)).click("#all")

    assert trace.labels(tmp_path)[0] == "Click 'Sort: Created'"


def test_a_button_that_saves_a_dialog_is_no_part_of_a_choice_in_it(
    tmp_path: Path,
) -> None:
    """It closes the dialog, on which the list may still be open."""
    page = "<button id='add'>Add</button>"
    dialog = (
        page + "<div role='dialog'><div><label for='tag'>Tag</label>"
        "<input id='tag' role='combobox'></div>{}<div><button id='save'>Save</button>"
        "</div></div>"
    )
    offer = "<div role='listbox'><div role='option'><span>fresh</span></div></div>"
    trace = Trace().show(page).click("#add").show(dialog.format("")).click("#tag")
    trace.show(dialog.format(offer)).click("//span").click("#save")
    trace.show(page).click("#add")

    assert trace.labels(tmp_path)[1:3] == ["Select 'Tag'", "Click 'Save'"]


def test_what_is_drawn_in_an_empty_field_names_it(tmp_path: Path) -> None:
    """As a placeholder does; it is gone when something was chosen."""
    field = (
        "<div><span><input id='x7' role='combobox'>{}</span></div>{}<a id='on'>On</a>"
    )
    offer = "<div role='listbox'><div role='option'><p>fresh</p></div></div>"
    trace = Trace(with_html=False).show(field.format("Enter tags (any)", ""))
    trace.click("#x7").show(field.format("Enter tags (any)", offer)).type("fr", "#x7")
    trace.show(field.format("", offer)).click("//p").show(field.format("fresh", ""))

    chosen = trace.click("#on").steps(tmp_path)[0]

    assert (chosen.label, chosen.value) == ("Select 'Enter tags (any)'", "fresh")
    assert chosen.name_source == "placeholder"


@pytest.mark.parametrize("count", [2, 5])
def test_a_button_that_nothing_names_is_called_by_the_few_entries_of_its_menu(
    tmp_path: Path, count: int
) -> None:
    """They say what it is for; of a long menu it is the opener."""
    entries = [f"New {kind}" for kind in ("row", "form", "chart", "page", "view")]
    bar = "<button><svg></svg></button>"
    menu = "".join(f"<div role='menuitem'>{one}</div>" for one in entries[:count])
    trace = Trace(with_html=False).show(bar).click("//button")
    trace.show(f"{bar}<div role='menu'>{menu}</div>").click("//div/div[2]").show(bar)

    first, then = trace.labels(tmp_path)

    assert then == "Click 'New form'"
    assert first == ("Click 'New row / New form'" if count == 2 else "Click 'Menu'")


def test_a_button_that_shows_elsewhere_what_was_written_sends_it(
    tmp_path: Path,
) -> None:
    """It empties the field too; one that only empties it is not known."""
    page = (
        "<div id='news'>{}</div><p>Comment</p><div id='box' role='textbox'>{}</div>"
        "<button><svg></svg></button>"
    )
    steps: list[str] = []
    for news in ("<p>All dry</p>", ""):
        trace = Trace(with_html=False).show(page.format("", "")).click("#box")
        trace.type("All dry", "#box").show(page.format("", "All dry"))
        trace.click("//button").show(page.format(news, "")).click("#box")
        steps.append(trace.labels(tmp_path / str(len(steps)))[1])

    assert steps == ["Click 'Send'", "Click unnamed button 1 on '/page'"]


@pytest.mark.parametrize(
    ("shown", "value"),
    [("\u00d7<br>On board", "On board"), ("No category", None), ("Elsewhere", None)],
    ids=["chosen", "left as it was", "not offered"],
)
def test_an_option_that_keys_chose_is_read_where_the_list_shows_it(
    tmp_path: Path, shown: str, value: str | None
) -> None:
    """The letters may search, so they are not what the option begins with."""
    field = "<div id='f'><span role='combobox' tabindex='0' id='kind'>{}</span></div>"
    offer = "<ul role='listbox'><li role='option'>On board</li><li role='option'>Tickets</li></ul>"
    trace = Trace(with_html=False).show(field.format("No category"))
    trace.keys("Key.enter", "#kind").show(field.format("No category") + offer)
    trace.keys("'b'", "#kind").keys("Key.enter", "#kind").show(field.format(shown))
    trace.click("#f")

    chosen = trace.steps(tmp_path)[0]

    assert (chosen.verb, chosen.value) == ("Select", value)


def test_a_button_under_a_label_is_called_so_where_what_it_shows_changes(
    tmp_path: Path,
) -> None:
    """What it shows is its value; one that always says the same is called that."""
    page = "<div><label>Date</label></div><div><button id='b'>{}</button></div>"
    labels = []
    for shown in ("Every 2 weeks", "Every month"):
        trace = Trace(with_html=False).show(page.format("Every month")).click("#b")
        trace.show(page.format(shown)).click("#b", after=9)
        labels.append(trace.labels(tmp_path / shown))

    assert labels == [["Click 'Date'"] * 2, ["Click 'Every month'"] * 2]


@pytest.mark.parametrize("with_html", BOTH)
@pytest.mark.parametrize(
    ("was", "now"), [("Follow", "Following"), ("Start timer", "Stop timer")]
)
def test_a_button_that_says_else_after_keys_is_no_list(
    tmp_path: Path, was: str, now: str, *, with_html: bool
) -> None:
    """The arrow key scrolled the page, on which nothing offered what it says now."""
    page = (
        "<h1>Ann</h1><button id='f'>{}</button><p>text</p><button id='z'>Other</button>"
    )
    trace = Trace(with_html=with_html).show(page.format(was)).click("#z")
    trace = trace.keys("Key.down", "#f").keys("Key.enter", "#f").show(page.format(now))

    labels = [activity.label for activity in trace.click("#z").steps(tmp_path)]

    assert f"Click '{was}'" in labels
    assert not any(one.startswith("Select") for one in labels)


@pytest.mark.parametrize("with_html", BOTH)
def test_keys_choose_in_a_list_whose_button_keeps_the_focus(
    tmp_path: Path, *, with_html: bool
) -> None:
    """The page offered what the button shows now."""
    options = "<li role='option'>Weekly</li><li role='option'>Monthly</li>"
    offered = f"<ul role='listbox'>{options}</ul>"
    page = (
        "<label for='f'>Period</label><button id='f'>{}</button>{}<b id='z'>Other</b>"
    )
    trace = Trace(with_html=with_html).show(page.format("Choose", "")).click("#f")
    trace = trace.show(page.format("Choose", offered)).keys("Key.down", "#f")
    trace = trace.keys("Key.enter", "#f").show(page.format("Monthly", "")).click("#z")

    chosen = [(one.label, one.value) for one in trace.steps(tmp_path)]

    assert chosen[:-1] == [("Select 'Period'", "Monthly")]


@pytest.mark.parametrize(
    ("offered", "chosen"),
    [
        ("<div><p>Weekly</p><p>Monthly</p></div>", [("Select 'Period'", "Monthly")]),
        ("<div><p>Every week</p><p>Every month</p></div>", []),
    ],
)
def test_keys_choose_in_a_list_that_an_element_without_a_role_opens_in_itself(
    tmp_path: Path, offered: str, chosen: list[tuple[str, str]]
) -> None:
    """What it shows afterwards was in the list; otherwise nothing was offered."""
    page = (
        "<section><label>Period</label><div tabindex='0' aria-live='off'>"
        "<span>{}</span>{}</div></section><button id='z'>Other</button>"
    )
    frame, trace = "//section/div", Trace(with_html=False)
    trace.show(page.format("Weekly", "")).keys("Key.down", frame)
    trace.show(page.format("Weekly", offered)).keys("Key.down", frame)
    trace.show(page.format("Monthly", offered)).keys("Key.enter", frame)
    trace.show(page.format("Monthly", "")).click("#z")

    steps = [(one.label, one.value) for one in trace.steps(tmp_path)]

    assert [one for one in steps if one[0].startswith("Select")] == chosen


@pytest.mark.parametrize("with_html", BOTH)
def test_what_a_button_says_on_another_page_is_no_value_of_its_calendar(
    tmp_path: Path, *, with_html: bool
) -> None:
    """It stands where the calendar's button stood."""
    page = (
        "<div><button>Start date</button></div>{}<div><a id='z' href='/x'>Go</a></div>"
    )
    other = "<div><button>5 orders</button></div><div><a id='z' href='/x'>Go</a></div>"
    trace = Trace(with_html=with_html).show(page.format("")).click("//div[1]/button")
    trace = trace.show(page.format(month("May 2026"))).click("//*[@id='days']/span[14]")
    trace = (
        trace.show(page.format(""))
        .click("#z")
        .show(other, "http://shop.example/x")
        .click("#z")
    )

    labels = [activity.label for activity in trace.steps(tmp_path)]

    assert labels[0] == "Select 'Start date'"


def test_neither_where_a_menu_leads_nor_what_opens_a_dialog_is_chosen_in_it(
    tmp_path: Path,
) -> None:
    """A list on the next page is none of the menu's; a dialog's title is no value."""
    done = {
        name for name, _ in done_in("11603 @ 2026-11-27-01-17-16", tmp_path, "modoboa")
    }

    assert {"Click 'Contacts'", "Click 'Add a category'", "Click 'Categories'"} <= done
    assert not done & {"Select 'Contacts'", "Select 'More'"}


def test_a_list_with_an_icon_alone_is_called_by_its_caption(tmp_path: Path) -> None:
    """The icon is a word that styles draw: no name of the list, and none of a button."""
    done = {
        name for name, _ in done_in("11702 @ 2026-11-27-01-57-15", tmp_path, "directus")
    }

    assert {"Click 'Filter'", "Click 'State'", "Select 'Promised For'"} <= done
    assert not {"Click 'filter_list'", "Select 'Expand more'", "Select 'Today'"} & done


def test_a_list_behind_a_field_has_the_label_that_floats_in_that(
    tmp_path: Path,
) -> None:
    """It says of what kind the number is, and has no caption of its own.

    What lies behind the dialog of both stands between none of them.
    """
    done = done_in("11603 @ 2026-11-27-01-17-16", tmp_path, "modoboa")

    assert ("Select 'Phone number'", "cell") in done
    assert ("Select 'Email address'", "work") in done


def test_boxes_in_the_frame_of_a_button_that_shows_them_are_chosen_in_it(
    tmp_path: Path,
) -> None:
    """Nobody sees the boxes themselves, and the button once more closes their list."""
    name = "11402 @ 2026-11-27-01-17-28"
    done = done_in(name, tmp_path, "privacyidea")

    assert {
        ("Select 'Scope'", "authorization"),
        ("Select 'User-Realm'", "offices"),
        ("Select 'User-Realm'", "crews"),
    } <= done
    assert not {"Click 'offices'", "Click 'crews'"} & {one for one, _ in done}


def test_a_field_in_the_heading_of_a_column_filters_that(tmp_path: Path) -> None:
    """What stands before a field is no caption where buttons say all of it."""
    done = done_in("11402 @ 2026-11-27-01-17-28", tmp_path, "privacyidea")

    assert ("Enter 'Policy Name'", "bridge") in done
    assert ("Enter 'filter action...'", "auth_max_fail") in done


def test_what_another_list_shows_is_no_caption(tmp_path: Path) -> None:
    """A condition stands under another one, whose value comes before it."""
    done = done_in("11702 @ 2026-11-27-01-57-15", tmp_path, "directus")

    assert {
        ("Select 'State'", "Taken in"),
        ("Select 'State'", "Waiting for cloth"),
    } <= set(done)
    assert "Select 'Equals'" not in {one for one, _ in done}


def test_a_list_that_a_choice_brings_is_no_option_of_the_list_before(
    tmp_path: Path,
) -> None:
    """A combobox opens a list of its own (WAI-ARIA); a header names both."""
    done = done_in("12201 @ 2026-11-27-08-14-51", tmp_path, "ttrss")

    chosen = {value for label, value in done if label == "Select 'Perform Action'"}
    assert chosen == {"Assign label", "Recalls"}
    assert {("Enter 'Caption'", "Recalls for Mr Thorne")} < set(done)


def test_a_button_that_says_how_many_are_ticked_has_them_as_its_values(
    tmp_path: Path,
) -> None:
    """The text behind a box ticks it."""
    done = done_in("10201 @ 2026-11-26-11-03-05", tmp_path, "unleash")

    assert ("Select 'Tags'", "team:App") in done
    assert not {"Click 'Tags'", "Click 'team:App'"} & {one for one, _ in done}


def test_what_is_no_longer_ticked_is_no_value_of_the_button_that_counts_it(
    tmp_path: Path,
) -> None:
    """Somebody hides a column."""
    done = done_in("6302 @ 2026-11-22-15-03-55", tmp_path, "nocodb")

    assert {"Click 'Fields'", "Click 'Cost'"} <= {one for one, _ in done}


@pytest.mark.parametrize(
    ("name", "done", "wrong"),
    [
        (
            "14901 @ 2026-11-27-22-48-24",
            ("Click 'Edit your review'", None),
            ("Select 'Review'", "Edit your review"),
        ),
        (
            "14902 @ 2026-11-27-22-58-57",
            ("Select 'Groups'", "harbours"),
            ("Enter 'Groups'", "har"),
        ),
        (
            "14902 @ 2026-11-27-22-58-57",
            ("Enter 'Testing Done'", "Timed three mornings in a row."),
            (
                "Enter 'Review Request information'",
                "Timed three mornings in a row.",
            ),
        ),
        (
            "14901 @ 2026-11-27-22-52-47",
            ("Enter 'Header'", "I have walked along the lanes myself."),
            ("Enter 'Header'", "I have wsalked along the lanes myself."),
        ),
    ],
    ids=["a command", "one of several, by Tab", "an editor", "a slip in an editor"],
)
def test_commands_suggestions_and_editors_of_review_board(
    tmp_path: Path,
    name: str,
    done: tuple[str, str | None],
    wrong: tuple[str, str | None],
) -> None:
    """What opens something is a command, under the pointer too; Tab takes what is proposed."""
    found = done_in(name, tmp_path, of="reviewboard")

    assert done in found
    assert wrong not in found
