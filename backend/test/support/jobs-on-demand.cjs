/**
 * Loaded into a test's server before all else (`NODE_OPTIONS`): does a job when `POST /jobs/<name>` on a port of its own asks
 * for it, and hears an event when `POST /subscribers/<name>` brings it. In the server's own process, as the scheduler and
 * the event bus would, because that is whose locks and listeners there are. No job is done by the clock: a minute that
 * ends in the middle of a test must not change what it finds.
 */
const { createServer } = require("node:http");
const path = require("node:path");
const { text } = require("node:stream/consumers");

const port = Number(process.env.HAAT_TEST_JOBS_PORT);
/** Tries again what could not be sent, which is what its tests wait for. */
const byTheClock = new Set(["deliver-messages"]);

/** @param {string} name of a package of the server's @returns {any} */
const ofTheServer = (name) => require(require.resolve(name, { paths: [process.cwd()] }));

/** Nothing is scheduled. */
function takeFromTheClock() {
  const { JobLoader } = ofTheServer("@medusajs/framework/jobs");
  const { register } = JobLoader.prototype;
  /** @param {{ config: { name: string } }} job */
  JobLoader.prototype.register = function (job) {
    if (byTheClock.has(job.config.name)) register.call(this, job);
  };
}

/** @param {string} address `/jobs/<file>` or `/subscribers/<file>` @param {string} event of the subscriber, in JSON @returns {Promise<void>} */
async function run(address, event) {
  const [, folder, name] = /^\/(jobs|subscribers)\/([a-z-]+)$/.exec(address) ?? [];
  if (!folder || !name) throw new Error(`${address} is no job, and no subscriber.`);
  const { container } = ofTheServer("@medusajs/framework");
  const act = require(path.join(process.cwd(), "src", folder, name)).default;
  await (folder === "jobs" ? act(container) : act({ event: JSON.parse(event), container, pluginOptions: {} }));
}

// Programs that the server starts have the same environment.
const isServer = process.argv.includes("start") || process.argv[1]?.endsWith("serve-built.cjs");
if (port && isServer) {
  takeFromTheClock();
  createServer(async (request, response) => {
    try {
      await run(request.url ?? "", await text(request));
      response.end();
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
    }
  })
    .listen(port, "127.0.0.1")
    .unref();
}
