import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A reset link's age follows from when it expires. */
export class Migration20261122192500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE seller_reset_link DROP COLUMN made_at;`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE seller_reset_link ADD COLUMN made_at timestamptz NOT NULL DEFAULT now();`);
  }
}
