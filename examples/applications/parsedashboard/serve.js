// Serve Parse Server and its dashboard on one port of loopback; it stands among the packages.
"use strict";
const http = require("node:http");
const { join } = require("node:path");
const express = require("express");
const { ParseServer } = require("parse-server");
const ParseDashboard = require("parse-dashboard");

const told = process.env;
const url = `http://127.0.0.1:${told.APPLICATION_PORT}`;
const keys = { appId: "ferries", masterKey: told.APPLICATION_KEY };

async function main() {
  const parse = new ParseServer({
    ...keys,
    cloud: join(__dirname, "cloud.js"),
    databaseURI: `postgres://postgres@localhost/postgres`,
    databaseOptions: { host: told.APPLICATION_TABLES },
    logsFolder: null,
    silent: true,
    serverURL: `${url}/parse`,
  });
  await parse.start();
  const users = JSON.parse(told.APPLICATION_PEOPLE);
  const apps = [{ ...keys, serverURL: `${url}/parse`, appName: "Lake ferries" }];
  const pages = ParseDashboard(
    { apps, users },
    { cookieSessionSecret: keys.masterKey },
  );
  const app = express();
  app.use("/parse", parse.app);
  app.use("/dashboard", pages);
  http.createServer(app).listen(Number(told.APPLICATION_PORT), "127.0.0.1");
}

main();
