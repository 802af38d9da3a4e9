"""Fill the joiner's archive: ``python seed.py NAME ...``, one a colleague.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import io
import os
import sys
from html import escape
from pathlib import Path
from typing import Any

import django

django.setup()

from cairosvg import svg2pdf  # noqa: E402 (Django is set up first)
from django.contrib.auth import get_user_model  # noqa: E402
from django.contrib.auth.models import Group  # noqa: E402
from django.core.files import File  # noqa: E402
from mayan.apps.cabinets.models import Cabinet  # noqa: E402
from mayan.apps.document_states.models import Workflow  # noqa: E402
from mayan.apps.documents.models import DocumentType  # noqa: E402
from mayan.apps.metadata.models import MetadataType  # noqa: E402
from mayan.apps.source_staging_folders.source_backends import (  # noqa: E402
    SourceBackendStagingFolder,
)
from mayan.apps.sources.models import Source  # noqa: E402
from mayan.apps.tags.models import Tag  # noqa: E402
from stock import (  # noqa: E402
    CABINETS,
    ENDED,
    FAMILIES,
    FILED,
    FLOWS,
    GROUPS,
    METADATA,
    PAPERS,
    SCANNED,
    SCANNER,
    TAGS,
    TYPES,
)

_DATA = Path(os.environ["JOINERY_DATA"])


def fill(password: str, names: list[str]) -> None:
    """Make everything, in the order in which one thing needs the other."""
    for name in GROUPS:
        Group.objects.create(name=name)
    for name in names:
        get_user_model().objects.create_superuser(
            name,
            f"{name}@larkfield.test",
            password,
            first_name=name.capitalize(),
            last_name=FAMILIES[name],
        )
    for label, color in TAGS.items():
        Tag.objects.create(label=label, color=color)
    for label, below in CABINETS.items():
        above = Cabinet.objects.create(label=label)
        for one in below:
            Cabinet.objects.create(label=one, parent=above)
    _types()
    for label, flow in FLOWS.items():
        _flow(label, flow)
    _papers()
    _scanner()


def _types() -> None:
    noted = {
        label: MetadataType.objects.create(
            name=label.lower().replace(" ", "_"), label=label, **told
        )
        for label, told in METADATA.items()
    }
    for label, wanted in TYPES.items():
        kind = DocumentType.objects.create(label=label)
        for name, required in wanted.items():
            kind.metadata.create(metadata_type=noted[name], required=required)


def _flow(label: str, flow: dict[str, Any]) -> None:
    made = Workflow.objects.create(
        label=label, internal_name=label.lower(), auto_launch=True
    )
    made.document_types.add(DocumentType.objects.get(label=flow["of"]))
    states = {
        name: made.states.create(label=name, initial=not n, completion=50 * bool(n))
        for n, name in enumerate(flow["states"])
    }
    for name, origin, destination in flow["transitions"]:
        made.transitions.create(
            label=name,
            origin_state=states[origin],
            destination_state=states[destination],
        )
    for name, asked in flow["asks"]:
        made.transitions.get(label=name).fields.create(
            field_type=1,
            name=asked.lower().replace(" ", "_"),
            label=asked,
            required=True,
        )


def _papers() -> None:
    for kind, label, values in PAPERS:
        of = DocumentType.objects.get(label=kind)
        paper = of.documents_create(label=label)
        with io.BytesIO(_page(kind, (label, *values))) as written:
            paper.files_upload(file_object=File(written, name=label))
        for name, value in zip(TYPES[kind], values, strict=False):
            noted = MetadataType.objects.get(label=name)
            paper.metadata.update_or_create(
                metadata_type=noted, defaults={"value": value}
            )
        for above, filed in FILED.items():
            if label in filed:
                cabinet = Cabinet.objects.get(parent__label=above, label=filed[label])
                cabinet.documents.add(paper)
        for flow in paper.workflows.filter(document__label__in=ENDED):
            taken = flow.workflow.transitions.get(label=ENDED[label])
            flow.do_transition(transition=taken, comment="Asked for a better offer.")


def _scanner() -> None:
    """Leave what was scanned where the archive looks for it, wherever the data are."""
    folder = _DATA / "scanned"
    folder.mkdir()
    for name, lines in SCANNED.items():
        (folder / name).write_bytes(_page("Delivery note", lines))
    Source.objects.create_backend(
        label=SCANNER,
        backend_path=SourceBackendStagingFolder.get_class_path(),
        backend_data={
            "folder_path": "scanned",  # the server runs in the folder of its data
            "include_subdirectories": False,
            "preview_width": 640,
            "preview_height": "",
            "uncompress": "n",
            "delete_after_upload": True,
        },
    )


def _page(heading: str, lines: tuple[str, ...]) -> bytes:
    """Draw a page of paper with a heading and some lines."""
    drawn = "".join(
        f'<text x="60" y="{230 + 44 * n}" font-size="24">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842">'
        '<rect width="595" height="842" fill="white"/>'
        f'<text x="60" y="140" font-size="40">{escape(heading)}</text>{drawn}'
        '<path d="M60 165H535M60 700H535" stroke="black"/></svg>'
    )
    return bytes(svg2pdf(bytestring=drawing.encode()))


if __name__ == "__main__":
    fill(os.environ["APPLICATION_PASSWORD"], sys.argv[1:])
