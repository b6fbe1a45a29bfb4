import type { OneTransaction } from "../database/one-transaction";

/**
 * Rows of the engine that a transaction holds until it ends: carts, categories, products and customers. Stock has its own
 * order, in `stock/lock-levels`.
 */

/**
 * Takes a shopper's cart for the running transaction: another session of the same shopper, on whichever process, waits
 * until this one is done. The customer's row is held as well, so that no cart outlives its owner.
 *
 * @returns whether there is such a customer.
 */
export async function lockCart(transaction: OneTransaction, customerId: string): Promise<boolean> {
  const taken = await transaction.run(
    `SELECT pg_advisory_xact_lock(hashtextextended(?, 0)) FROM customer
      WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE`,
    [`cart:${customerId}`, customerId],
  );
  return taken.length > 0;
}

/** Categories, of those that there are, which nobody can remove until the transaction ends. */
export const lockCategories = (
  transaction: OneTransaction,
  ids: string[],
): Promise<{ id: string; parent: string | null }[]> =>
  transaction.run(
    `SELECT id, parent_category_id AS parent FROM product_category
      WHERE id = ANY (?) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE`,
    [ids],
  );

/** Keeps others from changing the product until the transaction ends. False where there is none. */
export async function lockProduct(transaction: OneTransaction, id: string): Promise<boolean> {
  const rows = await transaction.run("SELECT id FROM product WHERE id = ? AND deleted_at IS NULL FOR UPDATE", [id]);
  return rows.length > 0;
}

/**
 * Keeps a customer from being removed, or joined with another, before the transaction ends. Any number may hold one
 * customer at the same time. `id` is SQL.
 */
export const lockCustomerSql = (id: string): string =>
  `SELECT id FROM customer WHERE id = ${id} AND deleted_at IS NULL FOR KEY SHARE`;

/** The same for many, always in one order. $1: ids, text[]. */
export const lockCustomersSql =
  "SELECT id FROM customer WHERE id = ANY ($1) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE";

/** @returns whether there is such a customer, who then stays until the transaction ends. */
export async function shareCustomerRow(transaction: Pick<OneTransaction, "run">, customerId: string): Promise<boolean> {
  return (await transaction.run(lockCustomerSql("?"), [customerId])).length > 0;
}

/**
 * Takes a customer's row: whoever holds it is waited for, and nobody else holds it before the transaction ends.
 *
 * @returns whether there is such a customer.
 */
export async function lockCustomerRow(transaction: Pick<OneTransaction, "run">, customerId: string): Promise<boolean> {
  const rows = await transaction.run("SELECT id FROM customer WHERE id = ? AND deleted_at IS NULL FOR UPDATE", [
    customerId,
  ]);
  return rows.length > 0;
}

/** The same for two, always in one order. @returns whether there are both. */
export async function lockBothCustomerRows(
  transaction: Pick<OneTransaction, "run">,
  [one, other]: readonly [string, string],
): Promise<boolean> {
  const rows = await transaction.run(
    "SELECT id FROM customer WHERE id IN (?, ?) AND deleted_at IS NULL ORDER BY id FOR UPDATE",
    [one, other],
  );
  return rows.length === 2;
}
