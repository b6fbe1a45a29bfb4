/**
 * Reasons of wallet entries. `order_unpaid`: the order was not paid in time, and the wallet's share was returned;
 * `staff`: added by staff.
 */
export const walletReasons = ["order_paid", "order_unpaid", "refund", "staff"] as const;
export type WalletReason = (typeof walletReasons)[number];
