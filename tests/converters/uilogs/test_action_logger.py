"""Logs of the Action Logger: cases kept, damage mended aloud, elements named."""

from __future__ import annotations

import csv
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.converters.labels.labelling import label
from wb2pm.converters.redaction.redact import redact
from wb2pm.converters.sources.readers import claims_on, make_reader
from wb2pm.converters.uilogs.action_logger import ActionLoggerReader
from wb2pm.converters.uilogs.action_logger_events import action_of, realigned
from wb2pm.converters.uilogs.task_recognition import COLUMNS, write_task_recognition
from wb2pm.events import Demonstration, UIEvent

TARGET = (
    "target.workbookName,target.sheetName,target.id,target.class,target.tagName,"
    "target.type,target.name,target.value,target.innerText,target.checked,target.href,"
    "target.option,target.title,target.innerHTML"
)
HEADER = f"timeStamp,userID,targetApp,eventType,url,content,{TARGET}"


def read(path: Path, **options: str) -> list[Demonstration]:
    """Read every demonstration of a log."""
    reader = make_reader("action-logger", options)
    return [d for d in reader.read(path) if isinstance(d, Demonstration)]


def write(
    folder: Path, *rows: str, header: str = HEADER, name: str = "log.csv"
) -> Path:
    """Write a log; rows are as long as they need to be."""
    path = folder / name
    path.write_text("\n".join((header, *rows)) + "\n", encoding="utf-8")
    return path


def at(second: int) -> str:
    """Return a time in the form of the logger."""
    return f"2024-03-01T09:00:{second:02}.250Z"


def excel(second: int, event: str, cell: str, value: str = "") -> str:
    """Return a row of Excel."""
    return f"{at(second)},kim,Excel,{event},,{value},b.xlsx,People,{cell},,,,,{value},,,,,,"


def field(
    second: int, event: str, name: str, value: str = "", content: str = ""
) -> str:
    """Return a row of a field in Chrome."""
    return (
        f"{at(second)},kim,Chrome,{event},https://f.example/new,{content},,,,,INPUT,text,"
        f"{name},{value},,,,,,"
    )


def steps(demonstration: Demonstration) -> list[str]:
    """Label at the granularity of steps."""
    return [activity.label for activity in label(demonstration)]


def test_a_log_without_cases_is_one_demonstration(tmp_path: Path) -> None:
    """Named after the file, with every row as an event."""
    path = write(
        tmp_path, excel(1, "copyCell", "A2", "Ada"), field(2, "paste", "first")
    )

    (demonstration,) = read(path)

    assert demonstration.id == "log"
    assert demonstration.workflow == "log"
    assert demonstration.actor == "kim"
    assert demonstration.source_actions == 2
    assert [e.raw_action for e in demonstration.events] == ["copyCell", "paste"]


def test_the_columns_of_a_sheet_name_its_cells(tmp_path: Path) -> None:
    """The row and the value are instance data and stay out of the label."""
    path = write(
        tmp_path,
        excel(1, "getCell", "C7"),
        excel(2, "editCell", "C7", "Ada"),
        excel(3, "editCell", "C8", "Lin"),
        excel(4, "copyRange", "A2:C2"),
        f"{at(5)},kim,Excel,selectWorksheet,,,b.xlsx,Orders,,,,,,,,,,,,",
    )

    (demonstration,) = read(path)

    assert steps(demonstration) == [
        "Enter 'cell C of People'",
        "Enter 'cell C of People'",
        "Copy 'cells A to C of People'",
        "Click 'sheet Orders'",
    ]
    assert label(demonstration)[0].value == "Ada"


def test_clicking_pasting_and_editing_a_field_is_one_step(tmp_path: Path) -> None:
    """Its value is what the field holds in the end."""
    path = write(
        tmp_path,
        field(1, "clickTextField", "q3_name[first]"),
        field(2, "paste", "q3_name[first]", content="Ada Byron"),
        field(3, "editField", "q3_name[first]", value="Ada"),
    )

    (demonstration,) = read(path)

    assert steps(demonstration) == ["Enter 'Name first'"]
    assert label(demonstration)[0].value == "Ada"


