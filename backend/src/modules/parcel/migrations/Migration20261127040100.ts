import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The price and refunds of a line are now stored in its order's money alone. The amounts of parcels of earlier releases
 * are moved aside until those orders have their money rows; nothing else reads them.
 */
export class Migration20261127040100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE parcel_line_earlier (
        line_item_id text PRIMARY KEY,
        order_id text NOT NULL,
        seller_id text,
        quantity integer NOT NULL,
        paid_paise bigint NOT NULL,
        refunded_paise bigint NOT NULL
      );`);
    this.addSql(`
      INSERT INTO parcel_line_earlier (line_item_id, order_id, seller_id, quantity, paid_paise, refunded_paise)
      SELECT l.line_item_id, p.order_id, p.seller_id, l.quantity, l.paid_paise, l.refunded_paise
        FROM parcel_line l JOIN parcel p ON p.id = l.parcel_id;`);
    this.addSql(`CREATE INDEX parcel_line_earlier_of_order ON parcel_line_earlier (order_id);`);
    this.addSql(`ALTER TABLE parcel_line DROP COLUMN paid_paise, DROP COLUMN refunded_paise;`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      ALTER TABLE parcel_line ADD COLUMN paid_paise bigint NOT NULL DEFAULT 0 CHECK (paid_paise >= 0),
        ADD COLUMN refunded_paise bigint NOT NULL DEFAULT 0;`);
    this.addSql(`
      UPDATE parcel_line l SET paid_paise = e.paid_paise, refunded_paise = e.refunded_paise
        FROM parcel_line_earlier e WHERE e.line_item_id = l.line_item_id;`);
    this.addSql(`DROP TABLE parcel_line_earlier;`);
  }
}
