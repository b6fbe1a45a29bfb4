import type { View } from "#database/ensure-views";

export const orderListingViews: readonly View[] = [
  {
    // An order as the back office lists it, with what it costs and has brought.
    name: "haat_order_listing",
    sql: `
      SELECT order_id, display_id, customer_id, customer_name, customer_email, customer_mobile, placed_at, status, payment_status,
             payment_method, pieces, subtotal_paise, shipping_paise, total_paise, paid_paise, refunded_paise, return_action,
             return_status, return_at, search
        FROM order_listing`,
  },
  {
    // Orders of a status that were counted together: a status may have several rows.
    name: "haat_order_tally",
    sql: `
      SELECT status, orders
        FROM order_tally`,
  },
];
