import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { CashRules } from "@haat/api-contract/payment-setup/schemas";
import { inRupees } from "#money/in-rupees";
import { toPaise } from "#money/rupees";

/** What is known of a checkout; what is null is not known yet, and not checked. */
export type Checkout = {
  /** The order's cost including delivery, without the cash fee. */
  totalPaise: number | null;
  pincode: string | null;
  /** Parcels that this shopper has refused. */
  refused: number;
};

/** Why this order cannot be paid in cash, as a sentence; null if it can. */
export function cashProblem(rules: CashRules, { totalPaise, pincode, refused }: Checkout): string | null {
  const [min, max] = [toPaise(rules.min), rules.max === null ? null : toPaise(rules.max)];
  if (totalPaise !== null && totalPaise < min) return paymentMessages.cashTooLow(inRupees(min));
  if (totalPaise !== null && max !== null && totalPaise > max) return paymentMessages.cashTooHigh(inRupees(max));
  if (pincode !== null && rules.unservedPincodes.some((start) => pincode.startsWith(start)))
    return paymentMessages.cashNotThere;
  if (rules.maxRefused !== null && refused >= rules.maxRefused) return paymentMessages.cashRefused;
  return null;
}
