"""Make the accounts of the office's pgAdmin: ``python seed.py NAME ...``.

It runs in the environment and in the folder that pgAdmin was installed into.
"""

from __future__ import annotations

import os
import sys

sys.path.insert(0, ".")

import config  # noqa: F401 (before all others, which need it)
from pgadmin import create_app
from pgadmin.model import Server, ServerGroup, User, UserPreference, db
from pgadmin.tools.user_management import create_user
from pgadmin.utils.preferences import Preferences

HIDDEN = "show_graphs"
"""What the administrators have turned off: curves that move all day."""
ADMINISTRATOR = 1


def fill(names: list[str]) -> None:
    """Make an account for each, with the office's server in its list."""
    secret = os.environ["PGADMIN_SETUP_PASSWORD"]
    shown = Preferences.module("dashboards").preference(HIDDEN)
    for name in names:
        mail = f"{name}@skerry-ferries.example"
        if not User.query.filter_by(email=mail).first():
            done, told = create_user(
                {
                    "email": mail,
                    "role": ADMINISTRATOR,
                    "active": True,
                    "newPassword": secret,
                    "confirmPassword": secret,
                }
            )
            if not done:
                raise RuntimeError(told)
        user = User.query.filter_by(email=mail).one()
        group = ServerGroup.query.filter_by(user_id=user.id).first()
        if group is None:
            group = ServerGroup(user_id=user.id, name="Servers")
            db.session.add(group)
            db.session.flush()
        db.session.add(
            Server(
                user_id=user.id,
                servergroup_id=group.id,
                name="Quay office",
                port=5432,
                maintenance_db="postgres",
                username="postgres",
                service="ferries",
                db_res="ferries",
                save_password=0,
                use_ssh_tunnel=0,
                tunnel_authentication=0,
                tunnel_prompt_password=0,
                shared=False,
                connection_params={"sslmode": "prefer", "connect_timeout": 10},
            )
        )
        db.session.add(UserPreference(pid=shown.pid, uid=user.id, value="False"))
    db.session.commit()


if __name__ == "__main__":
    application = create_app()
    application.PGADMIN_RUNTIME = False
    application.run_before_app_start()
    with application.test_request_context():
        fill(sys.argv[1:])
