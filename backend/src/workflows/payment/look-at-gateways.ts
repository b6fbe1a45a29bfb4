import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { ordersToLookAt } from "../../modules/gateway-payment/attempts";
import { eachOrder } from "./each-order";
import { takeInPayments } from "./take-in-payments";

const most = 50;

/** Takes in what no browser and no webhook has told of. The most urgent first; what is left waits for the next minute. */
export async function lookAtGateways(container: MedusaContainer): Promise<void> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  await eachOrder(await ordersToLookAt(run, most), (orderId) => takeInPayments(container, orderId));
}
