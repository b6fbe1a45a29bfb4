import type { OneTransaction } from "../../database/one-transaction";

/** Keeps others from changing the product until the transaction ends. False where there is none. */
export async function lockProduct(transaction: OneTransaction, id: string): Promise<boolean> {
  const rows = await transaction.run("SELECT id FROM product WHERE id = ? AND deleted_at IS NULL FOR UPDATE", [id]);
  return rows.length > 0;
}
