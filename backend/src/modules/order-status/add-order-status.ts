import type { PaymentMethod } from "@haat/api-contract/order/words";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import type { Actor, StatusChange, StoredPaymentStatus } from "./order-states";

/** `payUntil`: until when an order that is paid online waits for its payment. */
export type NewOrderStatus = {
  orderId: string;
  customerId: string;
  paymentStatus: StoredPaymentStatus;
  paymentMethod: PaymentMethod;
  by: Actor;
  at: Date;
  payUntil: Date | null;
};

/** Adds the status of a new order, in the transaction of `run`: placed. */
export async function addOrderStatus(run: Run, status: NewOrderStatus): Promise<void> {
  const at = status.at.toISOString();
  const history: StatusChange[] = [{ status: "placed", at, by: status.by }];
  await run({
    name: "order-status-add",
    text: `INSERT INTO order_status (id, order_id, customer_id, status, payment_status, payment_method, history, placed_at, changed_at, pay_until)
           VALUES ($1, $2, $3, 'placed', $4, $5, $6::jsonb, $7::timestamptz, $7::timestamptz, $8::timestamptz)`,
    values: [
      generateEntityId(undefined, "ordst"),
      status.orderId,
      status.customerId,
      status.paymentStatus,
      status.paymentMethod,
      JSON.stringify(history),
      at,
      status.payUntil?.toISOString() ?? null,
    ],
  });
}
