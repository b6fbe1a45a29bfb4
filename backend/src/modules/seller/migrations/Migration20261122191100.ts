import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When a seller who waits or was rejected has asked staff to look at the business file; gone with the verdict. */
export class Migration20261122191100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE seller ADD COLUMN review_asked_at timestamptz;`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE seller DROP COLUMN IF EXISTS review_asked_at;`);
  }
}
