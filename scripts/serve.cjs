// Serves the shop from its working directory: a built server, or the backend's source.

const { existsSync } = require("node:fs");
const path = require("node:path");
const { openStartCache } = require("./start-cache.cjs");

const directory = process.cwd();
const cache = openStartCache(path.join(__dirname, ".."), directory);
const start = path.join(directory, "src", "start");
if (existsSync(`${start}.js`)) {
  // Source maps in stack traces; they are read only when an error occurs. Of packages the JavaScript is what is there, and
  // the engine's ORM reads the stack for each of its entities.
  const retrieveFile = (/** @type {string} */ file) =>
    file.includes(`${path.sep}node_modules${path.sep}`) ? " " : null;
  require("source-map-support").install({ environment: "node", handleUncaughtExceptions: false, retrieveFile });
  process.env.NODE_ENV ||= "production";
} else {
  // Uses the `ts-node` section of its tsconfig.json.
  require("ts-node").register({});
}

// Before the engine loads what is traced; loaded only where traces are wanted.
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
  require(path.join(directory, "src", "tracing", "start-tracing")).startTracing();

require(start)
  .start({ directory, port: Number(process.env.PORT), host: process.env.HOST })
  .then(cache.close);
