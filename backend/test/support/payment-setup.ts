import { randomBytes } from "node:crypto";
import type { CallInput } from "@haat/api-contract/endpoints";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import { anAdministrator } from "./administrator";
import { api } from "./api";

type Given = Omit<CallInput<"storeGatewayKeys">["body"], "confirmed">;

/** Test keys of an account that does not exist; different each time. */
export function someKeys(gateway: "razorpay" | "stripe"): Given {
  const drawn = () => randomBytes(8).toString("hex");
  return gateway === "razorpay"
    ? { keyId: `rzp_test_${drawn()}`, secret: drawn(), webhookSecret: drawn() }
    : { keyId: `pk_test_${drawn()}`, secret: `sk_test_${drawn()}`, webhookSecret: `whsec_${drawn()}` };
}

/** Changes the payment settings, as the first administrator. Returns the previous ones. */
export async function changePayments(
  url: string,
  change: (settings: PaymentSettings) => PaymentSettings,
): Promise<PaymentSettings> {
  const office = api((await anAdministrator({ url })).token, url);
  const { settings, version } = await office.call("getPaymentSettings", {});
  await office.call("savePaymentSettings", { body: { settings: change(settings), version } });
  return settings;
}

/** Switches methods on and off; the others are unchanged. */
export const switched =
  (on: Partial<Record<PaymentSettings["methods"][number]["method"], boolean>>) =>
  (settings: PaymentSettings): PaymentSettings => ({
    ...settings,
    methods: settings.methods.map((one) => ({ ...one, isOn: on[one.method] ?? one.isOn })),
  });

/** Changes cash rules; the others are unchanged. */
export const cashRules =
  (rules: Partial<PaymentSettings["cash"]>) =>
  (settings: PaymentSettings): PaymentSettings => ({ ...settings, cash: { ...settings.cash, ...rules } });
