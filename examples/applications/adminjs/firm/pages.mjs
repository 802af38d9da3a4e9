// What the pages of the office show of each table.
import {
  Contracts,
  Customers,
  Orders,
  Suppliers,
  Technicians,
  Visits,
} from "./tables.mjs";

const of = (names) => names.split(" ");
const values = (...names) =>
  names.map((name) => ({ value: name.toLowerCase(), label: name }));
const money = { type: "currency", props: { prefix: "€ " } };
const purchasing = { name: "Purchasing", icon: "ShoppingCart" };
const service = { name: "Service", icon: "Tool" };
const firm = { name: "Our people", icon: "Users" };

const orders = {
  navigation: purchasing,
  listProperties: of("number supplierId orderedOn expectedOn status express"),
  editProperties: of("number supplierId orderedOn expectedOn status express lines delivery remarks"),
  showProperties: of("number supplierId orderedOn expectedOn status express lines delivery remarks"),
  filterProperties: of("number supplierId expectedOn status express"),
  sort: { sortBy: "number", direction: "desc" },
  properties: {
    number: { isTitle: true },
    orderedOn: { type: "date" },
    status: {
      availableValues: values("Draft", "Sent", "Confirmed", "Delivered", "Cancelled"),
    },
    lines: { type: "string", isArray: true },
    delivery: { type: "mixed" },
    "delivery.place": { type: "string" },
    "delivery.contact": { type: "string" },
    remarks: { type: "textarea", props: { rows: 3 } },
  },
};

const suppliers = {
  navigation: purchasing,
  listProperties: of("name contact country terms approved"),
  editProperties: of("name contact email country terms approved notes"),
  showProperties: of("name contact email country terms approved notes"),
  properties: {
    name: { isTitle: true },
    country: {
      availableValues: values("Austria", "Belgium", "Czechia", "Germany", "Italy", "Spain"),
    },
    terms: { availableValues: values("At once", "14 days", "30 days", "60 days") },
    notes: { type: "richtext" },
  },
};

const contracts = {
  navigation: service,
  listProperties: of("number customerId lift endsOn visits fee"),
  editProperties: of("number customerId lift startsOn endsOn visits fee emergencyCalls keyHolders conditions"),
  showProperties: of("number customerId lift startsOn endsOn visits fee emergencyCalls keyHolders conditions"),
  filterProperties: of("number customerId endsOn visits emergencyCalls"),
  properties: {
    number: { isTitle: true },
    visits: { availableValues: values("Monthly", "Quarterly", "Twice a year", "Yearly") },
    fee: money,
    keyHolders: { type: "string", isArray: true },
    conditions: { type: "richtext" },
  },
};

const visits = {
  navigation: service,
  listProperties: of("subject contractId technicianId at state"),
  editProperties: of("subject contractId technicianId at state report"),
  showProperties: of("subject contractId technicianId at state report"),
  filterProperties: of("subject technicianId contractId at state"),
  sort: { sortBy: "at", direction: "desc" },
  properties: {
    subject: { isTitle: true },
    state: { availableValues: values("Planned", "Put off", "Done") },
    report: { type: "textarea", props: { rows: 4 } },
  },
  actions: {
    putOff: {
      actionType: "bulk",
      icon: "Clock",
      component: false,
      guard: "Put all of them off for a week?",
      handler: async (request, response, { records, currentAdmin, h, resource }) => {
        for (const record of records) {
          const at = new Date(record.param("at"));
          at.setUTCDate(at.getUTCDate() + 7);
          await record.update({ at, state: "put off" });
        }
        return {
          records: records.map((record) => record.toJSON(currentAdmin)),
          redirectUrl: h.resourceUrl({
            resourceId: resource.id(),
            search: "?direction=desc&sortBy=at",
          }),
          notice: { message: "They are a week later now", type: "success" },
        };
      },
    },
  },
};

const customers = {
  navigation: service,
  editProperties: of("name town telephone"),
  showProperties: of("name town telephone"),
  properties: { name: { isTitle: true } },
};

const technicians = {
  navigation: firm,
  listProperties: of("name mobile region available backOn"),
  editProperties: of("name mobile region available backOn remarks"),
  showProperties: of("name mobile region available backOn remarks"),
  properties: {
    name: { isTitle: true },
    region: { availableValues: values("North", "East", "South", "West") },
    remarks: { type: "textarea", props: { rows: 3 } },
  },
};

export const resources = [
  { resource: Orders, options: orders },
  { resource: Suppliers, options: suppliers },
  { resource: Contracts, options: contracts },
  { resource: Visits, options: visits },
  { resource: Customers, options: customers },
  { resource: Technicians, options: technicians },
];
