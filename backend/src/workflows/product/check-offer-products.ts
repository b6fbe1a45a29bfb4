import { type OfferProduct, offerMessages } from "@haat/api-contract/back-office/offer-fields";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";

type Chosen = {
  /** Null: the products were not chosen one by one. */
  productIds: readonly string[] | null;
  /** Those of the offer as it was saved: a product that has gone since then does not stop other changes. */
  saved: readonly OfferProduct[] | null;
  /** Null: the shop. */
  sellerId: string | null;
  /** Whether the offer is for sellers' products too. */
  includesSellers?: boolean;
};

/**
 * Checks whether who has an offer sells the products that are added to it, or anybody if it is for all sellers'.
 *
 * @throws ApiError 400 one is unknown, or somebody else's.
 */
export async function checkOfferProducts(
  { prepared }: OneTransaction,
  { productIds, saved, sellerId, includesSellers = false }: Chosen,
): Promise<void> {
  const known = new Set(saved?.map(({ _id }) => _id));
  const added = productIds?.filter((id) => !known.has(id)) ?? [];
  if (added.length === 0) return;
  const own = await prepared({
    name: "offer-products-own",
    text: `SELECT c.product_id FROM haat_catalog_product c
             LEFT JOIN haat_seller_product sold ON sold.product_id = c.product_id
            WHERE c.product_id = ANY ($1::text[]) AND ($3::boolean OR sold.seller_id IS NOT DISTINCT FROM $2::text)`,
    values: [added, sellerId, includesSellers],
  });
  if (own.length === added.length) return;
  if (includesSellers) throw new ApiError(400, offerMessages.unknownProduct);
  throw new ApiError(400, sellerId === null ? offerMessages.notSoldByShop : offerMessages.notYours);
}
