import type { OneTransaction } from "#engine/hooks/one-transaction";
import { removeVariants } from "./remove-variants";
import { dropOptions } from "./write-options";

/** Soft-deletes a product and everything that belongs to it, as the engine does. */
export async function removeProduct(
  transaction: OneTransaction,
  id: string,
  variantIds: readonly string[],
): Promise<void> {
  await removeVariants(transaction, variantIds);
  await dropOptions(transaction, id);
  for (const [table, column] of [
    ["image", "product_id"],
    ["product_sales_channel", "product_id"],
    ["product_shipping_profile", "product_id"],
    ["product", "id"],
  ]) {
    await transaction.run(
      `UPDATE ${table} SET deleted_at = now(), updated_at = now() WHERE ${column} = ? AND deleted_at IS NULL`,
      [id],
    );
  }
}
