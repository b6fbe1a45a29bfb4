import type { OneTransaction } from "../../database/one-transaction";

/**
 * Keeps a customer from being removed, or joined with another, before the transaction ends. Any number may hold one
 * customer at the same time. `id` is SQL.
 */
export const holdCustomerSql = (id: string): string =>
  `SELECT id FROM customer WHERE id = ${id} AND deleted_at IS NULL FOR KEY SHARE`;

/** The same for many, always in one order. $1: ids, text[]. */
export const holdCustomersSql =
  "SELECT id FROM customer WHERE id = ANY ($1) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE";

/** @returns whether there is such a customer, who then stays until the transaction ends. */
export async function holdCustomerRow(transaction: Pick<OneTransaction, "run">, customerId: string): Promise<boolean> {
  return (await transaction.run(holdCustomerSql("?"), [customerId])).length > 0;
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
