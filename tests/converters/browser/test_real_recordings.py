"""Real recordings of browsers: each claimed once, all of it accounted for."""

from __future__ import annotations

from pathlib import Path

import msgspec

from wb2pm.converters.redaction.redact import redact
from wb2pm.converters.sources.reading import read


def test_every_file_is_read_or_refused_with_a_reason(shared_data: Path) -> None:
    """Only the trace from the future is refused, politely."""
    recordings = read(shared_data / "browser_recordings")

    (refused,) = recordings.skipped
    assert "trace-from-the-future" in refused.source
    assert "newer Playwright" in refused.reason
    assert {d.source_format for d in recordings.demonstrations} == {
        *("playwright", "selenium-ide", "devtools-recorder", "rrweb"),
    }
    for demonstration in recordings.demonstrations:
        reported = {
            "disabled",
            "unknown_command",
            "not_expanded",
            "unknown_step",
            "no_person",
        }
        out = {e.source_index for e in demonstration.events}
        lost = sum(issue.kind in reported for issue in demonstration.issues)
        assert demonstration.source_actions == len(out) + lost
        assert all(e.started_at.tzinfo for e in demonstration.events)


def test_a_password_in_a_trace_is_masked(shared_data: Path) -> None:
    """Typed on the keyboard, into what had the focus."""
    path = shared_data / "browser_recordings" / "playwright" / "login-user_2.trace.zip"
    (demonstration,) = read(path).demonstrations

    masked = redact(demonstration)

    assert "fzzq" in str(msgspec.to_builtins(demonstration))
    assert "fzzq" not in str(msgspec.to_builtins(masked.demonstration))
