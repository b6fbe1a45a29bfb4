import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";
import { WISHLIST_MODULE } from "../modules/wishlist";
import type { WishlistModuleService } from "../modules/wishlist/service";
import { FinishedAnswer } from "./finished-answer";

/** The cards of what a shopper saved, newest first; what has left the shop is left out. */
export async function wishlistAnswer(container: MedusaContainer, customerId: string): Promise<FinishedAnswer> {
  const wishlist = container.resolve<WishlistModuleService>(WISHLIST_MODULE);
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  const cards = await catalog.cards(await wishlist.savedProductIds(customerId), customerId);
  return new FinishedAnswer(`{"success":true,"productIds":[${cards}]}`);
}
