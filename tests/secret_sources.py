"""Recordings of every form that carry lines with secrets, where each can stand."""

from __future__ import annotations

import csv
import html
import io
import json
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import pandas as pd

from tests import secret_sources_of_agents as agents
from tests import secret_sources_of_desktops as desktops
from tests.converters.traces import Trace, write_trace
from tests.secret_lines import Line
from wb2pm.converters.tables.parquet import write_parquet
from wb2pm.converters.xes.writer import write_xes

_PAGE = "https://pier.test/crew"
_START_MS = 1_700_000_000_000


def _at(place: int) -> str:
    return f"2026-11-03T{8 + place // 3600:02}:{place // 60 % 60:02}:{place % 60:02}"


def _url(line: Line) -> str:
    return line.text if line.where == "address" else _PAGE


def _title(line: Line) -> str:
    return line.text if line.where == "title" else "Crew"


def _typed(line: Line) -> bool:
    return line.where in {"field", "terminal"}


def _shown(line: Line) -> str:
    return line.text if line.where == "text" else "Save"


def _label(line: Line) -> str:
    return line.label if line.where == "field" else "Terminal"


def wonderbread(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a recording of WONDERBREAD."""
    trace = Trace()
    for line in lines:
        caption, name = html.escape(_label(line)), html.escape(line.name or "line")
        trace.show(
            f'<main><form><label for="f">{caption}</label><input id="f" name="{name}">'
            f'</form><p id="t">{html.escape(_shown(line))}</p></main>',
            url=_url(line),
        )
        if _typed(line):
            trace.click("#f").type(line.text.replace("\n", " "), "#f")
        else:
            trace.click("#t")
    content = trace.content()
    content["webarena"]["intent"] = "Work through: " + " / ".join(
        line.text for line in lines if line.where == "text"
    )
    return write_trace(folder, content)


def devtools(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a script of the DevTools Recorder."""
    steps: list[dict[str, Any]] = []
    for line in lines:
        steps.append({"type": "navigate", "url": _url(line)})
        if _typed(line):
            found = [[f"aria/{_label(line)}"], [f"#{line.name or 'line'}"]]
            steps.append({"type": "change", "selectors": found, "value": line.text})
        else:
            steps.append({"type": "click", "selectors": [[f"text/{_shown(line)}"]]})
    return _json(folder / "script.json", {"title": "Work", "steps": steps})


def selenium(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a project of Selenium IDE."""
    commands: list[dict[str, Any]] = []
    for line in lines:
        commands.append({"command": "open", "target": _url(line), "value": ""})
        if _typed(line):
            label = _label(line)
            target = (
                f'xpath=//input[@aria-label="{label}"]'
                if label
                else f"name={line.name}"
            )
            commands.append({"command": "type", "target": target, "value": line.text})
        else:
            commands.append(
                {"command": "click", "target": f"linkText={_shown(line)}", "value": ""}
            )
    for number, command in enumerate(commands):
        command |= {"id": str(number), "comment": "", "targets": []}
    test = {"id": "t", "name": "work", "commands": commands}
    content = {"id": "p", "version": "2.0", "name": "P", "url": _PAGE, "tests": [test]}
    return _json(folder / "project.side", content)


def playwright(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a trace of Playwright."""
    told: list[dict[str, Any]] = [
        {
            "type": "context-options",
            "version": 7,
            "origin": "library",
            "browserName": "chromium",
            "wallTime": _START_MS,
            "monotonicTime": 0.0,
            "title": "work",
        }
    ]
    for place, line in enumerate(lines):
        method, params = "click", {"selector": f"text={_shown(line)}"}
        if _typed(line):
            found = (
                f'internal:label="{_label(line)}"i'
                if line.label
                else f"[name={line.name or 'line'}]"
            )
            method, params = "fill", {"selector": found, "value": line.text}
        for number, (name, given) in enumerate(
            (("goto", {"url": _url(line)}), (method, params))
        ):
            at = 1000.0 * (2 * place + number + 1)
            call = f"call@{2 * place + number}"
            told += [
                {
                    "type": "before",
                    "callId": call,
                    "startTime": at,
                    "class": "Frame",
                    "method": name,
                    "apiName": f"page.{name}",
                    "params": given,
                    "pageId": "page@1",
                },
                {"type": "after", "callId": call, "endTime": at + 500},
            ]
    path = folder / "work.trace.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("trace.trace", "\n".join(map(json.dumps, told)))
        archive.writestr("trace.network", "")
    return path


def rrweb(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a recording of rrweb, each line on a page of its own."""
    records: list[dict[str, Any]] = []

    def add(kind: int, data: dict[str, Any]) -> None:
        at = _START_MS + 500 * len(records)
        records.append({"type": kind, "data": data, "timestamp": at})

    for line in lines:
        field = {"id": "f", "name": line.name or "line", "type": "text"}
        body = [
            _node(4, "label", _label(line), **{"for": "f"}),
            _node(5, "input", **field),
            _node(6, "button", _shown(line)),
        ]
        page = {
            "type": 0,
            "id": 1,
            "childNodes": [
                _node(
                    2,
                    "html",
                    _node(3, "head", _node(8, "title", _title(line))),
                    _node(7, "body", *body),
                )
            ],
        }
        add(4, {"href": _url(line), "width": 800, "height": 600})
        add(2, {"node": page, "initialOffset": {"left": 0, "top": 0}})
        if _typed(line):
            add(3, {"source": 5, "id": 5, "text": line.text, "isChecked": False})
        else:
            add(3, {"source": 2, "type": 2, "id": 6, "x": 5, "y": 6})
    return _json(folder / "session.json", records)


def _node(number: int, tag: str, *children: Any, **attributes: str) -> dict[str, Any]:
    return {
        "type": 2,
        "tagName": tag,
        "id": number,
        "attributes": attributes,
        "childNodes": [
            {"type": 3, "id": number * 100, "textContent": child}
            if isinstance(child, str)
            else child
            for child in children
        ],
    }


def action_logger(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a log of the Action Logger."""
    rows = [
        {
            "caseID": "7",
            "timeStamp": _at(place) + ".250Z",
            "userID": "kim",
            "targetApp": "Chrome",
            "eventType": "editField" if _typed(line) else "clickButton",
            "url": _url(line),
            "content": line.text if _typed(line) else "",
            "target.id": "f",
            "target.tagName": "INPUT" if _typed(line) else "BUTTON",
            "target.type": "text" if _typed(line) else "submit",
            "target.name": line.name or _label(line),
            "target.value": line.text if _typed(line) else "",
            "target.innerText": "" if _typed(line) else _shown(line),
            "target.title": line.label or (line.text if line.where == "title" else ""),
        }
        for place, line in enumerate(lines)
    ]
    columns = (
        "caseID timeStamp userID targetApp eventType url content target.workbookName"
        " target.sheetName target.id target.class target.tagName target.type target.name"
        " target.value target.innerText target.checked target.href target.option"
        " target.title target.innerHTML"
    )
    return _table(folder / "log.csv", columns.split(), rows, ",")


def smartrpa(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a log of SmartRPA."""
    rows = [
        {
            "timestamp": _at(place) + ".250",
            "user": "kim",
            "category": "Browser",
            "application": "Chrome",
            "event_type": "changeField" if _typed(line) else "clickButton",
            "id": line.name,
            "title": line.text if line.where == "title" else "Crew",
            "browser_url": _url(line),
            "tag_category": "INPUT" if _typed(line) else "BUTTON",
            "tag_type": "text" if _typed(line) else "submit",
            "tag_name": line.name,
            "tag_value": line.text if _typed(line) else "",
            "tag_innerText": "" if _typed(line) else _shown(line),
            "tag_attributes": str({"aria-label": _label(line)}),
            "clipboard_content": line.text if line.where == "terminal" else "",
        }
        for place, line in enumerate(lines)
    ]
    columns = (
        "timestamp user category application event_type event_relevance event_src_path"
        " event_dest_path clipboard_content mouse_coord workbook current_worksheet"
        " cell_content cell_range window_size hotkey id title description browser_url"
        " eventQual tag_category tag_type tag_name tag_value tag_innerText tag_attributes"
        " xpath xpath_full screenshot"
    )
    return _table(folder / "smartrpa.csv", columns.split(), rows, ",")


def tockler(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a log of Tockler; every line is the title of a window."""
    rows = [
        {
            "Session": "1",
            "App": "Browser",
            "Type": "AppTrackItem",
            "Title": line.text,
            "Begin": _at(place).replace("T", " "),
            "End": _at(place + 1).replace("T", " "),
        }
        for place, line in enumerate(lines)
        if line.where != "field"
    ]
    columns = ["Session", "App", "Type", "Title", "Begin", "End"]
    return _table(folder / "tockler.csv", columns, rows, ";")


def activitywatch(folder: Path, lines: Sequence[Line]) -> Path:
    """Write an export of ActivityWatch; every line is a title or an address."""
    events = [
        {
            "id": place,
            "timestamp": _at(place) + "+00:00",
            "duration": 1.0,
            "data": {"app": "firefox", "title": line.text, "url": _url(line)},
        }
        for place, line in enumerate(lines)
        if line.where != "field"
    ]
    bucket = {
        "id": "aw-watcher-window_desk",
        "created": _at(0) + "+00:00",
        "type": "currentwindow",
        "client": "aw-watcher-window",
        "hostname": "desk",
        "events": events,
    }
    return _json(folder / "aw.json", {"buckets": {bucket["id"]: bucket}})


def event_log(folder: Path, lines: Sequence[Line]) -> Path:
    """Write an event log as a table."""
    rows = [
        {
            "Case ID": str(17 + place // 10),
            "Activity": f"Note {line.where}",
            "Complete Timestamp": _at(place).replace("T", " "),
            "Remark": "" if line.where == "field" else line.text,
            "Field": line.label or line.name,
            "Value": line.text if line.where == "field" else "",
        }
        for place, line in enumerate(lines)
    ]
    return _table(folder / "log.csv", list(rows[0]), rows, ";")


def xes(folder: Path, lines: Sequence[Line]) -> Path:
    """Write an event log as XES."""
    write_xes(_log(lines), folder / "log.xes")
    return folder / "log.xes"


def parquet(folder: Path, lines: Sequence[Line]) -> Path:
    """Write an event log as Parquet."""
    write_parquet(_log(lines), folder / "log.parquet")
    return folder / "log.parquet"


def _log(lines: Sequence[Line]) -> pd.DataFrame:
    return pd.DataFrame(
        {
            "case:concept:name": ["17" for _ in lines],
            "concept:name": [
                "Note" if line.where == "field" else line.text for line in lines
            ],
            "time:timestamp": pd.to_datetime(
                [_at(place) for place, _ in enumerate(lines)], utc=True
            ),
            "field": [line.label or line.name for line in lines],
            "value": [line.text if line.where == "field" else "" for line in lines],
        }
    )


def ocel(folder: Path, lines: Sequence[Line]) -> Path:
    """Write an object-centric log: events and what they are about hold the lines."""
    names = ("field", "value", "remark")
    attributes = [{"name": name, "type": "string"} for name in names]
    events, objects = [], []
    for place, line in enumerate(lines):
        said = {
            "field": line.label or line.name,
            "value": line.text if line.where == "field" else "",
            "remark": "" if line.where == "field" else line.text,
        }
        at = _at(place) + "Z"
        held = [{"name": name, "value": value} for name, value in said.items()]
        timed = [{**each, "time": at} for each in held]
        event = {"id": f"e{place}", "type": "Note", "time": at, "attributes": held}
        related = [{"objectId": f"o{place}", "qualifier": "about"}]
        events.append(event | {"relationships": related})
        objects.append({"id": f"o{place}", "type": "note", "attributes": timed})
    log = {
        "eventTypes": [{"name": "Note", "attributes": attributes}],
        "objectTypes": [{"name": "note", "attributes": attributes}],
        "events": events,
        "objects": [each | {"relationships": []} for each in objects],
    }
    return _json(folder / "log.json", log)


def _json(path: Path, content: Any) -> Path:
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return path


def _table(
    path: Path, columns: list[str], rows: list[dict[str, str]], delimiter: str
) -> Path:
    written = io.StringIO()
    writer = csv.DictWriter(written, columns, delimiter=delimiter, restval="")
    writer.writeheader()
    writer.writerows(rows)
    path.write_text(written.getvalue(), encoding="utf-8")
    return path


SOURCES: Final[dict[str, Callable[[Path, Sequence[Line]], Path]]] = {
    "action-logger": action_logger,
    "activitywatch": activitywatch,
    "agentnet": desktops.agentnet,
    "agentnet (data set)": desktops.data_set,
    "agentnet (trajectory)": desktops.trajectory,
    "android-control": agents.android_control,
    "android-in-the-wild": agents.in_the_wild,
    "android-in-the-zoo": agents.in_the_zoo,
    "browsergym": agents.browsergym,
    "devtools-recorder": devtools,
    "ducktrack": desktops.ducktrack,
    "ducktrack (fields)": desktops.ducktrack_fields,
    "event-log": event_log,
    "event-log (OCEL)": ocel,
    "event-log (Parquet)": parquet,
    "event-log (XES)": xes,
    "mind2web": agents.mind2web,
    "playwright": playwright,
    "rrweb": rrweb,
    "selenium-ide": selenium,
    "smartrpa": smartrpa,
    "tockler": tockler,
    "webarena": agents.webarena,
    "wonderbread": wonderbread,
}
"""Reader -> what writes a source for it."""
POLICIES: Final = {"ducktrack (fields)": "all-values"}
"""What has to be asked for where nothing tells which fields are secret."""
