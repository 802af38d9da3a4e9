"""Record one demonstration: sign in, begin to record, let a person work, look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from applications import SHOP, Application
from hands import Hands

from wb2pm.record import Recorder

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from people import Person
    from playwright.sync_api import Browser, BrowserContext, Page
    from tasks import Values, Workflow

PASSWORD = "Rain-or-shine-41"  # noqa: S105 (of invented people, on loopback)
"""Everybody's, in both applications; nobody types it while they are recorded."""
_VIEW = {"width": 1024, "height": 720}
_PICTURE_WIDTH = 640
_PATIENCE_MS = 60_000
_STAFF = {
    "ingrid": "ingrid.solheim@fennmark.test",
    "tomas": "tomas.brede@fennmark.test",
    "wanjiru": "wanjiru.kamau@fennmark.test",
    "piotr": "piotr.zielony@fennmark.test",
    "delia": "delia.marsh@fennmark.test",
}
_CUSTOMERS = {
    "ingrid": "oona.lindqvist@post.test",
    "tomas": "marc.delattre@post.test",
    "wanjiru": "yara.haddad@post.test",
    "piotr": "li.wen@post.test",
    "delia": "ben.aasen@post.test",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """Something to be done in one application.

    Attributes:
        application: Where.
        workflow: What.
        values: Which instance of it.
    """

    application: Application
    workflow: Workflow
    values: Values

    @property
    def intent(self) -> str:
        """What is to be done, in words."""
        return self.workflow.intent(self.values)


def record(
    browser: Browser,
    person: Person,
    work: Sequence[Work],
    *,
    out: Path,
    number: int,
) -> dict[str, Any]:
    """Record a person doing one or several pieces of work, one after the other.

    Args:
        browser: The browser to do it in.
        person: Who does it.
        work: What is done, in this order.
        out: Folder that receives the demonstration's folder.
        number: What the demonstration's name begins with.

    Returns:
        What is known of the demonstration: its entry in the ground truth but for
        what the trace has to be read for.

    Raises:
        RuntimeError: If the application does not show that the work was done.
    """
    with browser.new_context(
        viewport=_VIEW, locale="en-GB", timezone_id="UTC"
    ) as context:
        return _record_in(context, person, work, out=out, number=number)


def _record_in(
    context: BrowserContext,
    person: Person,
    work: Sequence[Work],
    *,
    out: Path,
    number: int,
) -> dict[str, Any]:
    page = context.new_page()
    page.set_default_timeout(_PATIENCE_MS)
    first_work = {one.application.name: one for one in reversed(work)}
    accounts = {name: _sign_in(page, person, one) for name, one in first_work.items()}
    page.goto(work[0].application.url + work[0].workflow.start)
    page.wait_for_timeout(500)
    intent = "; then ".join(one.intent for one in work)
    recorder = Recorder(
        context,
        out=out,
        intent=intent,
        workflow=str(number),
        actor=person.id,
        site=" and ".join(dict.fromkeys(one.application.name for one in work)),
        screenshot_width=_PICTURE_WIDTH,
        scripted=False,
    )
    hands = Hands(page, person, seed=number)
    segments: list[dict[str, Any]] = []
    completed = True
    with recorder:
        page.wait_for_timeout(400)
        for one in work:
            first = len(hands.steps) + 1
            if segments:
                _go_to_start(hands, one)
            completed = one.workflow.way(hands, one.values)
            if completed:
                shown = page.get_by_text(one.workflow.shows).filter(visible=True)
                shown.first.wait_for()
            segments.append(
                {
                    "segment": "ABCDEFG"[len(segments)],
                    "workflow": one.workflow.id,
                    "application": one.application.name,
                    "intent": one.intent,
                    "steps": [first, len(hands.steps)],
                }
            )
        page.wait_for_timeout(400)
        recorder.outcome = "completed" if completed else "abandoned"
    return {
        "demo_name": recorder.folder.name,
        "task_id": number,
        "application": segments[0]["application"],
        "person": person.id,
        "account": " and ".join(dict.fromkeys(accounts.values())),
        "intent": intent,
        "instantiation": dict(work[0].values) if len(work) == 1 else {},
        "completed": completed,
        "steps": hands.truth(),
        "segments": segments if len(work) > 1 else None,
        "answer": hands.answer,
    }


def _sign_in(page: Page, person: Person, work: Work) -> str:
    page.goto(work.application.url + work.application.sign_in)
    if work.application is SHOP:
        accounts = _CUSTOMERS if work.workflow.customers else _STAFF
        account, prefix = accounts[person.name], "#id_login-"
    else:
        account, prefix = person.name, "#id_"
    page.fill(f"{prefix}username", account)
    page.fill(f"{prefix}password", PASSWORD)
    with page.expect_navigation():
        page.press(f"{prefix}password", "Enter")
    return account


def _go_to_start(hands: Hands, work: Work) -> None:
    """Go where the next piece of work begins, as people do in between."""
    hands.go(work.application.url + work.workflow.start)
