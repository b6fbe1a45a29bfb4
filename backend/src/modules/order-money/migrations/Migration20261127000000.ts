import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whole paise, of a row and of a line's sums. */
const amounts = [
  "gross",
  "saving",
  "shop_coupon",
  "seller_coupon",
  "delivery",
  "cash_fee",
  "gst",
  "delivery_gst",
  "commission",
  "commission_gst",
  "refunded",
];
const columns = (names: readonly string[]) =>
  names.map((name) => `${name}_paise bigint NOT NULL DEFAULT 0`).join(",\n        ");

/**
 * The amounts of each order line, in whole paise: the sum of a line's rows is what holds now. Rows are added and never
 * changed: `placed` is what was agreed, `changed` what a cancelled part, a fee or another state of the tax has altered
 * since, `refunded` what was refunded. `gross` at MRP, less `saving` and coupons by who bears them, is the price of the
 * goods; with `delivery` and `cash_fee` it is what the shopper pays. `gst` is contained in the goods, `delivery_gst` in
 * delivery and fee; `commission` with its GST is kept from a seller's goods.
 *
 * `order_line_sum` adds the rows up, in the statement that adds them: readers join it. The commission that the shop
 * gave back with refunds has columns of its own there.
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
        ${columns(amounts)}
      );`);
    this.addSql(`CREATE INDEX order_line_money_of_order ON order_line_money (order_id);`);
    this.addSql(`
      CREATE TABLE order_line_sum (
        line_item_id text PRIMARY KEY,
        order_id text NOT NULL,
        seller_id text,
        pieces integer NOT NULL,
        gst_percent numeric(5,2) NOT NULL,
        ${columns([...amounts, "commission_back", "commission_gst_back"])}
      ) WITH (fillfactor = 85);`);
    this.addSql(`CREATE INDEX order_line_sum_of_order ON order_line_sum (order_id);`);
    // Set once orders of earlier releases have their rows.
    this.addSql(`CREATE TABLE order_money_state (filled_at timestamptz);`);
    this.addSql(`INSERT INTO order_money_state DEFAULT VALUES;`);
    // Rows are immutable: a correction is another row.
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
    this.addSql(`DROP TABLE IF EXISTS order_line_money, order_line_sum, order_money_state;`);
    this.addSql(`DROP FUNCTION IF EXISTS order_line_money_stays;`);
  }
}
