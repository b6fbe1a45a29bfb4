import { realpathSync } from "node:fs";
import { startTestShop, type TestShop } from "../../../scripts/test-shop.mjs";
import { checkout, serverForm } from "./shop-address";

/**
 * A shop for one test file alone, with its own database: for tests that kill the server (`server().kill()`), bring it
 * back (`startServer()`), stop the database (`database.stop()`) and start it again (`database.start()`).
 * `stop()` it in `afterAll`; should the test run vanish, so does the shop.
 */
export function aPrivateShop(env: Record<string, string> = {}): Promise<TestShop> {
  return startTestShop({ root: realpathSync(checkout), form: serverForm(), name: `private-${process.pid}`, env });
}
