import type { GatewayName } from "@haat/api-contract/payment/words";
import { type PaymentSettings, paymentSettingsSchema } from "@haat/api-contract/payment-setup/schemas";
import type { Run } from "#database/database";
import { withNewMethods } from "./first-settings";

/** Notified on every change; the payload is empty. */
export const channel = "payment_setup_changed";

/** Keys as stored: `sealed` has all of them encrypted, `keyId` is the public part. */
export type StoredKeys = {
  gateway: GatewayName;
  sealed: string;
  keyId: string;
  mode: "test" | "live";
  storedAt: string;
};

export type PaymentSetup = {
  settings: PaymentSettings;
  version: number;
  /** Incremented by every change of settings or keys. */
  revision: number;
  updatedAt: Date;
  keys: readonly StoredKeys[];
};

type Row = { document: unknown; version: number; revision: string; updatedAt: Date; keys: StoredKeys[] };

/** Undefined before the first settings are inserted. */
export async function readSetup(run: Run): Promise<PaymentSetup | undefined> {
  const [row] = await run<Row>({
    name: "payment-setup",
    text: `SELECT document, version, revision, updated_at AS "updatedAt",
                  COALESCE((SELECT json_agg(json_build_object('gateway', gateway, 'sealed', sealed, 'keyId', key_id,
                    'mode', mode, 'storedAt', stored_at)) FROM gateway_keys), '[]') AS keys
             FROM payment_settings WHERE id = 'payments'`,
    values: [],
  });
  if (!row) return undefined;
  const { document, revision, ...rest } = row;
  return { ...rest, settings: paymentSettingsSchema.parse(withNewMethods(document)), revision: Number(revision) };
}
