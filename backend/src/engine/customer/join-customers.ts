import type { OneTransaction } from "#engine/hooks/one-transaction";

type Pair = { into: string; from: string };
/** The identifier that the merged customer gains, already verified. */
type Proven = { kind: "email" | "mobile"; value: string };

const orderMoves = [
  `UPDATE "order" SET customer_id = :into WHERE customer_id = :from`,
  "UPDATE cart_address SET customer_id = :into WHERE customer_id = :from",
  "UPDATE order_address SET customer_id = :into WHERE customer_id = :from",
];

const customerMoves = [
  `DELETE FROM customer_address a USING customer_address mine
    WHERE a.customer_id = :from AND mine.customer_id = :into AND mine.deleted_at IS NULL
      AND (a.first_name, a.phone, a.address_1, a.city, a.postal_code)
          IS NOT DISTINCT FROM (mine.first_name, mine.phone, mine.address_1, mine.city, mine.postal_code)`,
  // The merged address book may exceed its limit: no address is dropped, but no more can be added.
  `UPDATE customer_address SET customer_id = :into, is_default_billing = false,
          is_default_shipping = is_default_shipping AND NOT EXISTS (
            SELECT FROM customer_address mine WHERE mine.customer_id = :into AND mine.is_default_shipping)
    WHERE customer_id = :from`,
  `UPDATE auth_identity SET app_metadata = jsonb_set(app_metadata, '{customer_id}', to_jsonb(CAST(:into AS text))), updated_at = now()
    WHERE app_metadata->>'customer_id' = :from`,
  `UPDATE customer SET first_name = other.first_name, last_name = other.last_name
     FROM customer other
    WHERE customer.id = :into AND other.id = :from AND COALESCE(customer.first_name, '') = ''`,
  // Those that both are in go with `from`.
  `UPDATE customer_group_customer SET customer_id = :into, updated_at = now()
    WHERE customer_id = :from AND NOT EXISTS (
      SELECT FROM customer_group_customer mine
       WHERE mine.customer_id = :into AND mine.customer_group_id = customer_group_customer.customer_group_id
         AND mine.deleted_at IS NULL)`,
  "DELETE FROM customer WHERE id = :from",
];

const provenSql: Record<Proven["kind"], string> = {
  email: "UPDATE customer SET email = :value, updated_at = now() WHERE id = :into",
  mobile: "UPDATE customer SET phone = :value, updated_at = now() WHERE id = :into",
};

/** Moves the engine's order data from `from` to `into`. */
export async function moveOrders(transaction: OneTransaction, { into, from }: Pair): Promise<void> {
  for (const move of orderMoves) await transaction.run(move, { into, from });
}

/**
 * Moves addresses, logins, customer groups and a missing name to `into`, and deletes `from`. The engine has no such operation. Call it
 * in a transaction that has locked both customers' rows, after everything else has moved.
 */
export async function joinCustomers(
  transaction: OneTransaction,
  { into, from }: Pair,
  { kind, value }: Proven,
): Promise<void> {
  for (const move of customerMoves) await transaction.run(move, { into, from });
  // Last, because two accounts must never share an identifier.
  await transaction.run(provenSql[kind], { into, value });
}
