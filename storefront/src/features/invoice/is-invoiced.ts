import type { Order } from "@haat/api-contract/order/schemas";

/** An invoice is made when the goods leave; whatever becomes of the order afterwards, it stays. */
export const isInvoiced = ({ history }: Pick<Order, "history">): boolean =>
  history.some(({ status }) => status === "shipped" || status === "delivered");
