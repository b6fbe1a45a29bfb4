import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Viewing the settings now includes seeing failed background tasks; editing them includes retrying those. */
export class Migration20261126161500 extends Migration {
  override async up(): Promise<void> {
    for (const [name, act] of [
      ["view_settings", "See"],
      ["edit_settings", "Change"],
    ])
      this.addSql(`UPDATE "permission" SET "description" = '${act} the shop''s settings and failed tasks.'
        WHERE "name" = '${name}' AND "description" = '${act} the shop''s settings.';`);
  }

  override async down(): Promise<void> {
    for (const [name, act] of [
      ["view_settings", "See"],
      ["edit_settings", "Change"],
    ])
      this.addSql(`UPDATE "permission" SET "description" = '${act} the shop''s settings.'
        WHERE "name" = '${name}' AND "description" = '${act} the shop''s settings and failed tasks.';`);
  }
}
