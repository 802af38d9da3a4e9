"""What a language model can be asked to do, each job a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wb2pm.llm.jobs.checking import CHECK
from wb2pm.llm.jobs.goal import GOAL
from wb2pm.llm.jobs.grounding import GROUND
from wb2pm.llm.jobs.improving import IMPROVE
from wb2pm.llm.jobs.procedure import WRITE_SOP
from wb2pm.llm.jobs.question import ASK
from wb2pm.llm.jobs.ranking import RANK
from wb2pm.llm.jobs.segmenting import SEGMENT

if TYPE_CHECKING:
    from wb2pm.llm.jobs.job import Job

JOBS: Final[dict[str, Job[Any]]] = {
    job.name: job
    for job in (
        WRITE_SOP,
        ASK,
        IMPROVE,
        CHECK,
        SEGMENT,
        RANK,
        GROUND,
        GOAL,
    )
}
"""Name -> job."""
