// The office's pages on loopback: node office.mjs, in the folder of the tables, with the
// port in its environment.
import AdminJSExpress from "@adminjs/express";
import { Database, Resource } from "@adminjs/sequelize";
import AdminJS from "adminjs";
import express from "express";
import { resources } from "./pages.mjs";
import { hashed } from "./passwords.mjs";
import { Staff } from "./tables.mjs";

AdminJS.registerAdapter({ Database, Resource });

const admin = new AdminJS({
  rootPath: "/admin",
  resources,
  branding: { companyName: "Plumb & Daughters", logo: false, withMadeWithLove: false },
  locale: {
    language: "en",
    translations: {
      en: {
        labels: { technicians: "Technicians" },
        properties: {
          supplierId: "Supplier",
          customerId: "Customer",
          contractId: "Contract",
          technicianId: "Technician",
          at: "When",
        },
      },
    },
  },
});

const pages = AdminJSExpress.buildAuthenticatedRouter(
  admin,
  {
    authenticate: async (email, password) => {
      const check = hashed(password);
      const found = await Staff.findOne({ where: { email, check } });
      return found && { email };
    },
    cookiePassword: "on loopback only, and nowhere else",
  },
  null,
  { resave: false, saveUninitialized: false },
);

const app = express();
app.use(admin.options.rootPath, pages);
app.listen(Number(process.env.PORT), "127.0.0.1");
