// NocoBase without its own program, which would fetch what has to be bought:
// node run.js install, and node run.js start, in the folder of its data.
require("@nocobase/cli-v1/src/util").initEnv();
require("@nocobase/app");
