import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Where this shop's uploads lie on a disk: one row, so that a process with another folder can say so. */
export class Migration20261124201500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE TABLE IF NOT EXISTS upload_folder (one boolean PRIMARY KEY DEFAULT true CHECK (one), id text NOT NULL, path text NOT NULL);`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS upload_folder;`);
  }
}
