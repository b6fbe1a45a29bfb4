import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import { isRecord } from "@haat/web/records";
import type { SheetOutcome } from "./payment-sheet";
import { placedPath } from "./placed-state";
import type { BankReturn, GatewaySheet, SheetFields } from "./sheets";

/** The part of Stripe's script that is used. */
type Elements = { create(kind: "payment"): PaymentElement };
type PaymentElement = {
  mount(place: HTMLElement): void;
  unmount?(): void;
  on?(event: "loaderror", listener: () => void): void;
};
type Confirmation = {
  elements: Elements;
  redirect: "if_required";
  confirmParams: { return_url: string };
};
type Appearance = { theme: "stripe" | "night"; labels: "above" };
type Stripe = {
  elements(options: { clientSecret: string; appearance?: Appearance }): Elements;
  confirmPayment(options: Confirmation): Promise<unknown>;
};

declare global {
  interface Window {
    Stripe?: (key: string) => Stripe;
  }
}

/** Where Stripe redirects after a visit to a bank's page. */
const returnAddress = (orderId: string): string => `${window.location.origin}${placedPath(orderId)}?payment=stripe`;

/** Mounts Stripe's fields. */
async function lay(
  sheet: PaymentSheet,
  orderId: string,
  place: HTMLElement,
  onFailed: () => void,
): Promise<SheetFields> {
  if (!window.Stripe || !sheet.clientSecret) throw new Error("The gateway's script has brought no fields.");
  const stripe = window.Stripe(sheet.key);
  const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  const elements = stripe.elements({
    clientSecret: sheet.clientSecret,
    appearance: { theme: isDark ? "night" : "stripe", labels: "above" },
  });
  const fields = elements.create("payment");
  fields.on?.("loaderror", onFailed);
  fields.mount(place);
  return {
    pay: async () =>
      outcomeOf(
        await stripe.confirmPayment({
          elements,
          redirect: "if_required",
          confirmParams: { return_url: returnAddress(orderId) },
        }),
        sheet.gatewayOrderId,
      ),
    remove: () => fields.unmount?.(),
  };
}

/**
 * Interprets Stripe's response. Null if a field is incomplete: Stripe shows that error itself. A payment that has
 * already succeeded, e.g. in another tab, is not a failure.
 */
export function outcomeOf(answer: unknown, paymentIntent: string): SheetOutcome | null {
  const error = isRecord(answer) && isRecord(answer.error) ? answer.error : null;
  const intent = error && isRecord(error.payment_intent) ? error.payment_intent.status : undefined;
  if (!error || intent === "succeeded" || intent === "processing") {
    return { kind: "paid", confirm: { gateway: "stripe", payment_intent: paymentIntent } };
  }
  if (error.type === "validation_error") return null;
  return { kind: "failed", reason: typeof error.message === "string" && error.message ? error.message : null };
}

/** Reads Stripe's redirect from a bank; null if there was none. */
export function readReturn(search: URLSearchParams): BankReturn | null {
  const paymentIntent = search.get("payment_intent");
  if (!paymentIntent) return null;
  const confirm = { gateway: "stripe", payment_intent: paymentIntent } as const;
  return { confirm, failed: search.get("redirect_status") === "failed" };
}

export const stripeSheet: GatewaySheet = { is: "within", lay, readReturn };
