import type { View } from "#database/ensure-views";

export const payoutViews: readonly View[] = [
  {
    // What was paid out to a seller at once.
    name: "haat_seller_payout",
    sql: `
      SELECT seller_id, amount_paise
        FROM seller_payout`,
  },
];
