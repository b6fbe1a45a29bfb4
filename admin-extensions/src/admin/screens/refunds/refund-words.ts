import type { RefundDestination } from "@haat/api-contract/payment/words";
import type { RefundStand } from "@haat/api-contract/refund/words";
import type { StatusTone } from "@haat/product-form/status-dot";
import { orderRupees } from "@haat/ui/format";

export const refundLooks: Record<RefundStand, { label: string; tone: StatusTone }> = {
  "to-pay": { label: "To pay", tone: "waiting" },
  paid: { label: "Paid", tone: "good" },
  waiting: { label: "Queued", tone: "waiting" },
  sent: { label: "Sent to gateway", tone: "moving" },
  done: { label: "Refunded", tone: "good" },
  failed: { label: "Failed", tone: "bad" },
};

/** Where the money goes; a refund without a destination is paid manually. */
export const destinationText = (destination: RefundDestination | null): string => {
  if (destination === null) return "Manual";
  return destination === "wallet" ? "Wallet" : "Original payment method";
};

type Payee = { way: "upi" | "bank"; holder: string | null; number: string; ifsc: string | null };

/** The payment details that the customer provided for a manual refund. */
export const payeeText = (payee: Payee | null): string => {
  if (!payee) return "The customer hasn't provided payment details yet.";
  if (payee.way === "upi") return `UPI ID ${payee.number}`;
  return `${payee.holder ?? ""}, account ${payee.number}, IFSC ${payee.ifsc ?? ""}`;
};

const dayMilliseconds = 86_400_000;

/** How long a manual refund has been waiting. */
export const waitingText = (since: string, now = Date.now()): string => {
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / dayMilliseconds));
  if (days === 0) return "Waiting since today";
  return days === 1 ? "Waiting for 1 day" : `Waiting for ${days} days`;
};

/** An amount in any currency: unmatched payments need not be in rupees. */
export const moneyText = (amount: number, currency: string): string =>
  currency === "INR" ? orderRupees(amount) : `${amount} ${currency}`;
