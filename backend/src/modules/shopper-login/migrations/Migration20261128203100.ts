import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which version of the privacy notice and the terms a shopper has agreed to, when and how. Rows are never changed. */
export class Migration20261128203100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE shopper_consent (
        customer_id text NOT NULL,
        document text NOT NULL CHECK (document IN ('privacy', 'terms')),
        version text NOT NULL,
        way text NOT NULL CHECK (way IN ('sign-up', 'checkout', 'asked')),
        agreed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (customer_id, document, version)
      );`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS shopper_consent;`);
  }
}
