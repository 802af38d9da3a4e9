"""What fits into a request, and what is said of what does not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from tests.llm.test_safety import make_demonstration, make_event
from tests.report.builder import make_item
from wb2pm.errors import MissingExtraError
from wb2pm.events import Box, Element, Screen
from wb2pm.llm.answers import Citation, Claim
from wb2pm.llm.backends.calls import Limits, estimate_tokens
from wb2pm.llm.cases import Case, make_cases
from wb2pm.llm.grounding import Places, say_citation
from wb2pm.llm.requests.facts import mining_facts
from wb2pm.llm.requests.packing import pack_traces
from wb2pm.llm.requests.pictures import take_pictures
from wb2pm.llm.requests.prompts import make_prompt
from wb2pm.llm.requests.quoting import quote
from wb2pm.procedures.reading import parse_procedure


def make_case(name: str, count: int, *, page: str = "/p") -> Case:
    """Make a demonstration of some clicks."""
    steps = tuple(f"Click 'Button {n}' @{page}" for n in range(count))
    return make_cases([make_item(name, steps)])[0]


def size(lines: tuple[str, ...]) -> int:
    """Estimate the tokens of lines."""
    return sum(estimate_tokens(line + "\n") for line in lines)


def test_what_fits_is_told_whole() -> None:
    """Pages, times and values of every activity."""
    case = make_cases([make_item("a", (("Enter 'To'=Kim @/mail", 0, 2),))])[0]

    packed = pack_traces([case], tokens=1_000)

    assert packed.left_out == ()
    assert packed.lines == (
        "Demonstration D1: 1 activity, 2.0 s",
        '  (screen: page "/mail")',
        'D1.1 "Enter \'To\'" | value "Kim" | page "/mail" | at 0.0 s',
    )


def test_detail_goes_before_activities() -> None:
    """Every activity keeps its line as long as that is possible."""
    case = make_case("a", 30, page="/a/rather/long/page/of/many/parts")
    whole = size(pack_traces([case], tokens=100_000).lines)

    packed = pack_traces([case], tokens=whole // 2)

    assert len(packed.lines) == 31
    assert size(packed.lines) <= whole // 2
    assert packed.left_out == (
        "the visible texts of the screens (no room within the token budget)",
        (
            "pages, places and times, and what is longer than 60 characters"
            " (no room within the token budget)"
        ),
    )


def test_the_middle_goes_last_and_is_counted() -> None:
    """Beginning and end stay; the gap is marked where it is."""
    packed = pack_traces([make_case("a", 100)], tokens=200)

    assert packed.lines[1].startswith("D1.1 ")
    assert packed.lines[-1].startswith("D1.100 ")
    gap = next(line for line in packed.lines if "left out here" in line)
    kept = len(packed.lines) - 2
    assert gap.startswith(f"(D1.{kept // 2 + kept % 2 + 1} to ")
    assert f"{100 - kept} of 100 activities in the middle of a" in packed.left_out[-1]


def test_a_short_demonstration_leaves_its_share_to_a_long_one() -> None:
    """No budget is wasted on what does not need it."""
    cases = [make_case("long", 100), make_case("short", 2)]

    packed = pack_traces(cases, tokens=400)

    assert "D2.1 \"Click 'Button 0'\"" in packed.lines
    assert "D2.2 \"Click 'Button 1'\"" in packed.lines
    assert sum(line.startswith("D1.") for line in packed.lines) > 15


@given(
    counts=st.lists(st.integers(0, 60), min_size=1, max_size=4),
    tokens=st.integers(150, 1_500),
)
def test_nothing_is_dropped_in_silence(counts: list[int], tokens: int) -> None:
    """Every activity has its line or is counted, and the budget holds."""
    cases = [make_case(f"case{n}", count) for n, count in enumerate(counts)]

    packed = pack_traces(cases, tokens=tokens)

    shown = sum(line[0] == "D" and line[1].isdigit() for line in packed.lines)
    missing = sum(
        int(note.split()[0]) for note in packed.left_out if "in the middle" in note
    )
    assert shown + missing == sum(counts)
    assert size(packed.lines) <= tokens


def test_what_is_seen_on_screens_is_told_where_the_page_changes() -> None:
    """Once a page, and at the end; elements that cannot be read are passed over."""
    text = '[{"tag": "h1", "text": "Orders"}, {"tag": "h1", "text": "Orders"}, {"tag": "chrome_omnibox", "text": "http://x"}, {"tag": "p", "label": "Total"}]'
    screen = Screen(
        url="http://x.test/orders/17",
        title="Orders",
        elements_json=text,
        elements_format="wonderbread:corner",
    )
    button = Element(tag="button", text="Save", path="//b")
    broken = replace(screen, elements_json="[", url="http://x.test/b")
    odd = replace(screen, elements_format="other", url="http://x.test/c")
    demonstration = make_demonstration(
        make_event(0, "click", button, screen),
        make_event(1, "click", button, screen),
        make_event(2, "click", button, broken),
        make_event(3, "click", button, odd),
    )
    (case,) = make_cases([demonstration])
    labelled = replace(
        case,
        activities=tuple(
            replace(case.activities[0], events=(event,))
            for event in demonstration.events
        ),
    )

    lines = pack_traces([labelled], tokens=5_000).lines

    shown = [line for line in lines if "shows" in line]
    assert shown == [
        '  (screen: title "Orders" page "/orders/{id}" shows "Orders", "Total")'
    ]
    assert sum(line.startswith("  (screen") for line in lines) == 4


@given(st.text())
def test_a_quoted_text_is_one_json_string_on_one_line(text: str) -> None:
    """Whatever it holds, it is no longer than was allowed and breaks no line."""
    quoted = quote(text, longest=20)

    assert len(quoted.splitlines()) == 1
    assert quoted[0] == quoted[-1] == '"'
    assert len(quoted) <= 2 + 2 * 20


def shot(folder: Path, name: str, *, side: int = 200) -> Screen:
    """Take a white screenshot."""
    Image.new("RGB", (side, side), "white").save(folder / name)
    return Screen(screenshot=str(folder / name), width=100, height=100, title=name)


def pictured(screens: list[Screen], box: Box | None = None) -> Case:
    """Click once on each screen."""
    button = Element(tag="button", text="Go", path="//b", box=box)
    events = [
        make_event(number, "click", button, screen)
        for number, screen in enumerate(screens)
    ]
    demonstration = make_demonstration(*events)
    first = make_cases([make_demonstration(events[0])])[0].activities[0]
    activities = tuple(replace(first, events=(event,)) for event in events)
    return Case(demonstration=demonstration, activities=activities)


def test_the_element_s_box_is_drawn_and_the_picture_is_made_small(
    tmp_path: Path,
) -> None:
    """The box is in points of the screen, the picture in pixels."""
    box = Box(x=20, y=30, width=10, height=5, space="screen")
    case = pictured([shot(tmp_path, "0.png")], box)

    taken = take_pictures([case], Limits(pictures=1, picture_side=200))
    small = take_pictures([case], Limits(pictures=1, picture_side=64))

    assert [p.name for p in taken.pictures] == ["D1.1"]
    (tmp_path / "taken.png").write_bytes(taken.pictures[0].png)
    with Image.open(tmp_path / "taken.png") as seen:
        red = [
            (x, y)
            for x in range(seen.width)
            for y in range(seen.height)
            if seen.getpixel((x, y)) == (220, 0, 0)
        ]
    assert (min(red), max(red)) == ((37, 57), (63, 73))
    assert (small.pictures[0].width, small.pictures[0].height) == (64, 64)


@pytest.mark.parametrize(
    ("x", "found"), [(30, (37, 57)), (1e308, None), (-1e308, None)]
)
def test_a_box_is_placed_by_what_the_picture_shows(
    tmp_path: Path, x: float, found: tuple[int, int] | None
) -> None:
    """A page's visible part begins below the bars; a box nowhere is not drawn."""
    page = Box(x=10, y=10, width=100, height=100, space="screen")
    screen = replace(shot(tmp_path, "0.png"), pictured=page, width=800)
    box = Box(
        x=x, y=40, width=max(10, abs(x)) if x > 99 else 10, height=5, space="screen"
    )

    taken = take_pictures(
        [pictured([screen], box)], Limits(pictures=1, picture_side=200)
    )

    (tmp_path / "taken.png").write_bytes(taken.pictures[0].png)
    with Image.open(tmp_path / "taken.png") as seen:
        red = [
            (x, y)
            for x in range(seen.width)
            for y in range(seen.height)
            if seen.getpixel((x, y)) == (220, 0, 0)
        ]
    assert min(red, default=None) == found


