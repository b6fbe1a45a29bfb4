import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** For a customer's reviews, among those of a large shop. */
export class Migration20261130060100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX review_of_customer ON review (customer_id, created_at DESC) WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS review_of_customer;`);
  }
}
