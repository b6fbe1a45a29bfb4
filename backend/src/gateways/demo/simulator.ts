import type { GatewayName } from "@haat/api-contract/payment/words";
import { readConfig } from "#config/read-config";
import type { GatewayKeys } from "../gateway";
import { gateways } from "../gateways";
import { demoGateways } from "./demo-gateways";

let made: ReturnType<typeof demoGateways> | undefined;

const ours = () => {
  made ??= demoGateways(readConfig());
  return made;
};

/**
 * This demo shop's keys at the gateway simulator, which is started on first use. Null in production, and if the
 * simulator is not available.
 */
export const simulatorKeys = (gateway: GatewayName): Promise<GatewayKeys | null> => ours().keys(gateway);

/** The simulator's URL on this machine; null in the same cases as the keys. */
export const simulatorUrl = (): Promise<string | null> => ours().url();

/** The URL of a gateway's test sheet script, on the shop's own origin. Only simulated gateways have demo keys. */
export const demoScript = (gateway: GatewayName): string =>
  `/dev/gateway/sheet/${gateway}/${gateways[gateway].simulated?.script ?? ""}`;
