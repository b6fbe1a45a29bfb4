/**
 * Loaded into a test's server before all else (`NODE_OPTIONS`): does a job when `POST /<job>` on a port of its own asks for
 * it. In the server's own process, as the scheduler would, because that is whose locks and listeners there are. The jobs
 * of HAAT_TEST_JOBS are done then alone: a minute that ends in the middle of a test must not change what it finds.
 */
const { createServer } = require("node:http");
const path = require("node:path");

const port = Number(process.env.HAAT_TEST_JOBS_PORT);
const onDemand = new Set((process.env.HAAT_TEST_JOBS ?? "").split(" "));

/** @param {string} name of a package of the server's @returns {any} */
const ofTheServer = (name) => require(require.resolve(name, { paths: [process.cwd()] }));

/** Nothing is scheduled for them. */
function takeFromTheClock() {
  const { JobLoader } = ofTheServer("@medusajs/framework/jobs");
  const { register } = JobLoader.prototype;
  /** @param {{ config: { name: string } }} job */
  JobLoader.prototype.register = function (job) {
    if (!onDemand.has(job.config.name)) register.call(this, job);
  };
}

/** @param {string} name a file of `src/jobs` @returns {Promise<void>} */
async function run(name) {
  if (!/^[a-z-]+$/.test(name)) throw new Error(`${name} is no job.`);
  const { container } = ofTheServer("@medusajs/framework");
  await require(path.join(process.cwd(), "src", "jobs", name)).default(container);
}

// Programs that the server starts have the same environment.
const isServer = process.argv.includes("start") || process.argv[1]?.endsWith("serve-built.cjs");
if (port && isServer) {
  takeFromTheClock();
  createServer((request, response) => {
    run((request.url ?? "").slice(1)).then(
      () => response.end(),
      (error) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  })
    .listen(port, "127.0.0.1")
    .unref();
}
