"""Demonstrations as an event log: one row an activity, XES names for columns."""

from __future__ import annotations

from itertools import chain
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from wb2pm import columns
from wb2pm.converters.labels.elements.nameless import NAMELESS
from wb2pm.converters.labels.labelling import label_all
from wb2pm.converters.labels.naming.given_names import names_of
from wb2pm.converters.labels.naming.names_file import attributes_of_names
from wb2pm.converters.lifecycle import with_lifecycle
from wb2pm.converters.redaction.redact import Policy, redact_labelled
from wb2pm.converters.sources.given import demonstrations_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    import pandas as pd

    from wb2pm.converters.labels.labelling import Names
    from wb2pm.converters.lifecycle import Lifecycle
    from wb2pm.converters.sources.given import Given
    from wb2pm.events import Activity, Demonstration, Granularity, Screen

OPTIONAL = (
    columns.RESOURCE,
    columns.UI_INPUT,
    columns.UI_INPUT_SOURCE,
    columns.UI_ELEMENT,
    columns.UI_ELEMENT_TYPE,
    columns.UI_ELEMENT_ID,
    columns.UI_NAME_SOURCE,
    columns.UI_GROUP,
    columns.UI_APPLICATION,
    columns.UI_URL,
    columns.UI_URL_AFTER,
    columns.UI_TITLE,
    columns.UI_PAGE,
    columns.UI_X,
    columns.UI_Y,
    columns.UI_SCREENSHOT,
    columns.UI_NOTES,
    columns.CASE_WORKFLOW,
    columns.CASE_INTENT,
    columns.CASE_SITE,
    columns.CASE_ACTOR,
    columns.CASE_OUTCOME,
    columns.CASE_REWARD,
    columns.CASE_TERMINATION,
    columns.CASE_LEVEL,
    columns.CASE_CATEGORY,
    columns.CASE_RECORDING,
    columns.CASE_FIRST_EVENT,
    columns.CASE_LAST_EVENT,
    columns.UI_RECORDING,
    columns.UI_LAST_KEY,
    columns.UI_ERROR,
    *columns.WITNESSED,
)
"""Columns that a log is without where no row has a value."""


def event_log(
    recordings: Given,
    *,
    granularity: Granularity = "step",
    redaction: Policy = "secrets",
    names: Names | None = None,
    lifecycle: Lifecycle = "complete",
) -> pd.DataFrame:
    """Build the event log of some recordings.

    Args:
        recordings: A path or several, demonstrations, or what was read or prepared
            (see `wb2pm.converters.sources.given.items_in`); labelled here in any case.
        granularity: How finely events are labelled (see `labels.label`).
        redaction: What is masked in them (see `redaction.redact`), since logs are
            written; `none` keeps all.
        names: File of names that overrule what is found (see `labels.label`).
        lifecycle: `complete` gives one row an activity, with its start in
            ``start_timestamp``; `both` a start and a complete event of each that took
            time, for tools that take durations from such pairs.

    Returns:
        One row an activity, in the order of the demonstrations and, within
        each, of what was done. Columns are those of `wb2pm.columns`; a column
        of which no row has a value is left out, but for the case id, activity,
        times, index, lifecycle and id. Times are zoned, in UTC.
        ``attrs`` names the granularity, the redaction and the version of wb2pm, and
        counts the activities on elements that nothing names, and says what a file of
        names did.

    Raises:
        ConversionError: If a recording or the file of names cannot be read.
        LogError: If two demonstrations have the same id.
        NotRecordingsError: If there are no recordings in what is given.
        UnknownNameError: If there is no such policy or way with lifecycles.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> log = event_log(demonstrations_of(4003))
        >>> log["concept:name"].notna().all()
        np.True_
    """
    read, overruling = demonstrations_in(recordings), names_of(names)
    labelled = label_all(read, granularity=granularity, names=overruling)
    masked = [
        redact_labelled(one, [labelled[one.id]], policy=redaction) for one in read
    ]
    given = [each.redacted.demonstration for each in masked]
    labelled = {
        one.id: each.labelled[0] for one, each in zip(given, masked, strict=True)
    }
    log = log_of_activities(
        given, labelled, granularity=granularity, redaction=redaction
    )
    log.attrs |= attributes_of_names(overruling, chain(*labelled.values()))
    return with_lifecycle(log, lifecycle)


def log_of_activities(
    demonstrations: Iterable[Demonstration],
    activities: Mapping[str, tuple[Activity, ...]],
    *,
    granularity: Granularity,
    redaction: str = "none",
) -> pd.DataFrame:
    """Build the event log of demonstrations that are labelled already.

    Args:
        demonstrations: As for `event_log`.
        activities: Case id -> its activities.
        granularity: How they were labelled.
        redaction: Policy by which both were masked, for the log's attributes.

    Returns:
        As `event_log` does.
    """
    import pandas as pd

    from wb2pm import __version__

    cells = _in_columns(
        row
        for demonstration in demonstrations
        for row in rows_of_activities(demonstration, activities[demonstration.id])
    )
    nameless = cells.get(columns.UI_NAME_SOURCE, []).count(NAMELESS)
    # Each column is let go of as soon as pandas has it.
    log = pd.DataFrame({name: pd.Series(cells.pop(name)) for name in list(cells)})
    for name in (columns.START, columns.TIMESTAMP):
        log[name] = pd.to_datetime(log[name], utc=True).astype("datetime64[us, UTC]")
    log[columns.EVENT_INDEX] = log[columns.EVENT_INDEX].astype("int64")
    for name in {columns.CASE_FIRST_EVENT, columns.CASE_LAST_EVENT} & {*log.columns}:
        log[name] = log[name].astype("Int64")
    log.attrs = {
        "wb2pm:version": __version__,
        "wb2pm:granularity": granularity,
        "wb2pm:redaction": redaction,
    }
    if nameless:
        log.attrs["wb2pm:nameless"] = nameless
    return log


