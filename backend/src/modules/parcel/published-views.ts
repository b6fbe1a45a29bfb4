import type { View } from "#database/ensure-views";
import { cashDueSql, parcelVersionSql } from "./parcel-sql";

export const parcelViews: readonly View[] = [
  {
    // A part of an order that goes out by itself. `version` says which state of it was read.
    name: "haat_parcel",
    sql: `
      SELECT p.id, p.order_id, p.seller_id, p.status, p.carrier, p.tracking_number, p.reason, p.history, ${parcelVersionSql} AS version,
             p.proof, p.delivery_code, p.delivery_paise, p.refund_paise, p.placed_at, p.changed_at, p.delivered_at, p.held_until
        FROM parcel p`,
  },
  {
    // A line of an order in the parcel that it goes out with.
    name: "haat_parcel_line",
    sql: `
      SELECT line_item_id, parcel_id, quantity, commission_percent, returnable_until
        FROM parcel_line`,
  },
  {
    // What parcels kept of their lines' money before that had rows of its own.
    name: "haat_earlier_parcel_line",
    sql: `
      SELECT line_item_id, order_id, seller_id, quantity, paid_paise, refunded_paise
        FROM parcel_line_earlier`,
  },
  {
    // What a courier has handed over for a parcel.
    name: "haat_parcel_cash",
    sql: `
      SELECT parcel_id, amount_paise, reference, received_at
        FROM parcel_cash`,
  },
  {
    // What the courier of a parcel has still to hand over. Apart from the parcel: its text is long, and few ask for it.
    name: "haat_parcel_cash_due",
    sql: `
      SELECT p.id AS parcel_id, ${cashDueSql("p")} AS paise
        FROM parcel p`,
  },
];
