import type { View } from "#database/ensure-views";

export const shopperLoginViews: readonly View[] = [
  {
    // A shopper whose logins were ended at some time, and since when they are blocked, if they are.
    name: "haat_shopper_login",
    sql: `
      SELECT customer_id, blocked_at
        FROM shopper_login`,
  },
  {
    name: "haat_shopper_consent",
    sql: `
      SELECT customer_id, document, version, way, agreed_at
        FROM shopper_consent`,
  },
  {
    name: "haat_whatsapp_consent",
    sql: `
      SELECT customer_id, mobile, opted_in_at, opted_out_at, opted_out_by, unreachable_since
        FROM whatsapp_consent`,
  },
];
