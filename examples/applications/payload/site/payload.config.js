// What the pages of a builder of tiled stoves are made of.

import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { lexicalEditor } from "@payloadcms/richtext-lexical";
import { buildConfig } from "payload";

import { Courses } from "./collections/courses.js";
import { Customers, Fitters, Parts, Users } from "./collections/house.js";
import { Notice } from "./collections/notice.js";
import { Pages } from "./collections/pages.js";
import { Visits } from "./collections/visits.js";

export default buildConfig({
  admin: { avatar: "default", user: Users.slug, meta: { titleSuffix: " - Ember & Clay" } },
  collections: [Visits, Customers, Courses, Pages, Parts, Fitters, Users],
  globals: [Notice],
  db: sqliteAdapter({ client: { url: process.env.DATABASE_URI } }),
  editor: lexicalEditor(),
  secret: process.env.PAYLOAD_SECRET,
  telemetry: false,
  typescript: { autoGenerate: false },
});