def _in_columns(rows: Iterable[dict[str, Any]]) -> dict[str, list[Any]]:
    """Lay rows out as columns, without those of which no row has a value.

    As many dicts as there are rows would take some two kilobytes for each.
    """
    cells: dict[str, list[Any]] = {}
    names: list[str] = []
    count = 0
    for row in rows:
        names = names or list(row)
        for name, value in row.items():
            if name in cells:
                cells[name].append(value)
            elif value is not None and value == value:  # noqa: PLR0124 (no number)
                cells[name] = [*[None] * count, value]
        count += 1
    return {
        name: cells.get(name, [None] * count)
        for name in names or _row_names()
        if name in cells or name not in OPTIONAL
    }


def rows_of_activities(
    demonstration: Demonstration, activities: Iterable[Activity]
) -> Iterator[dict[str, Any]]:
    """Make the rows of one demonstration, each with all columns.

    Args:
        demonstration: As for `log_of_activities`.
        activities: What it is labelled with.
    """
    case = {
        columns.CASE_WORKFLOW: demonstration.workflow,
        columns.CASE_INTENT: demonstration.intent,
        columns.CASE_SITE: demonstration.site,
        columns.CASE_ACTOR: demonstration.actor,
        columns.CASE_SOURCE: demonstration.source_format,
        columns.CASE_OUTCOME: demonstration.outcome,
        **_of_agent(demonstration),
        **{name: demonstration.attributes.get(name) for name in columns.CUT_FROM},
    }
    for index, activity in enumerate(activities):
        yield {
            columns.CASE: demonstration.id,
            columns.ACTIVITY: activity.label,
            columns.START: activity.started_at,
            columns.TIMESTAMP: activity.ended_at,
            columns.EVENT_INDEX: index,
            columns.LIFECYCLE: "complete",
            **_described(activity, demonstration),
            **case,
        }


def _described(activity: Activity, demonstration: Demonstration) -> dict[str, Any]:
    acting = activity.acting
    before, after = acting.screen_before, activity.events[-1].screen_after
    return {
        columns.RESOURCE: acting.actor or demonstration.actor,
        columns.EVENT_ID: acting.id,
        columns.UI_ACTION: activity.verb,
        columns.UI_INPUT: activity.value,
        columns.UI_INPUT_SOURCE: activity.value_source,
        columns.UI_ELEMENT: activity.element,
        columns.UI_ELEMENT_TYPE: activity.element_type,
        columns.UI_ELEMENT_ID: acting.target.path if acting.target else None,
        columns.UI_NAME_SOURCE: activity.name_source,
        columns.UI_GROUP: activity.group,
        columns.UI_APPLICATION: acting.application,
        columns.UI_URL: _of(before, "url"),
        columns.UI_URL_AFTER: _of(after, "url"),
        columns.UI_TITLE: _of(before, "title"),
        columns.UI_PAGE: activity.page,
        columns.UI_X: acting.x,
        columns.UI_Y: acting.y,
        columns.UI_SCREENSHOT: _picture_name(_of(before, "screenshot")),
        columns.UI_TIME_QUALITY: acting.time_quality,
        columns.UI_SOURCE_EVENTS: " ".join(event.id for event in activity.events),
        columns.UI_SOURCE_INDEX: acting.source_index,
        columns.UI_LAST_KEY: _last_key(activity),
        columns.UI_RECORDING: acting.attributes.get(columns.UI_RECORDING),
        columns.UI_NOTES: " ".join(activity.notes) or None,
        columns.UI_ERROR: _first_error(activity),
        **{name: acting.attributes.get(name) for name in columns.WITNESSED},
    }


def _of_agent(demonstration: Demonstration) -> dict[str, Any]:
    """Tell what a benchmark says of an agent's case."""
    told = demonstration.attributes
    reward = told.get("reward")
    return {
        columns.CASE_REWARD: float(reward)
        if isinstance(reward, (int, float))
        else None,
        **{
            column: value if isinstance(value := told.get(name), str) else None
            for column, name in (
                (columns.CASE_TERMINATION, "termination"),
                (columns.CASE_LEVEL, "level"),
                (columns.CASE_CATEGORY, "category"),
            )
        },
    }


def _first_error(activity: Activity) -> str | None:
    errors = (event.attributes.get("error") for event in activity.events)
    return next((error for error in errors if isinstance(error, str)), None)


def _last_key(activity: Activity) -> str | None:
    last = activity.events[-1]
    return last.value if last.action == "press" else None


def _of(screen: Screen | None, name: str) -> str | None:
    value = getattr(screen, name) if screen is not None else None
    return value if isinstance(value, str) else None


def _row_names() -> Iterator[str]:
    yield from (columns.CASE, columns.ACTIVITY, columns.START, columns.TIMESTAMP)
    yield from (columns.EVENT_INDEX, columns.LIFECYCLE, columns.EVENT_ID)
    yield from (columns.UI_ACTION, columns.UI_TIME_QUALITY, columns.UI_SOURCE_EVENTS)
    yield from (columns.UI_SOURCE_INDEX, columns.CASE_SOURCE, *OPTIONAL)


def _picture_name(path: str | None) -> str | None:
    """Name a picture within its data set, without the folders of one machine."""
    return "/".join(PurePath(path).parts[-3:]) if path else None