def test_other_things_in_a_browser_have_labels(tmp_path: Path) -> None:
    """Buttons, links, tabs, addresses, forms."""
    page = "https://f.example/orders/17"
    path = write(
        tmp_path,
        f"{at(1)},kim,Chrome,navigate_to,{page},,,,,,,,,,,,,,,",
        f"{at(2)},kim,Chrome,clickLink,{page},,,,,,A,,,,New order,,{page}/new,,,",
        f"{at(3)},kim,Chrome,clickButton,{page},,,,go,,BUTTON,submit,,,\\n   Save\\n ,,,,,",
        f"{at(4)},kim,Chrome,form_submit,{page},,,,,,,,,,,,,,,",
        f"{at(5)},kim,Chrome,createNewTab,,,,,218,,,,,,,,,,,",
        f"{at(6)},kim,Chrome,selectOption,{page},,,,kind,,SELECT,,kind,,,,,Gift,,",
        f"{at(7)},kim,Chrome,reload,{page},,,,,,,,,,,,,,,",
    )

    (demonstration,) = read(path)

    assert steps(demonstration) == [
        "Navigate to '/orders/{id}'",
        "Click 'New order'",
        "Click 'Save'",
        "Submit the page",
        "Open tab",
        "Select 'Kind'",
        "Reload the page",
    ]


def test_a_copy_to_the_clipboard_is_aimed_at_what_was_selected(tmp_path: Path) -> None:
    """Right before, or later if it holds the very text; a row without a user too."""
    clip = "{},,OS-Clipboard,copy,,{},,,,,,,,,,,,,,"
    path = write(
        tmp_path,
        clip.format(at(0), "Nothing selected"),
        excel(1, "getCell", "A2", "Ada"),
        clip.format(at(2), "Ada"),
        field(3, "clickTextField", "first"),
        clip.format(at(4), "Ada"),
        clip.format(at(5), "Else"),
    )

    (demonstration,) = read(path)

    copies = [e for e in demonstration.events if e.action == "copy"]
    labels = [e.target.label if e.target else None for e in copies]
    assert labels == [
        "Clipboard content",
        "cell A of People",
        "cell A of People",
        "Clipboard content",
    ]
    assert [e.issues for e in copies] == [
        (),
        ("inferred_target",),
        ("inferred_target",),
        (),
    ]
    assert copies[0].actor is None
    assert demonstration.actor == "kim"


def test_cases_may_be_interleaved_and_keep_the_order_of_the_file(
    tmp_path: Path,
) -> None:
    """One demonstration each, in the order in which they begin."""
    rows = (
        (1, "7", "copyCell"),
        (2, "8", "copyCell"),
        (3, "", "copyCell"),
        (4, "7", "editCell"),
        (5, "-1.0", "copyCell"),
    )
    path = write(
        tmp_path,
        *(f"{case},{excel(second, event, 'A1')}" for second, case, event in rows),
        header=f"caseID,{HEADER}",
    )

    found = read(path)

    assert [(d.id, d.workflow, len(d.events)) for d in found] == [
        ("7", "log", 2),
        ("8", "log", 1),
        ("log: rows of no case", "log: rows of no case", 2),
    ]
    assert [e.source_index for e in found[0].events] == [0, 3]
    assert found[2].issues[-1].kind == "no_case"
    assert found[0].attributes == {"first_row": 0, "last_row": 3}


def test_case_ids_can_be_left_aside(tmp_path: Path) -> None:
    """For a log that is to be segmented anew."""
    path = write(
        tmp_path,
        f"7,{excel(1, 'copyCell', 'A1')}",
        f"8,{excel(2, 'copyCell', 'A2')}",
        header=f"caseID,{HEADER}",
    )

    (demonstration,) = read(path, cases="ignore")

    assert len(demonstration.events) == 2


def test_times_that_run_backwards_are_kept_and_noted(tmp_path: Path) -> None:
    """The order is the file's; a row without a time follows the one before."""
    path = write(
        tmp_path,
        excel(9, "copyCell", "A1"),
        excel(2, "copyCell", "A2"),
        excel(3, "copyCell", "A3").replace(at(3), "some day"),
    )

    (demonstration,) = read(path)

    assert [e.started_at.second for e in demonstration.events] == [9, 2, 2]
    assert demonstration.events[2].time_quality == "order_only"
    assert demonstration.events[2].attributes["timeStamp"] == "some day"
    assert [i.kind for i in demonstration.issues] == ["untimed", "clock_backwards"]


def test_rows_that_tell_nothing_are_counted_and_named(tmp_path: Path) -> None:
    """They are no events, and no silence either."""
    path = write(tmp_path, excel(1, "copyCell", "A1"), f"{at(2)},kim" + "," * 18)

    (demonstration,) = read(path)

    assert demonstration.source_actions == 2
    assert len(demonstration.events) == 1
    assert demonstration.issues[-1].kind == "empty_row"


