"""What is kept of a recording when the disk takes no more."""

from __future__ import annotations

import json
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.errors import WriteError
from wb2pm.record import Recorder, finish_recording
from wb2pm.record.journal import Journal

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

    from tests.record.conftest import Site


@contextmanager
def files_no_larger(size: int) -> Iterator[None]:
    """Let no file grow beyond a size, as a full disk does."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def lines(journal: Journal) -> list[dict[str, Any]]:
    """Read every line of a journal; each is whole."""
    return [json.loads(line) for line in journal.path.read_bytes().splitlines()]


def test_a_journal_ends_after_its_last_whole_line(tmp_path: Path) -> None:
    """What does not fit is not there in part, and nothing comes after it."""
    journal = Journal(tmp_path)
    journal.write("head", said="first")
    with files_no_larger(journal.path.stat().st_size + 20):
        journal.write("action", said="x" * 100)
    journal.write("action", said="there is room again")
    journal.close()

    assert isinstance(journal.failure, WriteError)
    assert [line["line"] for line in lines(journal)] == ["head"]


@pytest.mark.parametrize("mask", ["[p]", "[a much longer password]"])
def test_what_is_struck_out_goes_where_there_is_no_room(
    tmp_path: Path, mask: str
) -> None:
    """The old journal is overwritten; no line is there in part."""
    journal = Journal(tmp_path)
    for number in range(5):
        journal.write("action", said="swordfish", number=number)

    with files_no_larger(journal.path.stat().st_size // 2):
        journal.rewrite(lambda line: line | {"said": mask})
    journal.close()
    kept = lines(journal)

    assert isinstance(journal.failure, WriteError)
    assert b"swordfish" not in journal.path.read_bytes()
    assert [line["said"] for line in kept] == [mask] * len(kept)


@pytest.mark.interop
def test_a_recording_on_a_full_disk_ends_and_says_how_to_go_on(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Its journal is whole, and becomes a demonstration when there is room."""
    site.pages = {
        "/": "<button>One</button><input aria-label=Name><button>Two</button>"
    }
    page = context.new_page()
    page.goto(site.address + "/")
    recorder = Recorder(context, out=tmp_path, screenshots=False).start()
    page.get_by_text("One").click()
    page.wait_for_timeout(300)
    (journal,) = recorder.folder.glob("*.jsonl")
    with files_no_larger(journal.stat().st_size + 200):
        page.get_by_label("Name").fill("Kim")
        page.get_by_text("Two").click()
        page.wait_for_timeout(300)
        failed = recorder.failure
        with pytest.raises(WriteError, match="wb2pm record --recover"):
            recorder.stop()

    assert failed is not None
    finish_recording(recorder.folder)
    first, *_ = read_demonstration(recorder.folder).events
    assert (first.action, first.target and first.target.text) == ("click", "One")
