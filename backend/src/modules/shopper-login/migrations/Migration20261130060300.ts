import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * How many identities a customer has. PostgreSQL makes no use of what it knows of an index with a condition: it expected
 * one in two hundred of all identities for each customer, and read all logins of a shop with 200,000. An empty table is
 * not analyzed: PostgreSQL would plan for it to stay empty.
 */
export class Migration20261130060300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE STATISTICS auth_identity_customer ON (app_metadata->>'customer_id') FROM auth_identity;`);
    this.addSql(`
      DO $filled$ BEGIN
        IF EXISTS (SELECT FROM auth_identity) THEN ANALYZE auth_identity; END IF;
      END $filled$;`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP STATISTICS IF EXISTS auth_identity_customer;`);
  }
}
