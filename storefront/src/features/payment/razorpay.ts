import { type BankCode, type BankOffer, bankOfferText } from "@haat/api-contract/coupon/bank-offer";
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
  config?: ReturnType<typeof displayOf>;
};

/** The part of Razorpay's checkout that is used. */
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

/** Opens Razorpay's own checkout above the page and returns its outcome. */
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
      // The shop shows the error itself, with the choice to retry or to pay by another method.
      retry: { enabled: false },
      ...(sheet.bankOffer && { config: displayOf(sheet.bankOffer) }),
    });
    checkout.on("payment.failed", (answer) => {
      resolve({ kind: "failed", reason: reasonIn(answer) });
      checkout.close?.();
    });
    checkout.open();
  });
}

/** Net banking has accounts of persons and of companies. */
const netbankingCodes: Partial<Record<BankCode, string>> = { BARB: "BARB_R", PUNB: "PUNB_R" };
const cardTypes = { "credit-card": "credit", "debit-card": "debit" } as const;

/** Shows only what an offer may be paid with. Source: Razorpay's `config.display` of its standard checkout. */
export function displayOf(offer: BankOffer) {
  const { bank, methods } = offer;
  const types = methods.flatMap((method) => (method === "netbanking" ? [] : [cardTypes[method]]));
  const instruments = [
    ...(types.length > 0 ? [{ method: "card", issuers: [bank], types }] : []),
    ...(methods.includes("netbanking") ? [{ method: "netbanking", banks: [netbankingCodes[bank] ?? bank] }] : []),
  ];
  return {
    display: {
      blocks: { bank: { name: bankOfferText(offer), instruments } },
      sequence: ["block.bank"],
      preferences: { show_default_blocks: false },
    },
  };
}

/** The request that reports a payment to the server; the signature is its proof. */
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

/** The gateway's own message for a failed payment; null if it has none. */
export function reasonIn(answer: unknown): string | null {
  const error = isRecord(answer) && isRecord(answer.error) ? answer.error : {};
  return typeof error.description === "string" && error.description ? error.description : null;
}

/** It is rendered in the page, below modal dialogs: none may be open at the same time. */
export const razorpaySheet: GatewaySheet = { is: "over", open };
