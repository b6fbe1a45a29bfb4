import { type SimulatorClient, simulatorClient } from "@haat/gateway-simulator/simulator-client";
import { shopAddress } from "./shop-address";

/**
 * The gateway simulator of a demo shop, by default the run's own: actions of shopper and bank, and the gateways' books.
 */
export const simulatorOf = (url: string = shopAddress().url): SimulatorClient => simulatorClient(`${url}/dev/gateway`);
