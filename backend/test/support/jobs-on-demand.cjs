/**
 * Loaded into a test's server before all else (`NODE_OPTIONS`): does one of its jobs when `POST /<job>` on a port of its own
 * asks for it. In the server's own process, as the scheduler would, because that is whose locks and listeners there are.
 */
const { createServer } = require("node:http");
const path = require("node:path");

const port = Number(process.env.HAAT_TEST_JOBS_PORT);

/** @param {string} name a file of `src/jobs` @returns {Promise<void>} */
async function run(name) {
  if (!/^[a-z-]+$/.test(name)) throw new Error(`${name} is no job.`);
  const { container } = require(require.resolve("@medusajs/framework", { paths: [process.cwd()] }));
  await require(path.join(process.cwd(), "src", "jobs", name)).default(container);
}

// Programs that the server starts have the same environment.
if (port && process.argv.includes("start")) {
  createServer((request, response) => {
    run((request.url ?? "").slice(1)).then(
      () => response.end(),
      (error) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  })
    .listen(port, "127.0.0.1")
    .unref();
}
