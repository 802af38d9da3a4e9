"""One small source of every reader, invented or real."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pandas as pd

from tests.converters.desktop.desktops import recorded
from wb2pm.bundled import demonstrations_folder
from wb2pm.converters.xes.writer import write_xes

ACTION_LOGGER = """\
"caseID","timeStamp","userID","targetApp","eventType","url","content","target.workbookName","target.sheetName","target.id","target.class","target.tagName","target.type","target.name","target.value","target.innerText","target.checked","target.href","target.option","target.title","target.innerHTML"
"7","2024-03-01T09:00:01.250Z","kim","Excel","copyCell",,"Ada Byron","people.xlsx","People","A2",,,,,"Ada Byron",,,,,,
"7","2024-03-01T09:00:03.500Z","kim","Chrome","paste","https://forms.example/new","Ada Byron",,,"full_name",,"INPUT","text","person[name]",,,,,,,
"8","2024-03-01T09:00:04.000Z","kim","Excel","copyCell",,"Lin Wu","people.xlsx","People","A3",,,,,"Lin Wu",,,,,,
"7","2024-03-01T09:00:05.125Z","kim","Chrome","clickButton","https://forms.example/new",,,,"send",,"BUTTON","submit",,,"Save",,,,,
"""

SMARTRPA = """\
timestamp,user,category,application,event_type,event_relevance,event_src_path,event_dest_path,clipboard_content,mouse_coord,workbook,current_worksheet,cell_content,cell_range,window_size,hotkey,id,title,description,browser_url,eventQual,tag_category,tag_type,tag_name,tag_value,tag_innerText,tag_attributes,xpath,xpath_full,screenshot
2024-03-01T09:00:01.250,kim,OperatingSystem,EXCEL.EXE,programOpen,,C:\\Office\\EXCEL.EXE,,,"[680, 473]",,,,,,,,,,,,,,,,,,,,
2024-03-01T09:00:02.000,kim,MicrosoftOffice,Microsoft Excel,editCellSheet,,,,,,Book1,People,Ada Byron,B4,,,,,,,,,,,,,,,,
2024-03-01T09:00:03.000,kim,Browser,Edge,clickButton,,,,,"12,40",,,,,,,save,,,https://forms.example/new,,BUTTON,submit,go,,Save,"{'aria-label': 'Save person'}","id(""save"")",/HTML[1]/BODY[1]/BUTTON[1],
"""

TOCKLER = """\
Session;App;Type;Title;Begin;End
1;Microsoft Excel;AppTrackItem;people.xlsx - Excel;2024-03-01 09:00:01;2024-03-01 09:00:31
1;Microsoft Edge;AppTrackItem;New person - Personal;2024-03-01 09:00:31;2024-03-01 09:02:00
;Microsoft Edge;AppTrackItem;News;2024-03-01 09:02:00;2024-03-01 09:03:00
"""

ACTIVITYWATCH: dict[str, Any] = {
    "buckets": {
        "aw-watcher-window_desk": {
            "id": "aw-watcher-window_desk",
            "created": "2024-03-01T08:00:00+00:00",
            "type": "currentwindow",
            "client": "aw-watcher-window",
            "hostname": "desk",
            "events": [
                {
                    "id": 2,
                    "timestamp": "2024-03-01T09:00:31.000000+00:00",
                    "duration": 89.5,
                    "data": {"app": "firefox", "title": "New person"},
                },
                {
                    "id": 1,
                    "timestamp": "2024-03-01T09:00:01.000000+00:00",
                    "duration": 30.0,
                    "data": {"app": "libreoffice", "title": "people.ods"},
                },
            ],
        },
        "aw-watcher-afk_desk": {
            "id": "aw-watcher-afk_desk",
            "type": "afkstatus",
            "client": "aw-watcher-afk",
            "hostname": "desk",
            "events": [
                {
                    "timestamp": "2024-03-01T09:00:00+00:00",
                    "duration": 120,
                    "data": {"status": "not-afk"},
                }
            ],
        },
    }
}

EVENT_LOG = """\
Case ID;Activity;Complete Timestamp;Resource;Cost
17;Register request;2024-03-01 09:00:00;Kim;50
17;Decide;2024-03-01 10:30:00;Lee;12.5
18;Register request;2024-03-01 09:15:00;Kim;50
"""


class Sample(NamedTuple):
    """A source, and texts that stand in it."""

    write: Callable[[Path], Path]
    texts: tuple[str, ...] = ()


def _text(name: str, content: str) -> Callable[[Path], Path]:
    def write(folder: Path) -> Path:
        path = folder / name
        path.write_text(content, encoding="utf-8")
        return path

    return write


def _wonderbread(folder: Path) -> Path:
    source = min(demonstrations_folder().glob("* @ *"))
    copy = folder / source.name
    shutil.copytree(
        source, copy, ignore=shutil.ignore_patterns("*.png", "*.webp", "*.jpg")
    )
    return copy


def _agentnet(folder: Path) -> Path:
    return recorded().write(folder / "7f3a", task="Add Ada to the team")


def _ducktrack(folder: Path) -> Path:
    return recorded().write(folder / "2024-03-01")


SAMPLES: dict[str, Sample] = {
    "action-logger": Sample(
        _text("log.csv", ACTION_LOGGER),
        ("Ada Byron", "people.xlsx", "person[name]", "Save", "kim", "full_name"),
    ),
    "activitywatch": Sample(
        _text("aw.json", json.dumps(ACTIVITYWATCH)),
        ("firefox", "New person", "aw-watcher-window_desk", "not-afk"),
    ),
    "agentnet": Sample(
        _agentnet,
        ("Add Ada to the team", "Full name", "Ada Byron", "people", "Windows"),
    ),
    "ducktrack": Sample(_ducktrack, ("Ada Byron", "Ctrl+S", "Windows")),
    "event-log": Sample(
        _text("log.csv", EVENT_LOG), ("Register request", "Decide", "Kim", "12.5")
    ),
    "smartrpa": Sample(
        _text("smartrpa.csv", SMARTRPA),
        ("EXCEL.EXE", "Ada Byron", "Book1", "Save person", "programOpen"),
    ),
    "tockler": Sample(
        _text("tockler.csv", TOCKLER), ("people.xlsx - Excel", "AppTrackItem", "News")
    ),
    "wonderbread": Sample(_wonderbread),
}
"""Reader -> a source that it reads, invented."""


def xes_sample(folder: Path) -> Path:
    """Write a small XES file."""
    path = folder / "log.xes"
    write_xes(
        pd.DataFrame(
            {
                "case:concept:name": ["17", "17"],
                "concept:name": ["Register", "Decide"],
                "time:timestamp": pd.to_datetime(
                    ["2024-03-01", "2024-03-02"], utc=True
                ),
            }
        ),
        path,
    )
    return path
