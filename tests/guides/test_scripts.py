"""Scripts that do a procedure: data of recordings never becomes code."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.guides.screens import BUTTON, LINES, NOON, answered, click, prepared, screen
from tests.guides.test_guides import HOSTILE
from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.events import Activity, Element, UIEvent
from wb2pm.guides.operations import CannotBeDoneError, operations
from wb2pm.guides.parameters import Parameters
from wb2pm.guides.script import script_text, script_work

DATA = (ast.Constant, ast.List, ast.Dict)


def data_of(source: str) -> ast.expr:
    """Return the data of a script."""
    (data,) = (
        node.value
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.target.id == "WORK"
        and node.value
    )
    return data


def program_of(source: str) -> list[str]:
    """Return what a script does, without its data."""
    return [
        ast.dump(node)
        for node in ast.parse(source).body
        if not isinstance(node, ast.AnnAssign)
    ]


def event(action: Any, target: Element | None = None, **said: Any) -> UIEvent:
    """Do something."""
    return UIEvent(
        id="1",
        action=action,
        raw_action=said.pop("raw_action", action),
        source_index=1,
        started_at=NOON,
        ended_at=NOON,
        time_quality="recorded",
        target=target,
        **said,
    )


def activity(*events: UIEvent, verb: str = "Click", **said: Any) -> Activity:
    """Call it something."""
    return Activity(label=f"{verb} 'it'", verb=verb, events=events, **said)


FIELD = Element(
    tag="input",
    role="textbox",
    attributes={"accessible_name": "Name", "selector": "#name"},
    path="//*[@id='name']",
)
WAYS = [
    ["role", "textbox", "Name"],
    ["label", "Name"],
    ["css", "role", "textbox", "#name"],
    ["xpath", "role", "textbox", "//*[@id='name']"],
]


@pytest.mark.parametrize(
    "text", [*HOSTILE, "'''", '"""', "\\", "'); import os; ('", "\n"]
)
def test_every_text_is_a_literal(text: str) -> None:
    """The program is the same, its data are constants, and they are the text."""
    work = {"start": text, "steps": [{"ops": [{"ways": [["css", text]], text: True}]}]}

    source = script_text(work)

    assert source.isascii()
    assert all(
        isinstance(node, DATA)
        for node in ast.walk(data_of(source))
        if isinstance(node, ast.expr)
    )
    assert ast.literal_eval(data_of(source)) == work
    assert program_of(source) == program_of(script_text({}))


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_recordings_make_data_alone(text: str) -> None:
    """Through labels, redaction and the procedure."""
    seen = screen([*LINES, BUTTON], None, url=text, title=text)
    made = click(seen, at=BUTTON._replace(text=text))
    ready = prepared(made)

    source = script_text(script_work(answered(ready), ready))

    assert program_of(source) == program_of(script_text({}))
    assert ast.literal_eval(data_of(source))["start"] is None


def test_what_was_entered_is_a_parameter() -> None:
    """Found by name first; the keys that only lead up to it are left out."""
    parameters = Parameters()
    typed = activity(
        event("click", FIELD),
        event("press", FIELD, value="Ctrl+A"),
        event("type", FIELD, value="Ann"),
        event("press", FIELD, value="Enter"),
        verb="Enter",
        element="Name",
        value="Ann",
    )

    assert operations(typed, parameters) == [
        {"do": "enter", "ways": WAYS, "value": "Name"},
        {"do": "press", "keys": "Enter"},
    ]
    assert parameters.values == {"Name": "Ann"}


def test_a_masked_value_comes_from_the_environment() -> None:
    """So does one of which only a part is masked."""
    parameters = Parameters()
    for value in ("[password]", "mail [email] now"):
        typed = activity(
            event("type", FIELD, value=value),
            verb="Enter",
            element="Pässword",
            value=value,
        )
        operations(typed, parameters)

    assert parameters.values == {}
    assert parameters.secrets == {
        "Pässword": "WB2PM_PASSWORD",
        "Pässword 2": "WB2PM_PASSWORD_2",
    }


def test_a_row_is_found_by_a_parameter_alone() -> None:
    """Not by its place among the rows, which is another tomorrow."""
    link = Element(tag="a", role="link", text="Lantern", path="/html/a[7]")
    parameters = Parameters()

    done = operations(activity(event("click", link), name_source="row"), parameters)

    assert done == [
        {
            "do": "click",
            "ways": [["role=", "link", "Click 'it'"], ["text=", "a", "Click 'it'"]],
        }
    ]
    assert parameters.values == {"Click 'it'": "Lantern"}


