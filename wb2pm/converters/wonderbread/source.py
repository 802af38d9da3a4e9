"""The reader of WONDERBREAD demonstrations, as one of wb2pm's readers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ClassVar

from wb2pm.converters.sources.times import MachineZone
from wb2pm.converters.wonderbread.folder import Variant, locate_files
from wb2pm.converters.wonderbread.reader import claims, read_demonstration
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.events import Demonstration


@dataclass(frozen=True, slots=True, kw_only=True)
class WonderbreadReader:
    """Reads WONDERBREAD demonstrations, recorded by wb2pm or by others."""

    description: ClassVar[str] = (
        "WONDERBREAD demonstration: folder '<task> @ <time>' or its trace .json"
    )
    timezone: MachineZone = "UTC"
    variant: Annotated[Variant, "which of a folder's traces to read"] = "released"

    def claims(self, path: Path) -> str | None:
        """Claim a demonstration's folder or a trace."""
        if not claims(path):
            return None
        if path.is_dir():
            return "a folder named '<task> @ <time>' with a recording in it"
        return "a trace of states and actions"

    def main_file(self, folder: Path) -> Path:
        """Return which trace of a folder is read; the folder itself if none is."""
        try:
            return Path(locate_files(folder, variant=self.variant).trace)
        except ConversionError:
            return folder

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Read one demonstration; see `read_demonstration`."""
        yield read_demonstration(path, timezone=self.timezone, variant=self.variant)
