import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Bank offers. What an order's coupon asks of its payment is kept with its use: the coupon may change while the order
 * awaits its payment.
 */
export class Migration20261130100000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      ALTER TABLE coupon ADD COLUMN bank text,
        ADD COLUMN bank_methods text[] NOT NULL DEFAULT '{}' CHECK ((bank IS NULL) = (cardinality(bank_methods) = 0));
      ALTER TABLE coupon_use ADD COLUMN bank text, ADD COLUMN bank_methods text[] NOT NULL DEFAULT '{}',
        ADD COLUMN online_only boolean NOT NULL DEFAULT false;`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      ALTER TABLE coupon DROP COLUMN IF EXISTS bank, DROP COLUMN IF EXISTS bank_methods;
      ALTER TABLE coupon_use DROP COLUMN IF EXISTS bank, DROP COLUMN IF EXISTS bank_methods, DROP COLUMN IF EXISTS online_only;`);
  }
}
