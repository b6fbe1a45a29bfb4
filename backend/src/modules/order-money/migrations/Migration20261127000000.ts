import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What each line of an order is made of, in whole paise: the sum of a line's rows is what holds now. Rows are added and
 * never changed: `placed` is what was agreed, `changed` what a cancelled part, a fee or another state of the tax has
 * altered since, `refunded` what went back. `gross` at MRP, less `saving` and coupons by who bears them, is what the goods
 * cost; with `delivery` and `cash_fee` it is what the shopper pays. `gst` is contained in the goods, `delivery_gst` in
 * delivery and fee; `commission` with its GST is kept of a seller's goods.
 */
export class Migration20261127000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE order_line_money (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id text NOT NULL,
        line_item_id text NOT NULL,
        seller_id text,
        reason text NOT NULL CHECK (reason IN ('placed', 'changed', 'refunded')),
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        pieces integer NOT NULL DEFAULT 0,
        gst_percent numeric(5,2) NOT NULL DEFAULT 0,
        gross_paise bigint NOT NULL DEFAULT 0,
        saving_paise bigint NOT NULL DEFAULT 0,
        shop_coupon_paise bigint NOT NULL DEFAULT 0,
        seller_coupon_paise bigint NOT NULL DEFAULT 0,
        delivery_paise bigint NOT NULL DEFAULT 0,
        cash_fee_paise bigint NOT NULL DEFAULT 0,
        gst_paise bigint NOT NULL DEFAULT 0,
        delivery_gst_paise bigint NOT NULL DEFAULT 0,
        commission_paise bigint NOT NULL DEFAULT 0,
        commission_gst_paise bigint NOT NULL DEFAULT 0,
        refunded_paise bigint NOT NULL DEFAULT 0
      );`);
    this.addSql(`CREATE INDEX order_line_money_of_order ON order_line_money (order_id, line_item_id);`);
    this.addSql(`CREATE INDEX order_line_money_of_line ON order_line_money (line_item_id);`);
    this.addSql(`CREATE INDEX order_line_money_of_seller ON order_line_money (seller_id) WHERE seller_id IS NOT NULL;`);
    // Set once orders of earlier releases have their rows.
    this.addSql(`CREATE TABLE order_money_state (filled_at timestamptz);`);
    this.addSql(`INSERT INTO order_money_state DEFAULT VALUES;`);
    // Rows are what was: who corrects something adds one.
    this.addSql(`
      CREATE FUNCTION order_line_money_stays() RETURNS trigger LANGUAGE plpgsql AS $stays$
      BEGIN
        RAISE EXCEPTION 'Rows of order_line_money are only added.';
      END
      $stays$;`);
    this.addSql(`
      CREATE TRIGGER order_line_money_stays BEFORE UPDATE OR DELETE ON order_line_money
      FOR EACH ROW EXECUTE FUNCTION order_line_money_stays();`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS order_line_money, order_money_state;`);
    this.addSql(`DROP FUNCTION IF EXISTS order_line_money_stays;`);
  }
}
