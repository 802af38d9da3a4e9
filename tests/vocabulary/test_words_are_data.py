"""No module outside `wb2pm.vocabulary` holds words of a natural language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, get_args

import msgspec
import pytest

from wb2pm.events import Action
from wb2pm.vocabulary.kinds import KINDS
from wb2pm.vocabulary.language import language, languages
from wb2pm.vocabulary.verbs import VERBS

PACKAGE: Final = Path(__file__).parents[2] / "wb2pm"
MODULES: Final = sorted(
    path.relative_to(PACKAGE).as_posix()
    for path in PACKAGE.rglob("*.py")
    if "vocabulary" not in path.relative_to(PACKAGE).parts
)
ENOUGH: Final = 3
"""So many words of a language's file make a list of words."""
WORD: Final = re.compile(r"(?:[^\W\d_]{2,}[ '-]?)*[^\W\d_]{2,}")
IDENTIFIERS: Final = frozenset(
    [
        "a",
        "article",
        "aside",
        "body",
        "button",
        "caption",
        "cell",
        "checkbox",
        "col",
        "column",
        "columnheader",
        "combobox",
        "dialog",
        "div",
        "document",
        "element",
        "field",
        "fieldset",
        "file",
        "footer",
        "form",
        "grid",
        "gridcell",
        "group",
        "header",
        "heading",
        "hidden",
        "html",
        "image",
        "img",
        "input",
        "label",
        "legend",
        "li",
        "link",
        "list",
        "listbox",
        "listitem",
        "main",
        "map",
        "menu",
        "menubar",
        "menuitem",
        "meter",
        "name",
        "nav",
        "ol",
        "option",
        "page",
        "password",
        "progressbar",
        "radio",
        "radiogroup",
        "range",
        "region",
        "reset",
        "row",
        "rowheader",
        "search",
        "searchbox",
        "section",
        "select",
        "separator",
        "slider",
        "span",
        "spinbutton",
        "status",
        "submit",
        "switch",
        "tab",
        "table",
        "tablist",
        "tabpanel",
        "tbody",
        "td",
        "text",
        "textarea",
        "textbox",
        "th",
        "thead",
        "time",
        "title",
        "toolbar",
        "tooltip",
        "tr",
        "tree",
        "treeitem",
        "ul",
        "url",
        "value",
        "blur",
        "change",
        "check",
        "clear",
        "click",
        "close",
        "contextmenu",
        "copy",
        "cut",
        "date",
        "dblclick",
        "delete",
        "drag",
        "drop",
        "enter",
        "error",
        "escape",
        "focus",
        "fill",
        "goto",
        "hover",
        "input",
        "keydown",
        "keypress",
        "keyup",
        "load",
        "message",
        "mousedown",
        "mouseup",
        "move",
        "navigate",
        "open",
        "paste",
        "press",
        "redo",
        "refresh",
        "scroll",
        "tap",
        "type",
        "uncheck",
        "undo",
        "upload",
        "wait",
        "Alt",
        "ArrowDown",
        "ArrowLeft",
        "ArrowRight",
        "ArrowUp",
        "Backspace",
        "Control",
        "Delete",
        "End",
        "Enter",
        "Escape",
        "Home",
        "Meta",
        "PageDown",
        "PageUp",
        "Shift",
        "Space",
        "Tab",
        "account",
        "action",
        "activity",
        "amount",
        "case",
        "code",
        "count",
        "data",
        "day",
        "email",
        "event",
        "id",
        "key",
        "keys",
        "month",
        "number",
        "order",
        "source",
        "start",
        "state",
        "step",
        "target",
        "token",
        "user",
        "username",
        "year",
        "false",
        "none",
        "null",
        "true",
        "yes",
        "no",
    ]
)
"""Words that programs give to one another: HTML tags and input types, ARIA roles, DOM
events and keys, commands of recorders, and columns of tables."""
CLOSED: Final = frozenset(
    word.casefold() for word in {*IDENTIFIERS, *KINDS, *VERBS, *get_args(Action)}
)

