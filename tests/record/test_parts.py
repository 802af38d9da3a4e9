"""Parts of the recorder that need no browser."""

from __future__ import annotations

import json
import sys
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.record.journals import action, end, head, screen, write_journal
from wb2pm.cli import main
from wb2pm.errors import ConversionError, MissingExtraError, WriteError
from wb2pm.record.addresses import Addresses
from wb2pm.record.browsers import playwright
from wb2pm.record.finishing import finish_recording, new_folder
from wb2pm.record.messages import decode_message
from wb2pm.record.page_script import page_script

NOW = datetime(2026, 3, 17, 9, 12, 4, tzinfo=timezone.utc)


def test_folders_are_named_as_wonderbread_names_them(tmp_path: Path) -> None:
    """Two recordings of one second have folders of their own."""
    first = new_folder(tmp_path, "7", NOW)
    second = new_folder(tmp_path, "7", NOW)
    third = new_folder(tmp_path, None, NOW)
    fourth = new_folder(tmp_path / "new", "a/b: c. ", NOW)

    assert first.name == "7 @ 2026-03-17-09-12-04"
    assert second.name == "7 @ 2026-03-17-09-12-05"
    assert third.name == "trace @ 2026-03-17-09-12-04"
    assert fourth.name == "a-b- c @ 2026-03-17-09-12-04"


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    """A file is in the way."""
    (tmp_path / "file").write_text("")

    with pytest.raises(WriteError, match="file"):
        new_folder(tmp_path / "file", "7", NOW)


@pytest.mark.parametrize(
    "text",
    [
        5,
        "",
        "[]",
        '{"t": "smell"}',
        '{"t": "more", "id": "../etc", "end": 1}',
        '{"t": "action", "id": "a", "kind": "think", "at": 1, "end": 1}',
        '{"t": "shown", "at": "now"}',
        "\ud800",
    ],
)
def test_what_the_script_would_not_send_is_refused(text: object) -> None:
    """The error names the page."""
    with pytest.raises(ConversionError, match=r"evil\.example"):
        decode_message(text, page="http://evil.example/")


def test_addresses_lose_what_secret_fields_left_in_them() -> None:
    """Only the fields that are known to be secret; other addresses stay as they are."""
    addresses = Addresses()
    address = "http://shop.example/?user=kim&word=1234&x="

    assert addresses.clean(address) == address
    addresses.learn(None)
    addresses.learn("word")
    assert addresses.clean(address) == (
        "http://shop.example/?user=kim&word=%5Bpassword%5D&x="
    )
    assert addresses.clean("http://shop.example/?a=1") == "http://shop.example/?a=1"
    assert addresses.clean("http://shop.example/") == "http://shop.example/"
    assert addresses.clean("http://[half?word=12") == "http://[half?word=%5Bpassword%5D"
    assert addresses.clean("http://shop.example/?pw=a1b&sig=Zm9v&mdp=x#pass=rope") == (
        "http://shop.example/?pw=%5Bpassword%5D&sig=%5Btoken%5D"
        "&mdp=%5Bpassword%5D#pass=%5Bpassword%5D"
    )
    assert addresses.clean("Is it 5:30? word=rope") == "Is it 5:30? word=rope"


def test_the_page_script_is_one_script() -> None:
    """Its parts are joined in order, its settings set in front."""
    script = page_script(token="t1", keep_html=False, scripted=True)

    assert script.index('TOKEN = "t1"') < script.index("function on(")
    assert script.index("function on(") < script.index("function roleOf(")
    assert "SCRIPTED = true" in script


def test_without_playwright_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lacks it is told how to get it."""
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)

    with pytest.raises(MissingExtraError, match=r"pip install 'wb2pm\[record\]'"):
        playwright()


def test_the_command_says_what_it_lacks() -> None:
    """An address, and a folder."""
    run = CliRunner().invoke

    assert "--out" in run(main, ["record", "http://127.0.0.1/"]).stderr
    assert "URL" in run(main, ["record", "--out", "x"]).stderr


def test_the_command_says_what_was_recorded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where it goes at the beginning, what there is at the end; options are passed on."""
    home = write_journal(tmp_path, head(), screen(), action(1, "click", 1), end())
    asked: list[dict[str, Any]] = []

    def played(url: str | None, *, on_start: Any, **options: Any) -> Path:
        asked.append({"url": url} | options)
        on_start(home)
        finish_recording(home)
        return home

    monkeypatch.setattr("wb2pm.record.session.record", played)
    arguments = [
        "record",
        "http://127.0.0.1/",
        "--out",
        str(tmp_path),
        "--actor",
        "kim",
    ]

    result = CliRunner().invoke(main, [*arguments, "--no-screenshots"])

    assert result.stdout.strip() == str(home)
    assert f"Recording to {home}" in result.stderr
    assert "1 actions" in result.stderr
    assert asked[0]["url"] == "http://127.0.0.1/"
    assert asked[0]["actor"] == "kim"
    assert asked[0]["screenshots"] is False
    assert asked[0]["headless"] is False


def test_the_command_recovers_what_was_killed(tmp_path: Path) -> None:
    """It says where the demonstration is and how much of it there is."""
    lines = [head(), screen(), action(1, "click", 1)]
    home = write_journal(tmp_path / "a", *lines)
    other = write_journal(tmp_path / "b", *lines, end())

    result = CliRunner().invoke(main, ["record", "--recover", str(home)])
    as_json = CliRunner().invoke(main, ["record", "--recover", str(other), "--json"])
    again = CliRunner().invoke(main, ["record", "--recover", str(home)])

    assert result.exit_code == 0
    assert result.stdout.strip() == str(home)
    assert "1 actions" in result.stderr
    assert "did not end by itself" in result.stderr
    assert json.loads(as_json.stdout) == {
        "folder": str(other),
        "actions": 1,
        "notes": [],
    }
    assert again.exit_code == 1
    assert "journal.jsonl" in again.stderr
