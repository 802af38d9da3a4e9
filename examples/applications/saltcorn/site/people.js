// Who works at the shed: an account for lending, and one of the committee's.
const User = require("@saltcorn/data/models/user");

const ADMINISTRATOR = 1;
const STAFF = 40;

module.exports = async (password, names) => {
  for (const name of names)
    for (const [place, role_id] of [
      ["shed", STAFF],
      ["committee", ADMINISTRATOR],
    ])
      await User.create({
        email: `${name}@${place}.example`,
        password,
        role_id,
      });
};
