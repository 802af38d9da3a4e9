"""Which files of a demonstration's folder are taken for what."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.converters.traces import NAME, action, state, write_trace
from wb2pm.converters.sources.finding import find_sources
from wb2pm.converters.wonderbread.folder import is_demonstration_folder, locate_files
from wb2pm.converters.wonderbread.reader import (
    claims,
    demonstration_folders,
    read_demonstration,
)
from wb2pm.errors import ConversionError

SHORT = {"trace": [state(), action("mouseup", x=1, y=2), state()]}
TASK = SHORT | {"webarena": {"task_id": 7, "intent": "Buy", "sites": ["shop", "map"]}}


def test_a_folder_numbered_by_the_download_holds_files_without_the_number(
    tmp_path: Path,
) -> None:
    """The case keeps the number; the files in it are found without."""
    home = write_trace(tmp_path, TASK, name=f"{NAME} (1)")
    (home / f"SOP - {NAME}.txt").write_text("Buy\n1. Click", encoding="utf-8")
    (home / "screenshots").mkdir()

    demonstration = read_demonstration(home)

    assert demonstration.id == f"{NAME} (1)"
    assert demonstration.workflow == "7"
    assert demonstration.procedure is not None
    assert demonstration.procedure.title == "Buy"
    assert not demonstration.procedure.rewritten


def test_a_task_id_is_a_number_or_a_text(tmp_path: Path) -> None:
    """Anything else is none: the folder's name says what the workflow is."""
    ids = (3, "kept", True, None)

    workflows = [
        read_demonstration(
            write_trace(tmp_path / str(n), SHORT | {"webarena": {"task_id": task}})
        ).workflow
        for n, task in enumerate(ids)
    ]

    assert workflows == ["3", "kept", "7", "7"]


def test_files_in_a_numbered_folder_may_carry_the_number(tmp_path: Path) -> None:
    """A text named after the folder itself is found too."""
    home = write_trace(tmp_path, TASK, name=f"{NAME} (1)")
    sop = home / f"SOP - {NAME} (1).txt"
    sop.write_text("Buy\n1. Click", encoding="utf-8")

    assert locate_files(home).procedure == str(sop)


def test_raw_orig_and_gt_files_are_never_the_released_ones(tmp_path: Path) -> None:
    """Each is read only when it is asked for; the rest is named."""
    home = write_trace(tmp_path, TASK)
    write_trace(tmp_path, {"trace": []}, prefix="[raw] ")
    write_trace(tmp_path, {"trace": [state()]}, prefix="[gt] ")
    for name in (f"SOP - {NAME}.txt", f"[orig] SOP - {NAME}.txt", ".DS_Store"):
        (home / name).write_text("Title of " + name, encoding="utf-8")

    released, raw, gt = (
        read_demonstration(home, variant=v) for v in ("released", "raw", "gt")
    )

    assert (len(released.events), len(raw.events), len(gt.events)) == (1, 0, 0)
    assert released.attributes["other_files"] == (
        f"[gt] {NAME}.json; [orig] SOP - {NAME}.txt; [raw] {NAME}.json"
    )
    assert released.procedure is not None
    assert released.procedure.rewritten
    assert raw.id == f"{NAME} [raw]"
    assert raw.attributes["trace_variant"] == "raw"
    assert released.procedure is not None
    assert released.procedure.title == f"Title of SOP - {NAME}.txt"


def test_a_raw_file_given_by_itself_is_read_as_such(tmp_path: Path) -> None:
    """Its task, text and screenshots are those of the folder it lies in."""
    home = write_trace(tmp_path, SHORT, prefix="[raw] ")
    (home / f"SOP - {NAME}.txt").write_text("Buy", encoding="utf-8")

    demonstration = read_demonstration(home / f"[raw] {NAME}.json")

    assert demonstration.id == f"{NAME} [raw]"
    assert demonstration.workflow == "7"
    assert demonstration.intent == "Buy"


