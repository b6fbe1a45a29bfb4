import { readFile } from "node:fs/promises";
import path from "node:path";
import { startServer } from "../backend.mjs";
import { bareEnvironment } from "../bare-environment.mjs";
import { demoAccounts } from "../demo-accounts.mjs";
import { freePort } from "../free-port.mjs";
import { testEnvironment } from "../test-shop.mjs";
import { composeEnvironment, namesOfServices } from "./compose-environment.mjs";
import { startBucket, startPooler, startProxy, startRedis } from "./services.mjs";

/**
 * A shop as docker-compose.yml has it, but on many servers, and as plain processes of this machine: Redis, an S3 server,
 * PgBouncer if there is a new one, servers, a worker, and the proxy before the servers. The database is the caller's.
 *
 * @typedef {object} ClusterShop
 * @property {string} url of the proxy
 * @property {ClusterServer[]} servers
 * @property {ClusterServer} worker
 * @property {import("./start-program.mjs").RunningProgram} redis
 * @property {import("./start-program.mjs").RunningProgram} proxy
 * @property {(servers: readonly ClusterServer[]) => Promise<{ url: string }>} anotherProxy before some of the servers
 * @property {import("./start-program.mjs").RunningProgram | undefined} pooler
 * @property {() => Promise<void>} stop
 *
 * @typedef {object} ClusterServer a process of the shop, at one port for as long as the cluster lives
 * @property {string} url
 * @property {() => number} pid
 * @property {(env?: Record<string, string>) => Promise<void>} start resolves once it is ready; `env` adds to its settings
 * @property {() => Promise<void>} stop as an update does
 * @property {() => Promise<void>} kill like kill -9
 */

const ofTests = testEnvironment("", "");
const { JWT_SECRET, COOKIE_SECRET } = ofTests;

/** All requests come from one address, and few accounts order much. */
const limits = Object.fromEntries(
  Object.entries(ofTests).filter(([name]) => /_(WITHOUT_PROOF|PER_ADDRESS|PER_HOUR)$/.test(name)),
);

/** What `.env` would hold: a shop of tests. The library of the S3 server has one account. */
const values = {
  SHOP_ENV: "demo",
  POSTGRES_PASSWORD: "not used: the database is the caller's",
  JWT_SECRET,
  COOKIE_SECRET,
  ADMIN_EMAIL: demoAccounts.administrator.email,
  ADMIN_PASSWORD: demoAccounts.administrator.password,
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
};

/**
 * @param {object} options
 * @param {string} options.root of the checkout
 * @param {import("../backend.mjs").BackendForm} options.form
 * @param {string} options.databaseUrl of a migrated database
 * @param {string} options.folder for the cluster's files
 * @param {string} options.logFolder
 * @param {number} options.servers how many
 * @param {import("./programs.mjs").Programs} options.programs
 * @param {Record<string, string>} [options.env] settings that add to or replace those of docker-compose.yml
 * @returns {Promise<ClusterShop>}
 */
export async function startClusterShop(options) {
  const { root, databaseUrl, folder, logFolder, programs } = options;
  const { proxy: proxyProgram, redis: redisProgram } = programs;
  if (!proxyProgram || !redisProgram) throw new Error(programs.missing.join(" "));
  const place = { root, folder, logFolder };
  /** @type {(() => Promise<unknown>)[]} what has to be ended, last started first */
  const endings = [];
  const stop = async () => {
    for (const end of endings.splice(0)) await end();
  };
  /** @template {{ stop: () => Promise<void> }} Part @param {Part} part */
  const ended = (part) => {
    endings.unshift(part.stop);
    return part;
  };
  try {
    const redis = ended(await startRedis(place, redisProgram));
    const bucket = ended(await startBucket(place));
    const pooler = programs.pooler ? await startPooler(place, programs.pooler, databaseUrl) : undefined;
    if (pooler) endings.unshift(pooler.kill);
    const port = await freePort();
    const compose = await readFile(path.join(root, "docker-compose.yml"), "utf8");
    const env = serverEnvironment(compose, {
      PUBLIC_URL: `http://localhost:${port}`,
      overrides: {
        DATABASE_URL: pooler?.url ?? databaseUrl,
        DATABASE_DIRECT_URL: databaseUrl,
        REDIS_URL: redis.url,
        S3_ENDPOINT: bucket.endpoint,
        HAAT_DATA_DIR: path.join(folder, "shop"),
        ...options.env,
      },
    });
    const worker = ended(await startProcess({ ...options, name: "worker", env: { ...env, WORKER_MODE: "worker" } }));
    /** @type {ClusterServer[]} */
    const servers = [];
    endings.unshift(() => Promise.all(servers.map((server) => server.stop())));
    for (let at = 1; at <= options.servers; at++) {
      const own = { ...env, WORKER_MODE: "server" };
      servers.push(await startProcess({ ...options, name: `server-${at}`, env: own }));
    }
    const proxyAt = async (/** @type {number} */ port, /** @type {readonly ClusterServer[]} */ before) =>
      ended(
        await startProxy(place, proxyProgram, {
          port,
          backends: before.map(({ url }) => new URL(url).host.replace("localhost", "127.0.0.1")),
          files: new URL(bucket.endpoint).host,
          environment: composeEnvironment(compose, "proxy", values),
        }),
      );
    const proxy = await proxyAt(port, servers);
    const anotherProxy = async (/** @type {readonly ClusterServer[]} */ before) => {
      const own = await freePort();
      await proxyAt(own, before);
      return { url: `http://localhost:${own}` };
    };
    return { url: `http://localhost:${port}`, servers, worker, redis, proxy, anotherProxy, pooler, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * What docker-compose.yml gives the service `backend`, with this machine's addresses.
 *
 * @param {string} compose
 * @param {{ PUBLIC_URL: string, overrides: Record<string, string> }} options
 */
function serverEnvironment(compose, { PUBLIC_URL, overrides }) {
  const own = {
    ...composeEnvironment(compose, "backend", { ...values, PUBLIC_URL }),
    // The outbox of a demo instead of a mail server, and one machine instead of one for each process.
    SMTP_URL: "",
    METRICS_PORT: "",
    ...limits,
    ...overrides,
  };
  const elsewhere = namesOfServices(compose, own);
  if (elsewhere.length > 0) throw new Error(`These name services of docker-compose.yml: ${elsewhere.join(", ")}.`);
  return own;
}

/**
 * @param {object} options
 * @param {string} options.root
 * @param {import("../backend.mjs").BackendForm} options.form
 * @param {string} options.name of its log
 * @param {string} options.logFolder
 * @param {Record<string, string>} options.env
 * @returns {Promise<ClusterServer>}
 */
async function startProcess({ root, form, name, logFolder, env }) {
  const port = await freePort();
  const logFile = path.join(logFolder, `${name}.log`);
  const start = (more = {}) =>
    startServer({ root, form, port, env: { ...bareEnvironment(), ...env, ...more }, logFile });
  let server = await start();
  return {
    url: server.url,
    pid: () => server.pid,
    start: async (more) => {
      server = await start(more);
    },
    stop: () => server.stop(),
    kill: () => server.kill(),
  };
}
