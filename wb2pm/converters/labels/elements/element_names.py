"""What an element is called, from what it says of itself.

The order is that of the accessible name computation (W3C Accessible Name and
Description Computation 1.2, section 4.3.2): label, then what the control itself
shows, then its placeholder. Names of people's data and volatile parts are kept
out, so that the same step has the same name for everyone.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.vocabulary.kinds import BOXES, CONTROLS
from wb2pm.vocabulary.language import every_word, language, languages
from wb2pm.vocabulary.phrases import UNSPACED, one_of

if TYPE_CHECKING:
    from wb2pm.converters.pages.page import Described

ElementType = str
"""Kind of element in words: link, button, field, dropdown, checkbox, ..."""

BUTTON_TYPES = frozenset({"submit", "button", "reset", "image"})
"""Types of inputs that are buttons (HTML standard, 4.10.5.1)."""
_CHECK_TYPES = {"checkbox": "checkbox", "radio": "radio button", "file": "file field"}
ROLES = {
    "button": "button",
    "link": "link",
    "textbox": "field",
    "searchbox": "field",
    "spinbutton": "field",
    "combobox": "dropdown",
    "listbox": "dropdown",
    "option": "option",
    "checkbox": "checkbox",
    "switch": "checkbox",
    "radio": "radio button",
    "tab": "tab",
    "menuitem": "menu item",
    "menuitemcheckbox": "menu item",
    "gridcell": "cell",
}
"""ARIA roles that say what kind of element it is."""
_TAGS = {
    "a": "link",
    "button": "button",
    "select": "dropdown",
    "option": "option",
    "textarea": "field",
    "input": "field",
    "summary": "button",
    "chrome_omnibox": "address bar",
}
FILLED_IN = ("input", "select", "textarea")
"""Elements whose content people fill in."""
_WRITTEN_IN = frozenset({"input", "textarea"})
"""A search field that suggests has the role of a combobox, and is a field."""
_UNSAID = {"submit": "Submit", "reset": "Reset"}
"""What browsers write on a button that says nothing (HTML standard, 4.10.5.1)."""
_CONTAINERS = frozenset(
    {"html", "body", "main", "div", "section", "article", "form", "table", "tbody"}
    | {"tr", "ul", "ol", "nav", "header", "footer", "aside", "fieldset", "p", "dl"}
)
_ANCESTOR = re.compile(r"/(a|button|summary|option)(?:\[\d+\])?(?=/)")
_MAX_NAME = 60
"""A longer text is content, not a name: gold procedures name elements in fewer
than 60 characters, and interface guidelines ask for one to three words."""
_ID_SIGN = re.compile(r"[_:\d-]")
_UNSPACED = re.compile(f"[{UNSPACED}]")
_NUMBER = re.compile(r"#\s?\d+\b(?!\s*(?:\([^()]*\))?:\s*\S)")
"""Such as that of an order; before a colon it is part of the title of one record."""
_VOLATILE = (
    re.compile(r"\s*[(\[]\s*[\d.,]+\+?\s*[)\]]\s*$"),  # a counter: Cart (2)
    _NUMBER,
    re.compile(r"\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?)?\b"),
    re.compile(r"(?<![\d/.])\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b(?![/.]\d)"),
    re.compile(r"\b\d{5,}\b"),  # a long number is an identifier
    re.compile(r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b", re.IGNORECASE),
    re.compile(r"\(\s+\)|\[\s+\]"),  # what such a thing stood in
)
_EDGES = re.compile(
    r"^(?:[\s*:|>+\-\u2022\u00b7\u203a\u00bb\u00ab\u2039\u2013\u2014]|[\u00d7\u2715\u25b2-\u25c5]\s)+"
    r"|(?:,\s*(?=\u2026))?[\s*:|>\u2022\u00b7\u203a\u00bb\u00ab\u2039\u2026\u25a0-\u25ff]+$"
)
"""Bullets, arrows, dashes, colons, asterisks, drawn shapes and crosses around a name; a
list that goes on leaves no comma."""
_PRIVATE_USE = re.compile(
    "[\ue000-\uf8ff\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]"
)
_SPACE = re.compile(r"\s+")
_SHORT_WORD = 3
_TWICE = re.compile(r"(?P<name>.+?)\s*(?P<mark>[:*,;|-]*)\s+(?P=name)\s*[:*]*")
"""Two labels for one field, as where two fields have the same id, are read one
after the other."""


class Name(NamedTuple):
    """A name and how it was found.

    Attributes:
        text: What the element is called.
        source: Which kind of witness says so.
        apart: What tells it from the others that are called so, where the witness
            knows: the part of one value that a field is for.
    """

    text: str
    source: str
    apart: str | None = None


def element_type(element: Described | None) -> ElementType:
    """Return what kind of element it is, in words.

    An element inside a link or a button counts as that link or button: one
    person's click lands on the link, another's on the text in it.

    Examples:
        >>> from wb2pm.events import Element
        >>> element_type(Element(tag="span", path="/html/body/button/span"))
        'button'
        >>> element_type(Element(tag="input", type="submit"))
        'button'
    """
    if element is None:
        return "page"
    tag, kind = element.tag or "", (element.type or "").lower()
    if tag == "input" and kind in BUTTON_TYPES:
        return "button"
    if tag == "input" and kind in _CHECK_TYPES:
        return _CHECK_TYPES[kind]
    known = ROLES.get((element.role or "").lower())
    if known and not (known == "dropdown" and tag in _WRITTEN_IN):
        return known
    if tag in _TAGS:
        return _TAGS[tag]
    if element.path and (inside := _ANCESTOR.findall(element.path + "/")):
        return _TAGS[inside[-1]]
    if tag == "th" or "/th" in (element.path or ""):
        return "column heading"
    return "label" if tag == "label" else "element"


def own_name(element: Described) -> Name | None:
    """Name an element from its label, or from what it shows.

    Args:
        element: As the source describes it.

    Returns:
        The name; None when the element says nothing that could be one, as a
        field without label.

    Examples:
        >>> from wb2pm.events import Element
        >>> own_name(Element(tag="a", text=" REPORTS "))
        Name(text='Reports', source='text', apart=None)
        >>> own_name(Element(tag="input", type="text", value="555-0117")) is None
        True
    """
    kind = element_type(element)
    if (
        element.label
        and not _lists_ids(element)
        and (name := tidy_name(_once(element.label)))
    ):
        return Name(name, "label")
    if kind == "button" and element.tag == "input":
        shown = tidy_name(element.value or _unsaid(element))
        return Name(shown, "value") if shown else None
    if kind not in CONTROLS or (kind in BOXES and element.tag != "input"):
        shown = element.text or ""
        text = tidy_name(
            _FUNCTION_KEY.sub("", shown.rstrip()) if kind == "menu item" else shown,
            container=element.tag in _CONTAINERS,
            numbered=kind == "tab",
        )
        return Name(text, "text") if text else None
    return None


def _unsaid(element: Described) -> str:
    """Return what the browser writes on a button whose page writes nothing on it.

    Where its name is its title, the page leaves it bare: a value without letters, which
    the title stands in for (HTML-AAM 1.0, names of `input` buttons).
    """
    is_bare = element.attributes.get("name_from") == "title"
    return "" if element.value != "" or is_bare else _UNSAID.get(element.type or "", "")


def may_be_named(element: Described, name: str) -> bool:
    """Return whether an element may have a name of itself; quicker than `own_name`.

    Args:
        element: As the source describes it.
        name: The name, case folded.

    Examples:
        >>> from wb2pm.events import Element
        >>> may_be_named(Element(tag="a", text=" Show  REPORTS "), "show reports")
        True
        >>> may_be_named(Element(tag="a", text="Reports"), "show reports")
        False
    """
    word = name.partition(" ")[0]
    return element.tag == "input" or any(
        said and (word in said.casefold() or _PRIVATE_USE.search(said))
        for said in (element.label, element.text)
    )


def _lists_ids(element: Described) -> bool:
    """Return whether a label only lists ids, as ``aria-labelledby`` does.

    A source that says where it has a name from gives none: `Check-in` is a name. So
    is what is written in a script without spaces, such as a Chinese one with a number.
    """
    words = (element.label or "").split()
    return (
        "label_from" not in element.attributes
        and bool(words)
        and all(map(_ID_SIGN.search, words))
        and not any(map(_UNSPACED.search, words))
    )


def inside_of(element: Described, block: Described) -> bool:
    """Return whether an element lies in another, by their paths.

    Examples:
        >>> from wb2pm.events import Element
        >>> inside_of(Element(path="/html/body/a/i"), Element(path="/html/body/a"))
        True
    """
    return bool(
        block.path and element.path and element.path.startswith(block.path + "/")
    )


def folded(text: str) -> str:
    """Write every white space of a text as one space."""
    return " ".join(text.split())


def tidy_name(
    text: str,
    *,
    container: bool = False,
    numbered: bool = False,
    longest: int = _MAX_NAME,
) -> str | None:
    """Bring a text into the form of a name.

    White space is folded; icons, colons, asterisks and such words, volatile parts (counters, dates, long
    numbers) and the keys of a shortcut go, and capitals throughout become ordinary: style
    sheets turn them on and off.

    Args:
        text: A text on the screen.
        container: Whether it is the text of all in a block, which is a name only
            when it is a single line.
        numbered: Whether a number in it, as in ``Tab #2``, is part of the name.
        longest: Characters that a name has at most.

    Returns:
        The name; None when nothing is left, or too much.

    Examples:
        >>> tidy_name("  Show issue: "), tidy_name("Cart (2)"), tidy_name("SALES")
        ('Show issue', 'Cart', 'Sales')
        >>> tidy_name("Tag, payee, \u2026"), tidy_name("Search\u2026")
        ('Tag, payee', 'Search')
        >>> tidy_name("Find... Ctrl+F"), tidy_name("Speichern (Strg+S)")
        ('Find...', 'Speichern')
        >>> tidy_name("Group selection ctrl-\u21e7g"), tidy_name("Night shift-work")
        ('Group selection', 'Night shift-work')
        >>> tidy_name("Settings (CTRL/\u2318 + ,)"), tidy_name("Name [Required]")
        ('Settings', 'Name')
        >>> tidy_name("Lift out of order (16/11/2026)")
        'Lift out of order'
        >>> tidy_name("Order #12"), tidy_name("Bug #8 (new): No ink")
        ('Order', 'Bug #8 (new): No ink')
        >>> tidy_name("#000000299") is tidy_name("TT.MM.JJJJ") is None
        True
    """
    lines = [line for line in text.strip().splitlines() if line.strip()]
    if not lines or (container and len(lines) > 1):
        return None
    return _tidy_line(lines[0], numbered=numbered, longest=longest)


@lru_cache(maxsize=1024)
def _tidy_line(line: str, *, numbered: bool, longest: int) -> str | None:
    """Bring a line into the form of a name; pages show the same lines all along."""
    line = _PRIVATE_USE.sub("", line)
    for pattern in _VOLATILE:
        if numbered and pattern is _NUMBER:
            continue
        line = pattern.sub(" ", line)
    line = _required().sub("", _SPACE.sub(" ", line))
    line = _shortcut().sub("", _EDGES.sub("", line).strip())
    if not line or len(line) > longest or not any(c.isalpha() for c in line):
        return None
    return None if _FORMAT.fullmatch(line) else _ordinary_case(line)


def is_remark(text: str) -> bool:
    """Return whether a text says something of a field rather than its name.

    It is a whole sentence, or stands in brackets.

    Args:
        text: A text on the screen.

    Examples:
        >>> is_remark("The owner will remain Kim."), is_remark("Search members...")
        (True, False)
        >>> is_remark("(optional)"), is_remark("(C) Notice")
        (True, False)
    """
    said = text.strip()
    if _IN_BRACKETS.fullmatch(said):
        return True
    whole = said.endswith(".") and not said.endswith("..")
    return whole and len(said.split()) >= _SENTENCE


_IN_BRACKETS: Final = re.compile(r"[(\uff08\[][^()\[\]]*[)\uff09\]]")
_SENTENCE: Final = 4
"""Words from which on a text with a full stop is a sentence; `St.` and `No.` are none."""
_FORMAT: Final = re.compile(r"(?:([^\W\d_])\1+\W+)+([^\W\d_])\2+", re.IGNORECASE)
"""How a value is written, in letters that stand for its digits: it names no field."""


@cache
def _shortcut() -> re.Pattern[str]:
    """Compile the keys that menus and tooltips name behind what they do.

    They differ from one system to the next.
    """
    names = {key for code in languages() for key in language(code).keys}
    keys = names | every_word(lambda known: chain(*known.keys.values()))
    said = every_word(
        lambda known: chain(*(known.keys.get(key, ()) for key in _MODIFIERS))
    )
    held = one_of({*said, "ctrl", "cmd", "meta", "opt"})
    key = rf"F\d\d?|(?:{one_of(keys)})|\S"
    either = rf"(?:{held}|[{_HELD}])"
    chord = rf"(?:{either}(?:/{either})*(?:\s?\+\s?|-)|[{_HELD}]\s?)+(?:{key})"
    return re.compile(rf"(?<=\S)\s+(?:\({chord}\)|{chord})$", re.IGNORECASE)


@cache
def _required() -> re.Pattern[str]:
    """Compile what says in brackets that something has to be filled in: an asterisk in words."""
    said = one_of(every_word(lambda known: known.fields.required))
    return re.compile(rf"(?<=\S)\s*[(\uff08\[](?:{said})[)\uff09\]]\W*$", re.IGNORECASE)


_FUNCTION_KEY: Final = re.compile(r"(?<=\S)\s+F\d{1,2}$")
"""A key that menus name by itself; elsewhere it may well belong to a name."""
_MODIFIERS: Final = ("Control", "Shift", "Alt", "Meta")
_HELD: Final = "\u2303\u2318\u21e7\u2325\u2387"
"""Symbols of keys that are held: control, command, shift, option, alternative."""


def _once(label: str) -> str:
    """Take a label that says the same twice once; a doubled word may be a name."""
    twice = _TWICE.fullmatch(" ".join(label.split()))
    return twice["name"] if twice and (twice["mark"] or " " in twice["name"]) else label


def _ordinary_case(line: str) -> str:
    """Undo capitals throughout; words of up to three letters may be acronyms."""
    letters = [c for c in line if c.isalpha()]
    if len(letters) <= _SHORT_WORD or any(c.islower() for c in letters):
        return line
    return " ".join(
        word.capitalize() if len(word) > 1 else word for word in line.split(" ")
    )
