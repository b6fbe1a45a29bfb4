import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * A seller's business file. `seller_business.name` is what shoppers read as "Sold by"; the tax numbers stay in
 * `seller.gstin` and `seller.pan`, where the registration put them.
 */
export class Migration20261122191000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE seller_business (
        seller_id text PRIMARY KEY REFERENCES seller (id) ON DELETE CASCADE,
        name text NOT NULL,
        legal_name text NOT NULL,
        kind text NOT NULL,
        line text NOT NULL,
        city text NOT NULL,
        state text NOT NULL,
        pincode text NOT NULL,
        contact_name text NOT NULL,
        contact_mobile text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
    this.addSql(`CREATE UNIQUE INDEX seller_business_name ON seller_business (lower(name));`);
    this.addSql(`
      CREATE TABLE seller_pick_up (
        seller_id text PRIMARY KEY REFERENCES seller (id) ON DELETE CASCADE,
        contact_name text NOT NULL,
        contact_mobile text NOT NULL,
        line text NOT NULL,
        city text NOT NULL,
        state text NOT NULL,
        pincode text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
    // The number is sealed with the shop's secret; its last digits are what lists and screens show.
    this.addSql(`
      CREATE TABLE seller_bank_account (
        seller_id text PRIMARY KEY REFERENCES seller (id) ON DELETE CASCADE,
        holder text NOT NULL,
        sealed_number text NOT NULL,
        last_digits text NOT NULL,
        ifsc text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
    this.addSql(`
      CREATE TABLE seller_document (
        id text PRIMARY KEY,
        seller_id text NOT NULL REFERENCES seller (id) ON DELETE CASCADE,
        kind text NOT NULL,
        file_key text NOT NULL,
        type text NOT NULL,
        bytes integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
    this.addSql(`CREATE INDEX seller_document_seller ON seller_document (seller_id, created_at, id);`);
    // What an approved seller has changed of what staff had checked, and staff have not looked at again.
    this.addSql(`ALTER TABLE seller ADD COLUMN unchecked_changes text[] NOT NULL DEFAULT '{}';`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE seller DROP COLUMN IF EXISTS unchecked_changes;`);
    this.addSql(`DROP TABLE IF EXISTS seller_document, seller_bank_account, seller_pick_up, seller_business;`);
  }
}
