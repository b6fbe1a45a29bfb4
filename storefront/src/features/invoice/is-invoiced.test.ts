import type { OrderStatus } from "@haat/api-contract/order/words";
import { isInvoiced } from "./is-invoiced";

const through = (...statuses: OrderStatus[]) => ({
  history: statuses.map((status) => ({ status, at: "2026-11-22T00:00:00.000Z" })),
});

it.each<[boolean, OrderStatus[]]>([
  [false, ["pending"]],
  [false, ["pending", "processing", "cancelled"]],
  [true, ["pending", "shipped"]],
  [true, ["pending", "delivered"]],
  [true, ["pending", "shipped", "delivered", "returned"]],
  [true, ["pending", "shipped", "cancelled"]],
])("says %s for an order that was %j", (invoiced, statuses) => expect(isInvoiced(through(...statuses))).toBe(invoiced));
