// Preloaded (`node --require`) into every process of the engine that a script starts.

// A server whose starter has vanished ends as well.
if (process.channel) {
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}

// The engine forks a process that calls home whenever it ends, even where telemetry is switched off.
const { flush } = require("@medusajs/telemetry");
if (flush) process.removeListener("exit", flush);
