"""The data card: what the recordings are, how they were made, what they lack."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from applications import CMS, SHOP
from cms_tasks import CMS_WORK
from shop_tasks import SHOP_WORK

from examples.scripted.people import PEOPLE, Person

if TYPE_CHECKING:
    from collections.abc import Sequence

_TEXT = """# Demonstrations: two web applications, twelve workflows, five scripted people

{demos} recordings of work in real web applications, made with wb2pm's own recorder in
headless Chromium: {short} demonstrations of {workflows} workflows, five each, and {long}
long recordings in which several workflows follow each other.
**The people are scripts, not human beings.** The applications are real; what is in them
is invented.

## What was recorded

| application | licence | what it is |
|---|---|---|
| {shop} | {shop_licence} | a shop, "Fennmark Outfitters": staff behind the counter, customers in front |
| {cms} | {cms_licence} | the web site of a museum, "Marle Valley Museum": its editors |

| workflow | application | intent | completed |
|---|---|---|---|
{table}

| person | habits |
|---|---|
{people}

## What is in a demonstration's folder

- `<name>.json`: the trace, in WONDERBREAD's released layout; what that layout lacks
  (roles, accessible names, exact values, zoned times, navigation) under `wb2pm`. Pages'
  source is not kept.
- `screenshots/<k>.webp`: what the person saw before each action, 640 pixels wide, in 24
  colours.
- `SOP - <name>.txt`: the procedure. The best demonstration of a workflow has a
  hand-written one of gold quality, and the recorder's beside it as `[orig] SOP - ...`;
  all others have the one that the recorder writes from the rules.

## What lies beside them

- `ground_truth.json`: per demonstration who did what with which intent, whether it was
  brought to its end, and every step as it was really done (`op`, `element`, `kind`,
  `location`, `value`, `detour`, `url_before`, `start`), with the first and last of the
  trace's actions that it left (`actions`, `trace_ids`) and the events without a released
  type (`events`, positions in `wb2pm.events`). Written by the script that did the work,
  not by the recorder. `element` is the name that the page itself gives an element;
  `record` marks those that stand for one record among others. Passwords are left out.
  Long recordings have `segments`: the true segmentation.
- `ranking.json`: the five of each workflow from best to worst, with the reason: brought
  to its end, then fewer detours, fewer steps, fewer mistyped characters, fewer actions.
- `questions.jsonl`: {questions} questions with answers and the steps that show them.

## How it was made

    pip install "wb2pm[record]" pillow
    python examples/record --out FOLDER

installs the applications by name from the package index into virtual environments,
fills their databases, starts them on loopback, records, stops them, and checks the
result (`python -m examples.record.check FOLDER` checks one again). The people's
choices are seeded: in every run they do the same in the same order, at other times.
Before each recording the database is put back to where it began.

## What to keep in mind

- Scripted, not human: even pace, no hesitation, no help from colleagues, slips only in
  typing. The keyboard person presses Tab wherever the mouse would be farther.
- A browser without a window: no window moves, no other programs, always 1024 x 720.
- The ground truth tells what was done and why it serves the task; it does not tell what
  a person thought.
- Signing in happens before the recording starts. One workflow has password fields; what
  was typed there is in no file.
- Addresses are `http://127.0.0.1:{shop_port}` and `:{cms_port}`; every other host name ends in
  `.test` and does not exist.

## Licences

Recordings, procedures, questions and ground truth: Apache-2.0, like wb2pm. The pages and
pictures show {shop} and {cms}, both {shop_licence}; names of
people, companies and goods are invented.
"""


def card(truths: Sequence[dict[str, Any]]) -> str:
    """Write the data card.

    Args:
        truths: Entries of the ground truth.
    """
    short = [truth for truth in truths if not truth["segments"]]
    done = Counter(truth["task_id"] for truth in short if truth["completed"])
    all_work = [(SHOP, one) for one in SHOP_WORK] + [(CMS, one) for one in CMS_WORK]
    rows = [
        f"| {one.id} | {application.title} | {_one_line(one.template)} |"
        f" {done[one.id]} of {len(PEOPLE)} |"
        for application, one in all_work
    ]
    return _TEXT.format(
        demos=len(truths),
        short=len(short),
        long=len(truths) - len(short),
        workflows=len({truth["task_id"] for truth in short}),
        table="\n".join([*rows, *_long_rows(truths)]),
        people="\n".join(f"| {one.id} | {_habits(one)} |" for one in PEOPLE),
        questions=20,
        shop=SHOP.title,
        shop_licence=SHOP.licence,
        shop_port=SHOP.port,
        cms=CMS.title,
        cms_licence=CMS.licence,
        cms_port=CMS.port,
    )


def _one_line(template: str) -> str:
    words = {"{{question}}": "How many orders were placed in ...?"}
    text = words.get(template, template)
    return text.replace("{{", "*").replace("}}", "*")


def _long_rows(truths: Sequence[dict[str, Any]]) -> list[str]:
    return [
        f"| {truth['task_id']} | {_where(truth)} |"
        f" {', then '.join(str(one['workflow']) for one in truth['segments'])} |"
        f" by {truth['person']} |"
        for truth in truths
        if truth["segments"]
    ]


def _where(truth: dict[str, Any]) -> str:
    titles = {application.name: application.title for application in (SHOP, CMS)}
    names = dict.fromkeys(one["application"] for one in truth["segments"])
    return " and ".join(titles[name] for name in names)


def _habits(person: Person) -> str:
    said = ["works forms with the " + person.hand]
    if person.order == "up":
        said.append("fills them in from the bottom to the top")
    if person.enter_sends:
        said.append("sends them with Enter where that works")
    if person.searches:
        said.append("searches rather than browses")
    if person.detours:
        said.append(
            "looks in a wrong place first, and gives up one task in each application"
        )
    if person.looks_around:
        said.append("scrolls to look around")
    if person.slips:
        said.append("mistypes, and takes it back with Backspace")
    return ", ".join(said)
