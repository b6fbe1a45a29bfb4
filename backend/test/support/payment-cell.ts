import type { GatewayName } from "@haat/api-contract/payment/words";

/** Who tells the shop of a payment: nobody is the sweep alone. */
export const messengers = ["callback", "webhook", "both", "twice", "out of order", "nobody"] as const;
export type Messenger = (typeof messengers)[number];

/** What happens to it. `late`: the time to pay is over when the shop hears of it, and nobody has swept yet. */
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

/** How a cell ends. `fate` of the money that came: the order took it, it went back, or none came. */
export type End = {
  stands: [status: "pending" | "cancelled", payment: "pending" | "paid" | "failed"];
  fate: "taken" | "returned" | "none";
  /** Mails besides the one of the placing. */
  news: string[];
};

/**
 * The rule of the matrix: who tells of a payment makes no difference, whatever they say and however often. Right money
 * for an order that waits pays it, also when its signature was bad, since the sweep finds it; all other money goes back.
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
