"""Recordings as an object-centric log: events that concern several things at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from wb2pm.converters.labels.labelling import label_all
from wb2pm.converters.ocel.objects import objects_of_activities
from wb2pm.converters.redaction.redact import redact_labelled
from wb2pm.converters.sources.given import demonstrations_in, items_in
from wb2pm.events import Demonstration

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.labelling import Names
    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.converters.sources.given import Given
    from wb2pm.events import Activity, Granularity

    Labelled = tuple[Demonstration, Sequence[Activity]]


def object_centric_log(
    recordings: Given,
    *,
    granularity: Granularity = "step",
    redaction: Policy = "secrets",
    names: Names | None = None,
) -> ObjectCentricLog:
    """Build the object-centric log of some recordings.

    An event is an activity, at its end (see
    `wb2pm.converters.ocel.objects.objects_of_activities` for its objects).

    Args:
        recordings: A path or several, demonstrations, pairs of one and its activities,
            or what was read or prepared (see
            `wb2pm.converters.sources.given.items_in`).
        granularity: How finely those without activities are labelled. Prepared
            recordings and cases keep the activities that they have.
        redaction: What is masked in all of them. Prepared recordings stay as they are.
        names: File of names that overrule what is found (see `wb2pm.label`).

    Returns:
        The log, which says of each demonstration how it was labelled and masked.

    Raises:
        ConversionError: If a recording or the file of names cannot be read.
        LogError: If two demonstrations have the same id.
        NotRecordingsError: If there are no recordings in what is given.
        UnknownNameError: If there is no such granularity or policy.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> log = object_centric_log(demonstrations_of(4003))
        >>> {"demonstration", "element", "page"} <= {kind.name for kind in log.object_types}
        True
    """
    own = getattr(recordings, "activities", None)
    known = getattr(recordings, "granularity", None)
    items: list[Demonstration | Labelled]
    if isinstance(own, Mapping) and known is not None:
        granularity = known
        items = [(d, own[d.id]) for d in demonstrations_in(recordings)]
    else:
        items = list(items_in(recordings))
    masked_before = getattr(recordings, "redaction", None)
    alone = [item for item in items if isinstance(item, Demonstration)]
    labelled = label_all(alone, granularity=granularity, names=names)
    pairs = [
        (item, labelled[item.id]) if isinstance(item, Demonstration) else item
        for item in items
    ]
    if masked_before is None:
        pairs = [_masked(*pair, redaction) for pair in pairs]
    return objects_of_activities(
        ((d, tuple(activities)) for d, activities in pairs),
        granularity=granularity,
        redaction=masked_before or redaction,
    )


def _masked(
    demonstration: Demonstration, activities: Sequence[Activity], policy: Policy
) -> Labelled:
    masked = redact_labelled(demonstration, [activities], policy=policy)
    return masked.redacted.demonstration, masked.labelled[0]
