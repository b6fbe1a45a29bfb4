import type { View } from "#database/ensure-views";

export const commissionViews: readonly View[] = [
  {
    // A rate of commission that goes before the shop's usual one: of a category or sub-category, or of a seller.
    name: "haat_commission_rate",
    sql: `
      SELECT kind, subject_id, percent
        FROM commission_rate`,
  },
];
