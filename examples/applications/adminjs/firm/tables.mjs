// What a firm that looks after lifts keeps in its tables: a file in the folder that the
// program is started in.
import { DataTypes, Sequelize } from "sequelize";

const { BOOLEAN, DATE, DATEONLY, FLOAT, JSON, STRING, TEXT } = DataTypes;

export const tables = new Sequelize({
  dialect: "sqlite",
  storage: "firm.sqlite",
  logging: false,
});

const needed = (type, message) => ({
  type,
  allowNull: false,
  validate: { notNull: { msg: message } },
});
const of = (model) => ({ model, key: "id" });
const table = (name, columns) =>
  tables.define(name, columns, { tableName: name, timestamps: false });

export const Technicians = table("technicians", {
  name: needed(STRING, "Who is it?"),
  mobile: STRING,
  region: STRING,
  available: BOOLEAN,
  backOn: DATEONLY,
  remarks: TEXT,
});

export const Suppliers = table("suppliers", {
  name: needed(STRING, "Who is it?"),
  contact: STRING,
  email: STRING,
  country: STRING,
  terms: STRING,
  approved: BOOLEAN,
  notes: TEXT,
});

export const Orders = table("orders", {
  number: needed(STRING, "Give it a number"),
  supplierId: {
    ...needed(DataTypes.INTEGER, "Say who delivers it"),
    references: of("suppliers"),
  },
  orderedOn: DATEONLY,
  expectedOn: DATEONLY,
  status: STRING,
  express: BOOLEAN,
  lines: JSON,
  delivery: JSON,
  remarks: TEXT,
});

export const Customers = table("customers", {
  name: needed(STRING, "Who is it?"),
  town: STRING,
  telephone: STRING,
});

export const Contracts = table("contracts", {
  number: needed(STRING, "Give it a number"),
  customerId: { type: DataTypes.INTEGER, references: of("customers") },
  lift: STRING,
  startsOn: DATEONLY,
  endsOn: DATEONLY,
  visits: STRING,
  fee: FLOAT,
  emergencyCalls: BOOLEAN,
  keyHolders: JSON,
  conditions: TEXT,
});

export const Visits = table("visits", {
  subject: needed(STRING, "What is to be done?"),
  contractId: { type: DataTypes.INTEGER, references: of("contracts") },
  technicianId: { type: DataTypes.INTEGER, references: of("technicians") },
  at: DATE,
  state: STRING,
  report: TEXT,
});

export const Staff = table("staff", {
  email: needed(STRING, "Who is it?"),
  check: needed(STRING, "No password"),
});
