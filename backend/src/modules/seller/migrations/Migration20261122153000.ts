import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A seller's account with its logins. An address and a number each belong to one seller. */
export class Migration20261122153000 extends Migration {
  override async up(): Promise<void> {
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
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
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
        expires_at timestamptz NOT NULL
      );`);
    this.addSql(`CREATE INDEX seller_session_seller ON seller_session (seller_id);`);
    this.addSql(`
      CREATE TABLE seller_reset_link (
        token_hash text PRIMARY KEY,
        seller_id text NOT NULL UNIQUE REFERENCES seller (id) ON DELETE CASCADE,
        made_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );`);
    this.addSql(`
      CREATE TABLE seller_password_try (
        email_hash text PRIMARY KEY,
        tries integer NOT NULL,
        last_at timestamptz NOT NULL
      );`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS seller_password_try, seller_reset_link, seller_session, seller;`);
  }
}
