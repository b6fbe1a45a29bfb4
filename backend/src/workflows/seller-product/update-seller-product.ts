import { catalogMessages } from "@haat/api-contract/catalog/messages";
import type { ManagedProduct, UpdateProductBody } from "@haat/api-contract/product/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import type { Files } from "../product/save-product";
import { updateProduct } from "../product/update-product";
import { checkBooks } from "./check-books";
import { notifyWaiting } from "./notify-waiting";

/** What applies at once, whatever staff think of the product. */
const atOnce: ReadonlySet<string> = new Set<keyof UpdateProductBody>([
  "version",
  "status",
  "inStock",
  "price",
  "discountPrice",
  "quantity",
  "quantitySeen",
]);

/**
 * Whether a change gives staff something new to judge. Only a product that waits or was rejected is judged again: one
 * that is approved stays in the shop, and what its seller changes of it stands in the audit log.
 */
export const asksForReview = (body: UpdateProductBody, files: number): boolean =>
  files > 0 || Object.entries(body).some(([field, value]) => value !== undefined && !atOnce.has(field));

type Request = { sellerId: string; id: string; body: UpdateProductBody; files: Files };

/**
 * Changes a seller's own product. One that is approved stays in the shop; one that was rejected waits for a new verdict.
 *
 * @throws ApiError 404 for another's product, 400 where a seller of books moves it elsewhere; see `updateProduct`.
 */
export function updateSellerProduct(
  container: MedusaContainer,
  { sellerId, id, body, files }: Request,
): Promise<ManagedProduct> {
  const service = container.resolve<SellerService>(SELLER_MODULE);
  return updateProduct(container, { id, actorId: sellerId, body, files }, async (transaction, save) => {
    const { accounts, products } = service.within(transaction.prepared);
    const own = await products.lock(id);
    if (own?.sellerId !== sellerId) throw new ApiError(404, catalogMessages.productNotFound);
    const reviewed = own.state !== "approved" && asksForReview(body, files.images.length + files.videos.length);
    if (reviewed) await products.wait(id);
    const saved = await save();
    const moves = body.categoryId !== undefined || body.subCategoryId !== undefined;
    if (moves) await checkBooks(transaction, (await accounts.byId(sellerId))?.type ?? "BOOKS_ONLY", saved.product);
    // While it waits staff know of it already.
    if (reviewed && own.state === "rejected") await notifyWaiting(container, transaction, saved.product);
    return saved;
  });
}
