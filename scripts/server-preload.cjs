// Preloaded (`node --require`) into every process of the engine that a script starts.

// Nearly all objects that are created while it boots survive. V8 would learn from that to allocate the objects of
// requests in the old generation too, and would then spend a sixth of a warm answer's time on garbage collection.
require("node:v8").setFlagsFromString("--no-allocation-site-pretenuring");

// Ends the server when its parent dies.
if (process.channel) {
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}

// On exit the engine forks a process that sends telemetry, even if telemetry is disabled.
const { flush } = require("@medusajs/telemetry");
if (flush) process.removeListener("exit", flush);
