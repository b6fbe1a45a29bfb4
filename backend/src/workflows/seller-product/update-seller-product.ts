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

/** Fields that apply immediately, without review. */
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
 * Whether a change gives staff something to review. Only a waiting or rejected product is reviewed again: an approved
 * one stays in the shop, and its changes are in the audit log.
 */
export const asksForReview = (body: UpdateProductBody, files: number): boolean =>
  files > 0 || Object.entries(body).some(([field, value]) => value !== undefined && !atOnce.has(field));

type Request = { sellerId: string; id: string; body: UpdateProductBody; files: Files };

/**
 * Changes a seller's own product. An approved one stays in the shop; a rejected one awaits a new decision.
 *
 * @throws ApiError 404 for another seller's product, 400 if a seller of only books moves it elsewhere; see
 * `updateProduct`.
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
    // Staff were already notified of a waiting product.
    if (reviewed && own.state === "rejected") await notifyWaiting(container, transaction, saved.product);
    return saved;
  });
}
