"""Work on the pages, one workflow a library."""

from __future__ import annotations

from examples.applications.components import (
    antd,
    bootstrap,
    elementplus,
    fluent,
    jqueryui,
    mui,
    shoelace,
    vuetify,
)

WORKFLOWS = (
    antd.WORKFLOW,
    mui.WORKFLOW,
    elementplus.WORKFLOW,
    bootstrap.WORKFLOW,
    jqueryui.WORKFLOW,
    shoelace.WORKFLOW,
    vuetify.WORKFLOW,
    fluent.WORKFLOW,
)
