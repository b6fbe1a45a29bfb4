import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * A parcel says how its delivery was proven, until when its seller's money is held, and has a sealed code that its shopper
 * tells whoever hands it over, with the number of wrong ones that were tried. What was delivered before this counts as
 * proven (`before`) and is held no longer: what could be paid out, or was, stays as it is, so no balance falls below zero
 * and nothing is paid twice. What is on its way without a code is confirmed by staff or the courier.
 */
export class Migration20261124183011 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      ALTER TABLE parcel
        ADD COLUMN IF NOT EXISTS proof text CHECK (proof IN ('courier', 'code', 'staff', 'before')),
        ADD COLUMN IF NOT EXISTS held_until timestamptz,
        ADD COLUMN IF NOT EXISTS delivery_code text,
        ADD COLUMN IF NOT EXISTS code_tries integer NOT NULL DEFAULT 0;`);
    this.addSql(`UPDATE parcel SET proof = 'before' WHERE status = 'delivered' AND proof IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      ALTER TABLE parcel DROP COLUMN IF EXISTS proof, DROP COLUMN IF EXISTS held_until,
        DROP COLUMN IF EXISTS delivery_code, DROP COLUMN IF EXISTS code_tries;`);
  }
}
