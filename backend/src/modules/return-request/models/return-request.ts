import { model } from "@medusajs/framework/utils";
import { type ReturnChange, type ReturnLine, returnActions, returnStatuses } from "../return-states";

/** What a shopper wants done with a delivered order. One an order, ever. */
export const ReturnRequest = model.define("return_request", {
  id: model.id({ prefix: "retreq" }).primaryKey(),
  order_id: model.text().unique(),
  customer_id: model.text(),
  action: model.enum([...returnActions]),
  reason: model.text(),
  /** Address of the picture that proves it. */
  image: model.text().nullable(),
  lines: model.json<ReturnLine[]>(),
  status: model.enum([...returnStatuses]),
  /** Every change, oldest first. */
  history: model.json<ReturnChange[]>(),
  /** Rupees that went back. */
  refund: model.float().nullable(),
  /** Why it was rejected, as the shopper reads it. */
  rejection: model.text().nullable(),
  /** The engine's own return, once the goods are being taken in. */
  engine_return_id: model.text().nullable(),
  /** The engine's own exchange, once the goods were replaced; the return is then part of it. */
  engine_exchange_id: model.text().nullable(),
});
