import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When the setup of an authenticator app was begun, which expires. What the previous release begins is of now, too. */
export class Migration20261129010100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      "ALTER TABLE seller_authenticator ADD COLUMN IF NOT EXISTS begun_at timestamptz NOT NULL DEFAULT now();",
    );
  }

  override async down(): Promise<void> {
    this.addSql("ALTER TABLE seller_authenticator DROP COLUMN IF EXISTS begun_at;");
  }
}
