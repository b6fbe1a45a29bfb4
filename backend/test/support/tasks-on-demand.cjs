/**
 * Preloaded into a test's server (`NODE_OPTIONS`): runs a task on `POST /tasks/<name>` to a port of its own, and
 * delivers an event on `POST /subscribers/<name>`. It runs in the server's own process, like the queue and the event
 * bus, because its locks and listeners are there. No task is scheduled (`SCHEDULED_TASKS`): one that runs during a test
 * must not change its results.
 */
const { createServer } = require("node:http");
const path = require("node:path");
const { text } = require("node:stream/consumers");

const port = Number(process.env.HAAT_TEST_TASKS_PORT);

/** @param {string} file below `src` @returns {any} */
const ofTheServer = (file) => require(path.join(process.cwd(), "src", file));

/** @param {string} address `/tasks/<name>` or `/subscribers/<file>` @param {string} event of the subscriber, in JSON @returns {Promise<void>} */
async function run(address, event) {
  const [, folder, name] = /^\/(tasks|subscribers)\/([a-z-]+)$/.exec(address) ?? [];
  if (!folder || !name) throw new Error(`${address} is no task, and no subscriber.`);
  const { container } = require(require.resolve("@medusajs/framework", { paths: [process.cwd()] }));
  if (folder === "subscribers")
    return ofTheServer(`subscribers/${name}`).default({ event: JSON.parse(event), container, pluginOptions: {} });
  /** @type {{ name: string, run: (container: unknown, payload: object, attempt: { isLast: boolean }) => Promise<void> }[]} */
  const tasks = ofTheServer("tasks/run-tasks").tasks;
  const task = tasks.find((one) => one.name === name);
  if (!task) throw new Error(`There is no task ${name}.`);
  await task.run(container, {}, { isLast: true });
}

// Child processes of the server inherit the environment.
const isServer = process.argv[1]?.endsWith("serve.cjs");
if (port && isServer) {
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
