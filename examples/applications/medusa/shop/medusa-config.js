const { defineConfig } = require("@medusajs/framework/utils");

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false },
    http: {
      adminCors: process.env.SHOP_URL,
      authCors: process.env.SHOP_URL,
      storeCors: process.env.SHOP_URL,
      cookieSecret: "spruce and cotton",
      jwtSecret: "spruce and cotton",
    },
    cookieOptions: { secure: false, sameSite: "lax" },
  },
});
