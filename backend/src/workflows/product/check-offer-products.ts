import { offerMessages } from "@haat/api-contract/back-office/offer-fields";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";

/**
 * Checks whether who has an offer sells all of its products.
 *
 * @param productIds - Null: they were not chosen one by one.
 * @param sellerId - Null: the shop.
 * @throws ApiError 400 one is unknown, or somebody else's.
 */
export async function checkOfferProducts(
  { prepared }: OneTransaction,
  productIds: readonly string[] | null,
  sellerId: string | null,
): Promise<void> {
  if (!productIds) return;
  const own = await prepared({
    name: "offer-products-own",
    text: `SELECT c.product_id FROM haat_catalog_product c
             LEFT JOIN haat_seller_product sold ON sold.product_id = c.product_id
            WHERE c.product_id = ANY ($1::text[]) AND sold.seller_id IS NOT DISTINCT FROM $2::text`,
    values: [productIds, sellerId],
  });
  if (own.length < productIds.length)
    throw new ApiError(400, sellerId === null ? offerMessages.notSoldByShop : offerMessages.notYours);
}
