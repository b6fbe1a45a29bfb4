import { gatewayDescriptors } from "@haat/api-contract/gateway/descriptors";
import { type PaymentMethod, paymentMethods } from "@haat/api-contract/order/words";
import { isGateway } from "@haat/api-contract/payment/words";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import { methodTitle } from "@haat/api-contract/payment-setup/words";
import { z } from "zod";

/** What shoppers read until the merchant names it otherwise. */
function labelOf(method: PaymentMethod): string {
  return isGateway(method) ? gatewayDescriptors[method].checkoutLabel : methodTitle(method);
}

/** What a shop takes until somebody changes it. A demo shop shows all there is; its gateways move no money. */
export const firstPaymentSettings = (mode: "demo" | "production"): PaymentSettings => ({
  methods: paymentMethods.map((method) => ({
    method,
    // Cash and the wallet are what nobody needs an account anywhere for.
    isOn: mode === "demo" || !isGateway(method),
    label: labelOf(method),
  })),
  expiryMinutes: 30,
  cash: { min: 0, max: null, fee: 0, unservedPincodes: [], maxRefused: null },
});

/** Settings that were kept before there was some method: it stands last, and is off. */
export function withNewMethods(kept: unknown): unknown {
  const read = z.looseObject({ methods: z.array(z.looseObject({ method: z.string() })) }).safeParse(kept);
  if (!read.success) return kept;
  const known = new Set(read.data.methods.map(({ method }) => method));
  const more = paymentMethods.filter((method) => !known.has(method));
  const added = more.map((method) => ({ method, isOn: false, label: labelOf(method) }));
  return { ...read.data, methods: [...read.data.methods, ...added] };
}
