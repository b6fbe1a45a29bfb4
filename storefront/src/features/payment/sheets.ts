import type { ConfirmPaymentBody } from "@haat/api-contract/payment/schemas";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import type { GatewayName } from "@haat/api-contract/payment/words";
import type { SheetOutcome } from "./payment-sheet";
import { razorpaySheet } from "./razorpay";
import { stripeSheet } from "./stripe";

/** A gateway's fields, mounted in an element of the shop. */
export type SheetFields = {
  /** Pays with the entered data; null if a field is incomplete. Leaves the page if the bank requires a redirect. */
  pay: () => Promise<SheetOutcome | null>;
  remove: () => void;
};

/** The result of a bank's redirect back to the order confirmation page. */
export type BankReturn = { confirm: ConfirmPaymentBody; failed: boolean };

/**
 * How a gateway takes a payment in the browser, once its script is loaded. `over`: in its own checkout above the page,
 * which no dialog of the shop may cover; `within`: in its fields in a dialog of the shop. Both reject if the script has
 * not provided its API.
 */
export type GatewaySheet = (
  | { is: "over"; open: (sheet: PaymentSheet) => Promise<SheetOutcome> }
  | {
      is: "within";
      lay: (sheet: PaymentSheet, orderId: string, place: HTMLElement, onFailed: () => void) => Promise<SheetFields>;
    }
) & {
  /** Reads a redirect from one of its banks back to the order confirmation page; null if there was none. */
  readReturn?: (search: URLSearchParams) => BankReturn | null;
};

export const sheets: Readonly<Record<GatewayName, GatewaySheet>> = { razorpay: razorpaySheet, stripe: stripeSheet };

/** Reads a bank's redirect, whichever gateway led there; null if there was none. */
export function readBankReturn(search: URLSearchParams): BankReturn | null {
  for (const { readReturn } of Object.values(sheets)) {
    const found = readReturn?.(search);
    if (found) return found;
  }
  return null;
}
