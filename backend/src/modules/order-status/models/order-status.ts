import { paymentMethods } from "@haat/api-contract/order/words";
import { model } from "@medusajs/framework/utils";
import { paymentStatuses, type StatusChange, storedOrderStatuses } from "../order-states";

/**
 * Where an order stands, as the shop's API tells it. One row an order; the engine's own order follows it forward.
 * A cancelled or delivered state is never read off the engine, because the engine can't go back and we can.
 */
export const OrderStatus = model
  .define("order_status", {
    id: model.id({ prefix: "ordst" }).primaryKey(),
    order_id: model.text().unique(),
    customer_id: model.text(),
    status: model.enum([...storedOrderStatuses]),
    payment_status: model.enum([...paymentStatuses]),
    payment_method: model.enum([...paymentMethods]),
    /** Every change, oldest first. */
    history: model.json<StatusChange[]>(),
    placed_at: model.dateTime(),
    /** Time of the last status change. */
    changed_at: model.dateTime(),
    /** Until when an order that is paid online waits for its money; null where none is awaited so. */
    pay_until: model.dateTime().nullable(),
    /** How an order without parcels can be followed; empty where nobody said so. */
    carrier: model.text().default(""),
    tracking_number: model.text().default(""),
  })
  .indexes([
    { on: ["customer_id", "placed_at"], name: "IDX_order_status_customer" },
    { on: ["status", "placed_at"], name: "IDX_order_status_status" },
  ]);
