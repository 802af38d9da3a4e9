"""The script of the report, in a real browser."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as replace_struct

from tests.report.builder import REPORT, Step, make_analysis, make_workflow
from tests.report.chromium import Browser, needs_chromium
from wb2pm.report.html import write_report

pytestmark = needs_chromium

PAYLOADS = (
    "<script>hacked=1</script>",
    "</script><script>hacked=1</script>",
    "</style><script>hacked=1</script>",
    "</title><svg onload=hacked=1>",
    "</template><script>hacked=1</script>",
    "</svg><script>hacked=1</script>",
    "<svg><script>hacked=1</script></svg>",
    "<img src=x onerror=hacked=1>",
    "<img src=http://evil.test/x>",
    "<image href=x onerror=hacked=1>",
    "<svg><animate onbegin=hacked=1 attributeName=x dur=1s>",
    "<svg><foreignObject><body onload=hacked=1>",
    "<math><mtext><script>hacked=1</script>",
    "<body onload=hacked=1>",
    "<details open ontoggle=hacked=1>",
    "<input autofocus onfocus=hacked=1>",
    "<select autofocus onfocus=hacked=1>",
    "<video><source onerror=hacked=1>",
    "<audio src=x onerror=hacked=1>",
    "<iframe src=javascript:hacked=1>",
    "<iframe srcdoc='<script>parent.hacked=1</script>'>",
    "<object data=javascript:hacked=1>",
    "<embed src=javascript:hacked=1>",
    "<link rel=stylesheet href=http://evil.test/x.css>",
    "<link rel=prefetch href=http://evil.test/x>",
    "<base href=http://evil.test/>",
    "<meta http-equiv=refresh content='0;url=http://evil.test/'>",
    "<form action=http://evil.test/><button autofocus>",
    "<style>*{background:url(http://evil.test/x)}</style>",
    "<a href=javascript:hacked=1>x</a>",
    "javascript:hacked=1",
    '" onmouseover="hacked=1',
    "' onfocus='hacked=1' autofocus='",
    '"><script>hacked=1</script>',
    "`${hacked=1}`",
    "\\x3cscript\\x3ehacked=1\\x3c/script\\x3e",
    "&lt;script&gt;hacked=1&lt;/script&gt;",
    "{{ hacked }}{% raw %}{{ 7*7 }}",
    "__proto__",
    "<!--><script>hacked=1</script>-->",
)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a report of thirty cases of one workflow and four of another."""
    cases = {f"case {number}": REPORT["abcd"[number % 4]] for number in range(30)}
    small = {f"small {name}": REPORT[name] for name in "abcd"}
    path = tmp_path_factory.mktemp("report") / "report.html"
    workflows = (make_workflow("1", "Show", cases), make_workflow("2", "Again", small))
    write_report(make_analysis(*workflows), path)
    return path


def names(browser: Browser, section: str = "w1") -> Any:
    """Read the names of the cases that are seen in a workflow."""
    return browser.evaluate(
        f"[...document.querySelectorAll('#{section} tr.case')]"
        ".filter(row => row.offsetParent).map(row => row.querySelector('summary').textContent)"
    )


def test_a_table_is_sorted_searched_and_opened(browser: Browser, report: Path) -> None:
    """By a column, by a word, and to its end."""
    browser.open(report)
    table = "document.querySelector('#w1 tr.case').closest('[data-table]')"

    assert len(names(browser)) == 12
    browser.evaluate(f"{table}.querySelectorAll('th button')[3].click()")
    assert names(browser)[:3] == ["Case 4", "Case 8", "Case 12"]
    assert (
        browser.evaluate(f"{table}.querySelectorAll('th')[3].ariaSort") == "descending"
    )
    browser.evaluate(f"{table}.querySelectorAll('th button')[3].click()")
    assert names(browser)[0] == "Case 1"
    search = f"{table}.querySelector('input')"
    browser.evaluate(
        f"{search}.value = 'HELP'; {search}.dispatchEvent(new Event('input'))"
    )
    assert len(names(browser)) == 7
    assert (
        browser.evaluate(f"{table}.querySelector('[role=status]').textContent")
        == "7 found"
    )
    browser.evaluate(f"{search}.value = ''; {search}.dispatchEvent(new Event('input'))")
    browser.evaluate(f"{table}.querySelector('button.more').click()")
    assert len(names(browser)) == 30
    assert browser.complaints() == []


