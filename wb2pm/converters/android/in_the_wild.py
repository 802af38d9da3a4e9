"""Android in the Wild: one example a step, in TFRecord files or as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from wb2pm.converters.agents.json_records import decode_record, iterate_records
from wb2pm.converters.android.gestures import Part
from wb2pm.converters.android.recorded_steps import RecordedStep, build_episode
from wb2pm.converters.android.tfrecords import (
    claim_examples,
    iterate_examples,
    starts_with_record,
)
from wb2pm.converters.sources.kept_attributes import clean_text, keep
from wb2pm.converters.sources.loose_values import as_list, as_number, as_whole
from wb2pm.converters.sources.readers import SkippedRecording, skip_for
from wb2pm.converters.sources.sniffing import first_bytes
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.events import Demonstration

FORMAT = "android-in-the-wild"
_FIELDS = (b"results/action_type", b"results/yx_touch", b"image/ui_annotations_text")
_IN_EXAMPLES = (*_FIELDS, b"image/encoded", b"image/ui_annotations", b"goal_info")
_TAKEN = frozenset(
    {"episode_id", "step_id", "episode_length", "goal_info", "current_activity"}
    | {"image/encoded", "image/ui_annotations_positions", "image/ui_annotations_text"}
    | {"image/ui_annotations_ui_types", "image/height", "image/width"}
    | {"results/action_type", "results/type_action"}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class AndroidInTheWildReader:
    """Reads episodes of Android in the Wild."""

    description: ClassVar[str] = (
        "Android in the Wild: TFRecord files (gzipped or not), or their steps as JSON"
    )

    def claims(self, path: Path) -> str | None:
        """Claim a file by the names of its fields."""
        head = first_bytes(path)
        if starts_with_record(head):
            return claim_examples(head, _IN_EXAMPLES)
        named = next((name for name in _FIELDS if b'"' + name + b'"' in head), None)
        if named and head.lstrip().startswith((b"[", b"{")):
            return f"steps with {named.decode()}"
        return None

    def read(self, path: Path) -> Iterator[Demonstration | SkippedRecording]:
        """Read the episodes of a file, one demonstration each."""
        episodes: dict[str, list[RecordedStep]] = {}
        finished: set[str] = set()
        current: str | None = None
        for step in _steps(path):
            if isinstance(step, ConversionError):
                yield skip_for(step, path)
                continue
            complete = current is not None and _is_whole(episodes.get(current, []))
            if current is not None and step.episode != current and complete:
                # Steps of an episode lie together: nothing else is held in memory.
                finished.add(current)
                yield _episode(current, episodes.pop(current), path)
            current = step.episode
            key = f"{current} (again)" if current in finished else current
            episodes.setdefault(key, []).append(step)
        for identifier, steps in episodes.items():
            yield _episode(identifier, steps, path)


def _is_whole(steps: list[RecordedStep]) -> bool:
    return bool(steps) and len(steps) == steps[0].length


def _episode(identifier: str, steps: list[RecordedStep], path: Path) -> Demonstration:
    return build_episode(identifier, steps, source=str(path), source_format=FORMAT)


def _steps(path: Path) -> Iterator[RecordedStep | ConversionError]:
    if starts_with_record(first_bytes(path)):
        try:
            for number, example in iterate_examples(path):
                values = {name: _plain(name, held) for name, held in example.items()}
                yield _step(values, f"record {number}", path)
        except ConversionError as exc:  # the steps before it are good
            yield exc
        return
    for record in iterate_records(path):
        try:
            values = decode_record(record, dict[str, Any], path)
        except ConversionError as exc:
            yield exc
            continue
        yield _step(values, record.where, path)


def _plain(name: str, listed: list[bytes] | list[float] | list[int]) -> Any:  # noqa: ANN401 (as JSON has it)
    """Turn a list of an example into what JSON has in its place."""
    values = [
        v.decode(errors="replace") if isinstance(v, bytes) else v
        for v in listed
        if name != "image/encoded"
    ]
    if name.startswith("image/ui_annotations") or name in {
        "results/yx_touch",
        "results/yx_lift",
    }:
        return values
    return values[0] if len(values) == 1 else (values or None)


def _step(
    values: dict[str, Any], where: str, path: Path
) -> RecordedStep | ConversionError:
    episode, kind = values.get("episode_id"), values.get("results/action_type")
    if episode is None or not isinstance(kind, (int, str)):
        return ConversionError(
            "a step without episode_id or results/action_type", str(path), where
        )
    picture = values.get("image/encoded")
    return RecordedStep(
        where=where,
        episode=clean_text(str(episode)),
        number=_whole(values.get("step_id")),
        length=_whole(values.get("episode_length")),
        goal=_text(values.get("goal_info")),
        kind=kind,
        text=_text(values.get("results/type_action")) or "",
        touch=_numbers(values.get("results/yx_touch")),
        lift=_numbers(values.get("results/yx_lift")),
        parts=_parts(values),
        height=_number(values.get("image/height")),
        width=_number(values.get("image/width")),
        activity=_text(values.get("current_activity")),
        screenshot=picture if isinstance(picture, str) and len(picture) < 500 else None,  # noqa: PLR2004 (a path)
        attributes=keep(values, _TAKEN),
    )


def _parts(values: dict[str, Any]) -> tuple[Part, ...]:
    """Put places, texts and kinds together; places may be one flat list."""
    places = as_list(values.get("image/ui_annotations_positions"))
    if places and not isinstance(places[0], list):
        places = [places[at : at + 4] for at in range(0, len(places), 4)]
    texts = as_list(values.get("image/ui_annotations_text"))
    kinds = as_list(values.get("image/ui_annotations_ui_types"))
    parts = []
    for at, place in enumerate(places):
        numbers = _numbers(place)
        if len(numbers) == 4:  # noqa: PLR2004 (y, x, height, width)
            text = texts[at] if at < len(texts) else ""
            kind = kinds[at] if at < len(kinds) else ""
            parts.append(Part(*numbers, _text(text) or "", _text(kind) or ""))
    return tuple(parts)


def _numbers(value: object) -> tuple[float, ...]:
    listed = value if isinstance(value, (list, tuple)) else ()
    return tuple(n for v in listed if (n := as_number(v)) is not None)


def _number(value: object) -> float:
    return as_number(value) or 0.0


def _whole(value: object) -> int | None:
    if isinstance(value, str) and value.isdecimal() and len(value) < 9:  # noqa: PLR2004 (no episode is longer)
        return int(value)
    return as_whole(value)


def _text(value: object) -> str | None:
    return clean_text(value) if isinstance(value, str) and value else None
