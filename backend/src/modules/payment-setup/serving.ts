import type { PaymentSetup } from "./service";

let serving: { latest: () => PaymentSetup | undefined } | undefined;

/** The last that this process has heard of payments: for what runs before the engine's container is at hand. */
export const servingPaymentSetup = (): PaymentSetup | undefined => serving?.latest();

export function setServing(service: { latest: () => PaymentSetup | undefined } | undefined): void {
  serving = service;
}
