// What the shop is: node shop.js serves it on loopback, in the folder of its data, with
// everything it needs to know in its environment.
const { scryptSync, timingSafeEqual } = require("node:crypto");
const path = require("node:path");
const { AdminUiPlugin } = require("@vendure/admin-ui-plugin");
const {
  DefaultLogger,
  DefaultSearchPlugin,
  LogLevel,
  bootstrap,
  dummyPaymentHandler,
} = require("@vendure/core");

// Node's own, so that nothing has to be built for it.
const hashing = {
  hash: async (text) => scryptSync(text, "a shop on loopback", 32).toString("hex"),
  check: async (text, hash) =>
    timingSafeEqual(Buffer.from(await hashing.hash(text)), Buffer.from(hash)),
};

const config = {
  apiOptions: {
    hostname: "127.0.0.1",
    port: Number(process.env.PORT),
    adminApiPath: "admin-api",
    shopApiPath: "shop-api",
  },
  authOptions: {
    tokenMethod: "cookie",
    passwordHashingStrategy: hashing,
    cookieOptions: { secret: "on loopback only" },
    superadminCredentials: {
      identifier: "owner",
      password: process.env.APPLICATION_PASSWORD,
    },
  },
  dbConnectionOptions: {
    type: "better-sqlite3",
    database: path.resolve("shop.sqlite"),
    synchronize: process.env.SHOP_IS_NEW === "1",
  },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [
    DefaultSearchPlugin,
    AdminUiPlugin.init({
      route: "admin",
      port: Number(process.env.PORT),
      adminUiConfig: { brand: "Fold and Thread", hideVersion: true },
    }),
  ],
  systemOptions: { disableTelemetry: true },
};

module.exports = { config };

if (require.main === module)
  bootstrap(config).then(async (app) => {
    const { JobQueueService } = require("@vendure/core");
    await app.get(JobQueueService).start();
  });
