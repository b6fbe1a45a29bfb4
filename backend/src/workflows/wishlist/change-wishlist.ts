import { wishlistMessages } from "@haat/api-contract/wishlist/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { WISHLIST_MODULE } from "#modules/wishlist/index";
import type { Wish, WishlistModuleService } from "#modules/wishlist/service";

/** `true` saves, `false` removes, undefined toggles. */
type Change = Wish & { status: boolean | undefined };

/**
 * Saves or removes a product and returns whether it is saved. Only products visible in the shop can be saved; one that
 * is no longer visible can still be removed.
 */
export async function changeWishlist(
  container: MedusaContainer,
  { status, ...wish }: Change,
): Promise<{ wishlisted: boolean; productIds: string[] }> {
  const wishlist = container.resolve<WishlistModuleService>(WISHLIST_MODULE);
  const removed = status !== true && (await wishlist.remove(wish));
  const save = status ?? !removed;
  if (save || !removed) await requireProduct(container, wish.productId);
  if (save) await wishlist.save(wish);
  return { wishlisted: save, productIds: await wishlist.savedProductIds(wish.customerId) };
}

async function requireProduct(container: MedusaContainer, productId: string): Promise<void> {
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  if (!(await catalog.isActive(productId))) throw new ApiError(404, wishlistMessages.productNotFound);
}
