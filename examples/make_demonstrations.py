"""Make the bundled demonstrations: `python examples/make_demonstrations.py [DIR]`.

Writes the same bytes every time. Everything in them is invented: two business
applications, seven people and the work they do there, recorded the way the
WONDERBREAD recorder records it, its known defects included. What each person
really did stands in ``ground_truth.json``, step by step.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from making.drawing import draw
from making.recorder import Recording, record, stamp
from making.stories import STORIES, Story, Task
from making.writing import write_sop

if TYPE_CHECKING:
    from making.people import Person


def main(folder: Path) -> None:
    """Write every recording into `folder`, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    truths: dict[str, dict[str, Any]] = {}
    for story in STORIES:
        person = story.work()
        name = f"{story.task.id} @ {story.started:%Y-%m-%d-%H-%M-%S}"
        recording = record(person, name=name, started=story.started, lags=story.lags)
        _write(folder, name, story, recording, person)
        truths[name + " (1)" * story.twin] = _truth(name, story, recording, person)
    _rank(truths)
    for name, truth in truths.items():
        if truth["gold_sop"]:
            _add_gold(folder / name, name, truth)
    note = (
        "actions = first and last 0-based ordinal of the trace's actions that a step "
        "left; trace_ids = ids of the same events in the trace. Invented people."
    )
    _dump(folder / "ground_truth.json", {"note": note, "demos": truths})


def _write(
    folder: Path, name: str, story: Story, recording: Recording, person: Person
) -> None:
    home = folder / (name + " (1)" * story.twin)
    content = {"trace": recording.trace, "webarena": _webarena(story.task)}
    _dump(home / f"{name}.json", content)
    sop = write_sop(
        story.task.intent, recording.steps, style=story.style, quirks=story.quirks
    )
    (home / f"SOP - {name}.txt").write_text(sop, encoding="utf-8", newline="\n")
    (home / "screenshots").mkdir()
    for index, view in enumerate(recording.views):
        picture = draw(view, person.display)
        (home / "screenshots" / f"{index}.png").write_bytes(picture)


def _webarena(task: Task) -> dict[str, Any]:
    return {
        "sites": [task.site],
        "task_id": task.id,
        "require_login": True,
        "storage_state": None,
        "start_url": task.start_url,
        "geolocation": None,
        "intent_template": task.template,
        "instantiation_dict": task.values,
        "intent": task.intent,
        "require_reset": False,
        "eval": {
            "eval_types": ["program_html"],
            "reference_answers": None,
            "reference_url": "",
            "program_html": [],
        },
        "intent_template_id": task.id,
    }


def _truth(
    name: str, story: Story, recording: Recording, person: Person
) -> dict[str, Any]:
    actions = [e["data"] for e in recording.trace if e["type"] == "action"]
    kinds = sorted({action["type"] for action in actions})
    duration = person.inputs[-1].at - person.inputs[0].at
    return {
        "demo_name": name,
        "task_id": story.task.id,
        "person": story.who,
        "intent": story.task.intent,
        "instantiation": story.task.values,
        "completed": story.failure is None,
        **({"failure": story.failure} if story.failure else {}),
        "gold_sop": False,
        "sop_style": story.style,
        "sop_leaves_out_detours": True,
        "n_actions": len(actions),
        "n_raw_events": len(person.inputs),
        "n_states": len(recording.views),
        "n_detour_steps": sum(step["detour"] for step in recording.steps),
        "n_backspaces": sum(caught.key == "Key.backspace" for caught in person.inputs),
        "duration_s": round(duration, 2),
        "action_sent_at": [
            stamp(story.started, action[0].at) for action in recording.actions
        ],
        "actions_by_type": {
            kind: sum(action["type"] == kind for action in actions) for kind in kinds
        },
        "steps": recording.steps,
    }


def _rank(truths: dict[str, dict[str, Any]]) -> None:
    for task in {truth["task_id"] for truth in truths.values()}:
        group = [truth for truth in truths.values() if truth["task_id"] == task]
        group.sort(
            key=lambda t: (
                not t["completed"],
                t["n_detour_steps"],
                sum(step["op"] != "scroll" for step in t["steps"]),
            )
        )
        for rank, truth in enumerate(group, start=1):
            truth["rank"] = rank
            truth["gold_sop"] = rank == 1
            truth["rank_reason"] = (
                f"{len(truth['steps'])} steps, {truth['n_detour_steps']} of them detours"
                if truth["completed"]
                else f"not completed: {truth['failure']}"
            )


def _add_gold(home: Path, name: str, truth: dict[str, Any]) -> None:
    """Put a better text in place of the best person's own, which is kept."""
    own = home / f"SOP - {name}.txt"
    own.rename(home / f"[orig] SOP - {name}.txt")
    gold = write_sop(truth["intent"], truth["steps"], style="full")
    own.write_text(gold, encoding="utf-8", newline="\n")


def _dump(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(content, indent=1, ensure_ascii=True)
    path.write_text(text + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    here = Path(__file__).parent
    main(Path(sys.argv[1]) if sys.argv[1:] else here / "demonstrations")
