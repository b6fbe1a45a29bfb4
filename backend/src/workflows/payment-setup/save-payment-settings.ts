import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { PAYMENT_SETUP_MODULE } from "#modules/payment-setup/index";
import type { PaymentSetup, PaymentSetupService } from "#modules/payment-setup/service";
import { flatSettings, recordChange } from "../audit/record-change";
import { someoneCanPay } from "./gateway-keys";

/** Payment settings as stored in the audit log: `stripe.isOn`, so that it shows exactly the switch that changed. */
export function auditFields({ methods, ...rest }: PaymentSettings): Record<string, unknown> {
  const byMethod = Object.fromEntries(methods.map(({ method, isOn, label }) => [method, { isOn, label }]));
  return { order: methods.map(({ method }) => method), ...flatSettings({ ...byMethod, ...rest }) };
}

type Change = { settings: PaymentSettings; seenVersion: number; actorId: string };

const subject = { type: "payment", id: "settings", label: "Payment settings" };

/**
 * Saves the payment settings; they apply to the next checkout, in every process.
 *
 * @throws ApiError 400 no payment method would be left; 409 changed since the caller read them.
 */
export async function savePaymentSettings(
  container: MedusaContainer,
  { settings, seenVersion, actorId }: Change,
): Promise<PaymentSetup> {
  const setup = container.resolve<PaymentSetupService>(PAYMENT_SETUP_MODULE);
  if (!(await someoneCanPay(container, settings))) throw new ApiError(400, paymentSetupMessages.nobodyCouldPay);
  await inOneTransaction(container, async (transaction) => {
    const changes = setup.within(transaction.prepared);
    const present = await changes.take();
    if (present.version !== seenVersion) throw new ApiError(409, paymentSetupMessages.changedMeanwhile);
    await changes.saveSettings(settings);
    const change = { before: auditFields(present.settings), after: auditFields(settings) };
    await recordChange(container, { actorId, action: "payment.settings_updated", subject, ...change }, transaction);
  });
  await setup.readAnew();
  return await setup.read();
}
