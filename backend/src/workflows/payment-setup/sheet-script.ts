import type { GatewayName } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { demoScript } from "#gateways/demo/simulator";
import { gateways } from "#gateways/gateways";
import { gatewayKeys } from "./gateway-keys";

/** The URL of the script that opens a gateway's sheet: the gateway's own, or the simulator's test sheet. */
export async function sheetScript(container: MedusaContainer, gateway: GatewayName): Promise<string> {
  const keys = await gatewayKeys(container, gateway);
  return keys?.mode === "demo" ? demoScript(gateway) : gateways[gateway].script;
}
