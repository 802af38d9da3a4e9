"""What operating systems call controls, in the web's terms.

Control types of Windows' UI Automation, roles of macOS and names of roles of AT-SPI,
each as the W3C's *Core Accessibility API Mappings 1.2* pairs it with a role.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Meaning(NamedTuple):
    """What a control type means in the web's terms.

    Attributes:
        tag: HTML tag.
        role: ARIA role, where the tag does not say it.
        type: Input type.
        names: Whether its name is written in it, rather than beside it.
        opens: Whether it does nothing but open a menu (ARIA's ``aria-haspopup``).
    """

    tag: str
    role: str | None = None
    type: str | None = None
    names: bool = False
    opens: bool = False


NOTHING: Final = Meaning("div")
_DOCUMENT: Final = Meaning("div", "document")
_WINDOWS: Final = {
    "button": Meaning("button"),
    "splitbutton": Meaning("button"),
    "checkbox": Meaning("input", None, "checkbox"),
    "combobox": Meaning("input", "combobox"),
    "edit": Meaning("input", "textbox"),
    "document": Meaning("div", "document"),
    "hyperlink": Meaning("a", names=True),
    "image": Meaning("img"),
    "list": Meaning("div", "listbox"),
    "listitem": Meaning("div", "option", names=True),
    "menu": Meaning("div", "menu"),
    "menubar": Meaning("div", "menubar"),
    "menuitem": Meaning("div", "menuitem", names=True),
    "radiobutton": Meaning("input", None, "radio"),
    "slider": Meaning("input", "slider", "range"),
    "spinner": Meaning("input", "spinbutton", "number"),
    "tab": Meaning("div", "tablist"),
    "tabitem": Meaning("div", "tab", names=True),
    "text": Meaning("span", names=True),
    "toolbar": Meaning("div", "toolbar"),
    "tooltip": Meaning("div", "tooltip", names=True),
    "tree": Meaning("div", "tree"),
    "treeitem": Meaning("div", "treeitem", names=True),
    "group": Meaning("div", "group"),
    "datagrid": Meaning("table", "grid"),
    "table": Meaning("table", "grid"),
    "dataitem": Meaning("td", "gridcell", names=True),
    "header": Meaning("div", "row"),
    "headeritem": Meaning("th", "columnheader", names=True),
    "window": Meaning("div", "window"),
    "progressbar": Meaning("div", "progressbar"),
    "scrollbar": Meaning("div", "scrollbar"),
    "statusbar": Meaning("div", "status"),
    "separator": Meaning("hr"),
}
"""Control types of UI Automation, without ``Control`` at their end."""
_MAC: Final = {
    "axbutton": Meaning("button"),
    "axpopupbutton": Meaning("input", "combobox"),
    "axmenubutton": Meaning("button"),
    "axcheckbox": Meaning("input", None, "checkbox"),
    "axradiobutton": Meaning("input", None, "radio"),
    "axcombobox": Meaning("input", "combobox"),
    "axtextfield": Meaning("input", "textbox"),
    "axtextarea": Meaning("textarea"),
    "axlink": Meaning("a"),
    "aximage": Meaning("img"),
    "axlist": Meaning("div", "listbox"),
    "axmenu": Meaning("div", "menu"),
    "axmenubar": Meaning("div", "menubar"),
    "axmenuitem": Meaning("div", "menuitem", names=True),
    "axmenubaritem": Meaning("div", "menuitem", names=True, opens=True),
    "axslider": Meaning("input", "slider", "range"),
    "axincrementor": Meaning("input", "spinbutton", "number"),
    "axtabgroup": Meaning("div", "tablist"),
    "axstatictext": Meaning("span", names=True),
    "axheading": Meaning("h2", names=True),
    "axtoolbar": Meaning("div", "toolbar"),
    "axoutline": Meaning("div", "tree"),
    "axtable": Meaning("table", "grid"),
    "axrow": Meaning("tr"),
    "axcell": Meaning("td", "gridcell"),
    "axgroup": Meaning("div", "group"),
    "axwindow": Meaning("div", "window"),
    "axsheet": Meaning("div", "dialog"),
    "axscrollarea": NOTHING,
    "axdockitem": Meaning("button"),
}
_LINUX: Final = {
    "push button": Meaning("button"),
    "button": Meaning("button"),
    "toggle button": Meaning("button"),
    "check box": Meaning("input", None, "checkbox"),
    "radio button": Meaning("input", None, "radio"),
    "combo box": Meaning("input", "combobox"),
    "entry": Meaning("input", "textbox"),
    "password text": Meaning("input", "textbox", "password"),
    "spin button": Meaning("input", "spinbutton", "number"),
    "text": Meaning("input", "textbox"),
    "paragraph": Meaning("p", "textbox"),
    "label": Meaning("span", names=True),
    "link": Meaning("a", names=True),
    "icon": Meaning("img"),
    "list box": Meaning("div", "listbox"),
    "list": Meaning("div", "listbox"),
    "list item": Meaning("div", "option", names=True),
    "menu bar": Meaning("div", "menubar"),
    "menu": Meaning("div", "menuitem", names=True, opens=True),
    "menu item": Meaning("div", "menuitem", names=True),
    "check menu item": Meaning("div", "menuitemcheckbox", names=True),
    "radio menu item": Meaning("div", "menuitemradio", names=True),
    "page tab": Meaning("div", "tab", names=True),
    "page tab list": Meaning("div", "tablist"),
    "slider": Meaning("input", "slider", "range"),
    "table cell": Meaning("td", "gridcell", names=True),
    "table": Meaning("table", "grid"),
    "tool bar": Meaning("div", "toolbar"),
    "tree item": Meaning("div", "treeitem", names=True),
    "column header": Meaning("th", "columnheader", names=True),
    "dialog": Meaning("div", "dialog"),
    "alert": Meaning("div", "alertdialog"),
    "frame": Meaning("div", "window"),
    "window": Meaning("div", "window"),
    "heading": Meaning("h2", names=True),
    "canvas": Meaning("canvas"),
    "root pane": Meaning("div", "window"),
    "file chooser": Meaning("div", "dialog"),
    "option pane": Meaning("div", "dialog"),
    "popup menu": Meaning("div", "menu"),
    "tool tip": Meaning("div", "tooltip", names=True),
    "status bar": Meaning("div", "status"),
    "scroll bar": Meaning("div", "scrollbar"),
    "separator": Meaning("hr"),
    "tree table": Meaning("table", "grid"),
    "table column header": Meaning("th", "columnheader", names=True),
    "table row header": Meaning("th", "rowheader", names=True),
    "terminal": Meaning("div", "textbox"),
    "document frame": _DOCUMENT,
    "document text": _DOCUMENT,
    "document spreadsheet": _DOCUMENT,
    "document presentation": _DOCUMENT,
    "document web": _DOCUMENT,
    "document email": _DOCUMENT,
}
"""Roles of AT-SPI by their names."""
SYSTEMS: Final = {"ControlType": _WINDOWS, "AXRole": _MAC, "role": _LINUX}
"""Field that tells what an element is -> what its words mean."""
