/** Why money came into a wallet or went out of it. */
export const walletReasons = ["order_paid", "order_unpaid", "refund", "joined", "staff"] as const;
export type WalletReason = (typeof walletReasons)[number];
