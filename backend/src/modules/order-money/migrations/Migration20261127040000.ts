import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * `agreed_paise` is the price of a line's goods when it was placed: its parcel shows that, whatever happened to the
 * line since. Parcels of earlier releases stored it themselves, and lines that had left their order have no rows yet:
 * the orders are processed once more.
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
