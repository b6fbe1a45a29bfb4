import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * A seller's account with its logins. An address and a number each belong to one seller; `verified_*` is the one that a
 * code has verified. `unchecked_changes` lists what an approved seller has changed of the details checked by staff, and
 * staff have not checked again. `review_asked_at` is when a waiting or rejected seller asked staff to review the
 * business profile; cleared by the decision. `news_choices` is what sellers want to be notified of.
 *
 * `seller_business.name` is shown to shoppers as "Sold by"; the tax numbers stay in `seller.gstin` and `seller.pan`,
 * where registration stored them. `seller_product` is the owner of a product, and whether staff have approved it. A
 * product without a row is the shop's own.
 */
export class Migration20261124203200 extends Migration {
  override async up(): Promise<void> {
    this.account();
    this.businessFile();
    this.addSql(`
      CREATE TABLE seller_product (
        product_id text PRIMARY KEY,
        seller_id text NOT NULL REFERENCES seller (id),
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'rejected')),
        reason text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
    this.addSql(`CREATE INDEX seller_product_newest ON seller_product (seller_id, created_at DESC, product_id);`);
    this.addSql(`CREATE INDEX seller_product_waiting ON seller_product (created_at) WHERE state = 'waiting';`);
  }

  private account(): void {
    this.addSql(`
      CREATE TABLE seller (
        id text PRIMARY KEY,
        email text NOT NULL,
        mobile text NOT NULL,
        password_hash text NOT NULL,
        type text NOT NULL CHECK (type IN ('ALL_CATEGORIES', 'BOOKS_ONLY')),
        gstin text,
        pan text,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'rejected', 'suspended')),
        reason text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        unchecked_changes text[] NOT NULL DEFAULT '{}',
        review_asked_at timestamptz,
        news_choices jsonb NOT NULL DEFAULT '{}',
        verified_email text,
        verified_mobile text
      );`);
    this.addSql(`CREATE UNIQUE INDEX seller_email ON seller (email);`);
    this.addSql(`CREATE UNIQUE INDEX seller_mobile ON seller (mobile);`);
    this.addSql(`CREATE INDEX seller_newest ON seller (created_at DESC, id DESC);`);
    this.addSql(`CREATE INDEX seller_waiting ON seller (created_at) WHERE state = 'waiting';`);
    this.addSql(`
      CREATE TABLE seller_session (
        id text PRIMARY KEY,
        seller_id text NOT NULL REFERENCES seller (id) ON DELETE CASCADE,
        user_agent text NOT NULL,
        address text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL DEFAULT now()
      );`);
    this.addSql(`CREATE INDEX seller_session_seller ON seller_session (seller_id);`);
    this.addSql(`
      CREATE TABLE seller_reset_link (
        token_hash text PRIMARY KEY,
        seller_id text NOT NULL UNIQUE REFERENCES seller (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );`);
    this.addSql(`
      CREATE TABLE seller_password_try (
        email_hash text PRIMARY KEY,
        tries integer NOT NULL,
        last_at timestamptz NOT NULL
      );`);
  }

  private businessFile(): void {
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
    // The number is encrypted with the shop's secret; lists and screens show its last digits.
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
  }

  override async down(): Promise<void> {
    this.addSql(`
      DROP TABLE IF EXISTS seller_product, seller_document, seller_bank_account, seller_pick_up, seller_business,
        seller_password_try, seller_reset_link, seller_session, seller;`);
  }
}
