import { realpathSync } from "node:fs";
import path from "node:path";
import { startTestShop, type TestShop } from "../../../scripts/test-shop.mjs";
import { checkout, rememberDatabase, rememberFolder, rememberTasksPort, serverForm } from "./shop-address";
import { tasksEnvironment } from "./tasks";

/**
 * A shop for one test file alone, with its own database: for tests that kill the server (`server().kill()`), bring it
 * back (`startServer()`), stop the database (`database.stop()`) and start it again (`database.start()`). `stop()` it in
 * `afterAll`; if the test run dies, the shop ends too.
 */
export async function aPrivateShop(env: Record<string, string> = {}): Promise<TestShop> {
  const [root, form] = [realpathSync(checkout), serverForm()];
  const tasks = await tasksEnvironment();
  const options = [tasks.NODE_OPTIONS, env.NODE_OPTIONS].filter(Boolean).join(" ");
  const settings = { ...tasks, ...env, NODE_OPTIONS: options };
  const shop = await startTestShop({ root, form, name: `private-${process.pid}`, env: settings, isShortLived: true });
  rememberTasksPort(shop.url, tasks.HAAT_TEST_TASKS_PORT);
  rememberDatabase(shop.url, shop.databaseUrl);
  rememberFolder(shop.url, path.join(shop.database.folder, "shop"));
  return shop;
}
