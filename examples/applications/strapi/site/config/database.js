const path = require("path");

module.exports = {
  connection: {
    client: "sqlite",
    connection: { filename: path.join(process.cwd(), "data.db") },
    useNullAsDefault: true,
  },
};
