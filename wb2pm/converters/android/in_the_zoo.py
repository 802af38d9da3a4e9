"""Android in the Zoo: a JSON list of steps an episode, with reasons for each.

Lists are JSON inside texts; places on the screen are in pixels of the picture,
whose size the picture beside the file tells.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec

from wb2pm.converters.agents.json_records import (
    UNDECODABLE,
    decode_record,
    iterate_records,
)
from wb2pm.converters.android.gestures import Part
from wb2pm.converters.android.recorded_steps import RecordedStep, build_episode
from wb2pm.converters.sources.kept_attributes import clean_text, keep
from wb2pm.converters.sources.loose_values import as_whole
from wb2pm.converters.sources.readers import SkippedRecording, skip_for
from wb2pm.converters.sources.sniffing import first_bytes
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.events import Demonstration

FORMAT = "android-in-the-zoo"
T = TypeVar("T")
_KEY = re.compile(rb'"(?:result_action_type|coat_action_desc|result_touch_yx)"\s*:')
_PNG = b"\x89PNG\r\n\x1a\n"
_SIZE = (600.0, 270.0)
"""Height and width of the pictures of the published data set."""
_places = msgspec.json.Decoder(list[tuple[float, float, float, float]])
_texts = msgspec.json.Decoder(list[str])
_numbers = msgspec.json.Decoder(list[float])
_TAKEN = frozenset(
    {"episode_id", "step_id", "episode_length", "instruction", "result_action_type"}
    | {"result_action_text", "ui_positions", "ui_text", "ui_types"}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class AndroidInTheZooReader:
    """Reads episodes of Android in the Zoo."""

    description: ClassVar[str] = (
        "Android in the Zoo: <SUBSET>-<episode>.json, a list of steps with coat_* fields"
    )

    def claims(self, path: Path) -> str | None:
        """Claim a file by the names of its fields."""
        head = first_bytes(path)
        if head.lstrip().startswith((b"[", b"{")) and _KEY.search(head):
            return "steps with result_action_type and coat_* fields"
        return None

    def read(self, path: Path) -> Iterator[Demonstration | SkippedRecording]:
        """Read the episodes of a file, one demonstration each."""
        episodes: dict[str, list[RecordedStep]] = {}
        for record in iterate_records(path):
            try:
                values = decode_record(record, dict[str, Any], path)
                step = _step(values, record.where, path)
            except ConversionError as exc:
                yield skip_for(exc, path)
                continue
            episodes.setdefault(step.episode, []).append(step)
        for identifier, steps in episodes.items():
            named = path.stem if path.stem.endswith(identifier) else identifier
            yield build_episode(named, steps, source=str(path), source_format=FORMAT)


def _step(values: dict[str, Any], where: str, path: Path) -> RecordedStep:
    kind = values.get("result_action_type")
    if isinstance(kind, bool) or not isinstance(kind, (int, str)):
        raise ConversionError("a step without result_action_type", str(path), where)
    picture = _picture(values, path)
    height, width = _size(picture)
    return RecordedStep(
        where=where,
        episode=clean_text(str(values.get("episode_id", path.stem))),
        number=as_whole(values.get("step_id")),
        length=as_whole(values.get("episode_length")),
        goal=_text(values.get("instruction")),
        kind=kind,
        text=_text(values.get("result_action_text")) or "",
        touch=_point(values.get("result_touch_yx")),
        lift=_point(values.get("result_lift_yx")),
        parts=_parts(values, height, width),
        height=height,
        width=width,
        screenshot=str(picture) if picture else _text(values.get("image_path")),
        attributes=keep(values, _TAKEN),
    )


def _parts(values: dict[str, Any], height: float, width: float) -> tuple[Part, ...]:
    places = _decoded(values.get("ui_positions"), _places)
    texts = _decoded(values.get("ui_text"), _texts)
    kinds = _decoded(values.get("ui_types"), _texts)
    texts += [""] * (len(places) - len(texts))
    kinds += [""] * (len(places) - len(kinds))
    return tuple(
        Part(
            y / height,
            x / width,
            tall / height,
            wide / width,
            clean_text(text),
            clean_text(kind),
        )
        for (y, x, tall, wide), text, kind in zip(places, texts, kinds, strict=False)
    )


def _decoded(value: object, decoder: msgspec.json.Decoder[list[T]]) -> list[T]:
    """Decode a list that may be JSON inside a text; one that is broken is empty."""
    try:
        if isinstance(value, str):
            return decoder.decode(value)
        return msgspec.convert(value, decoder.type, strict=False) if value else []
    except UNDECODABLE:
        return []


def _point(value: object) -> tuple[float, ...]:
    return tuple(_decoded(value, _numbers))


def _picture(values: dict[str, Any], path: Path) -> Path | None:
    """Find the picture of a step beside its file, by its name alone."""
    told = _text(values.get("image_path")) or _text(values.get("image_full_path"))
    name = re.split(r"[\\/]", told)[-1] if told else ""
    beside = path.with_name(name) if name not in {"", ".", ".."} else None
    return beside if beside and beside.is_file() else None


def _size(picture: Path | None) -> tuple[float, float]:
    """Read height and width off a PNG's first bytes."""
    if picture is not None:
        with picture.open("rb") as file:
            head = file.read(24)
        if head.startswith(_PNG) and len(head) == 24:  # noqa: PLR2004 (up to the size)
            width, height = struct.unpack(">II", head[16:24])
            if width and height:
                return float(height), float(width)
    return _SIZE


def _text(value: object) -> str | None:
    return clean_text(value) if isinstance(value, str) and value else None
