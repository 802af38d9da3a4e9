"""Which objects demonstrations become, and how events relate to them."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from wb2pm.converters.ocel.checks import check_ocel
from wb2pm.converters.ocel.drafts import ObjectDrafts
from wb2pm.converters.ocel.log import (
    INITIAL,
    ObjectCentricLog,
    OcelObject,
    Relation,
    TypedAttribute,
)
from wb2pm.converters.ocel.objects import objects_of_activities
from wb2pm.errors import LogError
from wb2pm.events import Activity, Demonstration, Element, Screen, UIEvent

NOON = datetime(2024, 1, 1, 12, tzinfo=timezone(timedelta(hours=1)))
SITE = "http://desk.test"


def event(
    second: int,
    before: str | None = "/issues",
    after: str | None = None,
    **changed: Any,
) -> UIEvent:
    """Make an event of two seconds on the desk site."""
    known: dict[str, Any] = {
        "id": f"{second}.0",
        "action": "click",
        "raw_action": "mouseup",
        "started_at": NOON + timedelta(seconds=second),
        "ended_at": NOON + timedelta(seconds=second + 2),
        "time_quality": "recorded",
        "source_index": second,
        "target": Element(tag="a", path="/html/a[1]"),
        "application": "Browser",
        "screen_before": before and Screen(url=SITE + before, title=before.title()),
        "screen_after": after and Screen(url=SITE + after),
    }
    return UIEvent(**known | changed)


def activity(label: str, *events: UIEvent, **said: Any) -> Activity:
    """Make an activity whose verb is the label's first word."""
    return Activity(label=label, verb=label.split(maxsplit=1)[0], events=events, **said)


def demonstration(name: str = "d1", **said: Any) -> Demonstration:
    """Make a demonstration; its events are in the activities beside it."""
    return Demonstration(
        id=name, source="", source_format="test", events=(), source_actions=0, **said
    )


def build(*activities: Activity, **said: Any) -> ObjectCentricLog:
    """Build the log of one demonstration, which must be fit to be written."""
    log = objects_of_activities([(demonstration(**said), activities)])
    check_ocel(log)
    return log


def related(log: ObjectCentricLog, at: int = 0) -> dict[str, list[str]]:
    """Return the objects of an event by qualifier."""
    found: dict[str, list[str]] = {}
    for relation in log.events[at].relations:
        found.setdefault(relation.qualifier, []).append(relation.object)
    return found


def item(log: ObjectCentricLog, name: str) -> OcelObject:
    """Find an object by its id."""
    return next(found for found in log.objects if found.id == name)


def values(log: ObjectCentricLog, name: str) -> dict[str, Any]:
    """Return what an object says from the beginning."""
    return {v.name: v.value for v in item(log, name).attributes if v.time == INITIAL}


def test_an_event_is_an_activity_at_its_end() -> None:
    """Ids carry the position, times are in UTC, the label is the type."""
    log = build(
        activity("Click 'New'", event(0)),
        activity("Enter 'Title'", event(1), event(2), value="Lamp"),
    )

    assert [(e.id, e.type, e.time) for e in log.events] == [
        ("d1#0000", "Click 'New'", datetime(2024, 1, 1, 11, 0, 2, tzinfo=timezone.utc)),
        (
            "d1#0001",
            "Enter 'Title'",
            datetime(2024, 1, 1, 11, 0, 4, tzinfo=timezone.utc),
        ),
    ]
    assert [kind.name for kind in log.event_types] == ["Click 'New'", "Enter 'Title'"]


