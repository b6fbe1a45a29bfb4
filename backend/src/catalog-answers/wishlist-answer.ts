import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";
import { WISHLIST_MODULE } from "../modules/wishlist";
import type { WishlistModuleService } from "../modules/wishlist/service";
import { FinishedAnswer } from "./finished-answer";

type Paging = { page?: number | undefined; limit?: number | undefined };

/**
 * The cards of a shopper's saved products, newest first, without products that have left the shop. Counted when it is
 * paged.
 */
export async function wishlistAnswer(
  container: MedusaContainer,
  customerId: string,
  { page, limit }: Paging,
): Promise<FinishedAnswer> {
  const paged = page !== undefined || limit !== undefined;
  const size = paged ? (limit ?? limits.defaultPageSize) : limits.maxFullList;
  const offset = ((page ?? 1) - 1) * size;
  const wishlist = container.resolve<WishlistModuleService>(WISHLIST_MODULE);
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  const { ids, total } = await wishlist.shownProductIds(customerId, { limit: size, offset });
  const cards = await catalog.cards(ids, customerId);
  const count = paged ? `,"total":${total},"page":${page ?? 1},"limit":${size}` : "";
  return new FinishedAnswer(`{"success":true,"productIds":[${cards}]${count}}`);
}
