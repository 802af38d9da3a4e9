-- What Prisma would make of schema.prisma, had it its engine, which is not in its package.
CREATE TABLE "Customer" ("id" TEXT PRIMARY KEY NOT NULL, "name" TEXT NOT NULL DEFAULT '',
  "town" TEXT NOT NULL DEFAULT '', "telephone" TEXT NOT NULL DEFAULT '');
CREATE TABLE "Paper" ("id" TEXT PRIMARY KEY NOT NULL, "name" TEXT NOT NULL DEFAULT '',
  "weight" INTEGER, "sheets" INTEGER);
CREATE TABLE "Person" ("id" TEXT PRIMARY KEY NOT NULL, "name" TEXT NOT NULL DEFAULT '',
  "email" TEXT NOT NULL DEFAULT '', "password" TEXT NOT NULL, "bench" TEXT,
  "days" JSONB NOT NULL DEFAULT '[]', "begins" TEXT, "key" BOOLEAN NOT NULL DEFAULT false,
  "until" DATETIME);
CREATE UNIQUE INDEX "Person_email_key" ON "Person"("email");
CREATE TABLE "Order" ("id" TEXT PRIMARY KEY NOT NULL, "title" TEXT NOT NULL DEFAULT '',
  "customer" TEXT REFERENCES "Customer" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "product" TEXT, "copies" INTEGER,
  "paper" TEXT REFERENCES "Paper" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "finishes" JSONB NOT NULL DEFAULT '[]', "proof" BOOLEAN NOT NULL DEFAULT false,
  "price" REAL, "wanted" TEXT, "delivery" TEXT, "state" TEXT DEFAULT 'asked',
  "printer" TEXT REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "note" TEXT NOT NULL DEFAULT '');
CREATE TABLE "Extra" ("id" TEXT PRIMARY KEY NOT NULL, "what" TEXT NOT NULL DEFAULT '',
  "price" REAL,
  "order" TEXT REFERENCES "Order" ("id") ON DELETE SET NULL ON UPDATE CASCADE);
CREATE TABLE "Notice" ("id" TEXT PRIMARY KEY NOT NULL, "title" TEXT NOT NULL DEFAULT '',
  "state" TEXT DEFAULT 'draft', "content" JSONB NOT NULL DEFAULT '[]', "shown" DATETIME,
  "pinned" BOOLEAN NOT NULL DEFAULT false,
  "author" TEXT REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE);
CREATE TABLE "Topic" ("id" TEXT PRIMARY KEY NOT NULL, "name" TEXT NOT NULL DEFAULT '');
CREATE TABLE "_Notice_topics" ("A" TEXT NOT NULL REFERENCES "Notice" ("id")
  ON DELETE CASCADE ON UPDATE CASCADE, "B" TEXT NOT NULL REFERENCES "Topic" ("id")
  ON DELETE CASCADE ON UPDATE CASCADE);
CREATE UNIQUE INDEX "_Notice_topics_AB_unique" ON "_Notice_topics"("A", "B");
CREATE INDEX "_Notice_topics_B_index" ON "_Notice_topics"("B");
