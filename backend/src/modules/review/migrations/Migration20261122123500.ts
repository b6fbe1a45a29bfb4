import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** For the back office's substring search in comments and reviewer names. */
const searched = { review_search_comment: "comment", review_search_name: "display_name" };

export class Migration20261122123500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE EXTENSION IF NOT EXISTS pg_trgm;`);
    this.addSql(`
      CREATE TABLE review (
        id text PRIMARY KEY,
        product_id text NOT NULL,
        order_id text NOT NULL,
        customer_id text NOT NULL,
        rating integer NOT NULL,
        comment text NOT NULL DEFAULT '',
        image text,
        display_name text NOT NULL DEFAULT '',
        hidden boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        answer text,
        answered_at timestamptz,
        CONSTRAINT review_check CHECK (rating BETWEEN 1 AND 5)
      );`);
    this.addSql(`CREATE INDEX "IDX_review_deleted_at" ON review (deleted_at) WHERE deleted_at IS NULL;`);
    this.addSql(
      `CREATE UNIQUE INDEX "IDX_review_product_id_order_id_customer_id_unique" ON review (product_id, order_id, customer_id) WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX "IDX_review_product_id_created_at" ON review (product_id, created_at) WHERE deleted_at IS NULL;`,
    );
    this.addSql(`CREATE INDEX "IDX_review_created_at_id" ON review (created_at, id) WHERE deleted_at IS NULL;`);
    for (const [name, column] of Object.entries(searched)) {
      this.addSql(`CREATE INDEX ${name} ON review USING gin (${column} gin_trgm_ops);`);
    }
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS review;`);
  }
}
