import type { PaymentSetup } from "./service";

let serving: { latest: () => PaymentSetup | undefined } | undefined;

/** The payment setup last cached by this process, for code that runs before the engine's container exists. */
export const servingPaymentSetup = (): PaymentSetup | undefined => serving?.latest();

export function setServing(service: { latest: () => PaymentSetup | undefined } | undefined): void {
  serving = service;
}
