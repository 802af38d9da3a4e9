"""The master of the press, by a name of its own instead of its folder's."""

import os

from buildbot.master import BuildMaster
from twisted.application import service

application = service.Application("buildmaster")
master = BuildMaster(os.environ["PRESS_DATA"], os.environ["PRESS_CONFIG"])
master.name = "press"
master.setServiceParent(application)
