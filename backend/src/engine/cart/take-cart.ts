import type { OneTransaction } from "../../database/one-transaction";

/**
 * Takes a shopper's cart for the running transaction: another session of the same shopper, on whichever process, waits
 * until this one is done. The customer's row is held as well, so that no cart outlives its owner.
 *
 * @returns whether there is such a customer.
 */
export async function takeCart(transaction: OneTransaction, customerId: string): Promise<boolean> {
  const taken = await transaction.run(
    `SELECT pg_advisory_xact_lock(hashtextextended(?, 0)) FROM customer
      WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE`,
    [`cart:${customerId}`, customerId],
  );
  return taken.length > 0;
}