def test_a_link_opens_the_case_it_names(browser: Browser, report: Path) -> None:
    """Also one that its table folds away."""
    browser.open(report)

    browser.evaluate("location.hash = '#c29'")
    opened = browser.settle("document.getElementById('c29').open")

    assert opened is True
    assert "Case 29" in names(browser)
    assert browser.evaluate("document.activeElement.textContent") == "Case 29"


def test_an_activity_of_the_map_lists_its_cases(browser: Browser, report: Path) -> None:
    """By mouse and by key; the links lead to the cases."""
    browser.open(report)
    box = "[...document.querySelectorAll('#w2 [data-activity]')].find(b => b.textContent.includes('Help'))"
    links = "[...document.querySelectorAll('#w2 .picked a')].map(a => a.hash + a.textContent)"

    browser.evaluate(f"{box}.dispatchEvent(new MouseEvent('click', {{bubbles: true}}))")
    assert browser.evaluate(links) == ["#c34Case 34"]
    browser.evaluate("document.querySelector('#w2 .picked').hidden = true")
    browser.evaluate(
        f"{box}.dispatchEvent(new KeyboardEvent('keydown', {{key: 'Enter'}}))"
    )
    assert browser.evaluate("document.querySelector('#w2 .picked').hidden") is False
    assert browser.evaluate(f"{box}.tabIndex") == 0


def test_sliders_leave_each_activity_its_way(browser: Browser, report: Path) -> None:
    """Fewer paths hide arrows that nothing hangs on; fewer activities draw another map."""
    browser.open(report)
    slide = (
        "(at, value) => {const s = document.querySelectorAll('#overall input[type=range]')[at];"
        " s.value = value; s.dispatchEvent(new Event('input'))}"
    )
    drawn = "document.querySelectorAll('#overall .map [data-activity]').length"
    arrows = """(() => {
      const seen = [...document.querySelectorAll('#overall .map [data-from]')]
        .filter(g => g.style.display !== 'none').map(g => [g.dataset.from, g.dataset.to]);
      const reach = (root, from, to) => {
        const found = new Set([root]);
        for (let more = true; more;) {
          more = false;
          for (const ends of seen)
            if (found.has(ends[from]) && !found.has(ends[to])) { found.add(ends[to]); more = true; }
        }
        return found;
      };
      const [forth, back] = [reach('-1', 0, 1), reach('-2', 1, 0)];
      return [...document.querySelectorAll('#overall .map [data-activity]')]
        .every(box => forth.has(box.dataset.activity) && back.has(box.dataset.activity));
    })()"""

    whole = browser.evaluate(drawn)
    assert browser.evaluate(arrows) is True
    browser.evaluate(f"({slide})(1, 0)")
    assert browser.evaluate(arrows) is True
    assert "hidden" in browser.evaluate(
        "document.querySelectorAll('#overall output')[1].textContent"
    )
    assert whole == 6
    assert (
        browser.evaluate("document.querySelectorAll('#overall template').length") == 0
    )


def test_a_large_map_is_drawn_with_fewer_activities(
    browser: Browser, tmp_path: Path
) -> None:
    """And says how many of how many."""
    steps: tuple[Step, ...] = tuple((f"Click '{n}' @/a", 1, 0) for n in range(14))
    workflow = make_workflow("1", "Long", {"a": steps, "b": steps[::2]})
    write_report(make_analysis(workflow), tmp_path / "report.html")
    browser.open(tmp_path / "report.html")

    browser.evaluate(
        "(s => {s.value = 0; s.dispatchEvent(new Event('input'))})"
        "(document.querySelector('#w1 input[type=range]'))"
    )

    assert (
        browser.evaluate("document.querySelectorAll('#w1 .map [data-activity]').length")
        == 6
    )
    assert (
        browser.evaluate("document.querySelector('#w1 output').textContent")
        == "6 of 14"
    )
    assert browser.complaints() == []


