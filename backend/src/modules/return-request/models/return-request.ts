import { model } from "@medusajs/framework/utils";
import { type ReturnChange, type ReturnLine, returnActions, returnStatuses } from "../return-states";

/** A shopper's request to return or replace items of a delivered order. At most one an order, ever. */
export const ReturnRequest = model.define("return_request", {
  id: model.id({ prefix: "retreq" }).primaryKey(),
  order_id: model.text().unique(),
  customer_id: model.text(),
  action: model.enum([...returnActions]),
  reason: model.text(),
  /** URL of the image that proves it. */
  image: model.text().nullable(),
  lines: model.json<ReturnLine[]>(),
  status: model.enum([...returnStatuses]),
  /** Every change, oldest first. */
  history: model.json<ReturnChange[]>(),
  /** Rupees refunded. */
  refund: model.float().nullable(),
  /** The reason for a rejection, shown to the shopper. */
  rejection: model.text().nullable(),
  /** The engine's own return, once receiving the items has started. */
  engine_return_id: model.text().nullable(),
  /** The engine's own exchange, once the items were replaced; the return is then part of it. */
  engine_exchange_id: model.text().nullable(),
});
