import { saleMessages } from "@haat/api-contract/sale/messages";
import { type SalePrice, saleVariantName } from "@haat/api-contract/sale/prices";
import { ApiError } from "#errors/api-error";
import type { Sales } from "#modules/sale/sales";

/** @throws ApiError 400 whose sale it is does not sell one of the variants, or sells it for no more than that. */
export async function checkSalePrices(
  sales: Sales,
  sellerId: string | null,
  prices: readonly SalePrice[],
): Promise<void> {
  const variants = await sales.variants({ variantIds: prices.map(({ variantId }) => variantId) }, sellerId);
  if (variants.length < prices.length)
    throw new ApiError(400, sellerId === null ? saleMessages.variantNotSold : saleMessages.variantNotYours);
  const priceOf = new Map(prices.map(({ variantId, price }) => [variantId, price]));
  const dear = variants.find(({ _id, sellingPrice }) => (priceOf.get(_id) ?? 0) >= sellingPrice);
  if (dear) throw new ApiError(400, saleMessages.priceNotLower(saleVariantName(dear), dear.sellingPrice));
}