def test_cells_pushed_right_by_commas_are_read_where_they_stand(tmp_path: Path) -> None:
    """Both a cell of a sheet and a field of a page, and the log says so."""
    path = write(
        tmp_path,
        f"{at(1)};kim;Excel;copyCell;;12 Low St; Kew; VIC;b.xlsx;People;G7;;;;;12 Low St; Kew; VIC;;".replace(
            ",", "."
        ),
        f"{at(2)};kim;Chrome;paste;https://f.example;12 Low St; Kew; VIC;;;;;INPUT;text;street;;;;;",
        header=HEADER.replace(",", ";"),
    )

    (demonstration,) = read(path)

    cell, pasted = demonstration.events
    assert cell.target is not None
    assert cell.target.label == "cell G of People"
    assert cell.value == "12 Low St, Kew, VIC"
    assert pasted.target is not None
    assert pasted.target.path == "//*[@name='street']"
    assert demonstration.issues[0].kind == "shifted_cells"
    assert demonstration.issues[0].message.startswith("2 rows")


def test_cells_where_they_belong_are_left_alone() -> None:
    """Also where nothing says how far they were pushed."""
    right = {"targetid": "A2", "content": "x"}
    unclear = {"targetid": "first", "content": "x", "targetworkbookname": "b.xlsx"}

    assert realigned(right) is right
    assert realigned(unclear) is unclear


def test_xpaths_for_ids_are_paths_and_no_names(tmp_path: Path) -> None:
    """Each element keeps a label of its own, and what its path says is evidence."""
    form = "/html[1]/body[1]/div[3]/div[1]/section[1]/div[2]/div[1]/form[1]/ul[1]"
    paths = (
        (f"{form}/li[1]/input[1]", "editField"),
        (f"{form}/li[2]/input[1]", "editField"),
        ("//*[@id='7f3a9']/div/input[2]", "editField"),
        ("//input[@name='q3_city']", "editField"),
        ("//button[text()='Save']", "clickButton"),
        ("id('go')/A[2]", "clickLink"),
        ("/html/body/table/tr[1]/td[3]/img", "click"),
        ("/html/body/table/tr[1]/td[4]/img", "click"),
    )
    path = write(
        tmp_path,
        *(
            f"{at(second)},kim,Chrome,{event},https://f.example/new,,,,{own},code,,,,,,,,,,"
            for second, (own, event) in enumerate(paths)
        ),
    )

    (demonstration,) = read(path)

    assert steps(demonstration) == [
        "Enter unnamed field ul 1/li 1/1 (8941) on '/new'",
        "Enter unnamed field ul 1/li 2/1 (3718) on '/new'",
        "Enter unnamed field 1/2 in #7f3a9 on '/new'",
        "Enter 'City'",
        "Click 'Save'",
        "Click unnamed link 2 in #go on '/new'",
        "Click unnamed image table 1/tr 1/td 3/1 on '/new'",
        "Click unnamed image table 1/tr 1/td 4/1 on '/new'",
    ]
    assert demonstration.events[0].target is not None
    assert demonstration.events[0].target.attributes["id"] == paths[0][0]


def test_sheets_and_programs_name_what_has_no_element(tmp_path: Path) -> None:
    """A page names nothing, and the clipboard is aimed at what was selected."""
    path = write(
        tmp_path,
        excel(1, "editCell", "", ""),
        f"{at(2)},kim,Outlook,click,,,,,,,,,,,,,,,,",
        f"{at(3)},kim,Outlook,paste,,Hello,,,,,,,,,,,,,,",
        f"{at(4)},kim,Excel,openWorkbook,,,b.xlsx,,,,,,,,,,,,,",
        f"{at(5)},kim,Chrome,click,https://f.example/a,,,,,,,,,,,,,,,",
    )

    (demonstration,) = read(path)

    assert steps(demonstration) == [
        "Enter 'cell of People'",
        "Click 'Outlook'",
        "Paste 'Outlook'",
        "Open workbook",
        "Click the page",
    ]


