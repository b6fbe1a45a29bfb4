import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * `agreed_paise` is what a line's goods cost when it was placed: its parcel goes by that, whatever became of the line since.
 * Parcels of earlier releases kept it themselves, and lines that had left their order have no rows yet: the orders are looked
 * at once more.
 */
export class Migration20261127040000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE order_line_sum ADD COLUMN agreed_paise bigint NOT NULL DEFAULT 0;`);
    this.addSql(`
      UPDATE order_line_sum s SET agreed_paise = placed.paise
        FROM (SELECT line_item_id, sum(gross_paise - saving_paise - shop_coupon_paise - seller_coupon_paise) AS paise
                FROM order_line_money WHERE reason = 'placed' GROUP BY line_item_id) placed
       WHERE s.line_item_id = placed.line_item_id;`);
    this.addSql(`UPDATE order_money_state SET filled_at = NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE order_line_sum DROP COLUMN agreed_paise;`);
  }
}
