"""Demonstrations as an object-centric log: which objects, and how events relate.

The objects follow the reference data model for user-interaction logs (Abb & Rehse,
BPM 2022; Information Systems 124, 2024): elements are part of groups, pages and
applications; a demonstration is an instance of a workflow; actors perform. Added
are the business objects that addresses name.

========================  ==================================================
object type               what one object is
========================  ==================================================
``demonstration``         one recorded execution
``workflow``              the goal that demonstrations share
``actor``                 who did it, where the source says so
``application``           a web site by its host, or a program without addresses
``page``                  a page of an application, whichever record is on it
``element group``         a titled part of a page
``element``               a field, button, link, ... of a page
``observation``           what was recorded of one event (see below)
``order``, ``issue``, ... a record that an address names
========================  ==================================================

What was recorded of an event (input, addresses, start, screenshot, ...) is on an
object of its own, because the XML schema of OCEL 2.0 has no room for an attribute
that several types of events declare; for the same reason no two types of objects
share the name of an attribute. Leave `observation` out of a discovery.

Events relate to objects as ``part_of`` (demonstration), ``for_workflow``,
``performed_by`` (actor), ``in_application``, ``on_page``, ``in_group``, ``target``
(element), ``observed_as`` (observation), ``on_record`` (the address names it),
``opens`` (the step opens a record or goes to an address), ``shown_after`` (the
address after names it, or is another page), and ``named_in_value``. Recorders may look late: where the labels place
an event on another page than the address before it, that address counts as after.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import timezone
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wb2pm.converters.ocel.drafts import ObjectDrafts
from wb2pm.converters.ocel.log import ObjectCentricLog, OcelEvent, OcelType, Relation
from wb2pm.converters.ocel.records import Record, records_in, records_in_value
from wb2pm.converters.pages.templates import host_of, page_template
from wb2pm.errors import LogError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.events import Activity, Demonstration

OWN_TYPES: Final = frozenset(
    [
        *("demonstration", "workflow", "actor", "application"),
        *("page", "element group", "element", "observation"),
    ]
)
"""Types that a record of that name must not be mixed up with."""
_OPENING: Final = frozenset({"Open", "Navigate"})
_FILLING: Final = frozenset({"Enter", "Select"})


def objects_of_activities(
    items: Iterable[tuple[Demonstration, tuple[Activity, ...]]],
    *,
    granularity: str | None = None,
    redaction: str | None = None,
) -> ObjectCentricLog:
    """Build the object-centric log of labelled demonstrations.

    An event is an activity, at its end. Its id is that of the demonstration and its
    position, so that events of one time can be put in order. Values of elements and
    titles of pages change in time; the rest holds from the beginning.

    Args:
        items: Each demonstration, redacted already if it is to be, with its
            activities (see `wb2pm.converters.labels.labelling.label_all`).
        granularity: How events were labelled, to be said of each demonstration:
            OCEL has no place for what holds of a whole log.
        redaction: What was masked, likewise.

    Returns:
        The log. All its attributes are text or times, so that every form of OCEL
        holds it in full.

    Raises:
        LogError: If two demonstrations have the same id.

    Examples:
        >>> from wb2pm.bundled import demonstrations_folder
        >>> from wb2pm.converters.labels.labelling import label
        >>> from wb2pm.converters.wonderbread.reader import read_demonstration
        >>> folder = sorted(demonstrations_folder().glob("* @ *"))[0]
        >>> demonstration = read_demonstration(folder)
        >>> log = objects_of_activities([(demonstration, label(demonstration))])
        >>> {"demonstration", "element", "page"} <= {kind.name for kind in log.object_types}
        True
    """
    given = tuple(items)
    builder = _Builder(given, {"granularity": granularity, "redaction": redaction})
    for demonstration, activities in given:
        builder.add(demonstration, activities)
    return builder.log()


_Known = defaultdict[str | None, dict[tuple[str, str, str], Record]]
"""Host -> what tells a record apart -> the record."""


class _Links:
    """The relations of one event, each once, in the order of their finding."""

    def __init__(self) -> None:
        self.found: dict[Relation, None] = {}

    def add(self, item: str | None, qualifier: str) -> None:
        if item is not None:
            self.found[Relation(item, qualifier)] = None


class _Builder:
    def __init__(
        self,
        given: Sequence[tuple[Demonstration, tuple[Activity, ...]]],
        about: dict[str, str | None],
    ) -> None:
        self._about = about
        self._objects = ObjectDrafts()
        self._events: list[OcelEvent] = []
        self._seen: set[str] = set()
        self._intents: defaultdict[str, set[str]] = defaultdict(set)
        self._named: dict[str | None, tuple[Record, ...]] = {}
        self._known: _Known = defaultdict(dict)
        for _, activities in given:
            for activity in activities:
                for url in _addresses(activity):
                    known = self._known[host_of(url)]
                    for record in self._records(url):
                        known.setdefault(record.key, record)

    def add(
        self, demonstration: Demonstration, activities: tuple[Activity, ...]
    ) -> None:
        if demonstration.id in self._seen:
            raise LogError(f"two demonstrations have the id {demonstration.id!r}")
        self._seen.add(demonstration.id)
        case = self._add_demonstration(demonstration)
        width = max(4, len(str(len(activities))))
        for index, activity in enumerate(activities):
            event = f"{demonstration.id}#{index:0{width}}"
            links = _Links()
            links.add(case, "part_of")
            links.add(self._workflow(demonstration), "for_workflow")
            links.add(self._observe(event, activity), "observed_as")
            self._link_surroundings(links, activity, demonstration)
            self._events.append(
                OcelEvent(
                    id=event,
                    type=activity.label,
                    time=activity.ended_at.astimezone(timezone.utc),
                    relations=tuple(links.found),
                )
            )

    def log(self) -> ObjectCentricLog:
        for workflow, intents in self._intents.items():
            if len(intents) == 1:  # others differ in what they ask for
                self._objects.say(workflow, "workflow_intent", min(intents))
        return ObjectCentricLog(
            event_types=tuple(
                OcelType(name=name) for name in sorted({e.type for e in self._events})
            ),
            object_types=self._objects.types(),
            events=tuple(self._events),
            objects=self._objects.objects(),
        )

    def _add_demonstration(self, demonstration: Demonstration) -> str:
        objects = self._objects
        case = objects.take("demonstration", demonstration.id)
        objects.say(case, "intent", demonstration.intent)
        objects.say(case, "site", demonstration.site)
        objects.say(case, "outcome", demonstration.outcome)
        objects.say(case, "source_format", demonstration.source_format)
        for name, value in self._about.items():
            objects.say(case, name, value)
        if (workflow := self._workflow(demonstration)) is not None:
            objects.relate(case, workflow, "instance_of")
            if demonstration.intent is not None:
                self._intents[workflow].add(demonstration.intent)
        if (actor := self._actor(demonstration.actor)) is not None:
            objects.relate(case, actor, "performed_by")
        return case

    def _link_surroundings(
        self, links: _Links, activity: Activity, demonstration: Demonstration
    ) -> None:
        acting = activity.acting
        before, after = _addresses(activity)
        # The labels may know better: then the address is already the result.
        late = activity.page is not None and page_template(before) != activity.page
        application = self._application(before, acting.application)
        page = self._page(before, activity.page, application)
        if page is not None and not late:
            self._note_title(page, activity)
        links.add(self._actor(acting.actor or demonstration.actor), "performed_by")
        links.add(application, "in_application")
        links.add(page, "on_page")
        group = self._group(activity, page or application)
        links.add(group, "in_group")
        links.add(self._element(activity, group or page or application), "target")
        opens = "opens" if activity.verb in _OPENING else "shown_after"
        later = self._page(after, None, self._application(after, None))
        links.add(later if later != page else None, opens)
        for record in self._records(before):
            links.add(self._record(record), opens if late else "on_record")
        for record in self._records(after):
            links.add(self._record(record), opens)
        known = self._known[host_of(before)].values()
        for record in records_in_value(activity.value, activity.element, known):
            links.add(self._record(record), "named_in_value")

    def _workflow(self, demonstration: Demonstration) -> str | None:
        name = demonstration.workflow
        return self._objects.take("workflow", name) if name is not None else None

    def _actor(self, name: str | None) -> str | None:
        return self._objects.take("actor", name) if name is not None else None

    def _observe(self, event: str, activity: Activity) -> str:
        acting = activity.acting
        before, after = _addresses(activity)
        picture = acting.screen_before.screenshot if acting.screen_before else None
        observation = self._objects.take("observation", event)
        started = activity.started_at.astimezone(timezone.utc)
        for name, value in (
            ("started_at", started),
            ("verb", activity.verb),
            ("input", activity.value),
            ("input_source", activity.value_source),
            ("location", activity.location),
            ("name_source", activity.name_source),
            ("element_path", acting.target.path if acting.target else None),
            ("pointer", f"{acting.x},{acting.y}" if acting.x is not None else None),
            ("program", acting.application),
            ("url", before),
            ("url_after", after),
            ("screenshot", Path(picture).name if picture else None),
            ("time_quality", acting.time_quality),
            ("source_events", " ".join(event.id for event in activity.events)),
            ("notes", " ".join(activity.notes) or None),
        ):
            self._objects.say(observation, name, value)
        return observation

    def _application(self, url: str | None, program: str | None) -> str | None:
        name = host_of(url) or program
        return self._objects.take("application", name) if name else None

    def _page(
        self, url: str | None, template: str | None, application: str | None
    ) -> str | None:
        template = template or page_template(url)
        if template is None:
            return None
        page = self._objects.take("page", f"{host_of(url) or ''}{template}")
        self._objects.say(page, "page_template", template)
        if application is not None:
            self._objects.relate(page, application, "part_of")
        return page

    def _note_title(self, page: str, activity: Activity) -> None:
        screen = activity.acting.screen_before
        if screen is not None and screen.title:
            started = activity.started_at.astimezone(timezone.utc)
            self._objects.change(page, "page_title", screen.title, started)

    def _group(self, activity: Activity, whole: str | None) -> str | None:
        if activity.group is None:
            return None
        group = self._objects.take("element group", *_place(whole), activity.group)
        self._objects.say(group, "group_name", activity.group)
        if whole is not None:
            self._objects.relate(group, whole, "part_of")
        return group

    def _element(self, activity: Activity, whole: str | None) -> str | None:
        if activity.element is None:
            return None
        objects = self._objects
        named = f"{activity.element_type or 'element'} {activity.element!r}"
        element = objects.take("element", *_place(whole), named)
        objects.say(element, "element_name", activity.element)
        objects.say(element, "element_type", activity.element_type)
        if whole is not None:
            objects.relate(element, whole, "part_of")
        if activity.verb in _FILLING and activity.value is not None:
            ended = activity.ended_at.astimezone(timezone.utc)
            objects.change(element, "element_value", activity.value, ended)
        return element

    def _records(self, url: str | None) -> tuple[Record, ...]:
        if url not in self._named:
            self._named[url] = records_in(url)
        return self._named[url]

    def _record(self, record: Record) -> str:
        kind = f"{record.kind} record" if record.kind in OWN_TYPES else record.kind
        name = kind.replace(" ", "_")
        item = self._objects.take(kind, f"{record.place}/{record.number}")
        self._objects.say(item, f"{name}_number", record.number)
        self._objects.say(item, f"{name}_evidence", f"address {record.evidence}")
        host = record.place.partition("/")[0]
        self._objects.relate(item, self._objects.take("application", host), "kept_in")
        return item


def _place(whole: str | None) -> tuple[str, ...]:
    """Return what tells an object apart by where it is."""
    return (whole.partition(":")[2],) if whole else ()


def _addresses(activity: Activity) -> tuple[str | None, str | None]:
    """Return the addresses before and after, as recorded."""
    before = activity.acting.screen_before
    after = activity.events[-1].screen_after
    return before.url if before else None, after.url if after else None
