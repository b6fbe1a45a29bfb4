import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import { defineRoute } from "#http/define-route";
import { PAYMENT_SETUP_MODULE } from "#modules/payment-setup/index";
import type { PaymentSetup, PaymentSetupService } from "#modules/payment-setup/service";
import { savePaymentSettings } from "#workflows/payment-setup/save-payment-settings";

type Answer = { settings: PaymentSettings; version: number; updatedAt: string };

const toPaymentSettings = ({ settings, version, updatedAt }: PaymentSetup): Answer => ({
  settings,
  version,
  updatedAt: updatedAt.toISOString(),
});

export const GET = defineRoute("getPaymentSettings", async ({ scope }) =>
  toPaymentSettings(await scope.resolve<PaymentSetupService>(PAYMENT_SETUP_MODULE).read()),
);

export const PUT = defineRoute("savePaymentSettings", async ({ auth, body, scope }) => {
  const { settings, version } = body;
  const saved = await savePaymentSettings(scope, { settings, seenVersion: version, actorId: auth.id });
  return { message: paymentSetupMessages.saved, ...toPaymentSettings(saved) };
});
