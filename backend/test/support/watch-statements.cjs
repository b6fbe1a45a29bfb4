/**
 * Preloaded into a test's server, or a command that prepares its database. It records which named statements ran, one
 * per line in a file of this process below HAAT_TEST_STATEMENTS: `npm test` fails for those that no test runs. Also,
 * the response to a request with `x-count-statements` has a header of that name with the number of SQL statements that
 * the request had executed by then, on any connection: what its caller waits for. Event subscribers are not counted.
 */
const { AsyncLocalStorage } = require("node:async_hooks");
const { appendFileSync } = require("node:fs");
const http = require("node:http");
const path = require("node:path");

const header = "x-count-statements";

/** @type {AsyncLocalStorage<{ statements: number }>} */
const requests = new AsyncLocalStorage();

/** @type {Set<string>} */
const seen = new Set();
const folder = process.env.HAAT_TEST_STATEMENTS;

/** Written at once, since many test servers are killed. @param {unknown} name */
function remember(name) {
  if (!folder || typeof name !== "string" || name === "" || seen.has(name)) return;
  seen.add(name);
  appendFileSync(path.join(folder, String(process.pid)), `${name}\n`);
}

function watchStatements() {
  const { Client } = require(require.resolve("pg", { paths: [process.cwd()] }));
  const { query } = Client.prototype;
  /** @param {any[]} args @this {unknown} */
  Client.prototype.query = function (...args) {
    remember(args[0]?.name);
    const request = requests.getStore();
    if (request) request.statements += 1;
    return query.apply(this, args);
  };
}

function markRequests() {
  /** @type {(this: http.Server, event: string, ...args: any[]) => boolean} */
  const emit = http.Server.prototype.emit;
  /** @param {string} event @param {any[]} args @this {http.Server} */
  http.Server.prototype.emit = function (event, ...args) {
    const [request, response] = args;
    if (event !== "request" || !request.headers[header]) return emit.call(this, event, ...args);
    const counted = { statements: 0 };
    const { writeHead } = response;
    response.writeHead = function (/** @type {any[]} */ ...head) {
      response.setHeader(header, counted.statements);
      return writeHead.apply(this, head);
    };
    return requests.run(counted, () => emit.call(this, event, ...args));
  };
}

/** Event subscribers are not part of the request, and may run before its response or after. */
function leaveEventsOut() {
  const service = "@medusajs/event-bus-local/dist/services/event-bus-local";
  const { prototype } = require(require.resolve(service, { paths: [process.cwd()] })).default;
  const { subscribe } = prototype;
  /** @param {string} event @param {(data: unknown) => Promise<void>} subscriber @param {unknown} context @this {unknown} */
  prototype.subscribe = function (event, subscriber, context) {
    return subscribe.call(this, event, (/** @type {unknown} */ data) => requests.exit(() => subscriber(data)), context);
  };
}

// Child processes of the server inherit the environment. The engine's commands, such as migrations, run statements as
// well.
const program = path.basename(process.argv[1] ?? "");
if (program === "serve.cjs" || program === "cli.js") watchStatements();
if (program === "serve.cjs") {
  markRequests();
  leaveEventsOut();
}
