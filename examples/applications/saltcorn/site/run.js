// Serve the lending shed's pages: node run.js; with "fill PASSWORD NAMES" fill its tables.
const { dirname } = require("path");
const { getState } = require("@saltcorn/data/db/state");
const Plugin = require("@saltcorn/data/models/plugin");

const kanban = "@saltcorn/kanban";

const addModules = () => {
  getState().registerPlugin("calendar", require("./calendar"));
  const place = dirname(require.resolve(kanban));
  getState().registerPlugin("kanban", require(kanban), {}, place, "kanban");
};

const fill = async (password, names) => {
  await require("@saltcorn/data/db/reset_schema")();
  await Plugin.loadAllPlugins();
  addModules();
  await require("./tables")();
  await require("./views")();
  await require("./pages")();
  await require("./people")(password, names);
};

const main = async ([task, password, ...names]) => {
  if (task === "fill") {
    await fill(password, names);
    process.exit(0);
  }
  addModules();
  await require("@saltcorn/server/serve")({
    port: Number(process.env.PORT),
    host: "127.0.0.1",
    defaultNCPUs: 1,
    disableScheduler: true,
  });
};

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exit(1);
});
