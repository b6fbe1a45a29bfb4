import { paymentMethods } from "@haat/api-contract/order/words";
import { model } from "@medusajs/framework/utils";
import { paymentStatuses, type StatusChange, storedOrderStatuses } from "../order-states";

/**
 * An order's status in the shop's API. One row an order; it follows the engine's order forward. Cancelled and delivered
 * are never read from the engine, because the engine cannot go back and we can.
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
    /** How long an order that is paid online waits for its payment; null if it awaits none. */
    pay_until: model.dateTime().nullable(),
    /** Tracking of an order without parcels; empty if unknown. */
    carrier: model.text().default(""),
    tracking_number: model.text().default(""),
  })
  .indexes([
    { on: ["customer_id", "placed_at"], name: "IDX_order_status_customer" },
    { on: ["status", "placed_at"], name: "IDX_order_status_status" },
  ]);
