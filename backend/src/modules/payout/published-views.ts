import type { View } from "#database/ensure-views";

export const payoutViews: readonly View[] = [
  {
    // One payout to a seller.
    name: "haat_seller_payout",
    sql: `
      SELECT seller_id, amount_paise
        FROM seller_payout`,
  },
];
