import path from "node:path";
import { backendScript, migrateEngine, runMedusa, startServer } from "./backend.mjs";
import { bareEnvironment } from "./bare-environment.mjs";
import { throwawayDatabase } from "./database/throwaway.mjs";
import { demoAccounts } from "./demo-accounts.mjs";
import { freePort } from "./free-port.mjs";
import { preloading } from "./preloading.mjs";

/**
 * A whole shop for tests: own database, own server, own ports; everything is removed when it is stopped.
 *
 * @typedef {object} TestShop
 * @property {string} url
 * @property {string} databaseUrl
 * @property {import("./database/throwaway.mjs").ThrowawayDatabase} database
 * @property {() => import("./backend.mjs").Server} server the one that is running
 * @property {() => Promise<void>} startServer after it was stopped or killed; same port
 * @property {() => Promise<void>} stop
 */

/** Inputs of the empty shop's tables and store defaults. */
const templateInputs = [
  "package-lock.json",
  "scripts/test-shop.mjs",
  "scripts/test/cheap-passwords.cjs",
  "scripts/database",
  "backend/medusa-config.ts",
  "backend/src/modules",
  "backend/src/queue",
  "backend/src/links",
  "backend/src/setup",
];

/**
 * Settings of a test's server, independent of the caller's own settings.
 *
 * @param {string} databaseUrl
 * @param {string} dataDir for uploads and secrets
 */
export function testEnvironment(databaseUrl, dataDir) {
  return {
    ...bareEnvironment(),
    DATABASE_URL: databaseUrl,
    SHOP_ENV: "demo",
    JWT_SECRET: "jwt-secret-of-the-tests-alone-0123456789",
    COOKIE_SECRET: "cookie-secret-of-the-tests-alone-0123456789",
    COURIER_WEBHOOK_SECRET: "courier-secret-of-the-tests-alone-0123456789",
    LOG_LEVEL: "warn",
    // All tests share one IP address.
    CODES_PER_ADDRESS: "1000000",
    SMS_CODES_PER_HOUR: "1000000",
    SELLER_CODES_PER_ADDRESS: "1000000",
    STAFF_CODES_PER_ADDRESS: "1000000",
    WRONG_CODES_PER_ADDRESS: "1000000",
    CODES_WITHOUT_PROOF: "1000000",
    SHOP_CODES_WITHOUT_PROOF: "1000000",
    ORDERS_WITHOUT_PROOF: "1000000",
    // Tests act as the shopper at the gateways, and as the bank.
    GATEWAY_SIMULATOR_CONTROL: "true",
    HAAT_DATA_DIR: dataDir,
    // A test's second process needs no Redis.
    SHARED_WITHOUT_REDIS: "true",
  };
}

const cheapPasswords = preloading(path.join(import.meta.dirname, "test", "cheap-passwords.cjs"));

/** @param {string} [others] */
const withPreloads = (others) => [cheapPasswords, others].filter(Boolean).join(" ");

/** @param {(env: Record<string, string | undefined>) => Promise<void>} fill @returns {import("./database/throwaway.mjs").Template["prepare"]} */
const prepare = (fill) => (place) =>
  fill({ ...testEnvironment(place.url, path.join(place.folder, "shop")), NODE_OPTIONS: withPreloads() });

/**
 * The initial database of a shop without products.
 *
 * @param {{ root: string, form: import("./backend.mjs").BackendForm, signal?: AbortSignal }} options
 * @returns {import("./database/throwaway.mjs").Template}
 */
export const emptyShop = ({ root, form, signal }) => ({
  inputs: templateInputs,
  prepare: prepare((env) => prepareShop(root, form, env, signal)),
});

/**
 * @param {object} options
 * @param {string} options.root of the checkout
 * @param {import("./backend.mjs").BackendForm} options.form
 * @param {string} options.name of the log file below `.cache/test-logs`
 * @param {Record<string, string>} [options.env] settings that add to or replace the usual ones
 * @param {boolean} [options.seed] with the demo shop's catalogue
 * @param {string} [options.program] Node.js for its servers; default: the version that runs this
 * @param {boolean} [options.isShortLived] its servers serve one test file
 * @param {AbortSignal} [options.signal] aborts the start
 * @returns {Promise<TestShop>}
 */
export async function startTestShop({
  root,
  form,
  name,
  env = {},
  seed = false,
  program,
  isShortLived = false,
  signal,
}) {
  const empty = emptyShop({ root, form, signal });
  const filled = {
    inputs: ["backend/src/seed", "backend/src/workflows"],
    from: empty,
    prepare: prepare((env) => fillIn(root, form, env, signal)),
  };
  const database = await throwawayDatabase(root, seed ? filled : empty);
  const port = await freePort();
  const logFile = path.join(root, ".cache", "test-logs", `${name}.log`);
  const dataDir = path.join(database.folder, "shop");
  const settings = {
    ...testEnvironment(database.url, dataDir),
    ...env,
    NODE_OPTIONS: withPreloads(env.NODE_OPTIONS),
  };
  const start = () => startServer({ root, form, port, logFile, env: settings, program, isShortLived });
  try {
    let server = await start();
    return {
      url: server.url,
      databaseUrl: database.url,
      database,
      server: () => server,
      startServer: async () => {
        server = await start();
      },
      stop: async () => {
        await server.stop();
        await database.remove();
      },
    };
  } catch (error) {
    await database.remove();
    throw error;
  }
}

/** @param {string} root @param {import("./backend.mjs").BackendForm} form @param {Record<string, string | undefined>} env @param {AbortSignal} [signal] */
async function prepareShop(root, form, env, signal) {
  await migrateEngine({ root, form, env, signal });
  // The server creates the store defaults (region, taxes, delivery) on its first start on a database.
  const logFile = path.join(root, ".cache", "test-logs", "template.log");
  const { email, password } = demoAccounts.administrator;
  // The first start creates the administrator from the settings.
  const first = { ...env, ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
  const port = await freePort();
  const server = await startServer({ root, form, port, logFile, env: first, isShortLived: true, signal });
  await server.stop();
}

/** @param {string} root @param {import("./backend.mjs").BackendForm} form @param {Record<string, string | undefined>} env @param {AbortSignal} [signal] */
async function fillIn(root, form, env, signal) {
  const script = backendScript(root, form, "src/seed/run");
  // A part of the demo shop is enough for tests, and much faster to create.
  if (script) await runMedusa({ root, form, env: { ...env, SEED_PROFILE: "small" }, signal, args: ["exec", script] });
}
