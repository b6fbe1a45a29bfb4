import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import { flatSettings } from "../settings/flat-settings";

/** Settings of payments as the audit log keeps them: `stripe.isOn`, so that it shows the very switch that was moved. */
export function auditFields({ methods, ...rest }: PaymentSettings): Record<string, unknown> {
  const byMethod = Object.fromEntries(methods.map(({ method, isOn, label }) => [method, { isOn, label }]));
  return { order: methods.map(({ method }) => method), ...flatSettings({ ...byMethod, ...rest }) };
}
