import type { View } from "#database/view";
import { earnedLinesSql } from "./earned-lines-sql";

export const sellerBalanceViews: readonly View[] = [
  {
    // What a line of a seller's parcel earns.
    name: "haat_earned_line",
    sql: earnedLinesSql,
  },
  {
    // What a seller can be paid out, and what they were: as it was added up last.
    name: "haat_seller_balance",
    sql: `
      SELECT due, paid_out
        FROM seller_balance`,
  },
];
