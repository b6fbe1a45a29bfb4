import type { SellerNoticeKind } from "../seller-notice/schemas";

/** Topics and channels of a seller's notifications. */
export const newsTopics = ["orders", "returns", "lowStock", "products", "payouts"] as const;
export type NewsTopic = (typeof newsTopics)[number];

export const newsChannels = ["bell", "mail"] as const;
export type NewsChannel = (typeof newsChannels)[number];

/** Null: always notified. */
export const topicOfKind: Readonly<Record<SellerNoticeKind, NewsTopic | null>> = {
  "order-placed": "orders",
  "order-cancelled": "orders",
  "return-requested": "returns",
  "low-stock": "lowStock",
  "product-approved": "products",
  "product-rejected": "products",
  payout: "payouts",
  "coupon-ended": "products",
  "sale-ended": null,
  "account-approved": null,
  "account-rejected": null,
  "account-suspended": null,
};
