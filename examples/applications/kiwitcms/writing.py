"""How people write down what else ought to be tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kiwitcms.cases import NO_ADDRESS
from examples.applications.kiwitcms.places import (
    EDITOR,
    FORM,
    choose,
    go,
    look_for,
    open_menu,
    open_plan,
    send,
    settle,
    text_field,
    use_list,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_HAS_OPTION = """([list, value]) => [...document.querySelectorAll(`${list} option`)]
  .some(option => option.text.trim() === value)"""


def write(hands: Hands, values: Values) -> bool:
    """Fill in the test's form, and put it where it belongs."""
    from_plan = _open_form(hands, values)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    send(hands, "#test_case_pk")
    _add(hands, "Name", "Components", values["component"], values["component"][:5])
    if not from_plan:
        _add(hands, "Test plans", "Test plans", values["listed"], values["letters"])
    hands.page.locator(f"#plans td:has-text('{values['plan']}')").wait_for()
    return True


def send_to_nobody(hands: Hands, values: Values) -> bool:
    """Want mails sent to what is no address, be told so, and leave."""
    _open_form(hands, values)
    for part in (_summary, _product, _category, _status, _priority):
        part(hands, values)
    hands.write(text_field("CC to", NO_ADDRESS, "textarea[name$=cc_list]"))
    send(hands, ".errorlist:has-text('not valid')")
    hands.scroll("down", "looks for what is wrong")
    go(hands, "/")
    return False


def _open_form(hands: Hands, values: Values) -> bool:
    """Come to the empty form, each person another way; say whether by the plan."""
    person = hands.person
    if person.hand == "keyboard":
        go(hands, "/cases/new/")
        return False
    if person.order == "up":
        open_menu(hands, "SEARCH", "Search Test Plans")
        look_for(hands, "Name", values["letters"], "#id_name")
        open_plan(hands, values["plan"])
        use_list(hands, "New Test Case", "#testCaseActions")
        return True
    if person.detours:
        with hands.detour():
            open_menu(hands, "TESTING", "New Test Plan")
            hands.look_around("looks whether it is entered there")
    open_menu(hands, "TESTING", "New Test Case")
    return False


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order; the text follows its template."""
    if hands.person.order == "up":
        return [
            _template,
            _text,
            _minutes,
            _automated,
            _priority,
            _status,
            *_WHAT[::-1],
        ]
    if hands.person.detours:  # gives it its name at last
        chosen = [_product, _category, _priority, _status]
        return [*chosen, _template, _text, _minutes, _automated, _summary]
    return [*_WHAT, _status, _priority, _automated, _template, _minutes, _text]


def _summary(hands: Hands, values: Values) -> None:
    hands.write(text_field("Summary", values["summary"], "#id_summary"))


def _product(hands: Hands, values: Values) -> None:
    """Choose what it is about, unless the plan said so; some take the wrong one first."""
    shown = hands.page.locator(".bootstrap-select:has(#id_product) .filter-option")
    if shown.inner_text().strip() == values["product"]:
        return
    if hands.person.id == "p03":
        choose(hands, "Product", values["other"], "#id_product")
        settle(hands)
    choose(hands, "Product", values["product"], "#id_product")
    settle(hands)


def _category(hands: Hands, values: Values) -> None:
    wanted = ["#id_category", values["category"]]
    hands.page.wait_for_function(_HAS_OPTION, arg=wanted)
    choose(hands, "Category", values["category"], "#id_category")


_WHAT = [_summary, _product, _category]


def _status(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose(hands, "Status", "CONFIRMED", "#id_status")


def _priority(hands: Hands, values: Values) -> None:
    choose(hands, "Priority", values["priority"], "#id_priority")


def _automated(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    switch = ".bootstrap-switch-wrapper:has([name=is_automated])"
    hands.click("Automated", "checkbox", FORM, switch)
    hands.page.wait_for_timeout(500)  # it slides


def _template(hands: Hands, values: Values) -> None:
    choose(hands, "Template", values["template"], "#id_template")


def _minutes(hands: Hands, values: Values) -> None:
    box = "#testing-duration .bdp-block:has(#bdp-minutes-label) input"
    place = 'above its caption, beside "Testing duration"'
    hands.write(text_field("minutes", values["minutes"], box, place))


def _text(hands: Hands, values: Values) -> None:
    """Click into the empty part of the text, which goes to its end, and go on there."""
    hands.write(text_field("editor", values["text"], EDITOR, "below the lists"))


def _add(hands: Hands, name: str, box: str, value: str, letters: str) -> None:
    """Take what is suggested, and add it to the table above; some send it with Enter."""
    table = {"Components": "#components", "Test plans": "#plans"}[box]
    hands.pick(
        Field(
            name=name,
            location=f'in the box "{box}"',
            value=value,
            selector=f"{table} input.tt-input",
            letters=letters.lower(),
            options=f"{table} .tt-suggestion",
        )
    )
    if hands.person.hand == "keyboard":
        hands.press("Enter", f'adds it to "{box}"')
    else:
        hands.click("Add", "icon", f'in the box "{box}"', f"{table} a[title=Add]")
    shown = value.split(": ", maxsplit=1)[-1]
    hands.page.locator(f"{table} td:has-text('{shown}')").wait_for()
    settle(hands)
