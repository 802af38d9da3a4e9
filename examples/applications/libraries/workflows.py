"""Work on the pages, one workflow a library."""

from __future__ import annotations

from examples.applications.libraries import (
    aggrid,
    angular,
    arco,
    blueprint,
    carbon,
    chakra,
    fomantic,
    fullcalendar,
    headless,
    mantine,
    naive,
    patternfly,
    primereact,
    quasar,
    radix,
    semi,
    tdesign,
    ui5,
    vaadin,
    w2ui,
)

WORKFLOWS = (
    ui5.WORKFLOW,
    primereact.WORKFLOW,
    mantine.WORKFLOW,
    vaadin.WORKFLOW,
    carbon.WORKFLOW,
    aggrid.WORKFLOW,
    patternfly.WORKFLOW,
    fullcalendar.WORKFLOW,
    quasar.WORKFLOW,
    w2ui.WORKFLOW,
    chakra.WORKFLOW,
    radix.WORKFLOW,
    naive.WORKFLOW,
    fomantic.WORKFLOW,
    blueprint.WORKFLOW,
    headless.WORKFLOW,
    angular.WORKFLOW,
    arco.WORKFLOW,
    semi.WORKFLOW,
    tdesign.WORKFLOW,
)