def test_a_large_picture_is_cut_around_the_element(tmp_path: Path) -> None:
    """What was acted on stays readable on a very tall page."""
    Image.new("RGB", (400, 4_000), "white").save(tmp_path / "tall.png")
    screen = Screen(screenshot=str(tmp_path / "tall.png"), width=400, height=4_000)
    box = Box(x=10, y=3_000, width=50, height=20, space="screen")

    taken = take_pictures(
        [pictured([screen], box)], Limits(pictures=1, picture_side=200)
    )

    (picture,) = taken.pictures
    assert (picture.width, picture.height) == (200, 200)
    (tmp_path / "cut.png").write_bytes(picture.png)
    with Image.open(tmp_path / "cut.png") as seen:
        assert seen.convert("RGB").getcolors(10_000) != [(40_000, (255, 255, 255))]


@pytest.mark.parametrize(
    "target",
    [
        None,
        Box(x=1, y=1, width=9, height=9, space="viewport"),
        Box(x=5, y=5, width=0, height=0, space="screen"),
    ],
    ids=["none", "viewport", "empty"],
)
def test_a_box_that_cannot_be_placed_is_not_drawn(
    tmp_path: Path, target: Box | None
) -> None:
    """Better none than a wrong one."""
    window = Box(x=0, y=0, width=100, height=100, space="screen")
    screen = replace(shot(tmp_path, "0.png"), window=window)

    taken = take_pictures([pictured([screen], target)], Limits(pictures=1))

    (tmp_path / "plain.png").write_bytes(taken.pictures[0].png)
    with Image.open(tmp_path / "plain.png") as seen:
        assert seen.convert("RGB").getcolors() == [(40_000, (255, 255, 255))]


