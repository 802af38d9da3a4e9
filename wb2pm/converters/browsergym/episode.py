"""An episode of BrowserGym as a demonstration.

The step that shows what came of an action is the one after it: its times, error,
reward and notes on the task belong to the action of the step before. Some
tools write a step only when the action is done; their first step names its own
action as the last one, and then everything is in the step itself.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from wb2pm.converters.browsergym.clock import Timing, time_steps
from wb2pm.converters.browsergym.folder import list_files
from wb2pm.converters.browsergym.run import describe_run, outcome_of, read_run
from wb2pm.converters.browsergym.steps import (
    PerformedAction,
    Step,
    fields_of,
    read_steps,
)
from wb2pm.converters.pages.templates import host_of
from wb2pm.converters.sources.kept_attributes import keep, plain
from wb2pm.errors import ConversionError
from wb2pm.events import AttributeValue, Demonstration, Element, Issue, UIEvent

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FORMAT = "browsergym"
_ID = re.compile(r"(?<=['\"])[a-zA-Z]*\d+(?=['\"])")
_OF_EFFECT = ("reward", "raw_reward", "terminated", "truncated", "task_info")
_NOTED = {
    "bare_name": "a word stands without quotes; it was taken as text",
    "broken_string": "a text goes over several lines; it was taken as one",
    "not_literal": "an expression was not evaluated; it was kept as text",
    "unknown_action": "this is no function of BrowserGym's",
    "unparsed": "no action was found in what the agent answered; it is kept as it is",
    "python": "the agent answered with code; it is kept as it is",
}


def read_episode(folder: Path, *, max_megabytes: int = 512) -> Demonstration:
    """Read an episode.

    Args:
        folder: The episode's folder.
        max_megabytes: Size that a pickle may have unpacked.

    Raises:
        ConversionError: If the folder holds no step that can be read.
    """
    issues: list[Issue] = []
    files = list_files(folder)
    run = read_run(folder, issues, max_megabytes=max_megabytes)
    if not files.steps:
        ended = describe_run(run, ()).get("err_msg")
        raise ConversionError(
            "the run left no step_<N>.pkl.gz, so there is nothing to read"
            + (f"; it says: {ended}" if ended else ""),
            str(folder),
        )
    steps = tuple(read_steps(files, issues, max_megabytes=max_megabytes))
    if not steps:
        raise ConversionError(issues[-1].message, str(folder), issues[-1].where or "")
    _note_gaps(steps, issues)
    events = _Events(steps, actor=run.agent, issues=issues).build()
    goals = [step.goal for step in steps if step.goal]
    site = next((h for step in steps if (h := host_of(step.screen.url))), None)
    return Demonstration(
        id=folder.name,
        source=str(folder),
        source_format=FORMAT,
        events=tuple(events),
        source_actions=sum(len(step.done) for step in steps),
        workflow=run.task,
        intent=goals[0] if goals else run.goal,
        site=site or run.benchmark,
        actor=run.agent,
        outcome=outcome_of(run, steps),
        attributes=describe_run(run, steps)
        | ({"other_files": "; ".join(files.others)} if files.others else {}),
        issues=tuple(issues),
    )


def shows_after(steps: Sequence[Step]) -> bool:
    """Return whether each step shows the page after its own action, not before it.

    Steps say which action the page had seen last. In an episode as BrowserGym
    writes it the first has none; after that it is the action of the step before.
    """
    acting = [step for step in steps if step.action and step.last_action]
    own = sum(_same(step.last_action, step.action) for step in acting)
    pairs = pairwise(steps)
    next_ = sum(
        bool(one.action) and _same(one.action, other.last_action)
        for one, other in pairs
    )
    return bool(acting) and own > next_ and own * 2 > len(acting)


def _same(one: str | None, other: str | None) -> bool:
    """Compare two actions but for the ids, which a page may have given anew."""
    return _ID.sub("#", one or "") == _ID.sub("#", other or "")


class _Events:
    """Makes the events of an episode."""

    def __init__(
        self, steps: Sequence[Step], *, actor: str | None, issues: list[Issue]
    ) -> None:
        self._steps = steps
        self._actor = actor
        self._issues = issues
        self._seen_after = shows_after(steps)
        self._timings = time_steps(steps, seen_after=self._seen_after)
        if self._seen_after:
            self._note(
                "seen_after",
                "each step shows the page after its own action; elements were looked"
                " up in the step before",
            )

    def build(self) -> list[UIEvent]:
        events: list[UIEvent] = []
        for place, step in enumerate(self._steps):
            for position, done in enumerate(step.done):
                events.append(self._event(place, step, position, done))
        self._note_times()
        return events

    def _event(
        self, place: int, step: Step, position: int, done: PerformedAction
    ) -> UIEvent:
        many = len(step.done) > 1
        identifier = f"{step.number}.{position + 1}" if many else str(step.number)
        timing = self._timings[place]
        after = self._step_after(place)
        effect = step if self._seen_after else after
        noted: list[str] = [
            kind
            for kind in done.call.notes
            if self._note(kind, _NOTED[kind], identifier, step)
        ]
        element = self._element(done, identifier, step, noted)
        error = effect.error if effect else None
        said = (error or "").strip().splitlines()
        if said and self._note("action_failed", said[0], identifier, step):
            noted.append("action_failed")
        meaning = done.meaning
        shown_before = (
            self._steps[place - 1].screen if self._seen_after and place else step.screen
        )
        shown_after = step.screen if self._seen_after else (after and after.screen)
        return UIEvent(
            id=identifier,
            action=meaning.action,
            raw_action=done.call.name,
            started_at=timing.started_at,
            ended_at=timing.ended_at,
            time_quality=timing.quality,
            source_index=step.number,
            target=element,
            value=self._value(done, step, effect),
            x=meaning.point[0] if meaning.point else None,
            y=meaning.point[1] if meaning.point else None,
            screen_before=shown_before,
            screen_after=shown_after or None,
            actor=self._actor,
            attributes=self._attributes(done, step, effect, timing, error),
            issues=tuple(noted),
        )

    def _step_after(self, place: int) -> Step | None:
        after = self._steps[place + 1] if place + 1 < len(self._steps) else None
        follows = after is not None and after.number == self._steps[place].number + 1
        return after if follows else None

    def _element(
        self, done: PerformedAction, identifier: str, step: Step, noted: list[str]
    ) -> Element | None:
        first, second = done.seen, done.seen_before
        if self._seen_after:
            first, second = second, first
        bid = done.meaning.element
        if first is not None or bid is None:
            return first or second
        if second is not None:
            kind = "element_from_other_step"
            said = f"no element {bid!r} is on the page; it was there a step before or after"
        else:
            kind = "unknown_element"
            said = f"no element {bid!r} is on the page, as far as it was kept"
        self._note(kind, said, identifier, step)
        noted.append(kind)
        return second or Element(path=f'[bid="{bid}"]', attributes={"bid": bid})

    def _value(
        self, done: PerformedAction, step: Step, effect: Step | None
    ) -> str | None:
        meaning = done.meaning
        if done.call.name in {"unparsed", "python"}:
            return done.call.text
        if meaning.action == "drag":
            return done.to_label or meaning.to_element
        if done.call.name == "tab_focus" and (meaning.value or "").isdecimal():
            index = int(meaning.value or 0)
            return step.tabs[index] if index < len(step.tabs) else meaning.value
        if done.call.name == "go_forward" and effect is not None:
            return effect.screen.url
        return meaning.value

    def _attributes(
        self,
        done: PerformedAction,
        step: Step,
        effect: Step | None,
        timing: Timing,
        error: str | None,
    ) -> dict[str, AttributeValue]:
        kept: dict[str, AttributeValue] = {
            "step": step.number,
            "call": plain(done.call.text),
            "time_source": timing.source,
            **done.meaning.attributes,
        }
        if step.action != done.call.text:
            kept["answer"] = plain(step.action)
        if error:
            kept["error"] = plain(error)
        if timing.told:
            kept["recorded_time"] = timing.told.isoformat()
        if done.meaning.element is None and (done.seen or done.seen_before):
            kept["element_by"] = "focus" if done.meaning.on_focus else "position"
        if effect is not None:
            kept |= keep({n: effect.fields.get(n) for n in _OF_EFFECT[:4]})
            kept |= keep(fields_of(effect.fields.get("task_info")), prefix="task_info")
        for name in ("agent_info", "stats"):
            kept |= keep(fields_of(step.fields.get(name)), prefix=name)
        others = {
            k: v
            for k, v in step.fields.items()
            if k not in {*_OF_EFFECT, "agent_info", "stats"}
        }
        kept |= keep(others, prefix="step")
        kept |= keep(step.profiling, prefix="profiling")
        return kept | keep(step.observed, prefix="observed")

    def _note(
        self,
        kind: str,
        message: str,
        event: str | None = None,
        step: Step | None = None,
    ) -> bool:
        where = step.file if step else None
        self._issues.append(Issue(kind=kind, message=message, event=event, where=where))
        return True

    def _note_times(self) -> None:
        timed = zip(self._steps, self._timings, strict=True)
        used = [timing for step, timing in timed if step.done]
        backwards = [t for t in used if t.told]
        if backwards:
            self._note(
                "clock_backwards",
                f"the clock runs backwards at {len(backwards)} of {len(used)} steps;"
                " their order was kept instead",
            )
        if any(t.source == "replay" for t in used):
            self._note(
                "replayed",
                "each step was seen in a run of its own; the times carry the order and"
                " are no durations",
            )
        if any(t.source == "elapsed" for t in used):
            self._note(
                "time_from_elapsed",
                "no time of execution was recorded; times are those at which the page"
                " was seen",
            )
        if any(t.source == "order" and not t.told for t in used):
            self._note(
                "order_only", "some steps have no clock; only their order is known"
            )


def _note_gaps(steps: Sequence[Step], issues: list[Issue]) -> None:
    numbers = [step.number for step in steps]
    missing = sorted(set(range(numbers[-1] + 1)) - set(numbers)) if numbers else []
    if missing:
        issues.append(
            Issue(
                kind="missing_step",
                message=f"{len(missing)} of {numbers[-1] + 1} steps are not there:"
                f" {', '.join(map(str, missing[:10]))}",
            )
        )
    if steps[-1].action is not None:
        issues.append(
            Issue(
                kind="cut_run",
                message="the last step still acts: what came of it was not recorded",
                where=steps[-1].file,
            )
        )
