// Writes down who may come in: node accounts.cjs PACKAGES FILE, the people as JSON to read.
"use strict";
const fs = require("node:fs");
const path = require("node:path");

const [packages, file] = process.argv.slice(2);
const { hashSync } = require(path.join(packages, "bcryptjs"));
const people = JSON.parse(fs.readFileSync(0, "utf8"));
const users = people.map(({ username, type, password }) => ({
  username,
  type,
  password: hashSync(password, 4),
}));
const told = {
  allow_readonly: false,
  expiration: "1d",
  secretKey: "5c".repeat(128),
  users,
  devices: [],
  immutableConfig: false,
  acls: [],
  allowDeviceAccessRequests: true,
  allowNewUserRegistration: false,
};
fs.writeFileSync(file, JSON.stringify(told, null, 2), { mode: 0o600 });
