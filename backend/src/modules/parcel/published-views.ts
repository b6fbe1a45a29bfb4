import type { View } from "#database/ensure-views";
import { cashDueSql, parcelVersionSql } from "./parcel-sql";

export const parcelViews: readonly View[] = [
  {
    // A parcel. `version` tells which version of it was read.
    name: "haat_parcel",
    sql: `
      SELECT p.id, p.order_id, p.seller_id, p.status, p.carrier, p.tracking_number, p.reason, p.history, ${parcelVersionSql} AS version,
             p.proof, p.delivery_code, p.delivery_paise, p.refund_paise, p.placed_at, p.changed_at, p.delivered_at, p.held_until
        FROM parcel p`,
  },
  {
    // A line of an order with its parcel.
    name: "haat_parcel_line",
    sql: `
      SELECT line_item_id, parcel_id, quantity, commission_percent, returnable_until
        FROM parcel_line`,
  },
  {
    // The amounts that parcels stored for their lines before there were money rows.
    name: "haat_earlier_parcel_line",
    sql: `
      SELECT line_item_id, order_id, seller_id, quantity, paid_paise, refunded_paise
        FROM parcel_line_earlier`,
  },
  {
    // Cash that a courier has handed over for a parcel.
    name: "haat_parcel_cash",
    sql: `
      SELECT parcel_id, amount_paise, reference, received_at
        FROM parcel_cash`,
  },
  {
    // Cash that the courier of a parcel still has to hand over. A view of its own: its SQL is long, and few need it.
    name: "haat_parcel_cash_due",
    sql: `
      SELECT p.id AS parcel_id, ${cashDueSql("p")} AS paise
        FROM parcel p`,
  },
];
