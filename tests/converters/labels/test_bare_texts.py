"""Words that are no element of their own before a line of controls, and titles of links."""

from __future__ import annotations

import pytest

from tests.converters.labels.views import Shown, click, shown, steps

LINE = "//*[@id='who']"
LINK = "/html/body/a[1]"


def _line(said: str, *, down: int = 20) -> list[Shown]:
    return [
        shown("div", 10, 20, f"{said}\nGroup:\nUser:\n Take", 400, path=LINE),
        shown("select", 120, 20, "Group:\nUser:", 80, path=f"{LINE}/select[1]"),
        shown("input", 210, 20, width=120, path=f"{LINE}/input[1]"),
        shown("button", 340, down, "Take", path=f"{LINE}/button[1]"),
    ]


@pytest.mark.parametrize(
    ("seen", "called"),
    [
        (_line("Rights of"), "Rights of"),
        (_line("Rights of", down=60), None),
        (_line("Group:"), None),
    ],
)
def test_the_words_that_a_line_of_controls_begins_with_are_their_caption(
    seen: list[Shown], called: str | None
) -> None:
    """Where they stand in several lines, or the words are a part's own, it is another's."""
    for part in ("select[1]", "input[1]"):
        (done,) = steps(click(seen, f"{LINE}/{part}"))

        assert (done.name_source, done.element) == ("caption", called) or called is None
        assert called is not None or done.element != "Rights of"


@pytest.mark.parametrize(
    ("top", "called"),
    [(40, "Lost umbrellas"), (20, "Lost umbrellas Mill Lane")],
)
def test_the_text_of_a_link_over_its_parts_is_its_title(top: int, called: str) -> None:
    """It is in none of them; what stands beside it belongs to it."""
    link = shown("a", 10, 20, "Lost umbrellas\nMill Lane", 200, path=LINK) | {
        "height": 40,
        "label": "Lost umbrellas Mill Lane",
        "role": "link",
    }
    part = shown("span", 100, top, "Mill Lane", path=f"{LINK}/span[1]")

    (done,) = steps(click([link, part], LINK))

    assert done.element == called


def test_a_tall_field_has_no_caption_in_each_line_of_a_list_beside_it() -> None:
    """Entries of a list are records, and lie where captions of fields would."""
    entries = [
        shown("li", 10, 20 + 20 * n, f"Part {n}", 60, path=f"/html/ul/li[{n + 1}]")
        for n in range(4)
    ]
    field = shown("textarea", 80, 10, width=300, path="//*[@id='x7']") | {"height": 200}

    foot = shown("footer", 10, 700, "Lost property", 800, path="/html/footer")

    (done,) = steps(click([*entries, field, foot], "//*[@id='x7']"))

    assert done.name_source == "nameless"


@pytest.mark.parametrize(
    ("said", "top", "called"),
    [
        ("Say what is broken. Name the room, and when.", 60, "Say what is broken"),
        ("Say what is broken. Name the room, and when.", 20, None),
        ("Format:", 60, None),
    ],
)
def test_the_first_sentence_over_a_field_of_several_lines_says_what_to_write(
    said: str, top: int, called: str | None
) -> None:
    """What follows is a remark; where no line fits over the field, none stands there."""
    path = "//*[@id='part']"
    part = shown("td", 10, 20, f"{said}\nText\nWiki", 900, path=path)
    seen = [
        part,
        shown("u", 100, 40, "Format:", path=f"{path}/u"),
        shown("select", 160, 40, "Text\nWiki", path=f"{path}/select"),
        shown("textarea", 10, top, width=300, path=f"{path}/textarea"),
        shown("footer", 10, 900, "Reports", 900, path="/html/footer"),
    ]

    (done,) = steps(click(seen, f"{path}/textarea"))

    assert (done.element if done.name_source == "caption" else None) == called
