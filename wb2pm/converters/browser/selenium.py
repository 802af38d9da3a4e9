"""Projects of Selenium IDE (``.side``): each test is the trace of a script.

The format as the IDE's own projects have it (SeleniumHQ/selenium-ide, commit
4ad0ce7). A test is a script, not a log: it has no clock, checks what it sees, may
branch and may refer to variables that only a run would fill in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

import msgspec
from msgspec import Struct

from wb2pm.converters.browser.scripted import scripted_event, steering_issue
from wb2pm.converters.browser.selectors import element_of
from wb2pm.converters.pages.templates import join_address
from wb2pm.converters.sources.sniffing import first_bytes
from wb2pm.converters.sources.times import NO_CLOCK
from wb2pm.errors import ConversionError
from wb2pm.events import Action, AttributeValue, Demonstration, Issue, UIEvent

FORMAT: Final = "selenium-ide"
_ACTIONS: Final[dict[str, Action]] = {
    "open": "navigate",
    "click": "click",
    "clickAt": "click",
    "check": "click",
    "uncheck": "click",
    "doubleClick": "double_click",
    "doubleClickAt": "double_click",
    "type": "type",
    "editContent": "type",
    "sendKeys": "type",
    "select": "select",
    "addSelection": "select",
    "removeSelection": "select",
    "submit": "submit",
    "mouseOver": "hover",
    "dragAndDropToObject": "drag",
    "dragAndDropToObjectAt": "drag",
    "selectWindow": "tab_switch",
    "close": "tab_close",
    "answerOnNextPrompt": "other",
    "webdriverAnswerOnVisiblePrompt": "other",
    "webdriverChooseOkOnVisibleConfirmation": "other",
    "webdriverChooseCancelOnVisibleConfirmation": "other",
    "webdriverChooseCancelOnVisiblePrompt": "other",
}
_STEERING = re.compile(
    r"(assert|verify|store|waitFor|wait|execute|run(Script)?$|if$|else(If)?$|end$|do$"
    r"|times$|while$|for(Each)?$|repeatIf$|echo$|pause$|debugger$|label$|gotoIf|setSpeed"
    r"|setWindowSize$|selectFrame$|choose|answer|mouse(Down|Up|Move|Out)|import|$)"
)
_BRANCHES: Final = frozenset({"if", "while", "times", "forEach", "do", "gotoIf"})
_KEY: Final = re.compile(r"\$\{KEY_([A-Z0-9_]+)\}")
_VARIABLE: Final = re.compile(r"\$\{(?!KEY_)[^}]*\}")
_DISABLED: Final = "//"


class _Command(Struct):
    command: str
    target: str = ""
    value: str = ""
    comment: str = ""
    targets: list[list[str]] = []


class _Test(Struct):
    name: str
    commands: list[_Command]


class _Project(Struct):
    tests: list[_Test]
    name: str = ""
    url: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeleniumReader:
    """Reads the tests of a Selenium IDE project, one demonstration each."""

    description: ClassVar[str] = "Selenium IDE project (.side): each test a trace"

    def claims(self, path: Path) -> str | None:
        """Claim a project by its ending and its tests."""
        if path.suffix.lower() != ".side" or b'"tests"' not in first_bytes(path, 2**20):
            return None
        return "ends in .side and holds tests"

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Read each test of a project; a test without an action has no event.

        Raises:
            ConversionError: If the file is no project.
        """
        try:
            project = msgspec.json.decode(path.read_bytes(), type=_Project)
        except (msgspec.DecodeError, UnicodeError) as exc:
            raise ConversionError(
                f"not a Selenium IDE project: {exc}", str(path)
            ) from exc
        for test in project.tests:
            yield _demonstration(test, project, path)


def _demonstration(test: _Test, project: _Project, path: Path) -> Demonstration:
    events: list[UIEvent] = []
    steering: list[str] = []
    issues = [NO_CLOCK]
    url = project.url or None
    for position, command in enumerate(test.commands):
        action = _ACTIONS.get(command.command)
        if action is None:
            issues += _reported(command, position, steering)
            continue
        if command.command == "open":
            url = join_address(project.url, command.target)
        found = list(_events(command, position, action, url))
        issues += [
            Issue(
                kind=kind,
                message=f"{command.command}: what {_VARIABLE.findall(_all(command))}"
                " stands for is known only when the script runs",
                event=event.id,
                where=f"command {position + 1}",
            )
            for event in found
            for kind in event.issues
        ]
        events += found
    if any(command.command in _BRANCHES for command in test.commands):
        message = "the script branches; its steps are in the order in which they stand"
        issues.append(Issue(kind="branches", message=message))
    disabled = [issue for issue in issues if issue.kind in _REPORTED]
    return Demonstration(
        id=f"{path.stem}: {test.name}",
        source=str(path),
        source_format=FORMAT,
        events=tuple(events),
        source_actions=len({event.source_index for event in events}) + len(disabled),
        workflow=test.name or None,
        intent=test.name or None,
        site=project.url or None,
        attributes={"project": project.name, "url": project.url},
        issues=(*issues, *steering_issue(steering)),
    )


_REPORTED: Final = frozenset({"disabled", "unknown_command", "not_expanded"})


def _reported(command: _Command, position: int, steering: list[str]) -> list[Issue]:
    """Report a command that is no event, unless it only checks, waits or steers."""
    name, where = command.command, f"command {position + 1}"
    if name.startswith(_DISABLED):
        message = f"{name.removeprefix(_DISABLED)!r} is switched off"
        return [Issue(kind="disabled", message=message, where=where)]
    if name == "run":
        message = f"it runs the test {command.target!r}, whose steps are not here"
        return [Issue(kind="not_expanded", message=message, where=where)]
    if _STEERING.match(name):
        steering.append(name or "empty")
        return []
    message = f"the command {name!r} of a plug-in is not known"
    return [Issue(kind="unknown_command", message=message, where=where)]


def _events(
    command: _Command, position: int, action: Action, url: str | None
) -> Iterator[UIEvent]:
    issues = ("unresolved_variable",) if _VARIABLE.search(_all(command)) else ()
    attributes: dict[str, AttributeValue] = {
        name: text
        for name, text in (
            ("comment", command.comment),
            ("locator", command.target),
            ("script_value", command.value),
        )
        if text
    }
    has_target = action not in {"navigate", "tab_switch", "tab_close", "other"}
    target = None
    if has_target:
        others = [entry[0] for entry in command.targets if entry]
        known = (
            {"checked": command.command == "check"} if "heck" in command.command else {}
        )
        target = element_of([command.target, *others], known)
    for part, (act, value) in enumerate(_parts(command, action, url)):
        yield scripted_event(
            position,
            part,
            action=act,
            raw_action=command.command,
            target=target,
            value=value,
            url=None if action == "navigate" else url,
            url_after=url if action == "navigate" else None,
            attributes=attributes,
            issues=issues,
        )


def _parts(
    command: _Command, action: Action, url: str | None
) -> Iterator[tuple[Action, str | None]]:
    """Return what a command does, one after the other: keys go between texts."""
    if action == "navigate":
        yield action, url
    elif command.command == "sendKeys":
        pieces = _KEY.split(command.value)
        for number, piece in enumerate(pieces):
            if number % 2:
                yield "press", piece.replace("_", " ").title().replace(" ", "")
            elif piece or len(pieces) == 1:
                yield "type", piece
    elif action == "select":
        yield action, command.value.partition("=")[2] or command.value
    elif action in {"type", "drag", "other"}:
        yield action, command.value
    else:
        yield action, None


def _all(command: _Command) -> str:
    return f"{command.target} {command.value}"
