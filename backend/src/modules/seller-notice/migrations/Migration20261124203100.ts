import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Notices that a seller has chosen not to be shown are kept all the same: their key says that they were told. */
export class Migration20261124203100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE seller_notice ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;`);
  }

  override async down(): Promise<void> {
    this.addSql(`DELETE FROM seller_notice WHERE is_hidden;`);
    this.addSql(`ALTER TABLE seller_notice DROP COLUMN is_hidden;`);
  }
}