def test_an_event_relates_to_its_surroundings() -> None:
    """Case, workflow, actor, application, page, group and element are objects."""
    log = build(
        activity(
            "Click 'New'",
            event(0),
            element="New",
            element_type="link",
            group="Issues",
            page="/issues",
        ),
        workflow="w1",
        actor="ann",
        intent="Create an issue",
    )

    assert related(log) == {
        "part_of": ["demonstration:d1"],
        "for_workflow": ["workflow:w1"],
        "observed_as": ["observation:d1#0000"],
        "performed_by": ["actor:ann"],
        "in_application": ["application:desk.test"],
        "on_page": ["page:desk.test/issues"],
        "in_group": ["element group:desk.test/issues > Issues"],
        "target": ["element:desk.test/issues > Issues > link 'New'"],
    }
    assert item(log, "element:desk.test/issues > Issues > link 'New'").relations == (
        Relation("element group:desk.test/issues > Issues", "part_of"),
    )
    assert item(log, "element group:desk.test/issues > Issues").relations == (
        Relation("page:desk.test/issues", "part_of"),
    )
    assert item(log, "page:desk.test/issues").relations == (
        Relation("application:desk.test", "part_of"),
    )
    assert item(log, "demonstration:d1").relations == (
        Relation("workflow:w1", "instance_of"),
        Relation("actor:ann", "performed_by"),
    )
    assert values(log, "workflow:w1") == {"workflow_intent": "Create an issue"}


def test_people_share_objects() -> None:
    """The same element, page and workflow of two demonstrations are one object."""
    step = activity("Click 'New'", event(0), element="New")
    log = objects_of_activities(
        [
            (demonstration("d1", workflow="w", intent="Issue 1"), (step,)),
            (demonstration("d2", workflow="w", intent="Issue 2"), (step,)),
        ]
    )

    assert [found.id for found in log.objects] == [
        "demonstration:d1",
        "workflow:w",
        "observation:d1#0000",
        "application:desk.test",
        "page:desk.test/issues",
        "element:desk.test/issues > element 'New'",
        "demonstration:d2",
        "observation:d2#0000",
    ]
    assert values(log, "workflow:w") == {}  # the two ask for different things


def test_what_was_recorded_is_on_the_observation() -> None:
    """No type of events declares an attribute: the XML schema has no room for it."""
    log = build(
        activity(
            "Enter 'Title'",
            event(0, x=3.0, y=4.5, after="/issue7"),
            event(1, target=None, after="/issue7"),
            value="Lamp",
            value_source="recorded",
            location="at the top",
            name_source="caption",
            notes=("merged_keys",),
        )
    )

    assert values(log, "observation:d1#0000") == {
        "started_at": datetime(2024, 1, 1, 11, tzinfo=timezone.utc),
        "verb": "Enter",
        "input": "Lamp",
        "input_source": "recorded",
        "location": "at the top",
        "name_source": "caption",
        "element_path": "/html/a[1]",
        "pointer": "3.0,4.5",
        "program": "Browser",
        "url": "http://desk.test/issues",
        "url_after": "http://desk.test/issue7",
        "time_quality": "recorded",
        "source_events": "0.0 1.0",
        "notes": "merged_keys",
    }
    assert all(kind.attributes == () for kind in log.event_types)
    names = [a.name for kind in log.object_types for a in kind.attributes]
    assert len(names) == len(set(names))


def test_values_and_titles_change_in_time() -> None:
    """A field says what was typed from then on; a title that stays is no change."""
    enter = {"element": "Title", "element_type": "field", "page": "/issues"}
    log = build(
        activity("Enter 'Title'", event(0), value="Lam", **enter),
        activity("Enter 'Title'", event(5), value="Lamp", **enter),
        activity("Click 'Title'", event(9), value="Lamp!", **enter),
    )

    changes = [
        (v.name, v.value, (v.time - NOON).total_seconds())
        for found in log.objects
        for v in found.attributes
        if v.time != INITIAL
    ]
    assert changes == [
        ("page_title", "/Issues", 0.0),
        ("element_value", "Lam", 2.0),
        ("element_value", "Lamp", 7.0),
    ]


def test_records_in_addresses_are_objects() -> None:
    """The record before, the one after, and the one a value names are told apart."""
    log = build(
        activity("Click 'Next'", event(0, "/issue7", "/issue8")),
        activity("Enter 'Show issue'", event(3), value="8", element="Show issue"),
    )

    first, second = related(log), related(log, 1)
    assert first["on_record"] == ["issue:desk.test/7"]
    assert first["shown_after"] == ["issue:desk.test/8"]
    assert second["named_in_value"] == ["issue:desk.test/8"]
    assert values(log, "issue:desk.test/8") == {
        "issue_number": "8",
        "issue_evidence": "address /issue{id}",
    }
    assert item(log, "issue:desk.test/8").relations == (
        Relation("application:desk.test", "kept_in"),
    )


