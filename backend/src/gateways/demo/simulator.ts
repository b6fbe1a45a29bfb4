import type { GatewayName } from "@haat/api-contract/payment/words";
import type { GatewayKeys } from "../gateway";

/** Stands in for the simulator until it is there: a demo shop's gateways then have no keys of their own. */
export const simulatorKeys = async (_gateway: GatewayName): Promise<GatewayKeys | null> => null;

/** The script of a gateway's test sheet, on the shop's own origin. */
export const demoScript = (gateway: GatewayName): string => `/dev/gateway/sheet/${gateway}`;
