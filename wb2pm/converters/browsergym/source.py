"""The reader of BrowserGym's episodes, as one of wb2pm's readers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from wb2pm.converters.browsergym.episode import read_episode
from wb2pm.converters.browsergym.folder import claim
from wb2pm.converters.sources.readers import SkippedRecording

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.events import Demonstration


@dataclass(frozen=True, slots=True, kw_only=True)
class BrowserGymReader:
    """Reads episodes of BrowserGym, AgentLab and WorkArena."""

    description: ClassVar[str] = (
        "BrowserGym, AgentLab or WorkArena episode: folder of step_<N>.pkl.gz"
    )
    max_megabytes: Annotated[int, "size that a pickle may have unpacked, in MB"] = 512

    def claims(self, path: Path) -> str | None:
        """Claim an episode's folder, and its steps by themselves."""
        return claim(path)

    def read(self, path: Path) -> Iterator[Demonstration | SkippedRecording]:
        """Read one episode; see `read_episode`."""
        if not path.is_dir():
            yield SkippedRecording(
                source=str(path),
                reason="this is one step of an episode: name the folder that it is in",
            )
            return
        yield read_episode(path, max_megabytes=self.max_megabytes)
