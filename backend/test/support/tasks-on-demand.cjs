/**
 * Preloaded into a test's server (`NODE_OPTIONS`): runs a task on `POST /tasks/<name>` to a port of its own, delivers
 * an event on `POST /subscribers/<name>`, and arranges a product or a shopper on `POST /arrange/<name>`. It runs in the
 * server's own process, like the queue and the event bus, because its locks and listeners are there. No task is
 * scheduled (`SCHEDULED_TASKS`): one that runs during a test must not change its results.
 */
const { createServer } = require("node:http");
const path = require("node:path");
const { text } = require("node:stream/consumers");

/** @type {Record<string, (container: unknown, ofTheServer: (file: string) => any, wish: any) => Promise<object>>} */
const arrangements = { product: require("./arrange-product.cjs"), shopper: require("./arrange-shopper.cjs") };

const port = Number(process.env.HAAT_TEST_TASKS_PORT);

/** @param {string} file below `src` @returns {any} */
const ofTheServer = (file) => require(path.join(process.cwd(), "src", file));

/**
 * @param {string} address `/tasks/<name>`, `/subscribers/<file>` or `/arrange/<name>`
 * @param {string} event of the subscriber, or the wish to arrange, in JSON
 * @returns {Promise<object | void>} what was arranged
 */
async function run(address, event) {
  const [, folder, name] = /^\/(tasks|subscribers|arrange)\/([a-z-]+)$/.exec(address) ?? [];
  if (!folder || !name) throw new Error(`${address} is no task, no subscriber and no arrangement.`);
  const { container } = require(require.resolve("@medusajs/framework", { paths: [process.cwd()] }));
  if (folder === "arrange" && arrangements[name]) return arrangements[name](container, ofTheServer, JSON.parse(event));
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
  // Idle connections stay open: a call that is sent while one is being closed would fail. A client that reads a limit here
  // keeps its own to that moment.
  createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    try {
      response.end(JSON.stringify(await run(request.url ?? "", await text(request))));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
    }
  })
    .listen(port, "127.0.0.1")
    .unref();
}
