"""What the person who was recorded corrected and left out when reviewing."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from wb2pm.converters.desktop.agentnet_trajectories import (
    element_corrected,
    name_corrected,
)
from wb2pm.converters.desktop.folder import read_lines
from wb2pm.converters.desktop.targets import Found
from wb2pm.events import Issue, UIEvent

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from wb2pm.converters.desktop.acts import Act

Actions = Literal["recorded", "kept"]
_REDUCED: Final = "reduced_events_vis.jsonl"


class _Corrected(Struct):
    time_stamp: Any = field(name="start_time", default=None)
    action: Any = None


class Review:
    """The actions that the person kept, in the person's words; none where nobody looked."""

    def __init__(self, folder: Path, issues: list[Issue]) -> None:
        """Read it.

        Args:
            folder: The recording's folder.
            issues: Takes what cannot be read.
        """
        lines = read_lines(folder / _REDUCED, issues, _Corrected)
        self._corrected = {line.at: line.said.action for line in lines}

    def correct(self, act: Act, found: Found) -> Found:
        """Call what was pointed at what the person called it who did.

        Args:
            act: What was done.
            found: What the system told of it.
        """
        name = name_corrected(self._corrected.get(act.begin))
        if name is None:
            return found
        target = found.target
        recorded = target.label or target.text or ""
        if found.issue or not _agree(name, recorded):
            corrected_target = element_corrected(name)
            if recorded:
                kept = {**corrected_target.attributes, "recorded_name": recorded}
                corrected_target = replace(corrected_target, attributes=kept)
            return Found(corrected_target)
        known = {"label_from": "person", "recorded_name": recorded}
        kept = {**target.attributes, **known}
        return found._replace(
            target=replace(target, label=name, text=None, attributes=kept)
        )

    def mark(
        self,
        acts: Sequence[Act],
        events: tuple[UIEvent, ...],
        actions: Actions,
        issues: list[Issue],
    ) -> tuple[UIEvent, ...]:
        """Mark what the person left out, or leave it out too.

        Args:
            acts: What was done.
            events: An event for each.
            actions: All that were recorded, or those that the person kept.
            issues: Takes what was left out.
        """
        if not self._corrected:
            if actions == "kept":
                issues.append(
                    Issue(
                        kind="not_reviewed",
                        message=f"there is no {_REDUCED}: nobody reviewed the recording,"
                        " and all actions are taken",
                    )
                )
            return events
        kept_at = sorted(self._corrected)
        kept: list[UIEvent] = []
        left_out: list[str] = []
        for act, event in zip(acts, events, strict=True):
            place = bisect_left(kept_at, act.begin)
            if place < len(kept_at) and kept_at[place] <= act.end:
                kept.append(event)
                continue
            left_out.append(event.id)
            if actions == "recorded":
                said = {**event.attributes, "left_out_by_person": True}
                kept.append(replace(event, attributes=said))
        if left_out:
            what = "are marked" if actions == "recorded" else "are left out here too"
            issues.append(
                Issue(
                    kind="left_out_by_person",
                    message=f"{len(left_out)} actions that the person left out when"
                    f" reviewing {what}: {', '.join(left_out[:50])}",
                )
            )
        return tuple(kept)


def _agree(name: str, recorded: str) -> bool:
    """Return whether a person and the system mean the same element."""
    one, other = name.casefold(), " ".join(recorded.split()).casefold()
    return bool(other) and (one in other or other in one)
