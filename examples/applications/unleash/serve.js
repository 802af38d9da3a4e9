// Serve Unleash with the pages whose fonts come from here; it stands among its packages.
import { start } from "unleash-server";

await start({ publicFolder: process.env.APPLICATION_PAGES });
