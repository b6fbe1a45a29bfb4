import { saleMessages } from "@haat/api-contract/sale/messages";
import { type SalePrice, saleVariantName } from "@haat/api-contract/sale/prices";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { ownVariants } from "#modules/sale/own-variants";

/** @throws ApiError 400 whose sale it is does not sell one of the variants, or sells it for no more than that. */
export async function checkSalePrices(
  { prepared }: OneTransaction,
  sellerId: string | null,
  prices: readonly SalePrice[],
): Promise<void> {
  const variants = await ownVariants(prepared, sellerId, { variantIds: prices.map(({ variantId }) => variantId) });
  if (variants.length < prices.length)
    throw new ApiError(400, sellerId === null ? saleMessages.variantNotSold : saleMessages.variantNotYours);
  const priceOf = new Map(prices.map(({ variantId, price }) => [variantId, price]));
  const dear = variants.find(({ _id, sellingPrice }) => (priceOf.get(_id) ?? 0) >= sellingPrice);
  if (dear) throw new ApiError(400, saleMessages.priceNotLower(saleVariantName(dear), dear.sellingPrice));
}
