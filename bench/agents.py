"""How fast agents' trajectories are read, beside the bare parser of each format.

    python bench/agents.py [--megabytes 8] [--runs 3]

Makes up a recording of every kind, of pages of an ordinary size, and reads it in
turns with wb2pm's reader and with nothing but the format's parser: the standard
unpickler with stand-ins for BrowserGym's steps, orjson for JSON, and frames cut
off without a look at them for TFRecord. Prints medians in MB/s (of the files as
they lie on disk) and the ratio of the two times.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import pickle
import random
import statistics
import struct
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wb2pm.converters.android.tfrecords import masked_checksum
from wb2pm.converters.sources.readers import make_reader

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS = ("order", "claim", "table", "row", "field", "value", "form", "list", "menu")
NODES = 600
"""Elements on a page: the WorkArena pages that were measured have about 1,500."""


@dataclass
class StepInfo:
    """A step, as BrowserGym stores it."""

    step: int = 0
    obs: dict[str, Any] = field(default_factory=dict)
    action: str | None = None
    reward: float = 0.0
    terminated: bool = False
    truncated: bool = False
    agent_info: dict[str, Any] = field(default_factory=dict)
    profiling: dict[str, float] = field(default_factory=dict)


def page(chance: random.Random) -> tuple[str, dict[str, Any]]:
    """Make up a page's accessibility tree, as text and as the browser gives it."""
    names = [" ".join(chance.choices(WORDS, k=3)) for _ in range(NODES)]
    text = "RootWebArea 'Page'\n" + "\n".join(
        f"\t[{n}] button '{name}', clickable" for n, name in enumerate(names)
    )
    nodes = [
        {
            "nodeId": str(n),
            "ignored": False,
            "role": {"type": "role", "value": "button"},
            "name": {"type": "computedString", "value": name, "sources": [{}, {}]},
            "properties": [{"name": "focusable", "value": {"value": True}}],
            "childIds": [],
            "browsergym_id": str(n),
        }
        for n, name in enumerate(names)
    ]
    return text, {"nodes": nodes}


def write_browsergym(home: Path, size: float, chance: random.Random) -> Path:
    """Make up an episode."""
    folder = home / "2026-03-02_10-00-00_Agent_on_miniwob.click-button_1"
    folder.mkdir()
    written = number = 0
    while written < size:
        text, tree = page(chance)
        seen = {"axtree_txt": text, "axtree_object": tree, "url": "http://a.example/"}
        seen["extra_element_properties"] = {
            str(n): {"visibility": 1.0, "bbox": [n, n, 10.0, 10.0], "clickable": True}
            for n in range(NODES)
        }
        step = StepInfo(
            step=number,
            obs={**seen, "elapsed_time": float(number), "last_action_error": ""},
            action=f"click('{chance.randrange(NODES)}')",
            profiling={"action_exec_start": 1.7e9 + number},
        )
        data = gzip.compress(pickle.dumps(step), compresslevel=6)
        (folder / f"step_{number}.pkl.gz").write_bytes(data)
        written, number = written + len(data), number + 1
    return folder


def write_json(path: Path, make: Callable[[int], Any], size: float) -> Path:
    """Write a list of records of a size."""
    records: list[str] = []
    written = 0
    while written < size:
        records.append(json.dumps(make(len(records))))
        written += len(records[-1])
    path.write_text("[" + ",\n".join(records) + "]", encoding="utf-8")
    return path


def mind2web_task(number: int) -> dict[str, Any]:
    """Make up a task of ten actions, with the source of its pages."""
    candidates = [
        {
            "tag": "button",
            "attributes": json.dumps({"backend_node_id": str(n), "class": "x"}),
            "backend_node_id": str(n),
        }
        for n in range(100)
    ]
    return {
        "website": "shop",
        "annotation_id": f"task-{number}",
        "confirmed_task": "Buy red socks",
        "action_reprs": ["[button]  Add -> CLICK"] * 10,
        "actions": [
            {
                "action_uid": f"{number}-{n}",
                "raw_html": '<p class="x">words</p>' * 4000,
                "operation": {"op": "CLICK", "original_op": "CLICK", "value": ""},
                "pos_candidates": candidates[:1],
                "neg_candidates": candidates,
            }
            for n in range(10)
        ],
    }


