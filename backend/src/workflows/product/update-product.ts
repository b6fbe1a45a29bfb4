import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { publishProduct } from "./publish-product";
import { findProduct } from "./read-product";
import { type Around, justSave, type SaveRequest, saveProduct } from "./save-product";
import { toManagedProduct } from "./to-managed-product";

/** Changes the given fields of a product, even a single one. @throws ApiError see `saveProduct` */
export async function updateProduct(
  container: MedusaContainer,
  request: SaveRequest,
  around: Around = justSave,
): Promise<ManagedProduct> {
  const stored = await findProduct(container, request.id);
  const { product, levelIds } = await saveProduct(container, stored, request, (transaction, save) =>
    around(transaction, save, request.id),
  );
  await publishProduct(container, "updated", request.id, levelIds);
  return toManagedProduct(product);
}
