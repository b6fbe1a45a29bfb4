/** What the administrator's list of orders can be sorted by. */
export const orderSorts = ["date", "amount", "customer"] as const;
export type OrderSort = (typeof orderSorts)[number];
