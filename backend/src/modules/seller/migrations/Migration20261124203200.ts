import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The address and the number that a code has proven. Of those who are there already nothing is known: they stay where
 * they stand, unverified.
 */
export class Migration20261124203200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE seller ADD COLUMN verified_email text, ADD COLUMN verified_mobile text;`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE seller DROP COLUMN verified_email, DROP COLUMN verified_mobile;`);
  }
}
