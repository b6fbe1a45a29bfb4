import { permissionDescriptions } from "@haat/api-contract/access/permission-names";
import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A permission's name is unique whatever its case, and the built-in ones say what they permit. */
export class Migration20261124170000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_permission_lower_name" ON "permission" (lower("name")) WHERE deleted_at IS NULL;`,
    );
    for (const [name, description] of Object.entries(permissionDescriptions)) {
      const text = description.replaceAll("'", "''");
      this.addSql(`UPDATE "permission" SET "description" = '${text}' WHERE "name" = '${name}' AND "description" = '';`);
    }
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_permission_lower_name";`);
  }
}
