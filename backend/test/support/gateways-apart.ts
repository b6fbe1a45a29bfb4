import { type SimulatorClient, simulatorClient } from "@haat/gateway-simulator/simulator-client";
import { parseEnvironment } from "#config/parse-environment";
import { demoGateways } from "#gateways/demo/demo-gateways";
import { type TestShop, testEnvironment } from "../../../scripts/test-shop.mjs";
import { dataFolder } from "./shop-address";

/**
 * A shop's gateways in this very process, so that they outlive its servers: the first to use them starts them, and the
 * shop's processes find them. The server is stopped meanwhile, since one of its tasks may have started them already.
 * Call `close()` after stopping the shop.
 */
export async function gatewaysApart(shop: TestShop): Promise<SimulatorClient & { close: () => Promise<void> }> {
  const environment = testEnvironment(shop.databaseUrl, dataFolder(shop.url));
  const gateways = demoGateways(parseEnvironment({ ...environment, PORT: new URL(shop.url).port }));
  await shop.server().kill();
  const url = await gateways.url();
  if (!url) throw new Error("No port is free for the gateways.");
  await shop.startServer();
  return { ...simulatorClient(url), close: gateways.close };
}