def test_a_text_without_txt_serves_only_where_there_is_no_other(tmp_path: Path) -> None:
    """A stray file does not shadow the right one, and is named beside it."""
    home = write_trace(tmp_path, TASK)
    stray = home / f"SOP - {NAME}"
    stray.write_text("Stray", encoding="utf-8")

    alone = read_demonstration(home)
    (home / f"SOP - {NAME}.txt").write_text("Right", encoding="utf-8")
    both = read_demonstration(home)

    assert alone.procedure is not None
    assert both.procedure is not None
    assert (alone.procedure.title, both.procedure.title) == ("Stray", "Right")
    assert both.attributes["other_files"] == f"SOP - {NAME}"


def test_a_text_of_another_name_is_taken_when_it_is_the_only_one(
    tmp_path: Path,
) -> None:
    """Renamed folders keep their text."""
    home = write_trace(tmp_path, TASK)
    (home / "SOP - elsewhere.txt").write_text("Kept", encoding="utf-8")

    procedure = read_demonstration(home).procedure

    assert procedure is not None
    assert procedure.title == "Kept"


@pytest.mark.parametrize(
    ("content", "title"),
    [
        (b"\xef\xbb\xbfWith a mark\n1. Click", "With a mark"),
        ("Curly \u201cquotes\u201d\n1. Click".encode(), "Curly \u201cquotes\u201d"),
        (b"  \n \n", None),
        (b"", None),
    ],
)
def test_texts_are_read_with_mark_quotes_or_nothing_in_them(
    tmp_path: Path, content: bytes, title: str | None
) -> None:
    """A byte order mark is no part of the title; an empty text is no procedure."""
    home = write_trace(tmp_path, TASK)
    (home / f"SOP - {NAME}.txt").write_bytes(content)

    procedure = read_demonstration(home).procedure

    assert (procedure.title if procedure else None) == title


def test_a_text_that_cannot_be_decoded_is_noted_and_left_out(tmp_path: Path) -> None:
    """The trace is still worth reading."""
    home = write_trace(tmp_path, TASK)
    (home / f"SOP - {NAME}.txt").write_bytes(b"caf\xe9")

    demonstration = read_demonstration(home)

    assert demonstration.procedure is None
    assert "unreadable_procedure" in {issue.kind for issue in demonstration.issues}


def test_a_folder_with_several_unnamed_traces_is_refused(tmp_path: Path) -> None:
    """Which one is meant cannot be guessed."""
    home = tmp_path / NAME
    home.mkdir()
    for name in ("a.json", "b.json"):
        (home / name).write_text("{}", encoding="utf-8")

    with pytest.raises(ConversionError, match=r"'a.json', 'b.json'"):
        read_demonstration(home)


def test_a_folder_without_the_variant_is_refused(tmp_path: Path) -> None:
    """The error says which file was expected."""
    home = write_trace(tmp_path, TASK)

    with pytest.raises(ConversionError, match=rf"'\[raw\] {NAME}.json', found none"):
        read_demonstration(home, variant="raw")


@pytest.mark.parametrize(
    ("name", "claimed"),
    [
        ("7 @ 2026-03-02-10-00-00", True),
        ("7 @ 2026-03-02-10-00-00 (1)", True),
        ("trace @ 2026-03-02-10-00-00", True),
        ("7 @ 2026-03-02", False),
        ("demos", False),
    ],
)
def test_folders_are_known_by_their_names(
    tmp_path: Path, name: str, *, claimed: bool
) -> None:
    """A name without a time is a folder like any other."""
    home = tmp_path / name
    home.mkdir()
    (home / "x.json").write_text("{}", encoding="utf-8")

    assert is_demonstration_folder(home) is claimed


def test_a_recording_started_without_a_name_has_no_workflow(tmp_path: Path) -> None:
    """``trace`` is what the recorder writes where nobody named a task."""
    home = write_trace(tmp_path, SHORT, name="trace @ 2026-03-02-10-00-00")

    demonstration = read_demonstration(home)

    assert demonstration.workflow is None
    assert demonstration.site == "shop.example"


