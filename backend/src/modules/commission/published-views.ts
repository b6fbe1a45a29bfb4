import type { View } from "#database/ensure-views";

export const commissionViews: readonly View[] = [
  {
    // A commission rate that overrides the shop's default: of a category or sub-category, or of a seller.
    name: "haat_commission_rate",
    sql: `
      SELECT kind, subject_id, percent
        FROM commission_rate`,
  },
];
