// The pages around the views, and the menu.
const { getState } = require("@saltcorn/data/db/state");
const { save_menu_items } = require("@saltcorn/data/models/config");
const Page = require("@saltcorn/data/models/page");
const { STAFF, blank, embedded } = require("./parts");

const WELCOME = "The shed is open on Mondays and Thursdays from 4 to 7.";

const page = (name, title, contents) =>
  Page.create({
    name,
    title,
    description: "",
    min_role: STAFF,
    layout: { type: "card", title, contents: { above: contents } },
    fixed_states: {},
  });

const entry = (type, label, icon) => ({
  type,
  label,
  icon: `fas fa-${icon}`,
  min_role: `${STAFF}`,
  location: "Standard",
  ...(type === "View"
    ? { viewname: label }
    : { pagename: label.toLowerCase() }),
});

module.exports = async () => {
  await page("welcome", "Lending shed", [blank(WELCOME)]);
  await page("loans", "Loans", [embedded("Loan filter"), embedded("Loan list")]);
  const state = getState();
  await state.setConfig("site_name", "Lending shed");
  await state.setConfig("home_page_by_role", { [STAFF]: "welcome" });
  await save_menu_items([
    entry("Page", "Loans", "exchange-alt"),
    entry("View", "Things", "tools"),
    entry("View", "Workbench", "wrench"),
    ...state.getConfigCopy("menu_items", []),
  ]);
};
