"""Finding recordings, reading many, and reporting those that cannot be read."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, cast

import pytest
from msgspec.structs import replace

from tests.converters.traces import NAME, Trace, action, state, write_trace
from wb2pm.analysis.preparing import prepare
from wb2pm.converters.eventlogs.source import EventLogReader
from wb2pm.converters.sources.finding import find_sources
from wb2pm.converters.sources.readers import (
    SkippedRecording,
    check_options,
    claiming_reader,
    claims_on,
    make_reader,
    reader_options,
    readers,
)
from wb2pm.converters.sources.reading import number_same_ids, read, read_source
from wb2pm.errors import (
    ConversionError,
    OptionError,
    UnclaimedSourceError,
    UnknownNameError,
)
from wb2pm.events import Demonstration

if TYPE_CHECKING:
    from collections.abc import Iterator

GOOD = {"trace": [state(), action("mouseup"), state()]}
BAD = {"trace": [state(), action("mouseup", x="left"), state()]}


def three(folder: Path) -> list[Path]:
    """Write two good demonstrations and a bad one between them."""
    return [
        write_trace(folder, content, name=f"{task} @ 2026-03-02-10-00-00")
        for task, content in ((1, GOOD), (2, BAD), (3, GOOD))
    ]


def test_a_bad_recording_is_reported_and_the_rest_goes_on(tmp_path: Path) -> None:
    """With its file and the place in it."""
    three(tmp_path)

    recordings = read(tmp_path)

    assert [d.workflow for d in recordings.demonstrations] == ["1", "3"]
    (skipped,) = recordings.skipped
    assert skipped.source.endswith("2 @ 2026-03-02-10-00-00")
    assert skipped.reason == (
        "2 @ 2026-03-02-10-00-00.json: expected a number, got str (at $.trace[1].data.x)"
    )


def test_strict_reading_stops_at_the_first_bad_recording(tmp_path: Path) -> None:
    """As an error that says the same."""
    three(tmp_path)

    with pytest.raises(ConversionError, match=r"\$\.trace\[1\]\.data\.x"):
        read(tmp_path, strict=True)


def test_one_recording_is_read_by_its_folder_or_its_file(tmp_path: Path) -> None:
    """And once only, however often it is named."""
    home = write_trace(tmp_path, GOOD)

    folder, file = read(home), read(str(home / f"{NAME}.json"))
    both = read([home, tmp_path, home])

    assert len(folder.demonstrations) == len(file.demonstrations) == 1
    assert len(both.demonstrations) == 1


def test_paths_that_hold_no_recording_are_reported(tmp_path: Path) -> None:
    """A path that is absent, an empty folder, a file of another kind."""
    empty, note = tmp_path / "empty", tmp_path / "note.txt"
    empty.mkdir()
    note.write_text("x", encoding="utf-8")

    recordings = read([tmp_path / "absent", empty, note])

    assert [s.reason for s in recordings.skipped] == [
        "there is no such file or folder",
        "no recording found; `wb2pm formats` lists what can be read",
        "no reader takes this for a recording",
    ]
    assert recordings.unclaimed == (str(note),)


def test_files_beside_recordings_are_named_and_hidden_ones_are_not(
    tmp_path: Path,
) -> None:
    """Nothing that lies there is passed over in silence."""
    write_trace(tmp_path, GOOD)
    for name in ("README.md", ".DS_Store"):
        (tmp_path / name).write_text("x", encoding="utf-8")

    sources = find_sources([tmp_path])

    assert sources.unclaimed == (str(tmp_path / "README.md"),)
    assert [name for _, name in sources.paths] == ["wonderbread"]


def test_a_reader_that_is_named_is_used(tmp_path: Path) -> None:
    """For a file too that it would not claim; an unknown one is refused."""
    home = write_trace(tmp_path, GOOD)
    odd = tmp_path / "odd.json"
    odd.write_text("{}", encoding="utf-8")

    recordings = read([home, odd], format="wonderbread")

    assert len(recordings.demonstrations) == 1
    assert len(recordings.skipped) == 1
    with pytest.raises(UnknownNameError, match="wonderbread"):
        read(home, format="wonderbred")


def test_two_recordings_of_one_name_are_numbered(tmp_path: Path) -> None:
    """They stay two cases, and the second says why its name is another."""
    write_trace(tmp_path / "a", GOOD)
    write_trace(tmp_path / "b", GOOD)

    first, second = read(tmp_path).demonstrations

    assert (first.id, second.id) == (NAME, f"{NAME} #2")
    assert [issue.kind for issue in second.issues][-1] == "same_id"
    assert next(iter(number_same_ids([first]))) is first


def test_the_zone_of_the_recording_machine_reaches_the_reader(tmp_path: Path) -> None:
    """And a zone that does not exist is reported for each recording."""
    home = Trace().show("<a>x</a>").click("//a")

    demonstration = home.read(tmp_path)
    recordings = read(tmp_path, timezone="Asia/Tokyo")

    shift = demonstration.events[0].started_at - (
        recordings.demonstrations[0].events[0].started_at
    )
    assert shift.total_seconds() == 9 * 3600
    assert "IANA" in read(tmp_path, timezone="Nowhere").skipped[0].reason


def test_a_path_that_two_readers_claim_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which one is right is for the user to say."""
    home = write_trace(tmp_path, GOOD)
    monkeypatch.setitem(readers._builtins, "twin", readers.get("wonderbread"))

    with pytest.raises(UnclaimedSourceError, match="twin"):
        claiming_reader(home)
    assert "twin" in read(home).skipped[0].reason


