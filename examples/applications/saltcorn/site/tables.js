// The tables of a shed that lends tools, and what is in them.
const Table = require("@saltcorn/data/models/table");
const Field = require("@saltcorn/data/models/field");

const text = (name, label, more) => ({ name, label, type: "String", ...more });
const list = (name, label, options, more) =>
  text(name, label, { attributes: { options }, ...more });
const day = (name, label, more) => ({
  name,
  label,
  type: "Date",
  attributes: { day_only: true },
  ...more,
});
const yes = (name, label) => ({ name, label, type: "Bool" });
const key = (name, label, reftable) => ({
  name,
  label,
  type: "Key",
  reftable_name: reftable,
  attributes: { summary_field: "name", include_fts: true },
  required: true,
});
const needed = { required: true };

const TABLES = {
  things: [
    text("name", "Name", needed),
    list("kind", "Kind", "Garden,Wood,Painting,Kitchen,Camping,Cleaning"),
    text("shelf", "Shelf"),
    { name: "deposit", label: "Deposit (£)", type: "Integer" },
    list("state", "State", "Ready,Lent,In repair,Retired"),
  ],
  members: [
    text("name", "Name", needed),
    text("phone", "Telephone"),
    text("street", "Street"),
    list("fee", "Yearly fee", "Full,Reduced,Waived"),
    yes("letter", "Wants the newsletter"),
  ],
  loans: [
    key("thing", "Thing", "things"),
    key("member", "Member", "members"),
    day("lent_on", "Lent on", needed),
    day("due", "Due back", needed),
    list("by", "Handed out by", "Marta,Owen,Priya"),
    list("purpose", "What for", "Own home,Allotment,School,Street party"),
    yes("paid", "Deposit taken"),
    text("remarks", "Remarks"),
    list("state", "State", "Out,Back,Lost"),
    day("back_on", "Came back on"),
    {
      name: "condition",
      label: "Condition",
      type: "Integer",
      attributes: { min: 1, max: 5 },
    },
  ],
  damages: [
    key("thing", "Thing", "things"),
    text("what", "What is wrong", needed),
    list("mender", "Who mends it", "Marta,Owen,Priya,Repair café"),
    day("wanted", "Wanted by"),
    yes("parts", "Needs parts"),
    yes("danger", "Not to be lent meanwhile"),
    text("details", "Details"),
    list("stage", "Stage", "Noticed,Waiting for parts,On the bench,Mended"),
  ],
};

const THINGS = [
  ["Hedge trimmer", "Garden", "G1", 30, "Lent"],
  ["Wheelbarrow", "Garden", "G4", 15, "Lent"],
  ["Scarifier", "Garden", "G2", 40, "Ready"],
  ["Belt sander", "Wood", "W1", 35, "Lent"],
  ["Jigsaw", "Wood", "W2", 30, "Ready"],
  ["Set of clamps", "Wood", "W5", 10, "Ready"],
  ["Wallpaper steamer", "Painting", "P1", 20, "Lent"],
  ["Pasting table", "Painting", "P3", 10, "Ready"],
  ["Fruit press", "Kitchen", "K2", 50, "Ready"],
  ["Soup kettle", "Kitchen", "K1", 25, "Lent"],
  ["Tent for six", "Camping", "C1", 60, "Ready"],
  ["Carpet cleaner", "Cleaning", "L1", 45, "Lent"],
  ["Pressure washer", "Cleaning", "L2", 45, "In repair"],
];
const MEMBERS = [
  ["Agnes Tilley", "01632 960201", "3 Mill Lane", "Full", true],
  ["Bashir Rahimi", "01632 960214", "18 Station Road", "Full", false],
  ["Cerys Vaughan", "01632 960220", "7 Orchard Close", "Reduced", true],
  ["Dougal Petrie", "01632 960233", "41 High Street", "Full", false],
  ["Esme Okafor", "01632 960247", "2 Chapel Row", "Waived", true],
  ["Fergus Lowe", "01632 960251", "60 Mill Lane", "Full", true],
  ["Greta Sandell", "01632 960266", "9 Orchard Close", "Reduced", false],
];
const LOANS = [
  [4, 1, "2026-11-02", "2026-11-16", "Marta", "Own home", true, "Back"],
  [1, 2, "2026-11-14", "2026-11-28", "Owen", "Allotment", true, "Out"],
  [2, 3, "2026-11-16", "2026-11-30", "Priya", "Street party", false, "Out"],
  [4, 4, "2026-11-18", "2026-12-02", "Marta", "Own home", true, "Out"],
  [7, 5, "2026-11-19", "2026-12-03", "Owen", "School", false, "Out"],
  [10, 6, "2026-11-20", "2026-12-04", "Priya", "Street party", true, "Out"],
  [12, 7, "2026-11-21", "2026-12-05", "Marta", "Own home", true, "Out"],
  [5, 6, "2026-10-05", "2026-10-19", "Marta", "School", true, "Back"],
  [11, 3, "2026-08-01", "2026-08-15", "Owen", "Own home", true, "Back"],
];
const DAMAGES = [
  [13, "Hose leaks at the gun", "Owen", "Waiting for parts"],
  [3, "Two tines bent", "Repair café", "On the bench"],
  [8, "One hinge loose", "Marta", "Noticed"],
];

const insert = async (name, rows) => {
  const table = Table.findOne({ name });
  for (const row of rows) await table.insertRow(row);
};

module.exports = async () => {
  for (const [name, fields] of Object.entries(TABLES)) {
    const table = await Table.create(name, {
      min_role_read: 80,
      min_role_write: 80,
    });
    for (const field of fields) await Field.create({ table, ...field });
  }
  await insert(
    "things",
    THINGS.map(([name, kind, shelf, deposit, state]) => ({
      name, kind, shelf, deposit, state,
    }))
  );
  await insert(
    "members",
    MEMBERS.map(([name, phone, street, fee, letter]) => ({
      name, phone, street, fee, letter,
    }))
  );
  await insert(
    "loans",
    LOANS.map(([thing, member, lent_on, due, by, purpose, paid, state]) => ({
      thing, member, lent_on, due, by, purpose, paid, state,
    }))
  );
  await insert(
    "damages",
    DAMAGES.map(([thing, what, mender, stage]) => ({
      thing, what, mender, stage,
    }))
  );
};
