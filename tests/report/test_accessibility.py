"""The report under axe-core, with everything in it opened."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.report.builder import REPORT, make_analysis, make_workflow
from tests.report.chromium import Browser, needs_chromium
from wb2pm.report.html import write_report

pytestmark = needs_chromium


@pytest.mark.parametrize("width", [400, 1280])
def test_axe_finds_no_serious_fault(
    browser: Browser, tmp_path: Path, interop_folder: Path, width: int
) -> None:
    """Contrast, names, roles, order of headings, what the keyboard reaches."""
    axe = interop_folder / "node_modules" / "axe-core" / "axe.min.js"
    if not axe.is_file():
        pytest.skip("no axe-core: run .ci/interop again")
    cases = {f"case {number}": REPORT["abcd"[number % 4]] for number in range(20)}
    workflow = make_workflow("1", "Show the report", cases)
    write_report(make_analysis(workflow), tmp_path / "report.html")
    browser.screenshot(width)
    browser.open(tmp_path / "report.html")
    browser.evaluate(
        "for (const each of document.querySelectorAll('details')) each.open = true;"
        "document.querySelector('[data-activity]')"
        ".dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )

    browser.evaluate(axe.read_text(encoding="utf-8"))
    faults = browser.evaluate_promise(
        "axe.run().then(found => found.violations.map(v => [v.impact, v.id]))"
    )

    assert [fault for fault in faults if fault[0] in {"serious", "critical"}] == []