def test_pictures_are_counted_by_why_they_are_left_out(tmp_path: Path) -> None:
    """Limits, missing files, and files that are no pictures."""
    screens = [shot(tmp_path, f"{n}.png") for n in range(6)]
    screens[2] = Screen(screenshot=str(tmp_path / "gone.png"))
    (tmp_path / "no.png").write_bytes(b"%PDF")
    screens[5] = Screen(screenshot=str(tmp_path / "no.png"))
    case = pictured(screens)

    none = take_pictures([case], Limits())
    some = take_pictures([case], Limits(pictures=4))
    few = take_pictures([case], Limits(pictures=6, picture_bytes=250))

    assert none.left_out == ("6 pictures of screens, as none were asked for",)
    assert [p.name for p in some.pictures] == ["D1.1", "D1.2", "D1.4"]
    assert some.left_out == (
        "2 pictures of screens, beyond the limit of 4",
        "1 picture of screens, as their files are missing, too large or no pictures",
    )
    assert len(few.pictures) < 4
    assert any("beyond the limit of 250 bytes" in left for left in few.left_out)


def test_the_last_screen_is_a_picture_of_its_own(tmp_path: Path) -> None:
    """Where it differs from the one acted on."""
    case = pictured([shot(tmp_path, "0.png")])
    event = replace(
        case.activities[0].events[0], screen_after=shot(tmp_path, "end.png")
    )
    ended = replace(case, activities=(replace(case.activities[0], events=(event,)),))

    taken = take_pictures([ended], Limits(pictures=5))

    assert [p.name for p in taken.pictures] == ["D1.1", "D1.end"]


