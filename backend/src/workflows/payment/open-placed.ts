import type { PaymentMethod } from "@haat/api-contract/order/words";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import { isGateway } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { log } from "#log/log";
import { withOrderLock } from "../order/order-lock";
import { openAtGateway } from "./open-payment";

type Opening = { sheet: PaymentSheet | null; problem: string | null };

/**
 * What a shopper who has just placed an order by this method opens to pay it. The order stands whatever becomes of this:
 * what could not be opened now is opened when the shopper comes back.
 */
export async function openPlaced(container: MedusaContainer, orderId: string, method: PaymentMethod): Promise<Opening> {
  if (!isGateway(method)) return { sheet: null, problem: null };
  try {
    const sheet = await withOrderLock(container, orderId, () => openAtGateway(container, orderId));
    return { sheet, problem: null };
  } catch (error) {
    if (error instanceof ApiError) return { sheet: null, problem: error.message };
    log.error({ err: error, orderId }, "Could not open the payment of a placed order");
    return { sheet: null, problem: paymentMessages.gatewayAway };
  }
}
