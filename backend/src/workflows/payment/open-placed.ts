import type { PaymentMethod } from "@haat/api-contract/order/words";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import { isGateway } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { log } from "#log/log";
import { withOrderLock } from "../order/order-lock";
import { type NewPayment, openAtGateway, openNewAtGateway } from "./open-payment";

/**
 * `isNew` unless an earlier request placed the order. `newPayment` is null then, or if nothing is left to pay.
 */
export type PlacedOrder = { orderId: string; isNew: boolean; newPayment: NewPayment | null };
type Opening = { sheet: PaymentSheet | null; problem: string | null };

/**
 * Opens the payment of an order that was just placed with this method. The order is kept even if this fails: the
 * payment can be opened when the shopper returns.
 */
export async function openPlaced(
  container: MedusaContainer,
  { orderId, newPayment }: PlacedOrder,
  method: PaymentMethod,
): Promise<Opening> {
  if (!isGateway(method)) return { sheet: null, problem: null };
  try {
    const sheet = await withOrderLock(container, orderId, () =>
      newPayment ? openNewAtGateway(container, orderId, newPayment) : openAtGateway(container, orderId),
    );
    return { sheet, problem: null };
  } catch (error) {
    if (error instanceof ApiError) return { sheet: null, problem: error.message };
    log.error({ err: error, orderId }, "Could not open the payment of a placed order");
    return { sheet: null, problem: paymentMessages.gatewayAway };
  }
}
