"""The steps of an episode, read one after the other.

A step holds what the agent was shown and what it then did. Only what an event
needs is kept of it: trees of pages are looked into while the step is in memory,
and so is the step before, for episodes that look only after they act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from wb2pm.converters.agents.bracket_calls import find_bracket_call
from wb2pm.converters.agents.calls import Call, find_calls, is_python
from wb2pm.converters.agents.meaning import Meaning, interpret
from wb2pm.converters.browsergym.observation import Observation
from wb2pm.converters.browsergym.pickles import read_pickle
from wb2pm.converters.browsergym.stand_ins import Record
from wb2pm.converters.sources.kept_attributes import clean_text, plain
from wb2pm.errors import ConversionError
from wb2pm.events import Element, Issue, Screen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.converters.browsergym.folder import EpisodeFiles

PAGES = "browsergym"
"""The form of the pages of an episode."""
_TREES = frozenset(
    {"dom_object", "axtree_object", "extra_element_properties", "dom_txt", "axtree_txt"}
    | {"pruned_html", "screenshot", "screenshot_som", "goal", "goal_object", "url"}
    | {"html", "page", "chat_messages"}
)
"""Parts of an observation that stay in the recording: what they say is on the event."""


class PerformedAction(Struct, frozen=True, kw_only=True):
    """One action of a step.

    Attributes:
        call: The call, as the agent wrote it.
        meaning: What it means.
        seen: Its element in what the step shows.
        seen_before: Likewise in what the step before shows.
        to_label: What the element is called that something was dragged to.
    """

    call: Call
    meaning: Meaning
    seen: Element | None = None
    seen_before: Element | None = None
    to_label: str | None = None


class Step(Struct, frozen=True, kw_only=True):
    """One step, without the trees of its page.

    Attributes:
        number: Its number in its file's name.
        file: Its file.
        action: What the agent answered; None where it no longer acts.
        done: Each action in that, in order.
        screen: What the agent was shown.
        goal: What was asked for.
        last_action: Action that the page had seen last, as it says itself.
        error: What went wrong with that action.
        began_at: When the conversation began, in seconds of the epoch.
        elapsed: Seconds since the page was set up.
        tabs: Addresses of the open tabs.
        profiling: Times at which things began and ended, by name.
        fields: Everything else of the step, by name.
        observed: What else was seen, by name.
    """

    number: int
    file: str
    action: str | None
    done: tuple[PerformedAction, ...]
    screen: Screen
    goal: str | None
    last_action: str | None
    error: str | None
    began_at: float | None
    elapsed: float | None
    tabs: tuple[str | None, ...]
    profiling: dict[str, Any]
    fields: dict[str, Any]
    observed: dict[str, Any]


def read_steps(
    files: EpisodeFiles, issues: list[Issue], *, max_megabytes: int
) -> Iterator[Step]:
    """Read the steps of an episode; one that cannot be read is named in `issues`.

    Args:
        files: The episode's files.
        issues: Takes what could not be read.
        max_megabytes: Size that a step may have unpacked.
    """
    before: Observation | None = None
    for number, path in files.steps:
        try:
            told = load_step(path, max_megabytes)
        except (ConversionError, OSError) as exc:
            reason = exc.reason if isinstance(exc, ConversionError) else str(exc)
            issues.append(
                Issue(
                    kind="unreadable_step",
                    message=f"step {number} and its actions are left out: {reason}",
                    where=path.name,
                )
            )
            before = None
            continue
        shown = Observation(fields_of(told.get("obs")))
        yield _step(number, path, told, shown, before, files, max_megabytes)
        before = shown


def load_step(path: Path, max_megabytes: int) -> dict[Any, Any]:
    """Read the fields of a step.

    Raises:
        ConversionError: If the file holds none.
    """
    told = fields_of(read_pickle(path, max_megabytes=max_megabytes))
    if "obs" not in told and "action" not in told:
        raise ConversionError("it holds no step of an episode", str(path))
    return told


def fields_of(value: Any) -> dict[Any, Any]:  # noqa: ANN401 (whatever a pickle holds)
    """Return the fields of a record or a dictionary; of anything else, none.

    Examples:
        >>> fields_of({"a": 1}), fields_of(None)
        ({'a': 1}, {})
    """
    if isinstance(value, Record):
        return value.fields
    return value if isinstance(value, dict) else {}


def read_answer(answer: str) -> tuple[Call, ...]:
    """Tell what an agent's answer has done; what cannot be told stays as it is.

    Args:
        answer: The whole answer.

    Returns:
        Calls in order; one of the name ``unparsed``, or ``python`` for code,
        when it holds no action.

    Examples:
        >>> [call.name for call in read_answer("this is not an action")]
        ['unparsed']
        >>> read_answer("click [12]")[0].given
        {'bid': '12'}
    """
    calls = find_calls(answer)
    if any("unknown_action" not in call.notes for call in calls):
        return calls
    bracketed = find_bracket_call(answer)
    if bracketed is not None:
        return (bracketed,)
    if calls and not any("." in call.name for call in calls):
        return calls
    name = "python" if is_python(answer) else "unparsed"
    return (Call(name, {}, answer, (name,)),)


def _step(  # noqa: PLR0913, PLR0917 (all that a step is made of)
    number: int,
    path: Path,
    told: dict[Any, Any],
    shown: Observation,
    before: Observation | None,
    files: EpisodeFiles,
    megabytes: int,
) -> Step:
    raw = told.get("action")
    answer = (
        None
        if raw is None
        else clean_text(raw if isinstance(raw, str) else str(plain(raw)))
    )
    picture = files.screenshots.get(number)
    taken = {"obs", "action", "profiling", "step"}
    return Step(
        number=number,
        file=path.name,
        action=answer,
        done=_done(answer, shown, before) if answer is not None else (),
        screen=Screen(
            url=shown.url,
            title=shown.title,
            screenshot=str(picture) if picture else None,
            page_format=PAGES,
            page_key=str(megabytes),
            source=str(path),
        ),
        goal=shown.text("goal")
        or goal_text(shown.fields.get("goal_object"))
        or shown.asked,
        last_action=shown.text("last_action"),
        error=shown.text("last_action_error"),
        began_at=shown.began_at,
        elapsed=shown.number("elapsed_time"),
        tabs=_tabs(shown),
        profiling=fields_of(told.get("profiling")),
        fields={k: v for k, v in told.items() if k not in taken},
        observed={k: v for k, v in shown.fields.items() if k not in _TREES},
    )


def _done(
    answer: str, shown: Observation, before: Observation | None
) -> tuple[PerformedAction, ...]:
    done: list[PerformedAction] = []
    focused: str | None = None
    for call in read_answer(answer):
        meaning = interpret(call)
        to = meaning.to_element
        found = shown.element(to) if to else None
        done.append(
            PerformedAction(
                call=call,
                meaning=meaning,
                seen=_look(shown, meaning, focused),
                seen_before=_look(before, meaning, focused) if before else None,
                to_label=(found.label or found.text) if found else None,
            )
        )
        focused = meaning.element or focused
    return tuple(done)


def _look(shown: Observation, meaning: Meaning, focused: str | None) -> Element | None:
    """Find what an action is done to: by its id, by place, or by the focus."""
    if meaning.element is not None:
        return shown.element(meaning.element)
    if meaning.point is not None:
        return shown.element_at(*meaning.point)
    if meaning.on_focus:
        return shown.element(focused) if focused else shown.focused_element()
    return None


def _tabs(shown: Observation) -> tuple[str | None, ...]:
    urls = shown.fields.get("open_pages_urls")
    count = len(urls) if isinstance(urls, (list, tuple)) else 0
    return tuple(shown.tab(index) for index in range(count))


def goal_text(goal: Any) -> str | None:  # noqa: ANN401 (as the pickle has it)
    """Join the texts of a goal, which may hold pictures too.

    Examples:
        >>> goal_text(({"type": "text", "text": "Log in."},))
        'Log in.'
    """
    if isinstance(goal, str):
        return clean_text(goal) or None
    parts = [
        part["text"]
        for part in (goal if isinstance(goal, (list, tuple)) else ())
        if isinstance(part, dict) and isinstance(part.get("text"), str)
    ]
    return clean_text("\n".join(parts)) or None
