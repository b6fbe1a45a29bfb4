import type { ConfirmPaymentBody } from "@haat/api-contract/payment/schemas";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import type { GatewayName } from "@haat/api-contract/payment/words";
import type { SheetOutcome } from "./payment-sheet";
import { razorpaySheet } from "./razorpay";
import { stripeSheet } from "./stripe";

/** A gateway's fields in a place of ours. */
export type SheetFields = {
  /** Pays by what was filled in; null where something is not yet. Leaves the page where a bank has to be visited. */
  pay: () => Promise<SheetOutcome | null>;
  remove: () => void;
};

/** What a bank's way back to the page after ordering says. */
export type BankReturn = { confirm: ConfirmPaymentBody; failed: boolean };

/**
 * How a gateway takes money in a browser, once its script is there. `over`: by a checkout of its own over the page, which
 * no dialog of ours may cover; `within`: by its fields in a dialog of ours. Both reject where the script has brought nothing.
 */
export type GatewaySheet = (
  | { is: "over"; open: (sheet: PaymentSheet) => Promise<SheetOutcome> }
  | {
      is: "within";
      lay: (sheet: PaymentSheet, orderId: string, place: HTMLElement, onFailed: () => void) => Promise<SheetFields>;
    }
) & {
  /** Where its banks lead back to the page after ordering; null where nobody comes back from there. */
  readReturn?: (search: URLSearchParams) => BankReturn | null;
};

export const sheets: Readonly<Record<GatewayName, GatewaySheet>> = { razorpay: razorpaySheet, stripe: stripeSheet };

/** What a bank's way back says, whichever gateway led there; null where nobody comes back from one. */
export function readBankReturn(search: URLSearchParams): BankReturn | null {
  for (const { readReturn } of Object.values(sheets)) {
    const found = readReturn?.(search);
    if (found) return found;
  }
  return null;
}