def test_what_the_source_says_of_the_task_is_kept(tmp_path: Path) -> None:
    """Plain values as they are, the rest as JSON, nothing for nothing."""
    about = {
        "task_id": 7,
        "sites": ["shop", "map"],
        "intent": 5,
        "require_login": True,
        "geolocation": None,
        "eval": {"eval_types": ["x"]},
    }
    home = write_trace(tmp_path, SHORT | {"webarena": about})

    demonstration = read_demonstration(home)

    assert demonstration.site == "shop+map"
    assert demonstration.intent is None
    assert demonstration.attributes == {
        "webarena:require_login": True,
        "webarena:eval": '{"eval_types":["x"]}',
    }


def test_a_site_is_unknown_where_no_page_has_a_host(tmp_path: Path) -> None:
    """Neither an empty list nor an address without a host names a site."""
    content = {
        "trace": [state(url=None), action("mouseup"), state(url="about:blank")],
        "webarena": {"task_id": None, "sites": []},
    }

    demonstration = read_demonstration(write_trace(tmp_path, content))

    assert demonstration.site is None
    assert demonstration.workflow == "7"


def test_demonstrations_are_found_at_any_depth(tmp_path: Path) -> None:
    """Hidden folders and other files are passed over."""
    one = write_trace(tmp_path / "a" / "b", TASK)
    write_trace(tmp_path / ".hidden", TASK)
    (tmp_path / "notes.txt").write_text("x", encoding="utf-8")

    assert list(demonstration_folders(tmp_path)) == [one]
    assert list(demonstration_folders(one)) == [one]
    assert list(demonstration_folders(tmp_path / "notes.txt")) == []
    with pytest.raises(ConversionError, match="no such file"):
        list(demonstration_folders(tmp_path / "absent"))


def test_a_trace_is_known_by_how_it_begins(tmp_path: Path) -> None:
    """Any other JSON file is left to others."""
    home = write_trace(tmp_path, TASK)
    other = tmp_path / "truth.json"
    other.write_text('{"demos": []}', encoding="utf-8")

    assert claims(home / f"{NAME}.json")
    assert not claims(other)
    assert not claims(tmp_path / "absent.json")
    assert not claims(tmp_path)


def test_a_trace_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    """The system's own words say why."""
    with pytest.raises(ConversionError, match="No such file"):
        read_demonstration(tmp_path / "absent.json")


def test_a_trace_outside_any_folder_is_read_by_its_name(tmp_path: Path) -> None:
    """Nothing around it is taken for its own."""
    home = write_trace(tmp_path, SHORT)
    loose = tmp_path / "loose.json"
    (home / f"{NAME}.json").rename(loose)
    (tmp_path / "SOP - other.txt").write_text("Other", encoding="utf-8")

    demonstration = read_demonstration(loose)

    assert demonstration.id == "loose"
    assert demonstration.workflow is None
    assert demonstration.procedure is None
    assert "other_files" not in demonstration.attributes


def test_a_name_may_hold_a_line_break(tmp_path: Path) -> None:
    """The folder is one recording all the same, its task what stands before the time."""
    name = "pay\nbill @ 2026-03-02-10-00-00"
    content = {"trace": [state(), action("mouseup"), state()]}
    home = write_trace(tmp_path, content, name=name)

    assert is_demonstration_folder(home)
    assert read_demonstration(home).workflow == "pay\nbill"


@pytest.mark.parametrize("turn", [1, -1])
def test_a_folder_and_the_trace_in_it_are_one_recording(
    tmp_path: Path, turn: int
) -> None:
    """Whichever is named first; another trace of the folder is one more."""
    home = write_trace(tmp_path, TASK)
    write_trace(tmp_path, TASK, prefix="[raw] ")
    both = [home, home / f"{NAME}.json"][::turn]

    once = find_sources(both)
    twice = find_sources([*both, home / f"[raw] {NAME}.json"])

    assert once.paths == ((both[0], "wonderbread"),)
    assert [path for path, _ in twice.paths] == [
        both[0],
        home / f"[raw] {NAME}.json",
    ]


def test_a_folder_without_the_trace_that_is_wanted_is_found_all_the_same(
    tmp_path: Path,
) -> None:
    """What is wrong with it is said when it is read."""
    home = write_trace(tmp_path, TASK, prefix="[raw] ")

    assert [path for path, _ in find_sources([home]).paths] == [home]
