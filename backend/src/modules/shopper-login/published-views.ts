import type { View } from "#database/ensure-views";

export const shopperLoginViews: readonly View[] = [
  {
    // A shopper whose logins were ended at some time, or who is blocked since.
    name: "haat_shopper_login",
    sql: `
      SELECT customer_id, blocked_at
        FROM shopper_login`,
  },
];
