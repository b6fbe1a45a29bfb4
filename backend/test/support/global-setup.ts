import { realpathSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../../scripts/free-port.mjs";
import { startTestShop, type TestShop } from "../../../scripts/test-shop.mjs";
import { checkout, serverForm } from "./shop-address";
import { tasksEnvironment } from "./tasks";

declare global {
  var testShop: TestShop | undefined;
}

/** One shop for the whole run, unless the environment names a running one. */
export default async function globalSetup(): Promise<void> {
  if (process.env.HAAT_TEST_URL) return;
  const env = { ...(await tasksEnvironment()), METRICS_PORT: String(await freePort()), UNUSED_ACCOUNT_YEARS: "3" };
  const shop = await startTestShop({ root: realpathSync(checkout), form: serverForm(), name: "http", env });
  globalThis.testShop = shop;
  process.env.HAAT_TEST_URL = shop.url;
  process.env.HAAT_TEST_DATABASE_URL = shop.databaseUrl;
  process.env.HAAT_TEST_TASKS_PORT = env.HAAT_TEST_TASKS_PORT;
  process.env.HAAT_TEST_METRICS_PORT = env.METRICS_PORT;
  process.env.HAAT_TEST_FOLDER = path.join(shop.database.folder, "shop");
}
