"""One workflow in the watch over machines: a new machine."""

from __future__ import annotations

from examples.applications.zabbix.adding import add_host, add_without_group
from examples.applications.zabbix.cases import MACHINES
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=8401,
        template='Add the host "{{host}}", called "{{name}}", at "{{address}}" to the'
        ' group "{{group}}", not enabled yet, with "{{description}}"',
        instances=MACHINES,
        start="/zabbix.php?action=dashboard.view&dashboardid=1",
        shows="{{name}}",
        way=add_host,
        failure=Failure(
            person="p04",
            what="leaves out the group, is told that it is missing, and gives up",
            way=add_without_group,
        ),
    ),
)
