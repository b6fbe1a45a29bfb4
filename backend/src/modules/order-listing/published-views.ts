import type { View } from "#database/ensure-views";

export const orderListingViews: readonly View[] = [
  {
    // An order as listed in the back office, with its total, payments and refunds.
    name: "haat_order_listing",
    sql: `
      SELECT order_id, display_id, customer_id, customer_name, customer_email, customer_mobile, placed_at, status, payment_status,
             payment_method, pieces, subtotal_paise, shipping_paise, total_paise, paid_paise, refunded_paise, return_action,
             return_status, return_at, search
        FROM order_listing`,
  },
  {
    // Partial counts of orders by status: a status may have several rows.
    name: "haat_order_tally",
    sql: `
      SELECT status, orders
        FROM order_tally`,
  },
];