def test_logs_of_simulated_nets_are_read_alike(tmp_path: Path) -> None:
    """With their own columns; a caption that looks like a code is spelled out."""
    path = write(
        tmp_path,
        f"0,clickButton,{at(1)},Web,,B6,,,,,",
        f"0,insertValue,{at(2)},Web,,username,Ada,,,,",
        f"0,copy,{at(3)},Excel,,,Ada,B,12,,",
        f"0,openFile,{at(4)},Excel,,,,,,Sheet1,data.xls",
        f"0,waitResponse,{at(5)},Web,,,,,,,",
        f"0,,{at(6)},Web,,OK,,,,,",
        header="caseID,eventType,timeStamp,source,Url,Label,Value,Column,Row,Sheet,FileName",
    )

    (demonstration,) = read(path)

    assert steps(demonstration) == [
        "Click 'button B6'",
        "Enter 'username'",
        "Copy 'cell B'",
        "Open file",
        "Unnamed event 'OK'",
    ]
    assert demonstration.events[3].attributes["filename"] == "data.xls"


TASKS = f",{HEADER},idx,Task"


def test_the_shape_for_recognising_tasks_is_read(tmp_path: Path) -> None:
    """Instances are told by idx and grouped by task, whatever their times."""
    path = write(
        tmp_path,
        f"0,{excel(30, 'copyCell', 'A1')},4,Fill form",
        f"1,{excel(31, 'copyCell', 'A2')},4,Fill form",
        f"2,{excel(2, 'copyCell', 'A3')},9,Check order",
        header=TASKS,
    )

    found = read(path)

    assert [(d.id, d.workflow, len(d.events)) for d in found] == [
        ("4", "Fill form", 2),
        ("9", "Check order", 1),
    ]
    assert found[0].events[0].attributes["column1"] == "0"


def test_an_idx_shared_by_tasks_is_told_apart(tmp_path: Path) -> None:
    """The task is then part of the id; a row without idx is in no case."""
    path = write(
        tmp_path,
        f"0,{excel(1, 'copyCell', 'A1')},1,Fill",
        f"1,{excel(2, 'copyCell', 'A1')},1,Check",
        f"2,{excel(3, 'copyCell', 'A1')},,",
        header=TASKS,
    )

    assert [d.id for d in read(path)] == ["Fill 1", "Check 1", "log: rows of no case"]


def test_an_idx_that_counts_rows_tells_no_instances(tmp_path: Path) -> None:
    """A run of one task is one then."""
    path = write(
        tmp_path,
        *(
            f"{n},{excel(n, 'copyCell', 'A1')},{n},{task}"
            for n, task in enumerate(("Fill", "Fill", "Check", "Fill"))
        ),
        header=TASKS,
    )

    assert [(d.id, d.workflow, len(d.events)) for d in read(path)] == [
        ("0", "Fill", 2),
        ("1", "Check", 1),
        ("2", "Fill", 1),
    ]


def test_what_is_written_for_recognising_tasks_is_read_back(tmp_path: Path) -> None:
    """Equal but for the numbers of rows, and every column where it belongs."""
    given = write(
        tmp_path,
        f"7,{excel(1, 'copyCell', 'A2', 'Ada')}",
        f"7,{field(2, 'paste', 'first', content='Ada')}",
        f"8,{field(3, 'editField', 'last', value='Byron', content='odd')}",
        f"8,{at(4)},kim,Chrome,createNewTab,,,,,218,,,,,,,,,,,",
        header=f"caseID,{HEADER}",
    )
    demonstrations = read(given)

    report = write_task_recognition(demonstrations, tmp_path / "tasks.csv")
    again = read(tmp_path / "tasks.csv")

    assert (report.cases, report.events, report.losses) == (2, 4, ())
    header = (tmp_path / "tasks.csv").read_text(encoding="utf-8").splitlines()[0]
    assert header.split(",") == list(COLUMNS)
    assert [comparable(d) for d in again] == [comparable(d) for d in demonstrations]
    assert list(claims_on(tmp_path / "tasks.csv")) == ["action-logger"]


def comparable(demonstration: Demonstration) -> tuple[object, ...]:
    """Leave out where in the file things stand."""

    def plain(event: UIEvent) -> tuple[object, ...]:
        attributes = {k: v for k, v in event.attributes.items() if k != "column1"}
        return (
            event.raw_action,
            event.started_at,
            event.target,
            event.value,
            event.actor,
            event.application,
            event.screen_before,
            attributes,
        )

    return (
        demonstration.id,
        demonstration.workflow,
        [*map(plain, demonstration.events)],
    )


