import type { GatewayName } from "@haat/api-contract/payment/words";
import { type PaymentSettings, paymentSettingsSchema } from "@haat/api-contract/payment-setup/schemas";
import type { Run } from "#database/database";
import { channel, type PaymentSetup, readSetup, type StoredKeys } from "./setup-row";

/** Changes of payment settings and keys. All processes are notified of a change when its transaction commits. */
export class Changes {
  constructor(private readonly database: { run: Run }) {}

  /** Inserts the first settings if there are none. */
  async lay(first: PaymentSettings): Promise<void> {
    await this.database.run({
      name: "payment-settings-lay",
      text: `WITH laid AS (INSERT INTO payment_settings (id, document) VALUES ('payments', $1::jsonb)
               ON CONFLICT (id) DO NOTHING RETURNING id)
             SELECT pg_notify('${channel}', '') FROM laid`,
      values: [JSON.stringify(paymentSettingsSchema.parse(first))],
    });
  }

  /** The current state, locked until the transaction ends: of two changes the second one waits and sees the first. */
  async take(): Promise<PaymentSetup> {
    // Locks in a separate statement: a statement that waits for the lock would read the keys as of before the wait.
    await this.database.run({
      name: "payment-setup-lock",
      text: "SELECT FROM payment_settings WHERE id = 'payments' FOR UPDATE",
      values: [],
    });
    const setup = await readSetup(this.database.run);
    if (!setup) throw new Error("The settings of payments are not laid yet: ensure has to run first.");
    return setup;
  }

  /** Replaces the settings; call `take` first. */
  async saveSettings(settings: PaymentSettings): Promise<void> {
    await this.database.run({
      name: "payment-settings-save",
      text: `UPDATE payment_settings SET document = $1::jsonb, version = version + 1, revision = revision + 1,
                    updated_at = now() WHERE id = 'payments'`,
      values: [JSON.stringify(paymentSettingsSchema.parse(settings))],
    });
    await this.notify();
  }

  /** Stores keys, replacing the previous ones; call `take` first. */
  async storeKeys({ gateway, sealed, keyId, mode }: Omit<StoredKeys, "storedAt">, by: string): Promise<void> {
    await this.database.run({
      name: "gateway-keys-store",
      text: `INSERT INTO gateway_keys (gateway, sealed, key_id, mode, stored_by) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (gateway) DO UPDATE SET sealed = excluded.sealed, key_id = excluded.key_id,
               mode = excluded.mode, stored_at = now(), stored_by = excluded.stored_by`,
      values: [gateway, sealed, keyId, mode, by],
    });
    await this.keysChanged();
  }

  /** Removes stored keys; call `take` first. */
  async removeKeys(gateway: GatewayName): Promise<void> {
    await this.database.run({
      name: "gateway-keys-remove",
      text: "DELETE FROM gateway_keys WHERE gateway = $1",
      values: [gateway],
    });
    await this.keysChanged();
  }

  private async keysChanged(): Promise<void> {
    await this.database.run({
      name: "payment-setup-revise",
      text: "UPDATE payment_settings SET revision = revision + 1 WHERE id = 'payments'",
      values: [],
    });
    await this.notify();
  }

  private async notify(): Promise<void> {
    await this.database.run({ name: "payment-setup-tell", text: `SELECT pg_notify('${channel}', '')`, values: [] });
  }
}
