import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * `upload_folder` is the folder on disk with this shop's uploads: one row, so that a process with another folder can
 * detect it.
 */
export class Migration20261124201500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE shop_file (
        id text PRIMARY KEY,
        address text NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );`);
    this.addSql(`CREATE UNIQUE INDEX "IDX_shop_file_address_unique" ON shop_file (address) WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX "IDX_shop_file_deleted_at" ON shop_file (deleted_at) WHERE deleted_at IS NOT NULL;`);
    this.addSql(`
      CREATE TABLE upload_folder (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        id text NOT NULL,
        path text NOT NULL
      );`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS upload_folder, shop_file;`);
  }
}
