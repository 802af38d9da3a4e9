"""A form that keys send is sent, as it is by its button."""

from __future__ import annotations

import pytest

from tests.discovery.continuity.events import did, field, recording, screen
from wb2pm.converters.labels.labelling import label
from wb2pm.discovery.conformance.grounding.runs import run_of


@pytest.mark.parametrize(
    ("keys", "page", "kinds"),
    [
        ("Ctrl+S", "http://x/preview", ["fill", "send"]),
        ("Ctrl+S", "http://x/form", ["fill"]),
        ("End", "http://x/preview", ["fill"]),
        ("+", "http://x/preview", ["fill"]),
        ("Shift+Tab", "http://x/preview", ["fill"]),
    ],
)
def test_keys_held_together_that_bring_another_page_send_a_form(
    keys: str, page: str, kinds: list[str]
) -> None:
    """On the page of the form they may mark or move."""
    note = field("note", "", tag="textarea")
    done = recording(
        did("type", note, "Bring a cup"),
        did("press", note, keys),
        screens=[screen(), screen(), screen(page)],
    )

    run = run_of(done, label(done))

    assert [step.kind for step in run.steps] == kinds