def test_a_reader_without_a_zone_is_made_without_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Other formats record theirs."""

    class Zoned:
        description = "x"

    monkeypatch.setitem(readers._builtins, "zoned", cast("Any", Zoned))

    assert isinstance(make_reader("zoned", {"timezone": "Asia/Tokyo"}), Zoned)


def test_links_back_are_not_followed_for_ever(tmp_path: Path) -> None:
    """A recording that several links lead to is one recording."""
    home = write_trace(tmp_path / "a", GOOD)
    (tmp_path / "a" / "up").symlink_to(tmp_path)
    (tmp_path / "a" / "up too").symlink_to(tmp_path)
    (tmp_path / "twin").symlink_to(home)
    (tmp_path / "nothing").symlink_to(tmp_path / "absent")

    sources = find_sources([tmp_path])

    assert [path for path, _ in sources.paths] == [home]
    assert sources.skipped == ()


def test_links_that_lead_out_are_reported_and_not_followed(tmp_path: Path) -> None:
    """Who sends a folder must not have others read for it; named, it is read."""
    outside = write_trace(tmp_path / "mine", GOOD)
    given = tmp_path / "given"
    given.mkdir()
    (given / "link").symlink_to(tmp_path / "mine")

    sources = find_sources([given])

    assert sources.paths == ()
    assert [(s.source, s.reason) for s in sources.skipped] == [
        (
            str(given / "link"),
            "a link that leads out of the folder: name what it leads to",
        )
    ]
    assert [path for path, _ in find_sources([given / "link"]).paths] == [
        given / "link" / outside.name
    ]


def test_what_may_not_be_read_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder without permission is one that is skipped; the rest is read."""
    good = write_trace(tmp_path / "b", GOOD)
    shut = tmp_path / "a"
    shut.mkdir()
    listed = Path.iterdir

    def list_folder(path: Path) -> Any:
        if path == shut:
            raise PermissionError(13, "Permission denied")
        return listed(path)

    monkeypatch.setattr(Path, "iterdir", list_folder)
    sources = find_sources([tmp_path])

    assert [path for path, _ in sources.paths] == [good]
    assert [(s.source, s.reason) for s in sources.skipped] == [
        (str(shut), "Permission denied")
    ]


def test_a_reader_that_meets_a_shut_folder_skips_the_recording() -> None:
    """As any recording that cannot be read."""

    class Shut:
        description: ClassVar[str] = "x"

        def claims(self, path: Path) -> str | None:
            return "its name" if path.name == "a" else None

        def read(self, path: Path) -> Iterator[Demonstration]:
            raise PermissionError(13, "Permission denied", str(path))

    (skipped,) = read_source(Path("a"), Shut())

    assert skipped == SkippedRecording(source="a", reason="Permission denied")


def test_values_nested_without_end_skip_one_recording(tmp_path: Path) -> None:
    """The recursion limit of Python ends no batch."""
    deep = '{"type":0,"id":1,"childNodes":[' * 5_000 + "]}" * 5_000
    (tmp_path / "deep.json").write_text(
        '[{"type":4,"data":{"href":"http://a","width":1,"height":1},"timestamp":1},'
        '{"type":2,"timestamp":2,"data":{"initialOffset":{},"node":' + deep + "}}]",
        encoding="utf-8",
    )
    write_trace(tmp_path, GOOD)

    recordings = read(tmp_path)

    assert [s.reason for s in recordings.skipped] == [
        "its values stand too deep inside each other to be read"
    ]
    assert len(recordings.demonstrations) == 1


