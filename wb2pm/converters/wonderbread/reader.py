"""WONDERBREAD demonstrations: a trace of states and actions, and its SOP.

The format, and what the public recorder gets wrong in it, was read from
HazyResearch/wonderbread (commit 4b6d69d) and from released recordings:
times are local without a zone; a screen is looked at when the *next* action is
handled, so it may already show that action's effect; keys typed in several
fields are merged; elements of mouse actions lie on the screen once the released
clean-up has run, elements of key actions in the page's visible part.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from wb2pm.converters.sources.times import LocalClock
from wb2pm.converters.wonderbread.actions import EventBuilder
from wb2pm.converters.wonderbread.extension import (
    about_recording,
    exact_events,
    is_exact,
    source_actions,
)
from wb2pm.converters.wonderbread.focus import credit_typing
from wb2pm.converters.wonderbread.folder import (
    ORIGINAL,
    DemonstrationFiles,
    Variant,
    is_demonstration_folder,
    locate_files,
)
from wb2pm.converters.wonderbread.placing import place_on_screen
from wb2pm.converters.wonderbread.screens import read_screens
from wb2pm.converters.wonderbread.shortcuts import join_shortcuts
from wb2pm.converters.wonderbread.told_values import text_or_none
from wb2pm.converters.wonderbread.trace import Trace, decode_action, decode_trace
from wb2pm.errors import ConversionError
from wb2pm.events import AttributeValue, Demonstration, Issue
from wb2pm.procedures.procedure import Procedure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.events import UIEvent

FORMAT = "wonderbread"


def claims(path: Path) -> bool:
    """Return whether a path is a WONDERBREAD demonstration: a folder or a trace.

    Examples:
        >>> claims(Path("no such file"))
        False
    """
    if path.is_dir():
        return is_demonstration_folder(path)
    if path.suffix != ".json" or not path.is_file():
        return False
    with path.open("rb") as file:
        head = file.read(4096)
    return b'"trace"' in head and b'"state"' in head and b'"data"' in head


def read_demonstration(
    path: str | Path, *, timezone: str = "UTC", variant: Variant = "released"
) -> Demonstration:
    """Read one WONDERBREAD demonstration.

    Each action of the source becomes an event; an action that holds merged keys
    becomes several, all with its position as `source_index`; one that cannot
    become an event is named in `issues`. The order is that of the file. A trace
    that wb2pm recorded has exact times, values and names beside those of the
    format; they are preferred.

    Args:
        path: The demonstration's folder, or one of its trace files.
        timezone: Zone of the recording machine's clock, which the format does
            not record, such as ``"America/Los_Angeles"``.
        variant: Which trace of a folder to read: the released one, ``raw``
            (before the recorder merged anything) or ``gt``.

    Returns:
        The demonstration. Its screens keep their elements encoded.

    Raises:
        ConversionError: If there is no such trace, or it is not one.

    Examples:
        >>> from wb2pm.bundled import demonstrations_folder
        >>> folder = sorted(demonstrations_folder().glob("* @ *"))[0]
        >>> demonstration = read_demonstration(folder)
        >>> len(demonstration.events) >= demonstration.source_actions
        True
    """
    files = locate_files(Path(path), variant=variant)
    clock = LocalClock(timezone)
    trace = decode_trace(Path(files.trace))
    issues: list[Issue] = []
    if is_exact(trace):
        screens = read_screens(trace, Path(files.trace), files.screenshots)
        events = exact_events(
            trace, Path(files.trace), screens, files.screenshots, issues
        )
    else:
        placed = place_on_screen(_build_events(files, trace, clock, issues))
        events = credit_typing(join_shortcuts(placed), issues)
    about = trace.webarena or {}
    exact = trace.wb2pm or {}
    intent = about.get("intent")
    procedure = _read_procedure(files, issues)
    return Demonstration(
        id=files.name,
        source=files.trace,
        source_format=FORMAT,
        events=tuple(events),
        source_actions=source_actions(trace),
        workflow=_workflow(files, about),
        intent=intent
        if isinstance(intent, str)
        else (procedure.title if procedure and procedure.title else None),
        site=_site(about, events),
        actor=text_or_none(exact.get("actor")),
        outcome=text_or_none(exact.get("outcome")),
        procedure=procedure,
        attributes=_attributes(files, about) | about_recording(exact),
        issues=tuple(clock.issues()) + tuple(issues),
    )


def _build_events(
    files: DemonstrationFiles, trace: Trace, clock: LocalClock, issues: list[Issue]
) -> list[UIEvent]:
    source = Path(files.trace)
    screens = read_screens(trace, source, files.screenshots)
    builder = EventBuilder(source=source, screens=screens, clock=clock, issues=issues)
    last = max((i for i, e in enumerate(trace.trace) if e.type == "action"), default=-1)
    for index, entry in enumerate(trace.trace):
        if entry.type == "action":
            action = decode_action(entry, source, index)
            if index == last and _stops_recording(action):
                issues.append(_stop_note(index))
                continue
            builder.add(action, index)
        elif entry.type != "state":
            issues.append(
                Issue(
                    kind="unknown_entry",
                    message=f"entry of type {entry.type!r} is neither state nor action",
                    where=f"$.trace[{index}].type",
                )
            )
    return builder.events()


def _stops_recording(action: dict[str, Any]) -> bool:
    """Return whether a last action is the key that ends a recording, not yet removed.

    The recorder's own clean-up takes it away when it gives actions a start.
    """
    return action.get("key") == "Key.esc" and "start_timestamp" not in action


def _stop_note(index: int) -> Issue:
    return Issue(
        kind="stop_key",
        message="the Escape key that ended the recording is no part of the work",
        where=f"$.trace[{index}]",
    )


def _read_procedure(files: DemonstrationFiles, issues: list[Issue]) -> Procedure | None:
    if files.procedure is None:
        return None
    from wb2pm.procedures.reading import parse_procedure

    try:
        text = Path(files.procedure).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as exc:
        issues.append(
            Issue(
                kind="unreadable_procedure",
                message=f"{Path(files.procedure).name} was left out: {exc}",
            )
        )
        return None
    if not text.strip():
        return None
    procedure = parse_procedure(text, source=files.procedure)
    return replace(
        procedure, rewritten=any(name.startswith(ORIGINAL) for name in files.others)
    )


def _workflow(files: DemonstrationFiles, about: dict[str, Any]) -> str | None:
    """Take the task id; a recording started without a name has none of its own."""
    task = about.get("task_id")
    if isinstance(task, (int, str)) and not isinstance(task, bool):
        return str(task)
    return None if files.task in {"trace", files.name} else files.task


def _site(about: dict[str, Any], events: list[UIEvent]) -> str | None:
    sites = about.get("sites")
    if isinstance(sites, list) and sites and all(isinstance(s, str) for s in sites):
        return "+".join(sites)
    from wb2pm.converters.pages.templates import host_of

    for event in events:
        if event.screen_before and (host := host_of(event.screen_before.url)):
            return host
    return None


def _attributes(
    files: DemonstrationFiles, about: dict[str, Any]
) -> dict[str, AttributeValue]:
    """Flatten what the source says of the task; nothing of it is left out."""
    attributes: dict[str, AttributeValue] = {}
    for key, value in about.items():
        if key in {"task_id", "intent", "sites"}:
            continue
        if value is None or isinstance(value, (str, int, float, bool)):
            if value is not None:
                attributes[f"webarena:{key}"] = value
        else:
            attributes[f"webarena:{key}"] = msgspec.json.encode(value).decode()
    if files.variant != "released":
        attributes["trace_variant"] = files.variant
    if files.others:
        attributes["other_files"] = "; ".join(files.others)
    return attributes


def demonstration_folders(path: Path) -> Iterator[Path]:
    """Find the demonstrations below a folder, in the order of their names.

    Args:
        path: A demonstration, or a folder of them at any depth.

    Yields:
        Demonstration folders; hidden folders are passed over.

    Raises:
        ConversionError: If the path does not exist.
    """
    if not path.exists():
        raise ConversionError("there is no such file or folder", str(path))
    if claims(path):
        yield path
        return
    if path.is_dir():
        for entry in sorted(path.iterdir()):
            if entry.is_dir() and not entry.name.startswith("."):
                yield from demonstration_folders(entry)
