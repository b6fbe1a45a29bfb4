import type { ListedGatewayPayment } from "#gateways/gateway";
import type { FoundDifference } from "#modules/gateway-payment/reconciliation-book";

/** A payment as the shop keeps it. Amounts in whole paise of the currency. */
export type OurPayment = {
  id: string;
  amountPaise: number;
  currency: string;
  status: ListedGatewayPayment["status"];
  capturedPaise: number;
  isUnmatched: boolean;
  /** What went back to its source for certain, and what may have: sent, or tried without an answer. */
  settledPaise: number;
  openPaise: number;
  /** Refunds of it that somebody has asked for, wherever they stand. */
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
  // Somebody had given it back at the gateway before we could: then there is nothing for us to send.
  if (isUnmatched && !hasTask)
    return found < capturedPaise ? [differs("unmatched-not-refunded", capturedPaise, found)] : [];
  const fits = found >= settledPaise && found <= settledPaise + openPaise;
  return fits ? [] : [differs("payment-refunded", settledPaise, found)];
}

/** What gateway and shop don't agree on about one payment. */
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

/** Of a payment that the shop does not know: money that the gateway holds, and nothing else. */
export function unmatchedMoney({ capturedPaise, refundedPaise, currency }: ListedGatewayPayment): PaymentDifference[] {
  const kept = capturedPaise - refundedPaise;
  return kept > 0 ? [differs("unknown-payment", 0, kept, currency === "INR" ? "" : currency)] : [];
}
