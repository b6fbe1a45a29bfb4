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
 * Keys of this demo shop at the gateway simulator, which is started when it is needed first. Null in production, and
 * where the simulator can't be had.
 */
export const simulatorKeys = (gateway: GatewayName): Promise<GatewayKeys | null> => ours().keys(gateway);

/** Where the simulator listens on this machine; null as with the keys. */
export const simulatorUrl = (): Promise<string | null> => ours().url();

/** The script of a gateway's test sheet, on the shop's own origin. Only a gateway that is simulated has demo keys. */
export const demoScript = (gateway: GatewayName): string =>
  `/dev/gateway/sheet/${gateway}/${gateways[gateway].simulated?.script ?? ""}`;
