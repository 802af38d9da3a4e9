"""The canvas of a flow, and the ways people take on it: boxes, lines, windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

CANVAS = "#red-ui-workspace-chart"
IN_FLOW = "in the flow"
WINDOW = 'in the window "Edit {} node"'
RESULT = "#red-ui-search .red-ui-search-result"
_TRAY = "#red-ui-editor-stack .red-ui-tray"
_SETTLED = """() => {
  const trays = [...document.querySelectorAll('#red-ui-editor-stack .red-ui-tray')];
  return trays.length > 0 && trays.every(e => e.style.right === '0px'
    && e.getAnimations().length === 0 && e.querySelector('#node-dialog-ok'));
}"""
_GONE = "() => !document.querySelector('#red-ui-editor-stack .red-ui-tray')"


def box(name: str) -> str:
    """Return how to find a box by its name; a sign may follow that it repeats."""
    return (
        f'{CANVAS} .red-ui-flow-node-group:has(text:text-matches("^{name}.{{0,2}}$"))'
    )


def open_flow(hands: Hands, flow: str) -> None:
    """Bring a flow to the front, each person another way."""
    if hands.person.hand == "keyboard":
        hands.press("Control+Shift+f", "to search for a flow", shows="#red-ui-search")
        _search(hands, flow)
        hands.press("Enter", "to go to what was found")
    elif hands.person.searches:
        if hands.person.id == "p03":
            open_menu(hands, "Search flows")
        else:
            hands.press("Control+f", "to search the flows", shows="#red-ui-search")
        _search(hands, flow)
        hands.click(
            flow,
            "row",
            "in what the search found",
            f'{RESULT}:has(.red-ui-search-result-node-label:text-is("{flow}"))',
            record=True,
        )
    else:
        if hands.person.detours:
            with hands.detour():
                hands.click(
                    "Pumps" if flow != "Pumps" else "Weather",
                    "tab",
                    "above the flow",
                    "#red-ui-workspace-tabs li:has-text('"
                    + ("Pumps" if flow != "Pumps" else "Weather")
                    + "') a.red-ui-tab-label",
                    record=True,
                )
        row = f'.red-ui-info-outline .red-ui-treeList-label:has-text("{flow}")'
        hands.click(flow, "row", 'below "Flows" on the right', row, record=True)
        hands.click(
            "Find in workspace",
            "button",
            f'to the left of "{flow}"',
            f"{row} .red-ui-info-outline-item-control-reveal",
        )
    hands.page.locator(
        f'#red-ui-workspace-tabs li.active:has-text("{flow}")'
    ).wait_for()
    hands.page.wait_for_timeout(300)


def find_box(hands: Hands, name: str) -> None:
    """Search for a box by its name, and be shown it."""
    if hands.person.hand == "keyboard":
        hands.press("Control+f", "to search the flows", shows="#red-ui-search")
        _search(hands, name)
        hands.press("Enter", "to go to what was found")
    else:
        open_menu(hands, "Search flows")
        _search(hands, name)
        hands.click(
            name, "row", "in what the search found", RESULT, record=True
        )  # fmt: skip
    hands.page.locator(box(name)).wait_for()
    hands.page.wait_for_timeout(600)


def _search(hands: Hands, words: str) -> None:
    hands.write(
        Field(
            name="search your flows",
            location="in the search window",
            value=words,
            selector="#red-ui-search input",
        )
    )
    hands.page.locator(RESULT).filter(has_text=words).first.wait_for()
    hands.page.wait_for_timeout(400)


def open_menu(hands: Hands, *names: str) -> None:
    """Open the menu at the top right and take an entry of it."""
    menu = "#red-ui-header-button-sidemenu-submenu"
    hands.click(
        "Menu", "menu", "at the top right", "#red-ui-header-button-sidemenu", shows=menu
    )
    take(hands, menu, *names)


def take(hands: Hands, menu: str, *names: str) -> None:
    """Take an entry of a menu; what lies further in opens below the mouse."""
    for name in names:
        entry = f'{menu} a:has(.red-ui-menu-label > span:text-is("{name}"))'
        if name == names[-1]:
            hands.click(name, "menu", "in the menu", entry)
        else:
            hands.page.locator(entry).filter(visible=True).first.hover()
            hands.page.wait_for_timeout(400)


def add_box(
    hands: Hands, kind: str, at: tuple[float, float], *, first: bool = True
) -> None:
    """Put a new box into the flow: dragged from the palette, or typed in place.

    Those who type in place do so with the first; the others they look for in the
    palette.
    """
    types = hands.person.hand == "keyboard" or hands.person.id == "p03"
    boxes = hands.page.locator(f"{CANVAS} .red-ui-flow-node-group")
    before = boxes.count()
    if types and first:
        dialog = ".red-ui-type-search"
        hands.click(
            "canvas",
            "canvas",
            "at an empty place of the flow",
            CANVAS,
            holding="Control",
            at=at,
            shows=f"{dialog} input",
        )
        hands.write(
            Field(
                name="add a node...",
                location="in the list of nodes that opened",
                value=kind,
                selector=f"{dialog} input",
            )
        )
        entry = f'{dialog} .red-ui-search-result:has(div:text-is("{kind}"))'
        hands.page.locator(entry).filter(visible=True).first.wait_for()
        hands.page.wait_for_timeout(300)
        if hands.person.hand == "keyboard":
            hands.press("Enter", f'to add the "{kind}" node')
        else:
            hands.click(kind, "row", "in the list of nodes that opened", entry)
    else:
        palette = f'.red-ui-palette-node[data-palette-type="{kind}"]'
        if types or hands.person.searches:
            hands.write(
                Field(
                    name="filter nodes",
                    location="above the palette on the left",
                    value=kind,
                    selector="#red-ui-palette-search input",
                )
            )
            hands.page.wait_for_timeout(500)
        hands.drag(kind, "in the palette on the left", palette, CANVAS, dropped_at=at)
    for _ in range(100):
        if boxes.count() > before:
            break
        hands.page.wait_for_timeout(100)
    else:
        raise RuntimeError(f"no new box for {kind}")
    hands.page.wait_for_timeout(200)


def edit(hands: Hands, name: str) -> None:
    """Open the window in which a box is edited."""
    hands.click(name, "box", IN_FLOW, box(name), times=2, record=True)
    settle(hands)


def settle(hands: Hands) -> None:
    """Wait until the window for editing does not move any more."""
    hands.page.wait_for_function(_SETTLED)
    hands.page.wait_for_timeout(300)


def done(hands: Hands, *, button: str = "Done") -> None:
    """Leave the window for editing."""
    if hands.person.enter_sends and button == "Done":
        hands.press("Control+Enter", "does what Done does")
    else:
        hands.click(
            button,
            "button",
            "at the top of the window",
            f"{_TRAY} #node-dialog-{'ok' if button == 'Done' else 'cancel'}",
        )
    hands.page.wait_for_function(_GONE)
    hands.page.wait_for_timeout(200)


def name_field(value: str, kind: str) -> Field:
    """Return the field in which a box gets its name."""
    return Field(
        name="Name",
        location=WINDOW.format(kind),
        value=value,
        selector="#node-input-name",
    )


def join(hands: Hands, first: str, second: str) -> None:
    """Draw the line from the end of one box to the beginning of another."""
    hands.drag(
        first,
        "at the right end of the box, onto the left end of another",
        f"{box(first)} .red-ui-flow-port-output",
        f"{box(second)} .red-ui-flow-port-input",
        record=True,
    )


def deploy(hands: Hands) -> None:
    """Deploy, with the red button or by key, and see that it worked."""
    told = '.red-ui-notification:has-text("Successfully deployed")'
    if hands.person.hand == "keyboard":
        hands.press("Control+d", "does what Deploy does", shows=told)
    else:
        hands.click(
            "Deploy", "button", "at the top right", "#red-ui-header-button-deploy",
            shows=told,
        )  # fmt: skip
