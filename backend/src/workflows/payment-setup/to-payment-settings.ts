import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import type { PaymentSetup } from "../../modules/payment-setup/service";

type Answer = { settings: PaymentSettings; version: number; updatedAt: string };

export const toPaymentSettings = ({ settings, version, updatedAt }: PaymentSetup): Answer => ({
  settings,
  version,
  updatedAt: updatedAt.toISOString(),
});
