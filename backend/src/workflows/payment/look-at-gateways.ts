import type { MedusaContainer } from "@medusajs/framework/types";
import { eachOrder } from "../order/each-order";
import { gatewayPayments } from "./gateway-payments";
import { takeInPayments } from "./take-in-payments";

const most = 50;

/** Takes in what no browser and no webhook has told of. The most urgent first; what is left waits for the next minute. */
export async function lookAtGateways(container: MedusaContainer): Promise<void> {
  await eachOrder(await gatewayPayments(container).attempts().ordersToLookAt(most), (orderId) =>
    takeInPayments(container, orderId),
  );
}
