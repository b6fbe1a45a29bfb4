// Serves the shop from the folder that it is started in: a built server, or the backend's source as it stands.

const { existsSync } = require("node:fs");
const path = require("node:path");

const directory = process.cwd();
const start = path.join(directory, "src", "start");
if (existsSync(`${start}.js`)) {
  // Faults name the lines that were written, not those that were built. Nothing is read before there is a fault.
  require("source-map-support").install({ environment: "node", handleUncaughtExceptions: false });
  process.env.NODE_ENV ||= "production";
} else {
  // By `ts-node` of its tsconfig.json.
  require("ts-node").register({});
}

require(start).start({ directory, port: Number(process.env.PORT), host: process.env.HOST });