def wild_step(number: int) -> dict[str, Any]:
    """Make up a step of Android in the Wild."""
    return {
        "episode_id": str(number // 10),
        "step_id": number % 10,
        "episode_length": 10,
        "goal_info": "Open the shop",
        "current_activity": "com.shop/com.shop.Main",
        "image/height": 1080,
        "image/width": 540,
        "image/ui_annotations_positions": [
            [0.01 * n, 0.2, 0.01, 0.1] for n in range(60)
        ],
        "image/ui_annotations_text": [WORDS[n % len(WORDS)] for n in range(60)],
        "image/ui_annotations_ui_types": ["TEXT"] * 60,
        "results/action_type": 4,
        "results/type_action": "",
        "results/yx_touch": [0.31, 0.25],
        "results/yx_lift": [0.31, 0.25],
    }


def zoo_step(number: int) -> dict[str, Any]:
    """Make up a step of Android in the Zoo."""
    return {
        "episode_id": str(number // 10),
        "episode_length": 10,
        "step_id": number % 10,
        "instruction": "Open the shop",
        "ui_positions": json.dumps([[10 * n, 20, 8, 40] for n in range(60)]),
        "ui_text": json.dumps([WORDS[n % len(WORDS)] for n in range(60)]),
        "ui_types": json.dumps(["TEXT"] * 60),
        "result_action_type": 4,
        "result_action_text": "",
        "result_touch_yx": "[0.31, 0.15]",
        "result_lift_yx": "[0.31, 0.15]",
        "coat_screen_desc": "a screen " * 60,
    }


def control_episode(number: int) -> dict[str, Any]:
    """Make up an episode of AndroidControl."""
    tree = [
        {
            "text": WORDS[n % len(WORDS)],
            "class_name": "android.widget.Button",
            "is_visible": True,
            "is_clickable": True,
            "bbox_pixels": {
                "x_min": 0,
                "x_max": 900,
                "y_min": 20 * n,
                "y_max": 20 * n + 19,
            },
        }
        for n in range(60)
    ]
    return {
        "episode_id": number,
        "goal": "Open the shop",
        "screenshots": ["a.png"] * 6,
        "accessibility_trees": [tree] * 6,
        "actions": [{"action_type": "click", "x": 100, "y": 500}] * 5,
        "step_instructions": ["Tap it"] * 5,
    }


def webarena_run(number: int) -> dict[str, Any]:
    """Make up a run on WebArena."""
    text, _ = page(random.Random(number))
    act = {"action_name": "click", "element_id": "5", "text": []}
    seen = {"url": "http://shop.example/", "axtree": text}
    return {
        "task_id": number,
        "intent": "Buy",
        "source": "x",
        "trajectory": [seen, {"action": act}] * 5,
    }


def varint(number: int) -> bytes:
    """Write a number as protocol buffers do."""
    out = b""
    while number > 0x7F:
        out += bytes([(number & 0x7F) | 0x80])
        number >>= 7
    return out + bytes([number])


def framed(place: int, data: bytes) -> bytes:
    """Write a field of bytes."""
    return varint(place << 3 | 2) + varint(len(data)) + data


def feature(value: Any) -> bytes:  # noqa: ANN401 (whatever a step holds)
    """Write a list as a feature."""
    listed = value if isinstance(value, list) else [value]
    if isinstance(listed[0], list):
        listed = [number for part in listed for number in part]
    if isinstance(listed[0], float):
        return framed(2, framed(1, struct.pack(f"<{len(listed)}f", *listed)))
    if isinstance(listed[0], int):
        return framed(3, framed(1, b"".join(map(varint, listed))))
    raw = [v.encode() if isinstance(v, str) else v for v in listed]
    return framed(1, b"".join(framed(1, v) for v in raw))


def write_tfrecords(path: Path, size: float, chance: random.Random) -> Path:
    """Make up a TFRecord file of steps with pictures, gzipped."""
    picture = chance.randbytes(200_000)
    written = number = 0
    with gzip.open(path, "wb", compresslevel=1) as file:
        while written < size:
            step = wild_step(number) | {"image/encoded": picture}
            data = framed(
                1,
                b"".join(
                    framed(1, framed(1, name.encode()) + framed(2, feature(value)))
                    for name, value in step.items()
                ),
            )
            length = struct.pack("<Q", len(data))
            file.write(length + struct.pack("<I", masked_checksum(length)) + data)
            file.write(struct.pack("<I", masked_checksum(data)))
            written, number = written + len(data), number + 1
    return path


class _Anything:
    """Stands in for any class."""

    def __setstate__(self, state: Any) -> None:  # noqa: ANN401 (whatever it is)
        self.state = state


class _Bare(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401, ARG002 (as the standard library has it)
        return _Anything


def bare_pickles(folder: Path) -> None:
    """Unpack and unpickle, and nothing else."""
    for path in folder.iterdir():
        _Bare(io.BytesIO(gzip.decompress(path.read_bytes()))).load()


def bare_json(path: Path) -> None:
    """Decode, and nothing else."""
    import orjson

    orjson.loads(path.read_bytes())


def bare_records(path: Path) -> None:
    """Cut off the frames, and nothing else."""
    with gzip.open(path) as file:
        while header := file.read(12):
            file.read(struct.unpack("<Q", header[:8])[0] + 4)


def seconds(work: Callable[[], object]) -> float:
    """Time one piece of work."""
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def main() -> None:
    """Make up the recordings, read each in turns, print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=float, default=8)
    parser.add_argument("--runs", type=int, default=3)
    given = parser.parse_args()
    size = given.megabytes * 1e6
    with tempfile.TemporaryDirectory() as folder:
        home, chance = Path(folder), random.Random(1)
        sources: dict[str, tuple[Path, Callable[[Path], None]]] = {
            "browsergym": (write_browsergym(home, size / 8, chance), bare_pickles),
            "mind2web": (write_json(home / "m.json", mind2web_task, size), bare_json),
            "android-in-the-wild": (
                write_tfrecords(home / "w", size, chance),
                bare_records,
            ),
            "android-in-the-wild (JSON)": (
                write_json(home / "w.json", wild_step, size),
                bare_json,
            ),
            "android-in-the-zoo": (
                write_json(home / "z.json", zoo_step, size),
                bare_json,
            ),
            "android-control": (
                write_json(home / "c.json", control_episode, size),
                bare_json,
            ),
            "webarena": (write_json(home / "r.json", webarena_run, size), bare_json),
        }
        print(f"{'reader':<28}{'MB':>7}{'MB/s':>9}{'bare MB/s':>11}{'ratio':>8}")
        for name, (path, bare) in sources.items():
            reader = make_reader(name.partition(" ")[0])
            files = path.iterdir() if path.is_dir() else [path]
            megabytes = sum(file.stat().st_size for file in files) / 1e6
            own, other = [], []
            for _ in range(given.runs):
                own.append(seconds(lambda r=reader, p=path: list(r.read(p))))  # type: ignore[misc]  # bound at once
                other.append(seconds(lambda b=bare, p=path: b(p)))  # type: ignore[misc]  # bound at once
            mine, theirs = statistics.median(own), statistics.median(other)
            print(
                f"{name:<28}{megabytes:>7.1f}{megabytes / mine:>9.1f}"
                f"{megabytes / theirs:>11.1f}{mine / theirs:>8.1f}"
            )


if __name__ == "__main__":
    main()
