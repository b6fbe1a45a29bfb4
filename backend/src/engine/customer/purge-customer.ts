import type { OneTransaction } from "#engine/hooks/one-transaction";

const anonymising = [
  `UPDATE order_address a
      SET customer_id = NULL, first_name = 'Deleted account', last_name = NULL, company = NULL, phone = '', address_1 = '',
          address_2 = NULL, city = '', postal_code = ''
     FROM "order" o WHERE a.id IN (o.shipping_address_id, o.billing_address_id) AND o.customer_id = :customerId`,
  `UPDATE fulfillment_address a
      SET first_name = 'Deleted account', last_name = NULL, company = NULL, phone = '', address_1 = '', address_2 = NULL,
          city = '', postal_code = ''
     FROM fulfillment f JOIN order_fulfillment l ON l.fulfillment_id = f.id JOIN "order" o ON o.id = l.order_id
    WHERE a.id = f.delivery_address_id AND o.customer_id = :customerId`,
  `UPDATE order_change SET created_by = NULLIF(created_by, :customerId), confirmed_by = NULLIF(confirmed_by, :customerId),
          declined_by = NULLIF(declined_by, :customerId), canceled_by = NULLIF(canceled_by, :customerId),
          requested_by = NULLIF(requested_by, :customerId)
     FROM "order" o WHERE order_change.order_id = o.id AND o.customer_id = :customerId`,
  `UPDATE "order" SET customer_id = NULL, email = NULL WHERE customer_id = :customerId`,
];

const removing = [
  `WITH gone AS (DELETE FROM cart WHERE customer_id = :customerId RETURNING shipping_address_id, billing_address_id)
   DELETE FROM cart_address a USING gone WHERE a.id IN (gone.shipping_address_id, gone.billing_address_id)`,
  "DELETE FROM cart_address WHERE customer_id = :customerId",
  `DELETE FROM notification WHERE "to" = ANY (:identifiers) OR receiver_id = :customerId`,
  "DELETE FROM auth_identity WHERE app_metadata->>'customer_id' = :customerId",
  "DELETE FROM customer WHERE id = :customerId",
];

/**
 * Tax law requires an order's amounts and the state that was taxed; everything else that identifies the customer is
 * erased.
 */
export async function anonymiseOrders(transaction: OneTransaction, customerId: string): Promise<void> {
  for (const statement of anonymising) await transaction.run(statement, { customerId });
}

/**
 * Deletes a customer, their carts, their logins and the messages sent to `identifiers` from the engine's tables; the
 * engine's own removal only soft-deletes. Call it in a transaction that has locked the customer's row.
 */
export async function deleteCustomer(
  transaction: OneTransaction,
  { customerId, identifiers }: { customerId: string; identifiers: string[] },
): Promise<void> {
  for (const statement of removing) await transaction.run(statement, { customerId, identifiers });
}
