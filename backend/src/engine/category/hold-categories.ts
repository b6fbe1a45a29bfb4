import type { OneTransaction } from "../../database/one-transaction";

/** Categories, of those that there are, which nobody can remove until the transaction ends. */
export const holdCategories = (
  transaction: OneTransaction,
  ids: string[],
): Promise<{ id: string; parent: string | null }[]> =>
  transaction.run(
    `SELECT id, parent_category_id AS parent FROM product_category
      WHERE id = ANY (?) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE`,
    [ids],
  );
