// Preloaded (`node --require`) into every process of the engine that a script starts.

// While it boots nearly everything that is made stays. V8 would learn from it to make the objects of requests where the
// long-lived ones are, and would then tidy up for a sixth of the time that a warm answer takes.
require("node:v8").setFlagsFromString("--no-allocation-site-pretenuring");

// A server whose starter has vanished ends as well.
if (process.channel) {
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}

// The engine forks a process that calls home whenever it ends, even where telemetry is switched off.
const { flush } = require("@medusajs/telemetry");
if (flush) process.removeListener("exit", flush);
