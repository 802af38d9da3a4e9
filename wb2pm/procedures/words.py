"""The words in which people write steps: verbs, kinds of element, keys.

Collected from how procedures for web applications are worded. Adding a word
here is all it takes to have it understood.
"""

from __future__ import annotations

import re
from typing import Final


def _any_of(phrases: list[str]) -> str:
    """Make a pattern of phrases that prefers the longest."""
    longest_first = sorted(phrases, key=lambda phrase: (-len(phrase), phrase))
    return "|".join(re.escape(p).replace(r"\ ", r"\s+") for p in longest_first)


_VERBS: Final[dict[str, str]] = {
    "Click": (
        "click on the, click on, click into, click inside, click within, click in,"
        "click at, click, double-click on, double-click, double click on,"
        "double click, triple-click on, triple click on, triple click,"
        "right-click on, right-click, right click on, right click, left-click,"
        "left click, tap on, tap, push, open up, open, expand, collapse, close,"
        "check off, tick, checkmark, untick, uncheck, toggle, submit, save, expand on, send,"
        "activate, enable, disable, turn on, turn off, switch on, switch off,"
        " confirm, accept, merge, dismiss, cancel,"
        "finalize, finish with, download, mark"
    ),
    "Enter": (
        "type in, type out, type, enter in, enter, fill in, fill out, fill up, fill,"
        "input, write down, write in, write, insert, paste in, paste, key in, put,"
        "replace, update, provide, edit, modify, search for, search up, append,"
        "specify, search, add"
    ),
    "Select": "select, choose, pick out, pick, set, change, opt for, switch, adjust",
    "Press": "press down on, press on, press, hit, strike, tab to, hold down, hold",
    "Scroll": "scroll, page down, page up",
    "Navigate": (
        "go back to, go back, go over to, go to, go into, navigate back to,"
        "navigate back, navigate over to, navigate to, navigate, visit, browse to,"
        "return to, move to, move over to, move, proceed to, head to, head over to,"
        "jump to, switch to, switch over to, access, back to, expand to, look to, go through, go, turn to"
    ),
    "Delete": (
        "delete, clear out, clear, remove, erase, backspace over, backspace,empty, wipe"
    ),
    "Read": (
        "read off, read, report back, report, count up, count, note down, note, find,"
        "identify, locate, look for, look at, look through, look up, look under,"
        "look over, look, explore, follow, state, observe, verify, check that, check if, check whether,"
        "check the, check, record, review, view, answer, result, see, list,"
        "calculate, sum up, sum, add up, determine, ensure, make sure, make note,"
        "take note, remember, wait, return, repeat, continue, keep, stop, tell,"
        "examine, inspect, compare, notice, provide the answer, provide an answer,"
        "scan, mention, give, expect, begin, start, get, compute, search through,"
        "browse through, browse, filter, memorize, retrieve, total, ignore, leave,"
        "use, make, write down the answer, skim, output, share, present"
    ),
    "Other": "hover over, hover on, hover, highlight, drag, copy, cut, upload, swipe, zoom in",
}

VERB_OF: Final[dict[str, str]] = {
    phrase.strip(): verb for verb, row in _VERBS.items() for phrase in row.split(",")
}
"""Phrase -> canonical verb."""

_NOUNS_TOO: Final = (
    "add, answer, back to, begin, cancel, change, check, compare, continue, copy,"
    "edit, filter, get, give, go, keep, list, look, make, mark, mention, merge, note,"
    "output, present, record, report, result, return, review, save, search, see, send,"
    "share, start, state, stop, submit, switch, tell, total, use, view"
)
"""Verbs that also name things: taken for a verb only where a sentence starts."""

_WEAK: Final = {phrase.strip() for phrase in _NOUNS_TOO.split(",")}

