import type { Order } from "@haat/api-contract/order/schemas";
import type { OrderStatus } from "@haat/api-contract/order/words";
import { isToPay } from "@haat/api-contract/refund/words";
import { expectedDelivery, indianDay } from "@haat/api-contract/settings/business-days";
import type { Policy } from "@haat/api-contract/settings/schemas";
import { orderRupees } from "@haat/ui/format";
import { awaitsPayment } from "../payment/pay-until";
import { spokenDay } from "../product/delivery/delivery-text";
import { orderTexts, paymentStatusNames } from "./texts";

/** The steps of an order's progress, in order. */
export const progressSteps: readonly OrderStatus[] = ["processing", "shipped", "delivered"];

/** How many steps an order has reached; null if its status is not a step: then "Status: …" is shown. */
export function stepsReached(status: OrderStatus): number | null {
  const at = progressSteps.indexOf(status);
  return at === -1 ? null : at + 1;
}

/** "return Initiated" or "replace Initiated"; "Return Initiated" without a request. */
export const returnTitle = ({ returnRequest }: Pick<Order, "returnRequest">): string =>
  `${returnRequest?.action ?? "Return"} Initiated`;

type Standing = Pick<Order, "orderStatus" | "paymentStatus" | "paymentMethod" | "payment">;

const isOnItsWay = ({ orderStatus }: Pick<Order, "orderStatus">): boolean =>
  orderStatus === "pending" || orderStatus === "processing" || orderStatus === "shipped";

/** How an open order is paid, in a few words; null if that is shown elsewhere. */
export function moneyText(order: Standing): string | null {
  if (!isOnItsWay(order) || awaitsPayment(order)) return null;
  if (order.paymentStatus === "paid") return order.orderStatus === "pending" ? orderTexts.placedPaid : orderTexts.paid;
  return order.paymentMethod === "cod" && order.payment.due > 0
    ? orderTexts.payOnDelivery(orderRupees(order.payment.due))
    : null;
}

/**
 * An order's payment status. A refund that is still to be paid counts as pending, an unpaid cancelled order as not
 * paid.
 */
export function paymentStatusText(order: Pick<Order, "orderStatus" | "paymentStatus" | "refunds">): string {
  if (order.refunds.some(isToPay)) return orderTexts.refundPending;
  const isGivenUp = order.orderStatus === "cancelled" && order.paymentStatus === "pending";
  return isGivenUp ? orderTexts.notPaid : paymentStatusNames[order.paymentStatus];
}

/** When an open order is expected; null if it is not open, or was expected before `now`. */
export function expectedText(
  order: Pick<Order, "orderStatus" | "createdAt">,
  policy: Pick<Policy, "processingDays" | "standardDeliveryDays">,
  now: Date,
): string | null {
  if (!isOnItsWay(order)) return null;
  const { deliveryTo } = expectedDelivery(policy, new Date(order.createdAt));
  return deliveryTo < indianDay(now) ? null : orderTexts.expectedBy(spokenDay(deliveryTo));
}
