import { paymentMethods } from "@haat/api-contract/order/words";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";

/** Settings with every method on and no restrictions. */
export const openPayments: PaymentSettings = {
  methods: paymentMethods.map((method) => ({ method, isOn: true, label: `Pay by ${method}` })),
  expiryMinutes: 30,
  cash: { min: 0, max: null, fee: 0, unservedPincodes: [], maxRefused: null },
};