VERB_AT_START: Final = re.compile(
    rf"(?:{_any_of(list(VERB_OF))})(?![\w'\u2019-])", re.IGNORECASE
)
VERB_INSIDE: Final = re.compile(
    rf"(?:{_any_of([v for v in VERB_OF if v not in _WEAK])})(?![\w'\u2019-])",
    re.IGNORECASE,
)

ADVERB: Final = re.compile(
    r"(?:(?:then|next|now|finally|firstly|first|again|also|please|optionally|lastly|"
    r"afterwards?|after that|once more|simply|just|to|alternatively|instead|"
    r"immediately|subsequently|manually|carefully|proceed to|be sure to|and|so|or|"
    r"thus|as such|you(?:['\u2019]ll| will| can| should| must| may| might)?"
    r"(?: (?:then|also|now|first|want to|need to|have to))*|"
    r"we(?: will| can| should| must)?(?: (?:then|also|now|first|want to|need to))*|"
    r"(?:the\s+)?(?:users?|person|agent|operator|clerk|employee|i|they|he|she)"
    r"(?:\s+(?:then|now|first|should|must|can|will|may|has to|have to|needs? to))*|"
    r"use the mouse to|try to|continue to|above)[,:]?\s+)",
    re.IGNORECASE,
)
"""What may stand between the start of a clause and its verb."""

GERUND: Final = re.compile(
    r"\bby\s+(click|press|hitt?|select|choos|typ|enter|pick|sett?|navigat|scroll)ing\b",
    re.IGNORECASE,
)
"""How a step says by which action a thing is done."""

STEMS: Final = {"hitt": "hit", "choos": "choose", "typ": "type", "sett": "set"} | {
    "navigat": "navigate"
}
"""Stem before "-ing" -> verb, where they differ."""

KINDS: Final[dict[str, str]] = {
    "hyperlink": "link",
    "link": "link",
    "button": "button",
    "radio button": "radio",
    "radio": "radio",
    "check box": "checkbox",
    "checkbox": "checkbox",
    "tick box": "checkbox",
    "drop-down menu": "dropdown",
    "dropdown menu": "dropdown",
    "drop down menu": "dropdown",
    "drop-down list": "dropdown",
    "dropdown list": "dropdown",
    "dropdown box": "dropdown",
    "dropdown button": "dropdown",
    "dropdown arrow": "dropdown",
    "dropdown": "dropdown",
    "drop-down": "dropdown",
    "drop down": "dropdown",
    "select box": "dropdown",
    "combo box": "dropdown",
    "list": "dropdown",
    "date selector": "field",
    "date picker": "field",
    "selector": "dropdown",
    "text field": "field",
    "text area": "field",
    "textarea": "field",
    "text box": "field",
    "text-box": "field",
    "text input": "field",
    "textbox": "field",
    "input field": "field",
    "input box": "field",
    "input": "field",
    "search bar": "field",
    "search box": "field",
    "search field": "field",
    "entry field": "field",
    "date box": "field",
    "box": "field",
    "field": "field",
    "menu item": "option",
    "menu option": "option",
    "dropdown item": "option",
    "dropdown option": "option",
    "option": "option",
    "options": "option",
    "item": "option",
    "entry": "option",
    "choice": "option",
    "suggestion": "option",
    "tab": "tab",
    "menu": "menu",
    "icon": "icon",
    "arrow": "icon",
    "symbol": "icon",
    "key": "key",
    "row": "row",
    "column header": "column",
    "column": "column",
    "header": "column",
    "section": "section",
    "heading": "section",
    "page": "page",
    "card": "link",
    "pane": "link",
    "label": "text",
    "text": "text",
    "title": "text",
}
"""Word in the text -> kind of element."""

KIND: Final = re.compile(rf"\b(?:{_any_of(list(KINDS))})s?\b(?!:)", re.IGNORECASE)