def test_what_the_shape_has_no_column_for_is_told(tmp_path: Path) -> None:
    """Such as titles of windows, and ends of events."""
    path = tmp_path / "tockler.csv"
    path.write_text(
        "App,Type,Title,Begin,End\nExcel,AppTrackItem,b.xlsx,"
        "2024-03-01 09:00:00,2024-03-01 09:05:00\n",
        encoding="utf-8",
    )
    found = make_reader("tockler", {}).read(path)
    report = write_task_recognition(
        [d for d in found if isinstance(d, Demonstration)], tmp_path / "tasks.csv"
    )

    assert [(loss.what, loss.count) for loss in report.losses] == [
        ("end of an event", 1),
        ("title of a window or page", 1),
    ]


@given(
    order=st.lists(st.sampled_from(["7", "8", "9", ""]), min_size=1, max_size=30),
)
def test_every_row_is_an_event_of_its_case(
    tmp_path_factory: pytest.TempPathFactory, order: list[str]
) -> None:
    """Events in are events out, in the order of the file within each case."""
    folder = tmp_path_factory.mktemp("laws")
    path = write(
        folder,
        *(f"{case},{excel(1, 'copyCell', f'A{n}')}" for n, case in enumerate(order)),
        header=f"caseID,{HEADER}",
    )

    found = read(path)

    placed = {e.source_index: d.id for d in found for e in d.events}
    assert sorted(placed) == list(range(len(order)))
    assert all(placed[n] == case or not case for n, case in enumerate(order))
    assert sum(d.source_actions for d in found) == len(order)


def test_passwords_in_fields_are_masked_wherever_they_stand(tmp_path: Path) -> None:
    """In the value, the element and the attributes."""
    path = write(
        tmp_path,
        field(1, "editField", "password", value="hunter2xyz").replace(
            "text", "password"
        ),
    )

    (demonstration,) = read(path)
    masked = redact(demonstration).demonstration

    assert "hunter2xyz" in str(msgspec.to_builtins(demonstration))
    assert "hunter2xyz" not in str(msgspec.to_builtins(masked))


@pytest.mark.parametrize(
    ("word", "action"),
    [
        ("clickCheckbox", "click"),
        ("pasteIntoCell", "paste"),
        ("cut", "copy"),
        ("editRange", "type"),
        ("selectTab", "tab_switch"),
        ("goToUrl", "navigate"),
        ("doubleClick", "double_click"),
        ("openWorkbook", "other"),
    ],
)
def test_event_types_are_kinds_of_actions(word: str, action: str) -> None:
    """Known words first, then by how they begin."""
    assert action_of(word) == action


def test_real_logs_keep_their_cases(shared_data: Path) -> None:
    """50 cases of a real routine; the rows of the raw log are all there."""
    folder = shared_data / "ui_logs" / "leno"
    reader = ActionLoggerReader()

    raw = list(reader.read(folder / "Reimbursement.csv"))
    segmented = list(reader.read(folder / "Reimbursement_segmented.csv"))

    assert [len(d.events) for d in raw] == [4591]
    assert len(segmented) == 50
    assert sum(len(d.events) for d in segmented) == 3113


def test_a_real_log_with_paths_for_ids_has_as_many_labels(
    shared_data: Path, tmp_path: Path
) -> None:
    """Fields keep a label each, and the buttons their texts."""
    log = shared_data / "ui_logs" / "leno" / "Reimbursement_segmented.csv"
    with log.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    fields: dict[tuple[str, str], int] = {}
    for row in rows:
        if row["target.tagName"] == "INPUT":
            at_ = fields.setdefault(
                (row["target.id"], row["target.name"]), len(fields) + 1
            )
            row["target.id"] = f"/html/body/{'div[2]/' * 9}form/ul/li[{at_}]/input"
            row["target.name"] = ""
    pathed = tmp_path / "pathed.csv"
    with pathed.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)

    before, after = (
        {a.label for d in ActionLoggerReader().read(path) for a in label(d)}
        for path in (log, pathed)
    )

    assert sum("unnamed field" in text for text in after) == len(fields) == 19
    assert len(after) == len(before)


def test_the_known_cases_of_a_real_log_are_the_ones_read(shared_data: Path) -> None:
    """Where they begin, and how many rows they have, stands in a file beside it."""
    folder = shared_data / "ui_logs" / "leno_extended"
    truth = folder / "202511_ground_truth_extended_SR_RT_parallel.csv"
    known = [line.split(";")[:3] for line in truth.read_text().splitlines()[1:] if line]
    log = folder / "202511_extended_SR_RT_parallel.csv"
    found = [d for d in ActionLoggerReader().read(log) if "no case" not in d.id]

    assert [(int(float(d.id)), d.attributes["first_row"]) for d in found] == [
        (int(case), int(start)) for case, start, _ in known
    ]
