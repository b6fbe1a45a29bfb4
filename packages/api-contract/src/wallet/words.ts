/**
 * Why money came into a wallet or went out of it. `order_unpaid`: the order was not paid in time, and what the wallet had
 * paid of it came back; `staff`: the shop gave it.
 */
export const walletReasons = ["order_paid", "order_unpaid", "refund", "staff"] as const;
export type WalletReason = (typeof walletReasons)[number];