@pytest.mark.parametrize(
    ("done", "operation"),
    [
        (
            event("press", value="Ctrl+Shift+F"),
            {"do": "press", "keys": "Control+Shift+F"},
        ),
        (event("press", value="Ctrl++"), {"do": "press", "keys": "Control++"}),
        (event("press", value="Escape"), {"do": "press", "keys": "Escape"}),
        (event("hover", FIELD), {"do": "hover", "ways": WAYS}),
        (event("double_click", FIELD), {"do": "double_click", "ways": WAYS}),
        (
            event("click", FIELD, raw_action="uncheck"),
            {"do": "tick", "ways": WAYS, "ticked": False},
        ),
        (event("press", FIELD, value="Enter"), {"do": "click", "ways": WAYS}),
        (
            event("navigate", value="http://a.example/"),
            {"do": "goto", "address": "http://a.example/"},
        ),
    ],
)
def test_what_was_done_can_be_done_again(
    done: UIEvent, operation: dict[str, Any]
) -> None:
    """Each action that a browser can be told to do."""
    verb = "Press" if operation["do"] == "press" else "Click"

    assert operations(activity(done, verb=verb), Parameters()) == [operation]


@pytest.mark.parametrize(
    ("done", "why"),
    [
        (event("click", Element(tag="canvas")), "its element cannot be found again"),
        (event("click"), "its element cannot be found again"),
        (event("navigate", value="javascript:alert(1)"), "none of the web"),
        (event("navigate", value="http://a.example/?t=[token]"), "none of the web"),
        (event("drag", FIELD), r"cannot do again what was done \(drag\)"),
        (event("press", value="[password]"), "the key is not known"),
        (event("scroll", value="down"), "nothing was recorded that a script can do"),
        (
            event(
                "click", Element(tag="a", path="//a >> internal:control=enter-frame")
            ),
            "its element cannot be found again",
        ),
    ],
)
def test_what_a_script_cannot_do_is_said(done: UIEvent, why: str) -> None:
    """Rather than done in some other way."""
    with pytest.raises(CannotBeDoneError, match=why):
        operations(activity(done), Parameters())


def script(folder: Path, *options: str) -> Path:
    """Have the script of a bundled recording written."""
    path = folder / "it.py"
    recording = str(demonstrations_of(4004)[0])

    result = CliRunner().invoke(
        main, ["sop", recording, "--playwright", str(path), *options]
    )

    assert result.exit_code == 0, result.output
    assert result.stdout == f"{path}\n"
    return path


def test_the_command_writes_a_script_that_lists_its_values(tmp_path: Path) -> None:
    """It needs no wb2pm, and says which secrets it wants."""
    path = script(tmp_path)

    def run(*options: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", str(path), *options]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, env={}, cwd=tmp_path
        )

    listed = json.loads(run("--list").stdout)
    assert listed["values"]["Username"] == "solveig"
    assert listed["secrets"] == {
        "Email": "WB2PM_EMAIL",
        "Password": "WB2PM_PASSWORD",
        "Password confirmation": "WB2PM_PASSWORD_CONFIRMATION",
    }
    missing = run()
    assert missing.returncode == 2
    assert "set the environment variables WB2PM_EMAIL, WB2PM_PASSWORD" in missing.stderr
    assert "known are 'Username'" in run("--value", "x=y").stderr


def test_a_script_is_the_same_each_time(tmp_path: Path) -> None:
    """Byte for byte."""
    assert script(tmp_path).read_bytes() == script(tmp_path).read_bytes()


def test_a_script_ends_in_py() -> None:
    """Whatever else is asked for is refused, before anything is read."""
    result = CliRunner().invoke(main, ["sop", "nothing", "--playwright", "it.sh"])

    assert result.exit_code == 2
    assert "a script ends in .py" in result.stderr


def test_a_day_of_a_calendar_is_chosen_by_its_month() -> None:
    """What was clicked is only the day; the value says more."""
    field = Element(tag="input", role="textbox", label="Until")
    turn = Element(tag="button", role="button", text="Next")
    day = Element(tag="td", role="cell", text="10")
    chosen = Activity(
        label="Select 'Until'",
        verb="Select",
        events=(event("click", field), event("click", turn), event("click", day)),
        element="Until",
        value="10 December 2026",
    )

    opened, choosing = operations(chosen, Parameters())

    assert opened["do"] == "click"
    assert choosing == {
        "do": "choose_day",
        "value": "Until",
        "day": 0,
        "as": "10 December 2026",
        "ways": [["role", "cell", "10"], ["text", "td", "10"]],
        "turning": [[["role", "button", "Next"], ["text", "button", "Next"]]],
    }
