// The choir's accounts before anybody works with them: node seed.js URL, with the
// password in APPLICATION_PASSWORD and a folder for its own copy in ACTUAL_DATA_DIR.
const api = require("@actual-app/api");

const [url] = process.argv.slice(2);
const { APPLICATION_PASSWORD: password, ACTUAL_DATA_DIR: folder } = process.env;
const MONTHS = ["2026-10", "2026-11"];
const GROUPS = {
  "Every week": { "Hall rent": 24000, "Conductor": 36000, "Tea and biscuits": 2500 },
  "Concerts": { "Piano tuning": 9000, "Programmes": 6000, "Soloists": 30000 },
  "Office": { "Insurance": 4500, "Sheet music": 12000, "Stamps and paper": 3000 },
};
const INCOME = ["Membership fees", "Donations", "Ticket sales"];
const ACCOUNTS = { "Current account": 284000, "Cash box": 16500, "Savings": 500000 };
const PAYEES = ["Harbour Print", "North Quay Music", "Oldfield Pianos", "Seamen's Hall"];
const BOOKED = [
  ["Current account", "2026-10-02", "Seamen's Hall", "Hall rent", -24000, "October"],
  ["Current account", "2026-10-09", "North Quay Music", "Sheet music", -8640, "Fauré, 40 copies"],
  ["Current account", "2026-10-15", "Members", "Membership fees", 62000, "Autumn"],
  ["Current account", "2026-11-02", "Seamen's Hall", "Hall rent", -24000, "November"],
  ["Current account", "2026-11-06", "Oldfield Pianos", "Piano tuning", -8500, ""],
  ["Cash box", "2026-10-20", "Corner Shop", "Tea and biscuits", -1830, ""],
  ["Cash box", "2026-11-03", "Corner Shop", "Tea and biscuits", -2115, ""],
  ["Cash box", "2026-11-10", "Post Office", "Stamps and paper", -960, "Invitations"],
];
const SCHEDULES = [
  ["Conductor's fee", "Bea Lindqvist", -18000, "2026-12-01", "weekly", 2],
  ["Insurance", "Harbour Mutual", -27000, "2027-01-15", "yearly", 1],
];

async function fill(library) {
  const accounts = {};
  const categories = {};
  for (const [name, balance] of Object.entries(ACCOUNTS))
    accounts[name] = await api.createAccount({ name }, balance);
  for (const [name, inside] of Object.entries(GROUPS)) {
    const group_id = await api.createCategoryGroup({ name });
    for (const one of Object.keys(inside))
      categories[one] = await api.createCategory({ name: one, group_id });
  }
  const given = await api.getCategoryGroups();
  const income = given.find((group) => group.is_income);
  for (const name of INCOME)
    categories[name] = await api.createCategory({ name, group_id: income.id, is_income: true });
  for (const group of given)
    if (!group.is_income && !(group.name in GROUPS)) await api.deleteCategoryGroup(group.id);
  for (const one of income.categories)
    if (one.name !== "Starting Balances") await api.deleteCategory(one.id);
  for (const name of PAYEES) await api.createPayee({ name });
  for (const [account, date, payee_name, category, amount, notes] of BOOKED)
    await api.addTransactions(accounts[account], [
      { date, payee_name, category: categories[category], amount, notes, cleared: true },
    ]);
  for (const [name, payee, amount, start, frequency, interval] of SCHEDULES)
    await library.send("schedule/create", {
      schedule: { name },
      conditions: [
        { op: "is", field: "payee", value: await api.createPayee({ name: payee }) },
        { op: "is", field: "account", value: accounts["Current account"] },
        { op: "is", field: "amount", value: amount },
        { op: "is", field: "date", value: { start, frequency, interval, patterns: [] } },
      ],
    });
  for (const month of MONTHS)
    for (const inside of Object.values(GROUPS))
      for (const [name, amount] of Object.entries(inside))
        await api.setBudgetAmount(month, categories[name], amount);
}

(async () => {
  const asked = await fetch(`${url}/account/bootstrap`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password }),
  });
  if (!asked.ok) throw new Error(await asked.text());
  const library = await api.init({ dataDir: folder, serverURL: url, password });
  await api.runImport("Quayside Choir", () => fill(library));
  await api.shutdown();
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
