import { randomBytes } from "node:crypto";
import type { CallInput } from "@haat/api-contract/endpoints";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import { anAdministrator } from "./administrator";
import { api } from "./api";

type Given = Omit<CallInput<"storeGatewayKeys">["body"], "confirmed">;

/** Test keys of an account that nobody has; each its own. */
export function someKeys(gateway: "razorpay" | "stripe"): Given {
  const drawn = () => randomBytes(8).toString("hex");
  return gateway === "razorpay"
    ? { keyId: `rzp_test_${drawn()}`, secret: drawn(), webhookSecret: drawn() }
    : { keyId: `pk_test_${drawn()}`, secret: `sk_test_${drawn()}`, webhookSecret: `whsec_${drawn()}` };
}

/** Changes how shoppers pay, as the first administrator. Answers what was there before. */
export async function changePayments(
  url: string,
  change: (settings: PaymentSettings) => PaymentSettings,
): Promise<PaymentSettings> {
  const office = api((await anAdministrator({ url })).token, url);
  const { settings, version } = await office.call("getPaymentSettings", {});
  await office.call("savePaymentSettings", { body: { settings: change(settings), version } });
  return settings;
}

/** Switches methods on and off; the others stay as they are. */
export const switched =
  (on: Partial<Record<PaymentSettings["methods"][number]["method"], boolean>>) =>
  (settings: PaymentSettings): PaymentSettings => ({
    ...settings,
    methods: settings.methods.map((one) => ({ ...one, isOn: on[one.method] ?? one.isOn })),
  });

/** Changes rules of cash; the others stay as they are. */
export const cashRules =
  (rules: Partial<PaymentSettings["cash"]>) =>
  (settings: PaymentSettings): PaymentSettings => ({ ...settings, cash: { ...settings.cash, ...rules } });
