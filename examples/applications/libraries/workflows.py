"""Work on the pages, one workflow a library."""

from __future__ import annotations

from examples.applications.libraries import (
    aggrid,
    carbon,
    mantine,
    primereact,
    ui5,
    vaadin,
)

WORKFLOWS = (
    ui5.WORKFLOW,
    primereact.WORKFLOW,
    mantine.WORKFLOW,
    vaadin.WORKFLOW,
    carbon.WORKFLOW,
    aggrid.WORKFLOW,
)
