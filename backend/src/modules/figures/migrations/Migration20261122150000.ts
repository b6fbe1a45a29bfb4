import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** For sorting the list of customers. */
const customerOrders = {
  joined: "joined_at DESC, customer_id DESC",
  orders: "orders DESC, customer_id DESC",
  spent: "spent_paise DESC, customer_id DESC",
  last: "last_order_at DESC NULLS LAST, customer_id DESC",
};

const sums = `
  gross bigint NOT NULL,
  discount bigint NOT NULL,
  gst bigint NOT NULL,
  refunded bigint NOT NULL`;

/**
 * The back office's aggregates: sums by day and by customer, in whole paise. Derived data: everything can be emptied
 * and rebuilt from the order listing and the engine's tables.
 *
 * `figures_line` is an order's line, or with an empty `line_id` its delivery. Its category is the product's category
 * when the line was first counted. A day is the day in India on which an order was placed. `figures_stock` has the
 * stock of each variant that is counted and whose product is published. `figures_stale` lists what must be
 * recalculated; triggers add to it in the transaction of the change.
 */
export class Migration20261122150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE EXTENSION IF NOT EXISTS unaccent;`);
    this.addSql(`CREATE EXTENSION IF NOT EXISTS pg_trgm;`);
    this.addSql(`
      CREATE TABLE figures_stale (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id text,
        day date,
        customer_id text,
        variant_id text
      );`);
    this.addSql(`
      CREATE TABLE figures_line (
        order_id text NOT NULL,
        line_id text NOT NULL,
        day date NOT NULL,
        category_id text NOT NULL,
        pieces int NOT NULL,
        ${sums},
        PRIMARY KEY (order_id, line_id)
      );`);
    this.addSql(`CREATE INDEX figures_line_day ON figures_line (day);`);
    this.addSql(`
      CREATE TABLE figures_day (
        day date NOT NULL,
        payment_method text NOT NULL,
        status text NOT NULL,
        orders int NOT NULL,
        pieces int NOT NULL,
        ${sums},
        delivery bigint NOT NULL,
        paid bigint NOT NULL,
        PRIMARY KEY (day, payment_method, status)
      );`);
    this.addSql(`
      CREATE TABLE figures_category_day (
        day date NOT NULL,
        category_id text NOT NULL,
        orders int NOT NULL,
        pieces int NOT NULL,
        ${sums},
        PRIMARY KEY (day, category_id)
      );`);
    this.addSql(`
      CREATE TABLE figures_customer (
        customer_id text PRIMARY KEY,
        name text NOT NULL,
        email text,
        email_verified boolean NOT NULL,
        mobile text,
        mobile_verified boolean NOT NULL,
        joined_at timestamptz NOT NULL,
        orders int NOT NULL,
        spent_paise bigint NOT NULL,
        last_order_at timestamptz,
        blocked boolean NOT NULL,
        search text NOT NULL
      ) WITH (fillfactor = 85);`);
    for (const [name, columns] of Object.entries(customerOrders)) {
      this.addSql(`CREATE INDEX figures_customer_${name} ON figures_customer (${columns});`);
    }
    this.addSql(`CREATE INDEX figures_customer_blocked ON figures_customer (joined_at) WHERE blocked;`);
    this.addSql(`CREATE INDEX figures_customer_search ON figures_customer USING gin (search gin_trgm_ops);`);
    this.addSql(`
      CREATE TABLE figures_stock (
        variant_id text PRIMARY KEY,
        product_id text NOT NULL,
        pieces int NOT NULL
      ) WITH (fillfactor = 85);`);
    this.addSql(`CREATE INDEX figures_stock_pieces ON figures_stock (pieces) INCLUDE (variant_id, product_id);`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      DROP TABLE IF EXISTS figures_stale, figures_line, figures_day, figures_category_day, figures_customer, figures_stock;`);
    this.addSql(`DROP FUNCTION IF EXISTS figures_watch() CASCADE;`);
    this.addSql(`DROP FUNCTION IF EXISTS figures_watch_stock() CASCADE;`);
  }
}
