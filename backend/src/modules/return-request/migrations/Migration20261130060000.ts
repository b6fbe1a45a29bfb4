import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** For a customer's returns, among those of a large shop. */
export class Migration20261130060000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX return_request_of_customer ON return_request (customer_id) WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS return_request_of_customer;`);
  }
}
