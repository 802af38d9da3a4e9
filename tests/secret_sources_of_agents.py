"""Recordings of agents that carry lines with secrets, where each can stand."""

from __future__ import annotations

import gzip
import json
import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.converters.agents.episodes import observe, steps
from tests.converters.agents.test_android import node, wild, zoo
from tests.secret_lines import Line

_PAGE = "https://pier.test/crew"
_NAME = "2026-11-03_10-00-00_TestAgent_on_miniwob.crew_3"


def _label(line: Line) -> str:
    return line.label if line.where == "field" else "Terminal"


def _is_typed(line: Line) -> bool:
    return line.where in {"field", "terminal"}


def _shown(line: Line) -> str:
    return line.text if line.where == "text" else "Save"


def _url(line: Line) -> str:
    return line.text if line.where == "address" else _PAGE


def _title(line: Line) -> str:
    return line.text if line.where == "title" else "Crew"


def _said(lines: Sequence[Line], *places: str) -> str:
    return " / ".join(line.text for line in lines if line.where in places)


def android_control(folder: Path, lines: Sequence[Line]) -> Path:
    """Write an episode of AndroidControl; what was said of a step is its instruction."""
    actions: list[dict[str, Any]] = []
    trees, told = [], []
    for line in lines:
        if _is_typed(line):
            field = node(0, 0, 500, 100, class_name="android.widget.EditText")
            told_of = {"hint_text": _label(line), "resource_id": f"a:id/{line.name}"}
            field |= {"is_editable": True, "is_focused": True, "text": line.text}
            trees.append([node(0, 0, 1000, 2000), field | told_of])
            actions.append({"action_type": "input_text", "text": line.text})
        else:
            button = node(0, 0, 500, 100, text=_shown(line), is_clickable=True)
            trees.append([node(0, 0, 1000, 2000), button])
            actions.append({"action_type": "click", "x": 50, "y": 50})
        told.append(line.text if line.where in {"address", "title"} else "Go on")
    episode = {
        "episode_id": 7,
        "goal": _said(lines, "text"),
        "screenshots": [f"7/{place}.png" for place in range(len(lines))],
        "screenshot_widths": [1080] * len(lines),
        "screenshot_heights": [2400] * len(lines),
        "accessibility_trees": trees,
        "actions": actions,
        "step_instructions": told,
    }
    return _json(folder / "control.json", [episode])


def in_the_wild(folder: Path, lines: Sequence[Line]) -> Path:
    """Write an episode of Android in the Wild, in which no field has a label."""
    shown = [line for line in lines if line.where != "field"]
    told = [
        wild(
            place,
            3 if _is_typed(line) else 4,
            **{
                "episode_length": len(shown),
                "goal_info": _said(lines, "text"),
                "image/ui_annotations_text": [line.text, ""],
                "results/type_action": line.text if _is_typed(line) else "",
                "results/yx_touch": [0.51, 0.45],
                "results/yx_lift": [0.51, 0.45],
            },
        )
        for place, line in enumerate(shown)
    ]
    return _json(folder / "wild.json", told)


def in_the_zoo(folder: Path, lines: Sequence[Line]) -> Path:
    """Write an episode of Android in the Zoo, in which no field has a label."""
    shown = [line for line in lines if line.where != "field"]
    told = [
        zoo(
            place,
            3 if _is_typed(line) else 4,
            episode_length=len(shown),
            instruction=_said(lines, "text"),
            ui_text=json.dumps([line.text]),
            result_action_text=line.text if _is_typed(line) else "",
            coat_action_desc=f"do what it says: {line.text}",
        )
        for place, line in enumerate(shown)
    ]
    return _json(folder / "APPS-55.json", told)


def browsergym(folder: Path, lines: Sequence[Line]) -> Path:
    """Write an episode of BrowserGym, each line on a page of its own."""
    named = [line for line in lines if line.where != "field" or line.label]
    actions = [  # a tree of names has no other attributes
        f"fill('16', {line.text!r})" if _is_typed(line) else "click('20')"
        for line in named
    ]
    home = folder / _NAME
    home.mkdir()
    for place, step in enumerate(steps(*actions)):
        line = named[min(place, len(named) - 1)]
        tree = (
            f"RootWebArea {_title(line)!r}\n"
            f"\t[16] textbox {_label(line)!r}, focused\n"
            f"\t[20] button {_shown(line)!r}, clickable\n"
        )
        step.obs = observe(
            place,
            goal=_said(lines, "text"),
            chat_messages=(),
            url=_url(line),
            open_pages_urls=(_url(line),),
            open_pages_titles=(_title(line),),
            last_action=actions[place - 1] if place else "",
            axtree_txt=tree,
        )
        packed = gzip.compress(pickle.dumps(step), 1)
        (home / f"step_{place}.pkl.gz").write_bytes(packed)
    return home


def mind2web(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a task of Mind2Web."""
    steps, said = [], []
    for place, line in enumerate(lines):
        op = "TYPE" if _is_typed(line) else "CLICK"
        role, name = (
            ("textbox", _label(line)) if _is_typed(line) else ("button", _shown(line))
        )
        said.append(f"[{role}]  {name} -> {op}" + f": {line.text}" * _is_typed(line))
        attributes = {"backend_node_id": str(place), "bounding_box_rect": "1,2,3,4"}
        attributes |= (
            {"name": line.name, "placeholder": line.label} if _is_typed(line) else {}
        )
        target = {
            "tag": "input" if _is_typed(line) else "button",
            "attributes": json.dumps(attributes),
            "is_original_target": True,
            "is_top_level_target": True,
            "backend_node_id": str(place),
        }
        steps.append(
            {
                "action_uid": f"u{place}",
                "raw_html": "<html></html>",
                "cleaned_html": "",
                "operation": {
                    "op": op,
                    "original_op": op,
                    "value": line.text if _is_typed(line) else "",
                },
                "pos_candidates": [target],
                "neg_candidates": [],
            }
        )
    task = {
        "website": "pier",
        "domain": "Travel",
        "subdomain": "Boats",
        "annotation_id": "0a1b",
        "confirmed_task": "Log in",
        "action_reprs": said,
        "actions": steps,
    }
    return _json(folder / "tasks.json", [task])


def webarena(folder: Path, lines: Sequence[Line]) -> Path:
    """Write a run of WebArena."""
    turns: list[dict[str, Any]] = []
    for line in lines:
        if line.where == "field" and not line.label:
            continue  # a tree of names has no other attributes
        name = _label(line) if _is_typed(line) else _shown(line)
        role = "textbox" if _is_typed(line) else "button"
        shown = name.replace("\n", " ")
        turns.append(
            {
                "url": _url(line),
                "axtree": f"RootWebArea {_title(line)!r}\n\t[7] {role} {shown!r}\n",
            }
        )
        action = {
            "action_type": 0,
            "text": [],
            "page_number": 0,
            "url": "",
            "element_id": "7",
            "key_comb": "",
            "direction": "",
            "answer": "",
            "raw_prediction": f"type [7] [{line.text}]"
            if _is_typed(line)
            else "click [7]",
            "action_name": "type" if _is_typed(line) else "click",
        }
        if _is_typed(line):
            action["text"] = [ord(c) - (17 if c < "\x80" else 18) for c in line.text]
        turns.append({"metadata": {"cot": "I think"}, "action": action})
    run = {"task_id": 4, "intent": "Find it", "source": "gpt", "trajectory": turns}
    return _json(folder / "runs.json", [run])


def _json(path: Path, content: Any) -> Path:
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return path
