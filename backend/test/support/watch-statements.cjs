/**
 * Loaded into a test's server, or a command that prepares its database, before all else. It tells which named statements ran, a line for each in a file of this
 * process below HAAT_TEST_STATEMENTS: `npm test` fails for those that no test runs. And an answer to a request with `x-count-statements` says in a header of that
 * name how many SQL statements the request sent until then, on whichever connection: what its caller waits for. What
 * hears of its events is left out.
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

/** At once, for many a test's server is killed. @param {unknown} name */
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

/** What hears of an event is no part of the request, and may come before its answer or after. */
function leaveEventsOut() {
  const service = "@medusajs/event-bus-local/dist/services/event-bus-local";
  const { prototype } = require(require.resolve(service, { paths: [process.cwd()] })).default;
  const { subscribe } = prototype;
  /** @param {string} event @param {(data: unknown) => Promise<void>} subscriber @param {unknown} context @this {unknown} */
  prototype.subscribe = function (event, subscriber, context) {
    return subscribe.call(this, event, (/** @type {unknown} */ data) => requests.exit(() => subscriber(data)), context);
  };
}

// Programs that the server starts have the same environment. The engine's commands, such as those that migrate, ask as well.
const program = path.basename(process.argv[1] ?? "");
if (program === "serve.cjs" || program === "cli.js") watchStatements();
if (program === "serve.cjs") {
  markRequests();
  leaveEventsOut();
}
