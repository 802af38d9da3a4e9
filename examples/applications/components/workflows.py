"""Work on the pages, one workflow a library."""

from __future__ import annotations

from examples.applications.components import antd, elementplus, mui

WORKFLOWS = (antd.WORKFLOW, mui.WORKFLOW, elementplus.WORKFLOW)
