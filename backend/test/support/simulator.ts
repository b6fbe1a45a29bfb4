import { type SimulatorClient, simulatorClient } from "@haat/gateway-simulator/simulator-client";
import { shopAddress } from "./shop-address";

/** The gateways of a demo shop, the run's own unless given: what a shopper and a bank do there, and their books. */
export const simulatorOf = (url: string = shopAddress().url): SimulatorClient => simulatorClient(`${url}/dev/gateway`);