@pytest.mark.parametrize("value", ['"x"', "{}", "[" * 5_000 + "]" * 5_000])
def test_no_reader_fails_over_a_file_it_looks_at(value: str, tmp_path: Path) -> None:
    """A file that is like a format in part is of none, or is skipped."""
    path = tmp_path / "odd.json"
    path.write_text(
        f'{{"title": "a", "steps": [{{"type": {value}}}, {{"type": {value}}}]}}',
        encoding="utf-8",
    )

    assert claims_on(path) == {}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("log.csv", "case:concept:name,concept:name,time:timestamp\n"),
        ("log.xes", '<log xes.version="1.0"></log>'),
        ("project.side", '{"id":"1","name":"n","url":"http://a","tests":[]}'),
    ],
)
def test_a_source_without_any_event_is_named(
    name: str, text: str, tmp_path: Path
) -> None:
    """Nothing to work on is never a quiet success."""
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")

    assert [s.reason for s in read(path).skipped] == ["no event is in it"]
    with pytest.raises(ConversionError, match="no event is in it"):
        prepare([path])


def test_a_log_larger_than_the_memory_is_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The recordings beside it are prepared all the same."""
    header = "case:concept:name,concept:name,time:timestamp\n"
    (tmp_path / "log.csv").write_text(f"{header}1,a,2024-01-01T00:00:00Z\n")
    write_trace(tmp_path, GOOD)

    def use_up(_reader: EventLogReader, _path: Path) -> None:
        raise MemoryError

    monkeypatch.setattr(EventLogReader, "read_table", use_up)

    prepared = prepare([tmp_path])

    assert [s.reason for s in prepared.skipped] == [
        "it needs more memory than there is: read it in parts"
    ]
    assert len(prepared.demonstrations) == 1


def test_one_ambiguous_path_does_not_hide_its_neighbours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the path that two readers claim is skipped."""
    one, two = three(tmp_path)[::2]

    class Twin:
        description = "x"

        def claims(self, path: Path) -> str | None:
            return "its name" if path == two else None

    monkeypatch.setitem(readers._builtins, "twin", cast("Any", Twin))
    sources = find_sources([tmp_path])

    assert one in [path for path, _ in sources.paths]
    assert [s.source for s in sources.skipped] == [str(two)]


def test_a_name_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """No log could hold it; the message spells its bytes out."""
    home = write_trace(tmp_path, GOOD)
    odd = os.fsencode(tmp_path) + b"/caf\xe9 @ 2026-03-02-10-00-00"
    try:
        os.rename(home, odd)  # noqa: PTH104 (a name of bytes)
    except OSError:  # pragma: no cover
        pytest.skip("this file system takes names in UTF-8 only")

    (skipped,) = find_sources([tmp_path]).skipped

    assert skipped.source.endswith(r"caf\xe9 @ 2026-03-02-10-00-00")
    assert "UTF-8" in skipped.reason


def test_a_number_that_is_taken_is_passed_over(tmp_path: Path) -> None:
    """Ids stay different even where a recording is named as if it were a copy."""
    (one,) = read(write_trace(tmp_path, GOOD)).demonstrations
    other = replace(one, id=f"{one.id} #2")

    assert [d.id for d in number_same_ids([one, one, other, one])] == [
        NAME,
        f"{NAME} #3",
        f"{NAME} #2",
        f"{NAME} #4",
    ]


@dataclass(frozen=True, kw_only=True)
class Several:
    """A source of several recordings, the second of which is bad."""

    description: ClassVar[str] = "several in a file"
    width: Annotated[int, "how wide"] = 3

    def claims(self, path: Path) -> str | None:
        """Claim by the name's ending."""
        return "its ending" if path.suffix == ".several" else None

    def read(self, path: Path) -> Iterator[Demonstration | SkippedRecording]:
        """Return two recordings and report one."""
        for name in ("one", "two", "three"):
            if name == "two":
                yield SkippedRecording(source=f"{path}#two", reason="broken")
            else:
                yield Demonstration(
                    id=name,
                    source=str(path),
                    source_format="several",
                    events=(),
                    source_actions=self.width,
                )


def test_a_file_may_hold_several_recordings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of them that is bad is reported by its place, and the rest goes on."""
    monkeypatch.setitem(readers._builtins, "several", cast("Any", Several))
    (tmp_path / "x.several").touch()

    recordings = read(tmp_path, options={"width": "7"})

    assert [d.id for d in recordings.demonstrations] == ["one", "three"]
    assert [d.source_actions for d in recordings.demonstrations] == [7, 7]
    assert [s.reason for s in recordings.skipped] == ["broken"]


def test_options_of_readers_are_typed_and_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A value of another type is refused, and so is an option nobody has."""
    monkeypatch.setitem(readers._builtins, "several", cast("Any", Several))

    (option,) = reader_options("several")

    assert (option.name, option.kind, option.default) == ("width", "int", 3)
    assert option.meaning == "how wide"
    with pytest.raises(OptionError, match="option 'width' of reader 'several'"):
        make_reader("several", {"width": "wide"})
    with pytest.raises(UnknownNameError, match="widht"):
        check_options({"widht": 1})
