import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";

const labels: [PaymentMethod, string][] = [
  ["cod", "Cash on delivery"],
  ["razorpay", "UPI, cards and net banking"],
  ["stripe", "Credit and debit cards"],
  ["wallet", "Wallet"],
];

/** What nobody needs an account anywhere for. */
const withoutAccount: readonly PaymentMethod[] = ["cod", "wallet"];

/** What a shop takes until somebody changes it. A demo shop shows all there is; its gateways move no money. */
export const firstPaymentSettings = (mode: "demo" | "production"): PaymentSettings => ({
  methods: labels.map(([method, label]) => ({
    method,
    isOn: mode === "demo" || withoutAccount.includes(method),
    label,
  })),
  expiryMinutes: 30,
  cash: { least: 0, most: null, fee: 0, unservedPincodes: [], refusedMost: null },
});
