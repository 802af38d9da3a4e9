"""Events of a user-interaction log hold what they say alike once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.sources.reading import read

if TYPE_CHECKING:
    from pathlib import Path

ROW = "2024-03-01T09:00:0{},kim,Chrome,clickButton,http://a.example,id-{},BUTTON,{}"
HEADER = (
    "timeStamp,userID,targetApp,eventType,url,target.id,target.tagName,target.innerText"
)


def test_equal_parts_are_one(tmp_path: Path) -> None:
    """Those that differ in anything stay apart."""
    path = tmp_path / "log.csv"
    rows = [ROW.format(at, place, "Save") for at, place in enumerate("aaba")]
    path.write_text("\n".join([HEADER, *rows]), encoding="utf-8")

    (made,) = read(path).demonstrations
    targets = [event.target for event in made.events]

    assert [t and t.path for t in targets] == [f"//*[@id='id-{p}']" for p in "aaba"]
    assert targets[0] is targets[1] is not targets[2]
    assert targets[3] is targets[0]


def test_days_share_attributes_and_keep_types(tmp_path: Path) -> None:
    """1 and true are equal in Python and not in what was recorded; 30 digits stay."""
    path = tmp_path / "aw.json"
    said = ("1", "true", "1", "1.0", "9" * 30)
    events = ",".join(
        f'{{"timestamp": "2024-03-01T09:00:0{at}Z", "data": {{"n": {n}}}}}'
        for at, n in enumerate(said)
    )
    path.write_text(
        '{"buckets": {"b": {"id": "b", "type": "t", "client": "aw-watcher-window",'
        f' "hostname": "desk", "events": [{events}]}}}}}}',
        encoding="utf-8",
    )

    (made,) = read(path).demonstrations
    told = [event.attributes for event in made.events]

    assert [repr(each["n"]) for each in told[:4]] == ["1", "True", "1", "1.0"]
    assert told[4]["n"] == int("9" * 30)
    assert told[0] is told[2]
