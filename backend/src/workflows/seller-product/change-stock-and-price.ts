import { productMessages } from "@haat/api-contract/product/messages";
import type { ManagedProduct, UpdateProductBody } from "@haat/api-contract/product/schemas";
import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import type { StockAndPrice } from "@haat/api-contract/seller-product/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { findProduct } from "../product/read-product";
import type { StoredProduct } from "../product/stored-product";
import { toManagedProduct } from "../product/to-managed-product";
import { updateSellerProduct } from "./update-seller-product";

type Request = { sellerId: string; id: string; change: StockAndPrice };

const none = { images: [], videos: [] };
const maxTries = 5;

/** The body lists all variants, because a variant that is not listed would be removed. @throws ApiError 400 */
export function bodyOf(stored: StoredProduct, { variantId, ...change }: StockAndPrice): UpdateProductBody {
  const { version } = toManagedProduct(stored);
  if (variantId !== null && !stored.variants.some(({ id }) => id === variantId)) {
    throw new ApiError(400, sellerProductMessages.unknownVariant);
  }
  if (!stored.hasChoice) return { ...change, version };
  if (variantId === null) throw new ApiError(400, sellerProductMessages.variantRequired);
  return {
    version,
    variants: stored.variants.map(({ id }) => (id === variantId ? { _id: id, ...change } : { _id: id })),
  };
}

/**
 * Sets price and stock of a seller's product or one of its variants, immediately and in any approval state. A
 * concurrent change is retried: everything else is read again.
 *
 * @throws ApiError 400 naming the field, 404 for another seller's product; see `updateProduct`.
 */
export async function changeStockAndPrice(
  container: MedusaContainer,
  { sellerId, id, change }: Request,
): Promise<ManagedProduct> {
  for (let tries = 1; ; tries++) {
    const body = bodyOf(await findProduct(container, id), change);
    try {
      return await updateSellerProduct(container, { sellerId, id, body, files: none });
    } catch (error) {
      const overtaken = error instanceof ApiError && error.message === productMessages.changedMeanwhile;
      if (!overtaken || tries === maxTries) throw error;
    }
  }
}