def test_people_are_switched_off_and_on(browser: Browser, report: Path) -> None:
    """Cases, figures, ways and the counts of maps follow, and come back."""
    browser.open(report)
    state = """(() => {
      const section = document.querySelector('#w2');
      const box = [...section.querySelectorAll('[data-activity]')].find(b => b.textContent.includes('Help'));
      return [
        section.querySelector('[data-figure=cases]').textContent,
        section.querySelector('[data-figure=duration]').textContent,
        [...section.querySelectorAll('[data-taken]')].filter(e => e.offsetParent).map(e => e.textContent),
        box.lastElementChild.textContent, box.classList.contains('gone'),
      ];
    })()"""
    before = browser.evaluate(state)

    browser.evaluate(
        "document.querySelectorAll('.switches input[name=person]')[1].click()"
    )

    assert names(browser, "w2") == ["Case 31", "Case 33"]
    assert browser.evaluate(state) == [
        "2",
        "12 s",
        ["1 of 2", "1 of 2"],
        "0\u00d7",
        True,
    ]
    told = browser.evaluate(
        "document.querySelector('.switches [role=status]').textContent"
    )
    assert told.startswith("17 of 34 cases shown.")
    browser.evaluate("document.querySelector('.switches button').click()")
    assert browser.evaluate(state) == before


@pytest.mark.parametrize("with_script", [True, False])
def test_hostile_text_runs_nothing(
    browser: Browser, tmp_path: Path, *, with_script: bool
) -> None:
    """Forty payloads in every text, and everything in the page used once."""
    assert len(PAYLOADS) == 40
    steps: tuple[Step, ...] = tuple(
        (f"Click '{payload}'", 1, 0) for payload in PAYLOADS
    )
    cases = {
        payload: (steps + steps)[at : at + 5] for at, payload in enumerate(PAYLOADS)
    }
    workflow = make_workflow(PAYLOADS[7], PAYLOADS[0], cases)
    people = tuple(
        replace_struct(d, actor=payload, site=payload, outcome=payload, intent=payload)
        for d, payload in zip(workflow.demonstrations, PAYLOADS, strict=True)
    )
    other = make_workflow(PAYLOADS[31], PAYLOADS[33], REPORT)
    log = workflow.log
    log["ui:page"] = log["ui:application"] = log["concept:name"]
    path = tmp_path / "report.html"
    analysis = make_analysis(replace(workflow, demonstrations=people, log=log), other)
    write_report(replace(analysis, title=PAYLOADS[3], notes=PAYLOADS), path)

    browser.call("Emulation.setScriptExecutionDisabled", value=not with_script)
    browser.open(path)
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    browser.evaluate(USE_EVERYTHING)

    assert browser.settle("typeof hacked") == "undefined"
    assert browser.complaints() == []
    assert browser.fetched() == [path.as_uri()]
    shown = browser.evaluate("document.body.textContent")
    for payload in PAYLOADS:
        assert payload in shown
    assert (
        browser.evaluate("document.querySelectorAll('img, iframe, object').length") == 0
    )
    boxes = browser.evaluate("document.querySelectorAll('svg [tabindex]').length")
    assert (boxes > 0) is with_script


USE_EVERYTHING = """
for (const each of document.querySelectorAll('details')) each.open = true;
for (const each of document.querySelectorAll('button')) each.click();
for (const each of document.querySelectorAll('.switches input')) { each.click(); each.click(); }
for (const each of document.querySelectorAll('[data-activity]'))
  each.dispatchEvent(new MouseEvent('click', {bubbles: true}));
for (const each of document.querySelectorAll('input[type=range]')) {
  each.value = 0; each.dispatchEvent(new Event('input', {bubbles: true}));
}
for (const each of document.querySelectorAll('input[type=search]')) {
  each.value = 'hacked'; each.dispatchEvent(new Event('input', {bubbles: true}));
}
for (const each of document.querySelectorAll('*')) {
  each.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})); each.focus?.();
}
for (const link of [...document.querySelectorAll('.picked a, a[href^="#"]')].slice(0, 50)) link.click();
"""
