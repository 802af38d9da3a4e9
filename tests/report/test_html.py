"""The report as a file: complete, self-contained, escaped."""

from __future__ import annotations

import base64
import hashlib
import html
import itertools
import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path

import pytest

from tests.report.builder import (
    REPORT,
    Step,
    make_analysis,
    make_verdict,
    make_workflow,
)
from wb2pm import report
from wb2pm.analysis.findings import Analysis
from wb2pm.discovery.counts.values import DirectlyFollowsGraph
from wb2pm.report import arranging
from wb2pm.report.html import policy, write_report

HOSTILE = (
    '<script>alert(1)</script> "onmouseover="x" \'q\' </title></style>'
    "<img src=http://evil.test/x onerror=alert(2)> javascript:alert(3)"
    " \u202egnp.exe\u2066 nul\x00 {{ 7*7 }} {% raw %} &lt;b&gt;"
)
VOID = {"meta", "link", "br", "img", "input", "hr"}


class Page(HTMLParser):
    """Reads a page and notes what a browser would make of it."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[tuple[str, str]] = set()
        self.text: list[str] = []
        self.open: list[str] = []
        self.feed(content)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            self.attributes.add((tag, name))
            if name == "id":
                self.ids.append(value or "")
            if name in {"href", "src"}:
                self.links.append(value or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in {"style", "script"}:
            self.text.append(data)

    @property
    def words(self) -> str:
        """All visible text, blanks folded."""
        return " ".join(" ".join(self.text).split())


def write(analysis: Analysis, folder: Path) -> str:
    """Write a report and read it back."""
    path = folder / "report.html"
    write_report(analysis, path)
    return path.read_text(encoding="utf-8")


def test_a_report_has_every_part(tmp_path: Path) -> None:
    """All that was found is in it, under a heading of its own."""
    page = Page(write(make_analysis(), tmp_path))

    for heading in (
        "What was found",
        "How good the recordings are",
        "All workflows",
        "Show the January report",
        "Ship order 17",
        "Process map",
        "Cases",
        "Ways to do it, and what they cost",
        "Where the time goes",
        "What could be automated first",
        "Who does it how",
        "Deviations",
        "Possible improvements",
        "Procedure",
        "Files and engines",
        "How to read this",
    ):
        assert heading in page.words
    assert "8 cases of 2 workflows by 2 people" in page.words
    assert "broken.json not JSON (at $)" in page.words
    assert "recordings/broken.json" not in page.words
    assert "3 values masked before anything was written" in page.words
    assert "card number 1" in page.words
    assert "assumed zone 8 8 read in UTC" in page.words
    assert "recorded without a zone; one was assumed" in page.words
    assert "By difficulty" in page.words
    assert "By person" in page.words
    assert "'From' was filled in twice." in page.words
    assert "Step 2 leaves no trace." in page.words
    assert "ui:x (3): no column for it" in page.words
    assert "pm4py 2.7.23" in page.words
    assert "Enter 'To' now." in page.words
    assert "took a detour" in page.words
    assert "corrected “Enter 'From'”" in page.words
    assert "c:e1" in page.words
    assert page.open == []


def test_a_report_loads_nothing_and_runs_its_own_script_alone(tmp_path: Path) -> None:
    """No handler, no address but places in the page itself; the script by its hash."""
    content = write(make_analysis(), tmp_path)
    page = Page(content)

    script = re.findall(r"<script>(.*?)</script>", content, flags=re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script[0].encode()).digest()).decode()
    assert policy(script[0]) == (
        f"script-src 'sha256-{digest}'; default-src 'none'; style-src 'unsafe-inline';"
        " img-src data:; base-uri 'none'; form-action 'none'"
    )
    assert f"script-src &#39;sha256-{html.escape(digest)}&#39;" in content
    assert page.tags["script"] == 1
    assert not page.tags.keys() & {"img", "iframe", "object", "base"}
    assert not [name for _, name in page.attributes if name.startswith("on")]
    assert all(link.startswith("#") or link == "data:," for link in page.links)
    assert "@import" not in content
    assert "url(" not in content


def test_the_script_asks_for_nothing_and_makes_no_markup() -> None:
    """What could fetch, run or read a text as markup is not in it."""
    script = resources.files("wb2pm.report") / "templates" / "report.js"
    text = script.read_text(encoding="utf-8")

    for word in (
        *("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write"),
        *("eval", "Function(", "fetch(", "XMLHttpRequest", "import(", "setTimeout"),
        *(
            "localStorage",
            "cookie",
            "postMessage",
            "</script",
            "srcdoc",
            "setAttribute(name",
        ),
    ):
        assert word not in text


def test_links_lead_somewhere_and_ids_are_unique(tmp_path: Path) -> None:
    """The contents reach every section; no two things share a name."""
    page = Page(write(make_analysis(), tmp_path))

    assert len(page.ids) == len(set(page.ids))
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)


def test_headings_and_tables_can_be_read_aloud(tmp_path: Path) -> None:
    """One first heading, no level skipped, column and row headings named."""
    content = write(make_analysis(), tmp_path)
    page = Page(content)

    levels = [int(level) for level in re.findall(r"<h([1-6])", content)]
    assert page.tags["h1"] == 1
    body = levels[levels.index(1) :]
    assert all(b - a <= 1 for a, b in itertools.pairwise(body))
    assert re.findall(r"<th(?=[ >])(?![^>]*scope=)", content) == []
    assert page.tags["svg"] == content.count('role="img"') == 4
    assert page.tags["template"] == 1  # a map with fewer activities
    assert '<html lang="en">' in content


def test_hostile_text_stays_text_everywhere(tmp_path: Path) -> None:
    """Whatever a recording holds, it is shown and never obeyed."""
    steps: dict[str, tuple[Step, ...]] = {
        f"{name}{HOSTILE}": (
            (f"Click '{HOSTILE}'", 0, 0),
            ("Enter 'From'=1 @/a", 2, 1),
            (f"Click '{HOSTILE}' again", 2, 0),
        )
        for name in "ab"
    }
    workflow = make_workflow(HOSTILE, HOSTILE, steps)
    analysis = replace(
        make_analysis(workflow),
        title=HOSTILE,
        skipped={HOSTILE: HOSTILE},
        notes=(HOSTILE,),
        redaction={HOSTILE: 1},
        engines={HOSTILE: HOSTILE},
        granularity=HOSTILE,
        redaction_policy=HOSTILE,
    )

    content = write(analysis, tmp_path)

    page = Page(content)
    assert page.tags["script"] == 1
    assert not page.tags.keys() & {"img", "b"}
    assert not [name for _, name in page.attributes if name.startswith("on")]
    assert all(link.startswith("#") or link == "data:," for link in page.links)
    assert not re.search(r"[\x00\u202e\u2066]", content)
    assert "<U+202E>gnp.exe<U+2066> nul<U+0000>" in page.words
    assert "{{ 7*7 }} {% raw %} &lt;b&gt;" in page.words
    assert page.open == []


def test_very_long_text_is_cut_and_says_so(tmp_path: Path) -> None:
    """A page of text in a label does not swamp the report."""
    label = f"Click '{'x' * 50_000}'"
    workflow = make_workflow("1", "i", {"a": ((label, 0, 0),)})

    content = write(make_analysis(workflow), tmp_path)

    assert "characters more)" in content
    assert len(content) < 200_000


def test_the_same_analysis_gives_the_same_bytes(tmp_path: Path) -> None:
    """No clock, no chance, no place on the disk gets in."""
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()

    assert write(make_analysis(), tmp_path / "a") == write(
        make_analysis(), tmp_path / "b"
    )


def test_an_old_report_stays_if_writing_fails(tmp_path: Path) -> None:
    """A report is whole or it is the one before."""
    path = tmp_path / "report.html"
    path.write_text("before", encoding="utf-8")
    broken = replace(
        make_analysis(), log=make_analysis().log.drop(columns="concept:name")
    )
    workflow = replace(broken.workflows[0], log=broken.log)

    with pytest.raises(ValueError, match="lacks the columns"):
        write_report(replace(broken, workflows=(workflow,)), path)

    assert path.read_text(encoding="utf-8") == "before"
    assert [entry.name for entry in tmp_path.iterdir()] == ["report.html"]


def test_without_the_extra_the_report_says_what_it_would_add(tmp_path: Path) -> None:
    """No model and no verdicts: the rest is there."""
    page = Page(write(make_analysis(mining=False, checked=False), tmp_path))

    assert "The extra mining would add process models." in page.words
    assert "no model was discovered" in page.words
    assert "no recording of this workflow has a written procedure" in page.words
    assert "model of 1" not in page.words
    assert "Ways to do it" in page.words


def test_an_analysis_of_nothing_is_a_report_too(tmp_path: Path) -> None:
    """When all was skipped, the report says what and why."""
    empty = make_analysis()
    nothing = replace(
        empty,
        workflows=(),
        log=empty.log.iloc[:0],
        map=DirectlyFollowsGraph(activities=(), flows=(), starts={}, ends={}, cases=0),
        redaction={},
        files=(),
        engines={},
    )

    page = Page(write(nothing, tmp_path))

    assert "No recording could be read." in page.words
    assert "not JSON" in page.words
    assert "No other files were written." in page.words
    assert "found nothing to mask" in page.words


def test_one_workflow_has_no_map_of_all(tmp_path: Path) -> None:
    """It would be the same map twice."""
    workflow = make_workflow("1", "Show the report", REPORT)
    analysis = replace(
        make_analysis(workflow), redaction_policy="none", skipped={}, redaction={}
    )

    page = Page(write(analysis, tmp_path))

    assert page.tags["svg"] == 1
    assert "All workflows" not in page.words
    assert "Nothing was masked" in page.words
    assert "none skipped" in page.words


def test_long_tables_fold_and_lose_nothing(tmp_path: Path) -> None:
    """Of many demonstrations the first are shown and the rest open on demand."""
    cases = {f"case {number:03}": REPORT["abcd"[number % 4]] for number in range(60)}
    workflow = make_workflow("1", "Show the report", cases)
    small = make_workflow("1", "Show the report", {"a": REPORT["a"]})
    workflows = [replace(small, workflow=str(number)) for number in range(20)]
    notes = tuple(f"note {number}" for number in range(40))
    analysis = replace(make_analysis(workflow), notes=notes)

    content = write(analysis, tmp_path)

    page = Page(content)
    assert "48 more cases" in page.words
    assert "28 more notes" in page.words
    assert all(f">case {number:03}<" in content for number in range(60))
    assert all(
        f"<summary>Case {number}</summary>" in content for number in range(1, 61)
    )
    many = Page(write(replace(analysis, workflows=tuple(workflows)), tmp_path))
    assert "8 more" in many.words
    assert len(many.ids) == len(set(many.ids))


def test_files_are_named_by_their_place_beside_the_report(tmp_path: Path) -> None:
    """The report can be sent on: it holds no path of the machine it was made on."""
    analysis = make_analysis()
    inside = replace_paths(analysis, (str(tmp_path / "models" / "1.bpmn"),))

    content = write(inside, tmp_path)

    assert "models/1.bpmn" in content
    assert str(tmp_path) not in content
    assert ">log.xes<" in write(analysis, tmp_path)


def replace_paths(analysis: Analysis, paths: tuple[str, ...]) -> Analysis:
    """Put other paths into the first report of a writer."""
    from msgspec.structs import replace as replace_struct

    return replace(analysis, files=(replace_struct(analysis.files[0], paths=paths),))


def test_verdicts_are_told_apart(tmp_path: Path) -> None:
    """Followed, completed, not completed, deviating and not checked differ."""
    workflow = make_workflow("1", "Show the report", REPORT)
    last = workflow.procedure_verdicts["d"]
    deviation = last.deviations[0]
    from msgspec.structs import replace as replace_struct

    verdicts = {
        "a": make_verdict("a"),
        "b": make_verdict("b", deviation, completed=False),
        "c": replace_struct(make_verdict("c", deviation), completed=None),
    }

    page = Page(
        write(make_analysis(replace(workflow, procedure_verdicts=verdicts)), tmp_path)
    )

    for word in ("followed", "not completed", "deviates", "not checked"):
        assert word in page.words
    assert "1 could not be checked." in page.words
    assert "cannot be told" not in page.words


def test_what_cannot_be_told_is_counted_apart(tmp_path: Path) -> None:
    """Neither with those who followed nor with those who did not; the reason is there."""
    from msgspec.structs import replace as replace_struct

    untold = replace_struct(
        make_verdict("b"),
        followed=None,
        completed=None,
        fitness=None,
        declined="0 of 3 steps of the procedure were understood.",
    )
    workflow = replace(
        make_workflow("1", "Show the report", REPORT),
        procedure_verdicts={"a": make_verdict("a"), "b": untold},
    )

    page = Page(write(make_analysis(workflow), tmp_path))

    assert "; of 1 that cannot be told" in page.words
    assert "0 of 3 steps of the procedure were understood." in page.words
    assert "mean fitness 1.00" in page.words


def test_the_first_page_is_in_plain_words(tmp_path: Path) -> None:
    """No terms of mining, and no names of folders for cases."""
    content = write(make_analysis(), tmp_path)
    first = content[content.index("<main") : content.index('<section id="overall"')]

    text = re.sub(r"<[^>]*>", " ", first)
    for word in ("granularity", "variant", "fitness", "precision", "e1"):
        assert word not in text.lower()
    assert "a2" not in text
    assert "Had every case gone the quickest way of its workflow" in text
    assert "of the time was spent in shop.test" in text


def test_a_case_opens_its_steps_without_the_script(tmp_path: Path) -> None:
    """Each step with its time, and its page where that changes."""
    content = write(make_analysis(), tmp_path)

    opened = content[content.index('<details id="c4">') :]
    opened = opened[: opened.index("</details>")]
    assert re.findall(r'<li data-a="\d+">(.*?) <i>(.*?)</i>', opened) == [
        ("Click &#39;Reports&#39;", "0 s"),
        ("Click &#39;Help&#39;", "3.0 s"),
        ("Navigate back", "4.0 s"),
        ("Enter &#39;From&#39;", "5.0 s"),
        ("Enter &#39;To&#39;", "43 s"),
        ("Click &#39;Show Report&#39;", "1.0 s"),
    ]
    assert opened.count("<i>/report</i>") == 2
    assert "<bdi>d</bdi>" in opened


def test_hours_a_year_are_told_where_the_volume_is_known(tmp_path: Path) -> None:
    """Of one workflow, of all, and of none."""
    plain = write(make_analysis(), tmp_path)
    path = tmp_path / "report.html"

    write_report(make_analysis(), path, volume={None: 36_000, "2": 720})

    told = Page(path.read_text(encoding="utf-8")).words
    assert "Hours a year" not in plain
    assert "it takes 18 s of each case, about 180 hours a year." in told
    assert "720" not in told


def test_a_report_too_large_for_one_file_is_a_folder(tmp_path: Path) -> None:
    """The overview leads to a page for each workflow; nothing else differs."""
    path = tmp_path / "report.html"

    write_report(make_analysis(), path, max_bytes=60_000)

    overview = Page(path.read_text(encoding="utf-8"))
    pages = sorted(p.relative_to(tmp_path).as_posix() for p in tmp_path.rglob("*.html"))
    assert pages == ["report.html", "report/w1.html", "report/w2.html"]
    beside = {link for link in overview.links if not link.startswith("#")}
    assert {link.partition("#")[0] for link in beside} == {
        "data:,",
        "report/w1.html",
        "report/w2.html",
    }
    for name in ("w1", "w2"):
        page = Page((tmp_path / "report" / f"{name}.html").read_text(encoding="utf-8"))
        assert page.tags["h1"] == 1
        assert "../report.html" in page.links
        assert {link[1:] for link in page.links if link.startswith("#")} <= set(
            page.ids
        )
        parts = {link.partition("#")[2] for link in beside if name in link}
        assert parts <= set(page.ids)
    assert {link[1:] for link in overview.links if link.startswith("#")} <= set(
        overview.ids
    )
    assert "Show the January report" in overview.words


def test_the_pages_of_a_report_are_the_same_whenever_it_was_known_to_be_too_large(
    tmp_path: Path,
) -> None:
    """At its first workflow, or only once all of it was put together."""
    whole = len(write(make_analysis(), tmp_path).encode())

    for name, limit in (("first", 1), ("last", whole - 1)):
        write_report(make_analysis(), tmp_path / name / "report.html", max_bytes=limit)

    first, last = (
        {
            each.relative_to(tmp_path / name): each.read_bytes()
            for each in (tmp_path / name).rglob("*.html")
        }
        for name in ("first", "last")
    )
    assert len(first) == len(("report.html", "report/w1.html", "report/w2.html"))
    assert first == last


def test_more_cases_than_a_page_holds_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first have rows, and the first of those their steps."""
    monkeypatch.setattr(arranging, "LISTED_CASES", 3)
    monkeypatch.setattr(arranging, "LISTED_STEPS", 9)
    workflow = make_workflow("1", "Show the report", REPORT)

    page = Page(write(make_analysis(workflow), tmp_path))

    assert "The first 3 of 4 cases are listed; the log holds all." in page.words
    assert "Steps are listed for the first 2 cases; the log holds all." in page.words
    assert "c3" in page.ids
    assert "c4" not in page.ids
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)


@pytest.mark.parametrize(
    "template",
    sorted(Path(report.__file__).parent.glob("templates/*.j2")),
    ids=lambda path: path.name,
)
def test_what_scrolls_is_reached_by_the_keyboard(template: Path) -> None:
    """A region that a narrow window makes scroll takes the focus, and has a name."""
    tags = re.findall(
        r'<div class="[^"]*\bscroll\b[^>]*>', template.read_text(encoding="utf-8")
    )

    assert [tag for tag in tags if "tabindex" not in tag or "label" not in tag] == []
