import type { ConfirmPaymentBody } from "@haat/api-contract/payment/schemas";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import { isRecord } from "@haat/web/records";
import type { SheetOutcome } from "./payment-sheet";
import type { GatewaySheet } from "./sheets";

type Options = {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  prefill: PaymentSheet["prefill"];
  handler: (answer: unknown) => void;
  modal: { ondismiss: () => void };
  retry: { enabled: boolean };
};

/** What is used of Razorpay's checkout. */
type Checkout = {
  open(): void;
  on(event: "payment.failed", listener: (answer: unknown) => void): void;
  close?(): void;
};

declare global {
  interface Window {
    Razorpay?: new (options: Options) => Checkout;
  }
}

/** Opens Razorpay's own checkout over the page and answers what became of it. */
async function open(sheet: PaymentSheet): Promise<SheetOutcome> {
  const Razorpay = window.Razorpay;
  if (!Razorpay) throw new Error("The gateway's script has brought no checkout.");
  return new Promise((resolve) => {
    const checkout = new Razorpay({
      key: sheet.key,
      order_id: sheet.gatewayOrderId,
      amount: sheet.amountPaise,
      currency: sheet.currency,
      name: sheet.shopName,
      prefill: sheet.prefill,
      handler: (answer) => resolve(paidIn(answer)),
      modal: { ondismiss: () => resolve({ kind: "closed" }) },
      // What went wrong, and whether to try again or to pay otherwise, is asked by us.
      retry: { enabled: false },
    });
    checkout.on("payment.failed", (answer) => {
      resolve({ kind: "failed", reason: reasonIn(answer) });
      checkout.close?.();
    });
    checkout.open();
  });
}

/** What the server is told of a payment that the sheet calls done; the signature is its proof. */
export function paidIn(answer: unknown): SheetOutcome {
  const field = (name: string) => (isRecord(answer) && typeof answer[name] === "string" ? answer[name] : "");
  const confirm: ConfirmPaymentBody = {
    gateway: "razorpay",
    razorpay_order_id: field("razorpay_order_id"),
    razorpay_payment_id: field("razorpay_payment_id"),
    razorpay_signature: field("razorpay_signature"),
  };
  return { kind: "paid", confirm };
}

/** The gateway's own words for a payment that failed; null where it has none. */
export function reasonIn(answer: unknown): string | null {
  const error = isRecord(answer) && isRecord(answer.error) ? answer.error : {};
  return typeof error.description === "string" && error.description ? error.description : null;
}

/** It lies in the page, not above its dialogs: none may be open meanwhile. */
export const razorpaySheet: GatewaySheet = { is: "over", open };
