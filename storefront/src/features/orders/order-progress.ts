import type { Order } from "@haat/api-contract/order/schemas";
import type { OrderStatus } from "@haat/api-contract/order/words";

/** The steps of an order on its way, in order. */
export const progressSteps: readonly OrderStatus[] = ["processing", "shipped", "delivered"];

/** How many steps an order has reached; null when its status is none of them: then it reads "Status: …". */
export function stepsReached(status: OrderStatus): number | null {
  const at = progressSteps.indexOf(status);
  return at === -1 ? null : at + 1;
}

/** "return Initiated", or "Return Initiated" when nobody knows which of the two was asked for. */
export const returnTitle = ({ returnRequest }: Pick<Order, "returnRequest">): string =>
  `${returnRequest?.action ?? "Return"} Initiated`;
