import type { RefundDestination, RefundStatus } from "@haat/api-contract/payment/words";
import { orderRupees } from "@haat/ui/format";
import type { StatusTone } from "../shared/status-dot";

export const refundLooks: Record<RefundStatus, { label: string; tone: StatusTone }> = {
  waiting: { label: "Waiting", tone: "waiting" },
  sent: { label: "With the gateway", tone: "moving" },
  done: { label: "Refunded", tone: "good" },
  failed: { label: "Failed", tone: "bad" },
};

/** Where the money goes; cash without a destination is given back by the shop itself. */
export const destinationText = (destination: RefundDestination | null): string => {
  if (destination === null) return "By hand";
  return destination === "wallet" ? "Wallet" : "Where it was paid from";
};

export const gatewayLabels = { razorpay: "Razorpay", stripe: "Stripe" } as const;

/** An amount of any currency: odd payments may be of another than rupees. */
export const moneyText = (amount: number, currency: string): string =>
  currency === "INR" ? orderRupees(amount) : `${amount} ${currency}`;
