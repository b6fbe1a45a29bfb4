import { gatewayDescriptors } from "@haat/api-contract/gateway/descriptors";
import { type PaymentMethod, paymentMethods } from "@haat/api-contract/order/words";
import { isGateway } from "@haat/api-contract/payment/words";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import { methodTitle } from "@haat/api-contract/payment-setup/words";
import { z } from "zod";

/** The label that shoppers see until the merchant changes it. */
function labelOf(method: PaymentMethod): string {
  return isGateway(method) ? gatewayDescriptors[method].checkoutLabel : methodTitle(method);
}

/** A shop's payment settings until staff change them. A demo shop enables every method; its gateways move no money. */
export const firstPaymentSettings = (mode: "demo" | "production"): PaymentSettings => ({
  methods: paymentMethods.map((method) => ({
    method,
    // Cash on delivery and the wallet need no gateway account.
    isOn: mode === "demo" || !isGateway(method),
    label: labelOf(method),
  })),
  expiryMinutes: 30,
  cash: { min: 0, max: null, fee: 0, unservedPincodes: [], maxRefused: null },
});

/** Adds payment methods that did not exist when the settings were saved: last, and switched off. */
export function withNewMethods(kept: unknown): unknown {
  const read = z.looseObject({ methods: z.array(z.looseObject({ method: z.string() })) }).safeParse(kept);
  if (!read.success) return kept;
  const known = new Set(read.data.methods.map(({ method }) => method));
  const more = paymentMethods.filter((method) => !known.has(method));
  const added = more.map((method) => ({ method, isOn: false, label: labelOf(method) }));
  return { ...read.data, methods: [...read.data.methods, ...added] };
}
