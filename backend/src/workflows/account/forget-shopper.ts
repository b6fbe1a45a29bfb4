import type { OneTransaction } from "#database/one-transaction";
import { anonymiseOrders, deleteCustomer } from "#engine/customer/forget-customer";
import { removeTasksSql } from "#queue/task-sql";
import { keepListed } from "../order/keep-listed";
import { swapActor } from "./swap-actor";

type Shopper = { customerId: string; identifiers: string[] };

/** Stands where an order's customer stood. */
const nobody = "deleted";

/** The law wants an order's figures and the state that its tax belongs to; nothing in them tells any more whose it was. */
const anonymising = [
  `DELETE FROM refund_payee y USING order_status s WHERE s.order_id = y.order_id AND s.customer_id = :customerId`,
  `UPDATE notice SET text = 'This account was deleted.'
     FROM order_status s
    WHERE s.customer_id = :customerId AND notice.key IN ('order-placed:' || s.order_id, 'return-requested:' || s.order_id)`,
  `UPDATE order_status SET customer_id = '${nobody}', history = ${swapActor(":customerId", "'null'")}
    WHERE customer_id = :customerId`,
  // Money that moved stays in the books, under nobody's name.
  `UPDATE payment_attempt SET customer_id = '${nobody}' WHERE customer_id = :customerId`,
  `UPDATE wallet_entry SET customer_id = '${nobody}' WHERE customer_id = :customerId`,
  `UPDATE return_request SET customer_id = '${nobody}', reason = '', image = NULL, rejection = NULL, history = ${swapActor(":customerId", "'null'")}
    WHERE customer_id = :customerId`,
];

const removing = [
  // Only an empty wallet gets here: see `check-deletable`.
  "DELETE FROM wallet_account WHERE customer_id = :customerId",
  "DELETE FROM wishlist_item WHERE customer_id = :customerId",
  "DELETE FROM idempotency_key WHERE customer_id = :customerId",
  `DELETE FROM outbox_message WHERE "to" = ANY (:identifiers)`,
  // What a mail server said of one may name its receiver.
  removeTasksSql(`SELECT 'message:' || id FROM queued_message WHERE "to" = ANY (:identifiers)`),
  `DELETE FROM queued_message WHERE "to" = ANY (:identifiers)`,
  "DELETE FROM otp WHERE identifier = ANY (:identifiers)",
];

/**
 * Takes a shopper out of the tables. To be called in a transaction that holds the customer's row.
 *
 * @returns products whose reviews have changed, and pictures that nobody shows any more.
 */
export async function forgetShopper(
  transaction: OneTransaction,
  { customerId, identifiers }: Shopper,
): Promise<{ productIds: string[]; pictures: string[] }> {
  const reviews = await transaction.run<{ product_id: string; image: string | null }>(
    "DELETE FROM review WHERE customer_id = :customerId RETURNING product_id, image",
    { customerId },
  );
  const returns = await transaction.run<{ image: string }>(
    "SELECT image FROM return_request WHERE customer_id = :customerId AND image IS NOT NULL",
    { customerId },
  );
  const orders = await transaction.run<{ id: string }>(
    "SELECT order_id AS id FROM order_status WHERE customer_id = :customerId",
    { customerId },
  );
  const values = { customerId, identifiers };
  for (const statement of anonymising) await transaction.run(statement, values);
  await anonymiseOrders(transaction, customerId);
  for (const statement of removing) await transaction.run(statement, values);
  await deleteCustomer(transaction, values);
  await keepListed(
    transaction,
    orders.map(({ id }) => id),
  );
  return {
    productIds: [...new Set(reviews.map(({ product_id }) => product_id))],
    pictures: [...reviews, ...returns].flatMap(({ image }) => image ?? []),
  };
}
