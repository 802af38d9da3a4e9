"""Settings of the ferry office's pgAdmin, found by `CONFIG_DISTRO_FILE_PATH`."""

from __future__ import annotations

import os

DATA_DIR = os.environ["OFFICE_DATA"] + "/pgadmin"
DEFAULT_SERVER_PORT = int(os.environ["OFFICE_PORT"])
HELP_PATH = "../../docs/en_US/_build/html/"
MINIFY_HTML = False
SERVER_MODE = True
MASTER_PASSWORD_REQUIRED = False
UPGRADE_CHECK_ENABLED = False
SHOW_GRAVATAR_IMAGE = False
ALLOW_SPECIAL_EMAIL_DOMAINS = ["example"]
