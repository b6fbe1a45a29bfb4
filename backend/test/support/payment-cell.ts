import type { GatewayName } from "@haat/api-contract/payment/words";

/** Who notifies the shop of a payment: with "nobody" only the sweep finds it. */
export const messengers = ["callback", "webhook", "both", "twice", "out of order", "nobody"] as const;
export type Messenger = (typeof messengers)[number];

/** What happens to it. `late`: the time to pay has ended when the shop is notified, but the sweep has not run yet. */
export const happenings = [
  "paid",
  "failed",
  "late",
  "wrong amount",
  "wrong currency",
  "wrong signature",
  "after cancel",
  "after expiry",
] as const;
export type Happening = (typeof happenings)[number];

export type Cell = { gateway: GatewayName; messenger: Messenger; happening: Happening };

/** How a cell ends. `fate` of the money received: the order took it, it was refunded, or there was none. */
export type End = {
  stands: [status: "pending" | "cancelled", payment: "pending" | "paid" | "failed"];
  fate: "taken" | "returned" | "none";
  /** Mails in addition to the one for placing the order. */
  news: string[];
};

/**
 * The rule of the matrix: who notifies the shop, with what and how often, makes no difference. The right amount for a
 * waiting order pays it, even if the signature was wrong, since the sweep finds it; all other money is refunded.
 */
export function endOf({ happening }: Cell): End {
  const returned = (stands: End["stands"], ...news: string[]): End => ({
    stands,
    fate: "returned",
    news: [...news, "payment-returned", "refund-done"],
  });
  switch (happening) {
    case "paid":
    case "late":
    case "wrong signature":
      return { stands: ["pending", "paid"], fate: "taken", news: ["payment-received"] };
    case "failed":
      return { stands: ["pending", "pending"], fate: "none", news: [] };
    case "wrong amount":
    case "wrong currency":
      return returned(["pending", "pending"]);
    case "after cancel":
      return returned(["cancelled", "pending"], "order-cancelled");
    case "after expiry":
      return returned(["cancelled", "failed"], "order-cancelled");
  }
}
