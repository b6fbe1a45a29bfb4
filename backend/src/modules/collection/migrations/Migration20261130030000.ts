import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Products that staff choose, or that follow a rule, with a page of their own; and the rows of the home page. */
export class Migration20261130030000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE shop_collection (
        id text PRIMARY KEY,
        title text NOT NULL,
        slug text NOT NULL UNIQUE,
        description text NOT NULL,
        -- Null: any.
        category_id text,
        sub_category_id text,
        brand text,
        product_ids text[],
        max_price_paise bigint CHECK (max_price_paise > 0),
        min_rating int CHECK (min_rating BETWEEN 1 AND 4),
        is_active boolean NOT NULL,
        starts_at timestamptz,
        ends_at timestamptz,
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK (starts_at < ends_at)
      );

      -- No row: the first arrangement.
      CREATE TABLE home_page (
        id text PRIMARY KEY CHECK (id = 'home'),
        -- Names of its own grids, or 'collection:' and an id, from the top.
        sources text[] NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS home_page; DROP TABLE IF EXISTS shop_collection;`);
  }
}
