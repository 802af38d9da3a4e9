"""A first page tells what has no name in words that people read."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pandas as pd
import pytest

from examples.applications.packing import kept, unpack
from wb2pm.report.html import write_report
from wb2pm.report.main_job import analyze
from wb2pm.report.plain_names import PlainNames


def log_of(*rows: tuple[str, str, str]) -> pd.DataFrame:
    """Make a log of labels, kinds of elements, and sources of names."""
    columns = ["concept:name", "ui:element_type", "ui:name_source"]
    return pd.DataFrame(rows, columns=columns)


@pytest.mark.parametrize(
    ("label", "kind", "told"),
    [
        (
            "Click unnamed button 2/3/1 (21f5) in #main on '/orders/{id}'",
            "button",
            "Click a button without a name on the page /orders/{id}",
        ),
        (
            "Click unnamed image 7 in #orders",
            "element",
            "Click an image without a name",
        ),
        (
            "Click an unnamed radio button on 'Writer'",
            "radio button",
            "Click a radio button without a name on the page Writer",
        ),
    ],
)
def test_one_element(label: str, kind: str, told: str) -> None:
    """By its kind and its page; the path is for the log."""
    names = PlainNames(log_of((label, kind, "nameless")))

    assert names.write(f"“{label}” took longest.") == f"“{told}” took longest."


def test_several_alike_stay_several() -> None:
    """Each has its number, also where one label begins like another."""
    one, other = "Click unnamed link 1", "Click unnamed link 1/2"
    names = PlainNames(log_of((one, "link", "nameless"), (other, "link", "nameless")))

    assert names.write(other) == "Click a link without a name (2 of 2)"
    assert names.write(one) == "Click a link without a name (1 of 2)"


def test_what_only_looks_like_it() -> None:
    """A button that is named 'unnamed button' keeps its name; a plain log has none."""
    named = log_of(("Click 'unnamed button 3'", "button", "text"))

    assert (
        PlainNames(named).write("Click 'unnamed button 3'")
        == "Click 'unnamed button 3'"
    )
    assert not PlainNames(named[["concept:name"]])


def test_the_first_page_holds_no_path(tmp_path: Path) -> None:
    """Its sentences and tables tell what it is; the workflow's part tells the place."""
    folder = unpack(kept()["nodered"], tmp_path / "nodered")
    found = analyze(sorted(folder.glob("61* @ *"))[:2], miner="inductive")
    assert (found.log["ui:name_source"] == "nameless").any()
    write_report(found, tmp_path / "report.html")
    text = (tmp_path / "report.html").read_text(encoding="utf-8")

    summary, _, rest = text.partition('<section id="places"')
    told = re.sub(r"<[^>]+>", " ", unescape(summary[summary.index('id="summary"') :]))
    assert "without a name" in told
    assert "unnamed" not in told
    assert "unnamed" in rest
