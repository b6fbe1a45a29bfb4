import type { SellerNoticeKind } from "../seller-notice/schemas";

/** What a seller can choose to be told of, and how. */
export const newsTopics = ["orders", "returns", "lowStock", "products", "payouts"] as const;
export type NewsTopic = (typeof newsTopics)[number];

export const newsChannels = ["bell", "mail"] as const;
export type NewsChannel = (typeof newsChannels)[number];

/** Null: whether one may sell has to be told, whatever was chosen. */
export const topicOfKind: Readonly<Record<SellerNoticeKind, NewsTopic | null>> = {
  "order-placed": "orders",
  "order-cancelled": "orders",
  "return-requested": "returns",
  "low-stock": "lowStock",
  "product-approved": "products",
  "product-rejected": "products",
  payout: "payouts",
  "account-approved": null,
  "account-rejected": null,
  "account-suspended": null,
};
