import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When shoppers see a banner; null: at any time. */
export class Migration20261129160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `ALTER TABLE banner ADD COLUMN IF NOT EXISTS starts_at timestamptz, ADD COLUMN IF NOT EXISTS ends_at timestamptz;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE banner DROP COLUMN IF EXISTS starts_at, DROP COLUMN IF EXISTS ends_at;`);
  }
}