KEYS: Final[dict[str, str]] = {
    "enter": "Enter",
    "return": "Enter",
    "tab": "Tab",
    "escape": "Escape",
    "esc": "Escape",
    "space": "Space",
    "spacebar": "Space",
    "space bar": "Space",
    "backspace": "Backspace",
    "delete": "Delete",
    "down arrow": "ArrowDown",
    "up arrow": "ArrowUp",
    "left arrow": "ArrowLeft",
    "right arrow": "ArrowRight",
    "page down": "PageDown",
    "page up": "PageUp",
    "home": "Home",
    "end": "End",
}
"""Name of a key, lower case -> the name that the DOM gives it."""

CHORD: Final = re.compile(
    r"\b(?:ctrl|control|cmd|command|alt|option|shift|meta|⌘)(?:\s*[+-]\s*\w+)+",
    re.IGNORECASE,
)

PLACE: Final = re.compile(
    r"(?:(?<=\s)|^)(?:just\s+|directly\s+|right\s+|immediately\s+)?"
    r"(?:under(?:neath)?|below|beneath|above|beside|near|next\s+to|adjacent\s+to|"
    r"inside(?:\s+of)?|within|into|in(?!\s+order\b)|on|at|from|by|with|without|"
    r"to\s+the\s+(?:very\s+|far\s+|immediate\s+|bottom\s+|top\s+)?(?:left|right|top|bottom)|"
    r"(?:to\s+)?(?:left|right)\s+(?:of|to)|located|found|positioned|situated|which|that|"
    r"where|who|whose|corresponding|until|till|using|after|before|so|between|"
    r"among|across|along|through|via|for|of|again|as|labell?ed|called|named|titled|"
    r"saying|marked|reading|associated|representing|containing|appearing|directly|"
    r"displayed|shown|listed|when|while|once|and|or|is|are|will|has|if|unless|"
    r"because|since|e\.g\.|such)(?=\s|$|[,.:])",
    re.IGNORECASE,
)
"""Where a noun phrase ends and words about its place or purpose begin."""

NAMES_IT: Final = re.compile(
    r"^(?:that\s+|which\s+)?(?:is\s+|are\s+)?(?:labell?ed|called|named|titled|saying|says|"
    r"reads|reading|marked|with\s+the|with|of|for|corresponding\s+to|associated\s+with|"
    r"containing|contains)\b",
    re.IGNORECASE,
)
"""A relation after which a quoted name belongs to the element before it."""

STANDS_BY_IT: Final = re.compile(
    r"^(?:(?:that|which)\s+is\s+|located\s+|directly\s+|right\s+|just\s+)*"
    r"(?:next\s+to|in\s+front\s+of|beside|under(?:neath)?|below|beneath|above|in|inside|within|on|at|"
    r"near|by|to\s+the\s+(?:immediate\s+)?(?:left|right)\s+of|(?:left|right)\s+(?:of|to)|adjacent\s+to)\b",
    re.IGNORECASE,
)
"""A relation by which a caption stands beside a field that has no name."""

BEFORE_NAME: Final = re.compile(
    r"(?:(?i:(?:the\s+)?(?:very\s+)?(?:end|start|beginning)\s+of(?:\s+the\s+text\s+in)?)\s+|"
    r"(?:(?i:the|an?|this|that|your|its|their|any|all|each|one|of|on|onto|into|in|inside|"
    r"within|at|over|through|for|to)|out|up|down|away|"
    r"red|blue|green|gr[ae]y|black|white|orange|yellow|purple|pink|dark|light|bold(?:ed)?|"
    r"big|large|small|tiny|little|empty|blank|very|colou?red|round|square|circle|"
    r"circular|desired|correct|relevant|matching|\d+(?:st|nd|rd|th)|first|"
    r"second|third|fourth|fifth|last|appropriate|corresponding|same|new|"
    r"appearing|pop-?up|pop-?out|pop-?down|visible)(?:\s*,\s*|\s+(?:and\s+)?))+"
)
"""Articles, prepositions and adjectives that lead up to a name."""

PRONOUNS: Final = frozenset(
    {"", "it", "this", "that", "them", "there", "one", "here", "the", "again"}
)