def test_a_bomb_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small file can unpack to any size."""
    monkeypatch.setattr("wb2pm.llm.requests.pictures._MOST_PIXELS", 100)

    taken = take_pictures([pictured([shot(tmp_path, "0.png")])], Limits(pictures=1))

    assert taken.pictures == ()


def test_facts_and_procedures_give_way_to_the_trace() -> None:
    """Each has its share of the room; what did not fit is counted."""
    cases = [make_case("a", 30), make_case("b", 31)]
    long = parse_procedure(
        "Work\n" + "\n".join(f"{n}. Click on {'x' * 200} {n}" for n in range(1, 200))
    )

    prompt = make_prompt(
        "check",
        "?",
        cases,
        limits=Limits(prompt_tokens=3_000),
        procedures={"p": long},
    )

    assert estimate_tokens(prompt.system + prompt.text) <= 3_100
    told = " ".join(prompt.left_out)
    assert "longer than 80 characters in the steps" in told
    assert "lines of the procedures" in told
    assert "counted facts" in told or prompt.facts


def test_facts_are_counted_by_mining() -> None:
    """Variants, times, savings and deviations, with what they rest on."""
    cases = make_cases(
        [
            make_item("a", (("Click 'New' @/x", 0, 0), ("Click 'Send' @/x", 4, 0))),
            make_item("b", (("Click 'New' @/x", 0, 0), ("Click 'Send' @/x", 2, 0))),
        ]
    )
    sop = parse_procedure(
        'Send\n1. Click on "New".\n2. Click on "Check".\n3. Click on "Send".'
    )

    facts = mining_facts(cases, sop)

    told = [fact.sentence for fact in facts]
    assert told[0] == "2 demonstrations take 1 way through the work (D1 = D2)."
    assert told[1].endswith("every demonstration: Click 'New', Click 'Send'.")
    assert told[2] == "Durations: D1 4.0 s in 2 activities, D2 2.0 s in 2 activities."
    deviations = [fact for fact in facts if "missing" in fact.sentence]
    assert [d.citations for d in deviations] == 2 * [
        (Citation(kind="step", source="Send", place="2"),)
    ]
    assert mining_facts([]) == ()


def test_citations_are_found_in_whatever_form_they_are_given() -> None:
    """In brackets, in rows, doubled; what does not exist is named once."""
    case = make_case("a", 2)
    sop = parse_procedure("Work\n1. Click on Go.")
    places = Places([case], {"sop": sop}, [Claim(sentence="Two of two.")])

    cited = places.find(["[D1.2]", "D1.2, P1.1 and F1", "D1.3", "D1.3", "the end", ""])

    assert [say_citation(c) for c in cited.citations] == [
        "event e1 of a",
        "step 1 of sop",
        "fact 1",
    ]
    assert cited.unknown == ("D1.3", "the end")


def test_all_that_is_known_of_an_activity_is_told_without_a_clock() -> None:
    """Kind, group and place; no time where none was recorded."""
    (case,) = make_cases([make_item("a", ("Click 'Go' @/p",))])
    (activity,) = case.activities
    event = replace(activity.events[0], time_quality="order_only")
    known = replace(
        activity,
        events=(event,),
        element_type="button",
        group="Orders",
        location="at the top",
    )

    lines = pack_traces([replace(case, activities=(known,))], tokens=1_000).lines

    assert lines[0] == "Demonstration D1: 1 activity"
    assert lines[-1] == (
        'D1.1 "Click \'Go\'" | kind "button" | in "Orders" | at the top | page "/p"'
    )
    assert mining_facts([replace(case, activities=(known,))]) == ()


def test_pictures_need_their_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is named, with the command that brings it."""
    case = pictured([shot(tmp_path, "0.png")])
    monkeypatch.setitem(sys.modules, "PIL", None)

    with pytest.raises(MissingExtraError, match=r"wb2pm\[llm\]"):
        take_pictures([case], Limits(pictures=1))
