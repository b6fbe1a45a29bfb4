import type { OneTransaction } from "../engine/hooks/one-transaction";

/**
 * Row locks on the engine's categories, products and customers, held until the transaction ends. Stock has its
 * own lock order, in `stock/lock-levels`.
 */

/** Locks those of the categories that exist, so that nobody can remove them until the transaction ends. */
export const lockCategories = (
  transaction: OneTransaction,
  ids: string[],
): Promise<{ id: string; parent: string | null }[]> =>
  transaction.run(
    `SELECT id, parent_category_id AS parent FROM product_category
      WHERE id = ANY (?) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE`,
    [ids],
  );

/** Locks a product against changes until the transaction ends. False if it doesn't exist. */
export async function lockProduct(transaction: OneTransaction, id: string): Promise<boolean> {
  const rows = await transaction.run("SELECT id FROM product WHERE id = ? AND deleted_at IS NULL FOR UPDATE", [id]);
  return rows.length > 0;
}

/**
 * Locks a customer against removal and merging until the transaction ends. A shared lock: many transactions can hold it
 * at once. `id` is SQL.
 */
export const lockCustomerSql = (id: string): string =>
  `SELECT id FROM customer WHERE id = ${id} AND deleted_at IS NULL FOR KEY SHARE`;

/** The same for many customers, in a fixed order that prevents deadlocks. $1: ids, text[]. */
export const lockCustomersSql =
  "SELECT id FROM customer WHERE id = ANY ($1) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE";

/** Takes the shared lock. @returns whether the customer exists. */
export async function shareCustomerRow(transaction: Pick<OneTransaction, "run">, customerId: string): Promise<boolean> {
  return (await transaction.run(lockCustomerSql("?"), [customerId])).length > 0;
}

/**
 * Locks a customer's row exclusively until the transaction ends; waits for a lock that another transaction holds.
 *
 * @returns whether the customer exists.
 */
export async function lockCustomerRow(transaction: Pick<OneTransaction, "run">, customerId: string): Promise<boolean> {
  const rows = await transaction.run("SELECT id FROM customer WHERE id = ? AND deleted_at IS NULL FOR UPDATE", [
    customerId,
  ]);
  return rows.length > 0;
}

/** The same for two customers, in a fixed order that prevents deadlocks. @returns whether both exist. */
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
