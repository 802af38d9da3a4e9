// Fill an empty database with what people find when they begin.

import { readFile } from "node:fs/promises";

import { getPayload } from "payload";

import config from "./payload.config.js";

const people = process.argv.slice(2);
const { fitters, parts, customers, visits, courses, pages } = JSON.parse(
  await readFile(new URL("content.json", import.meta.url), "utf-8"),
);
const payload = await getPayload({ config });

async function enter(collection, entries, naming = "name") {
  const known = {};
  for (const data of entries) {
    const made = await payload.create({ collection, data });
    known[data[naming]] = made.id;
  }
  return known;
}

await enter(
  "users",
  people.map((name) => ({
    name: name[0].toUpperCase() + name.slice(1),
    email: `${name}@ember.example`,
    password: process.env.APPLICATION_PASSWORD,
  })),
);
const fitter = await enter("fitters", fitters);
const part = await enter("parts", parts);
const customer = await enter("customers", customers);
await enter(
  "visits",
  visits.map((visit) => ({
    ...visit,
    customer: customer[visit.customer],
    fitter: fitter[visit.fitter],
    parts: (visit.parts ?? []).map(([name, count]) => ({ part: part[name], count })),
  })),
  "number",
);
await enter(
  "courses",
  courses.map((course) => ({
    ...course,
    teachers: course.teachers.map((name) => fitter[name]),
    _status: "published",
  })),
  "title",
);

function paragraph(text) {
  const words = { type: "text", text, version: 1, format: 0, mode: "normal", style: "", detail: 0 };
  const base = { version: 1, format: "", indent: 0, direction: "ltr" };
  return {
    root: {
      ...base,
      type: "root",
      children: [{ ...base, type: "paragraph", textFormat: 0, children: [words] }],
    },
  };
}

await enter(
  "pages",
  pages.map((page) => ({
    ...page,
    content: page.content.map((block) => ({
      ...block,
      body: block.body && paragraph(block.body),
      who: block.who && fitter[block.who],
      customer: block.customer && customer[block.customer],
    })),
    _status: "published",
  })),
  "title",
);
process.exit(0);
