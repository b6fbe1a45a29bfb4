import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Coupons, and the orders that used them. Amounts in whole paise. */
export class Migration20261129070000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE coupon (
        id text PRIMARY KEY,
        code text NOT NULL UNIQUE,
        title text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('percent', 'amount')),
        -- Of kind percent: percent; of kind amount: paise.
        value bigint NOT NULL CHECK (value > 0),
        max_discount_paise bigint CHECK (max_discount_paise > 0),
        min_goods_paise bigint NOT NULL DEFAULT 0 CHECK (min_goods_paise >= 0),
        category_id text,
        sub_category_id text,
        brand text,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        max_uses int CHECK (max_uses > 0),
        max_uses_per_shopper int CHECK (max_uses_per_shopper > 0),
        budget_paise bigint CHECK (budget_paise > 0),
        first_order_only boolean NOT NULL,
        is_listed boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK (kind <> 'percent' OR value <= 100)
      );
      CREATE TABLE coupon_use (
        order_id text PRIMARY KEY,
        coupon_id text NOT NULL REFERENCES coupon (id),
        code text NOT NULL,
        discount_paise bigint NOT NULL CHECK (discount_paise > 0),
        -- Who used it: the account, and digests of its e-mail address, its mobile number and the order's.
        person_keys text[] NOT NULL,
        used_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX coupon_use_coupon ON coupon_use (coupon_id);`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS coupon_use; DROP TABLE IF EXISTS coupon;`);
  }
}