def test_a_row_that_is_opened_opens_its_record() -> None:
    """Opening a row or going to an address says what it leads to."""
    log = build(activity("Open issue", event(0, "/issues", "/issue7")))

    assert related(log)["opens"] == ["page:desk.test/issue{id}", "issue:desk.test/7"]


def test_a_late_address_is_not_where_the_event_happened() -> None:
    """Where the labels know the page, an address of another page is the result."""
    log = build(activity("Open issue", event(0, "/issue7", "/issue7"), page="/issues"))

    found = related(log)
    assert found["on_page"] == ["page:desk.test/issues"]
    assert found["opens"] == ["page:desk.test/issue{id}", "issue:desk.test/7"]
    assert "on_record" not in found
    assert "page_title" not in values(log, "page:desk.test/issues")


def test_records_do_not_mix_with_own_types() -> None:
    """A site with workflows of its own has `workflow record` objects."""
    log = build(activity("Click 'Edit'", event(0, "/workflow12")), workflow="12")

    assert related(log)["on_record"] == ["workflow record:desk.test/12"]
    assert TypedAttribute(name="workflow_record_number") in (
        next(t for t in log.object_types if t.name == "workflow record").attributes
    )


def test_programs_without_addresses_have_objects_too() -> None:
    """Outside a browser an element is part of its group or its program."""
    plain = event(0, None, screen_before=None, screen_after=None)
    nowhere = event(1, None, screen_before=None, application=None)
    log = build(
        activity("Click 'Save'", plain, element="Save", group="Toolbar"),
        activity("Click 'OK'", nowhere, element="OK", group="Message"),
        activity("Scroll down", nowhere),
    )

    assert related(log)["target"] == ["element:Browser > Toolbar > element 'Save'"]
    assert related(log)["in_application"] == ["application:Browser"]
    assert related(log, 1)["target"] == ["element:Message > element 'OK'"]
    assert set(related(log, 2)) == {"part_of", "observed_as"}


def test_two_demonstrations_of_one_id_are_refused() -> None:
    """Their events would be taken for one another's."""
    twice = [(demonstration(), ())] * 2

    with pytest.raises(LogError, match="two demonstrations have the id 'd1'"):
        objects_of_activities(twice)


def test_nothing_gives_an_empty_log() -> None:
    """No demonstrations are no error."""
    assert objects_of_activities([]) == ObjectCentricLog()


def test_objects_whose_names_read_alike_stay_apart() -> None:
    """What tells objects apart is not the text of their ids."""
    drafts = ObjectDrafts()

    assert drafts.take("page", "a > b") == "page:a > b"
    assert drafts.take("page", "a", "b") == "page:a > b (2)"
    assert drafts.take("page", "a", "b") == "page:a > b (2)"


def test_the_last_of_several_changes_at_one_time_holds() -> None:
    """One attribute has one value at a time, whatever was noted."""
    drafts = ObjectDrafts()
    field = drafts.take("field", "a")
    drafts.change(field, "value", "later", NOON + timedelta(seconds=1))
    drafts.change(field, "value", "first", NOON)
    drafts.change(field, "value", "second", NOON)

    (found,) = drafts.objects()
    assert [value.value for value in found.attributes] == ["second", "later"]


def test_what_holds_of_the_log_is_said_of_each_demonstration() -> None:
    """OCEL has no attributes of a log, so the cases carry what was applied."""
    log = objects_of_activities(
        [(demonstration(site="desk", outcome="done"), ())],
        granularity="step",
        redaction="secrets",
    )

    assert values(log, "demonstration:d1") == {
        "site": "desk",
        "outcome": "done",
        "source_format": "test",
        "granularity": "step",
        "redaction": "secrets",
    }
