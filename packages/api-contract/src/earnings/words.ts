/** Groupings of earnings. A week begins on Monday. */
export const earningsGroups = ["day", "week", "month", "category", "payment-method"] as const;
export type EarningsGroup = (typeof earningsGroups)[number];
