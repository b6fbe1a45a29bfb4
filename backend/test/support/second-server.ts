import { realpathSync } from "node:fs";
import path from "node:path";
import { type Server, startServer } from "../../../scripts/backend.mjs";
import { freePort } from "../../../scripts/free-port.mjs";
import { type TestShop, testEnvironment } from "../../../scripts/test-shop.mjs";
import { checkout, rememberDatabase, serverForm } from "./shop-address";

/** Another process of the same shop, as behind a reverse proxy. `stop()` it before the shop. */
export async function aSecondServer(shop: TestShop, changes: Record<string, string> = {}): Promise<Server> {
  const [root, form] = [realpathSync(checkout), serverForm()];
  const server = await startServer({
    isShortLived: true,
    root,
    form,
    port: await freePort(),
    env: {
      ...testEnvironment(shop.databaseUrl, path.join(shop.database.folder, "shop")),
      SCHEDULED_TASKS: "false",
      ...changes,
    },
    logFile: path.join(root, ".cache", "test-logs", `second-${process.pid}.log`),
  });
  rememberDatabase(server.url, shop.databaseUrl);
  return server;
}
