import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Who sees a banner. */
export class Migration20261130062000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `ALTER TABLE banner ADD COLUMN IF NOT EXISTS audience text NOT NULL DEFAULT 'everyone'
         CHECK (audience IN ('everyone', 'guests', 'customers'));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE banner DROP COLUMN IF EXISTS audience;`);
  }
}
