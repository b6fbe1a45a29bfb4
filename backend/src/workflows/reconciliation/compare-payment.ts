import type { ListedGatewayPayment } from "#gateways/gateway";
import type { FoundDifference } from "#modules/gateway-payment/reconciliation-book";

/** A payment as stored by the shop. Amounts in whole paise of the currency. */
export type OurPayment = {
  id: string;
  amountPaise: number;
  currency: string;
  status: ListedGatewayPayment["status"];
  capturedPaise: number;
  isUnmatched: boolean;
  /** Refunds that certainly arrived at the source, and those that may have: sent, or tried without an answer. */
  settledPaise: number;
  openPaise: number;
  /** Whether there are refund tasks for it, in any status. */
  hasTask: boolean;
};

export type PaymentDifference = Pick<FoundDifference, "kind" | "expectedPaise" | "foundPaise" | "detail">;

const differs = (
  kind: FoundDifference["kind"],
  expectedPaise: number | null,
  foundPaise: number | null,
  detail = "",
): PaymentDifference => ({ kind, expectedPaise, foundPaise, detail });

function refundDifference(ours: OurPayment, found: number): PaymentDifference[] {
  const { settledPaise, openPaise, capturedPaise, isUnmatched, hasTask } = ours;
  // Refunded at the gateway by hand before we could: then we have nothing to send.
  if (isUnmatched && !hasTask)
    return found < capturedPaise ? [differs("unmatched-not-refunded", capturedPaise, found)] : [];
  const fits = found >= settledPaise && found <= settledPaise + openPaise;
  return fits ? [] : [differs("payment-refunded", settledPaise, found)];
}

/** The differences between gateway and shop about one payment. */
export function comparePayment(ours: OurPayment, theirs: ListedGatewayPayment): PaymentDifference[] {
  const other = ours.currency === theirs.currency ? "" : `${ours.currency} here, ${theirs.currency} there`;
  if (ours.amountPaise !== theirs.amountPaise || other) {
    return [differs("payment-amount", ours.amountPaise, theirs.amountPaise, other)];
  }
  if (ours.status !== theirs.status) {
    const detail = `${ours.status} here, ${theirs.status} there`;
    return [differs("payment-status", ours.capturedPaise, theirs.capturedPaise, detail)];
  }
  if (ours.capturedPaise !== theirs.capturedPaise) {
    return [differs("payment-amount", ours.capturedPaise, theirs.capturedPaise)];
  }
  return refundDifference(ours, theirs.refundedPaise);
}

/** For a payment unknown to the shop: the money that the gateway still holds. */
export function unmatchedMoney({ capturedPaise, refundedPaise, currency }: ListedGatewayPayment): PaymentDifference[] {
  const kept = capturedPaise - refundedPaise;
  return kept > 0 ? [differs("unknown-payment", 0, kept, currency === "INR" ? "" : currency)] : [];
}
