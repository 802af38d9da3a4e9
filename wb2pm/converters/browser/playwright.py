"""The reader of Playwright traces: one zip is one demonstration."""

from __future__ import annotations

import zipfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import ClassVar, Final

from wb2pm.converters.browser.playwright_calls import (
    WITHOUT_TARGET,
    Call,
    target_of,
    understand_call,
)
from wb2pm.converters.browser.playwright_pages import page_key
from wb2pm.converters.browser.playwright_trace import (
    UNREADABLE,
    ContextTrace,
    TraceCall,
    read_trace,
    trace_files,
)
from wb2pm.converters.sources.kept_attributes import keep
from wb2pm.errors import ConversionError
from wb2pm.events import (
    AttributeValue,
    Demonstration,
    Element,
    Issue,
    Screen,
    UIEvent,
)

FORMAT: Final = "playwright"
PAGES: Final = "playwright"
"""The form of the pages of a trace."""
_TAKEN: Final = frozenset(
    {"selector", "value", "text", "key", "url", "options", "x", "y", "html"}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaywrightReader:
    """Reads what a script did in a browser from the trace that Playwright kept."""

    description: ClassVar[str] = "Playwright trace (trace.zip), versions 4 to 10"

    def claims(self, path: Path) -> str | None:
        """Claim a zip that holds a file of Playwright's calls."""
        if path.suffix.lower() != ".zip" or not path.is_file():
            return None
        try:
            with zipfile.ZipFile(path) as archive:
                names = archive.namelist()
        except (zipfile.BadZipFile, OSError, NotImplementedError, ValueError):
            return None
        if any(name.endswith(".trace") for name in names):
            return "a zip with a file that ends in .trace"
        return None

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Read a trace; the calls of all its contexts are one demonstration.

        Calls that check, wait or set up are no actions: how many there are is
        noted. Nothing is unpacked to disk.

        Raises:
            ConversionError: If it is no trace, one of an unknown version, or a zip
                that is made to do harm.
        """
        source = str(path)
        try:
            with zipfile.ZipFile(path) as archive:
                read = [
                    read_trace(archive, name, source)
                    for name in trace_files(archive, source)
                ]
        except UNREADABLE as exc:
            raise ConversionError(f"not a readable zip: {exc}", source) from exc
        yield _demonstration([trace for trace in read if trace], path)


def _demonstration(traces: list[ContextTrace], path: Path) -> Demonstration:
    builder = _Builder(str(path))
    for trace, call in _in_order(traces):
        builder.take(trace, call)
    title = next((trace.title for trace in traces if trace.title), None)
    issues = [*builder.issues]
    if not traces:
        message = "only the test runner's own steps are in it: record with traces on"
        issues.append(Issue(kind="no_browser", message=message))
    if builder.others:
        listed = ", ".join(f"{n} ({c})" for n, c in sorted(builder.others.items()))
        message = f"no actions, but checks, waits or set-up: {listed}"
        issues.append(Issue(kind="no_action", message=message))
    said: dict[str, AttributeValue] = {}
    if traces:
        first = traces[0]
        said = keep(
            {
                "playwright:version": first.version,
                "playwright:browser": first.browser,
                "playwright:platform": first.platform,
                "playwright:language": first.language,
                "playwright:contexts": len(traces),
            }
        )
    return Demonstration(
        id=path.name.removesuffix(".zip").removesuffix(".trace"),
        source=str(path),
        source_format=FORMAT,
        events=tuple(builder.events),
        source_actions=len(builder.events),
        workflow=title,
        intent=title,
        attributes=said,
        issues=tuple(issues),
    )


def _in_order(
    traces: list[ContextTrace],
) -> list[tuple[ContextTrace, TraceCall]]:
    """Put the calls of several contexts in one order; each file keeps its own."""
    placed: list[tuple[datetime, ContextTrace, TraceCall]] = []
    for trace in traces:
        latest = None
        for call in trace.calls:
            latest = max(latest or call.started_at, call.started_at)
            placed.append((latest, trace, call))
    return [(trace, call) for _, trace, call in sorted(placed, key=lambda p: p[0])]


class _Builder:
    """Turns calls into events, one after the other."""

    def __init__(self, source: str) -> None:
        self._source = source
        self.events: list[UIEvent] = []
        self.issues: list[Issue] = []
        self.others: Counter[str] = Counter()
        self._calls: Counter[str] = Counter()
        self._focus: dict[str | None, Element] = {}
        self._url: dict[str | None, str] = {}

    def take(self, trace: ContextTrace, call: TraceCall) -> None:
        """Take one call of a trace."""
        done = understand_call(call.kind, call.method, call.params)
        if done is None:
            self.others[call.name or f"{call.kind}.{call.method}"] += 1
            return
        event_id = self._own_id(f"{trace.file.removesuffix('.trace')}:{call.id}", call)
        target = target_of(call.params, call.log)
        kinds = []
        if target is None and call.method in WITHOUT_TARGET:
            target = self._focus.get(call.page)
            kinds.append(self._note("focus_inferred", event_id, call))
        if call.error is not None:
            kinds.append(self._note("failed_action", event_id, call))
        if call.ended_at is None:
            kinds.append(self._note("unfinished", event_id, call))
        before, after = self._screens(trace, call, done, target)
        self.events.append(
            UIEvent(
                id=event_id,
                action=done.action,
                raw_action=call.name or call.method,
                target=target,
                value=done.value,
                x=call.x if call.x is not None else done.x,
                y=call.y if call.y is not None else done.y,
                started_at=call.started_at,
                ended_at=call.ended_at or call.started_at,
                time_quality="recorded",
                screen_before=before,
                screen_after=after,
                source_index=call.line,
                attributes={
                    **keep(call.params, _TAKEN),
                    **keep({"page": call.page, "error": call.error}),
                },
                issues=tuple(kinds),
            )
        )
        if target is not None and done.action in {"click", "type", "press", "other"}:
            self._focus[call.page] = target

    def _own_id(self, wanted: str, call: TraceCall) -> str:
        """Return an id that no other event has; calls of one id are numbered."""
        self._calls[wanted] += 1
        number = self._calls[wanted]
        if number == 1:
            return wanted
        message = f"another call has the id {call.id!r} too"
        where = str(call.line)
        event_id = self._own_id(f"{wanted}#{number}", call)
        self.issues.append(
            Issue(kind="same_id", message=message, where=where, event=event_id)
        )
        return event_id

    def _screens(
        self, trace: ContextTrace, call: TraceCall, done: Call, target: Element | None
    ) -> tuple[Screen | None, Screen | None]:
        kept = [n for n in (call.input, call.before) if n in trace.urls]
        shown = trace.urls[kept[-1]] if kept else None
        url = shown or self._url.get(call.page)
        after = trace.urls.get(call.after or "")
        if after is None and done.action == "navigate" and "url" in call.params:
            after = done.value
        if after or url:
            self._url[call.page] = after or url or ""
        path = target.path if target is not None else None
        return (
            self._screen(trace, url, kept[0] if kept else None, path),
            self._screen(trace, after, call.after, path),
        )

    def _screen(
        self, trace: ContextTrace, url: str | None, name: str | None, path: str | None
    ) -> Screen | None:
        if not url:
            return None
        if name not in trace.urls:
            return Screen(url=url)
        return Screen(
            url=url,
            page_format=PAGES,
            page_key=page_key(trace.file, name or "", path),
            source=self._source,
        )

    def _note(self, kind: str, event: str, call: TraceCall) -> str:
        messages = {
            "focus_inferred": "keys go to the element that was used last",
            "failed_action": f"it failed: {call.error}",
            "unfinished": "the trace ends before it does",
        }
        self.issues.append(
            Issue(kind=kind, message=messages[kind], where=str(call.line), event=event)
        )
        return kind
