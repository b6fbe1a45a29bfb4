import type { MedusaContainer } from "@medusajs/framework/types";
import { lookAtGateways } from "../workflows/payment/look-at-gateways";

export default async function lookAtGatewaysJob(container: MedusaContainer): Promise<void> {
  await lookAtGateways(container);
}

export const config = { name: "look-at-gateways", schedule: "* * * * *" };
