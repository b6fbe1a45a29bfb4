import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The sums of an order come from its money's rows: the next sweep looks at every order once, and writes them. */
export class Migration20261127001000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`UPDATE order_listing_state SET swept_at = '-infinity';`);
  }

  override async down(): Promise<void> {}
}
