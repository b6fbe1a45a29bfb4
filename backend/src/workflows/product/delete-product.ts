import { productMessages } from "@haat/api-contract/product/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { removeProduct } from "#engine/product/remove-product";
import { ApiError } from "#errors/api-error";
import { recordChange } from "../audit/record-change";
import { countOpenOrders } from "./open-orders";
import { publishProduct } from "./publish-product";
import { findProductIn, lockProduct } from "./read-product";
import { toAudited } from "./to-managed-product";

/**
 * Removes a product from the shop. Completed orders still show it and keep its return policy; it is removed from carts
 * and wishlists.
 *
 * @throws ApiError 404, 409 while it is in open orders.
 */
export async function deleteProduct(
  container: MedusaContainer,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  await inOneTransaction(container, async (transaction) => {
    await lockProduct(transaction, id);
    const product = await findProductIn(transaction, id);
    const variantIds = product.variants.map((variant) => variant.id);
    const { all } = await countOpenOrders(transaction, variantIds);
    if (all > 0) throw new ApiError(409, productMessages.inOpenOrders(all));
    await removeProduct(transaction, id, variantIds);
    const subject = { type: "product", id, label: product.title };
    const entry = { actorId, action: "product.deleted", subject, before: toAudited(product), after: null };
    await recordChange(container, entry, transaction);
  });
  await publishProduct(container, "deleted", id);
}
