import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The contract lists the payment methods, so that a new gateway needs no schema change. */
export class Migration20261126210000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE order_status DROP CONSTRAINT IF EXISTS order_status_payment_method_check;`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      ALTER TABLE order_status ADD CONSTRAINT order_status_payment_method_check
        CHECK (payment_method IN ('cod', 'razorpay', 'stripe', 'wallet'));`);
  }
}