OF_PROGRAMS: Final = {
    "converters/agents/bracket_calls.py": "commands that agents write",
    "converters/agents/keys.py": "names that programs give to keys",
    "converters/browser/selectors.py": "operators of XPath",
    "converters/browser/selenium.py": "commands of Selenium IDE",
    "converters/browsergym/workarena.py": "names of WorkArena's tasks",
    "converters/desktop/agentnet_trajectories.py": "functions of pyautogui",
    "converters/desktop/controls.py": "roles of operating systems",
    "converters/desktop/keyboard.py": "names that programs give to keys",
    "converters/labels/accessible_names/roles.py": "roles of ARIA and tags of HTML",
    "converters/labels/steps/steps.py": "names that events give to keys",
    "converters/ocel/records.py": "parts of addresses, as frameworks make them",
    "converters/redaction/assigned.py": "statements of SQL",
    "converters/redaction/rules.py": "how makers begin their keys",
    "converters/redaction/spans.py": "what programs call secrets",
    "converters/redaction/values.py": "attributes of events",
    "converters/webarena/runs.py": "commands that agents write",
    "converters/wonderbread/extension.py": "members of the recorder's files",
    "converters/wonderbread/focus.py": "names that the recorder gives to keys",
    "converters/wonderbread/form.py": "members of the recorder's files",
    "discovery/conformance/continuity/fields.py": "names that events give to keys",
    "discovery/conformance/grounding/doing.py": "names that events give to keys",
    "evaluation/deviation_edits.py": "kinds of edits",
    "evaluation/improving.py": "metrics, and what is told of an improvement",
    "evaluation/published/judge_noise.py": "columns of a table",
    "evaluation/segmentation_uilogs.py": "members of a prediction",
    "llm/rules/question_kinds.py": "kinds of questions",
    "llm/rules/questions.py": "kinds of questions",
    "record/secrets.py": "members of the recorder's files",
    "record/withheld.py": "members of the recorder's files",
    "report/files.py": "names that Windows keeps to itself",
}
"""Modules whose lists are what programs say, word for word, and in no language."""


@cache
def words_of_files() -> frozenset[str]:
    """Collect every phrase of every language's file, without what programs say."""
    found: set[str] = set()

    def collect(value: object) -> None:
        if isinstance(value, str):
            found.add(value.casefold())
        elif isinstance(value, dict):
            for inner in value.values():
                collect(inner)
        elif isinstance(value, list | tuple):
            for inner in value:
                collect(inner)

    for code in languages():
        known = language(code)
        for name in known.__struct_fields__:
            section = getattr(known, name)
            if name not in {
                "code",
                "name",
                "english_name",
                "stemmer",
                "letters",
                "prose",
                "sentences",
            }:
                collect(msgspec.to_builtins(section, enc_hook=lambda _: None))
    return frozenset(word for word in found if len(word) > 1) - CLOSED


def texts(node: ast.AST) -> Iterator[str]:
    """Yield the texts that a literal holds, however deep."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def lists_of_words(path: Path) -> list[str]:
    """List the literals of a module that hold words of a language's file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[str] = []
    for node in ast.walk(tree):
        held: set[str] = set()
        if not isinstance(node, ast.expr):
            continue
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            held = {text.casefold() for text in texts(node)}
        elif is_pattern(node):
            held = {
                word.casefold()
                for text in texts(node)
                for word in WORD.findall(re.sub(r"\\.", " ", text))
            }
        words = held & words_of_files()
        if len(words) >= ENOUGH:
            found.append(f"line {node.lineno}: {sorted(words)}")
    return found


def is_pattern(node: ast.AST) -> bool:
    """Return whether a call makes or uses a regular expression."""
    if not isinstance(node, ast.Call):
        return False
    name = ast.unparse(node.func)
    return name.startswith("re.")


@pytest.mark.parametrize("module", [m for m in MODULES if m not in OF_PROGRAMS])
def test_a_module_holds_no_list_of_words(module: str) -> None:
    """Whoever adds a language adds one file, and touches no code."""
    assert lists_of_words(PACKAGE / module) == []


def test_the_modules_that_are_left_out_are_there() -> None:
    """No name stays on a list after its module has gone."""
    assert set(OF_PROGRAMS) - set(MODULES) == set()


def test_lists_and_patterns_of_words_are_found(tmp_path: Path) -> None:
    """In collections and in regular expressions; names of tags are none."""
    module = tmp_path / "module.py"
    module.write_text(
        "import re\n"
        "A = {'senden': 1, 'speichern': 2, 'löschen': 3}\n"
        "B = re.compile(r'\\b(?:annuler|enregistrer|fermer)\\b')\n"
        "C = ['button', 'input', 'select']\n"
        "D = 'senden speichern löschen'\n",
        encoding="utf-8",
    )

    found = lists_of_words(module)

    assert found == [
        "line 2: ['löschen', 'senden', 'speichern']",
        "line 3: ['annuler', 'enregistrer', 'fermer']",
    ]
