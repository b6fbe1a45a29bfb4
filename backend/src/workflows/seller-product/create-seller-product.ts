import type { CreateProductBody, ManagedProduct } from "@haat/api-contract/product/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { SETTINGS_MODULE } from "#modules/settings/index";
import type { SettingsModuleService } from "#modules/settings/service";
import { createProduct } from "../product/create-product";
import type { Files } from "../product/save-product";
import { checkBooks } from "./check-books";
import { notifyWaiting } from "./notify-waiting";
import { refuseUnlessApproved } from "./seller-guards";

/** `key` is the request's Idempotency-Key, null where it has none. */
type Request = { sellerId: string; body: CreateProductBody; files: Files; key: string | null };

async function mustWait(container: MedusaContainer, transaction: OneTransaction): Promise<boolean> {
  const settings = container.resolve<SettingsModuleService>(SETTINGS_MODULE);
  return (await settings.read(transaction.contextFor(settings))).document.sellers.approveProducts;
}

/**
 * Lists a product of an approved seller. It awaits approval if the shop's settings require it.
 *
 * @throws ApiError 403 for a seller who may not sell, 400 if a seller of only books lists anything else; see
 * `createProduct`.
 */
export function createSellerProduct(
  container: MedusaContainer,
  { sellerId, body, files, key }: Request,
): Promise<ManagedProduct> {
  const service = container.resolve<SellerService>(SELLER_MODULE);
  return createProduct(container, { actorId: sellerId, body, files, key }, async (transaction, save, id) => {
    const { accounts, products } = service.within(transaction.prepared);
    // Serializes this with decisions on the seller.
    await accounts.lock(sellerId);
    const seller = await accounts.byId(sellerId);
    refuseUnlessApproved(seller?.state);
    await products.add(id, sellerId, (await mustWait(container, transaction)) ? "waiting" : "approved");
    const saved = await save();
    await checkBooks(transaction, seller?.type ?? "BOOKS_ONLY", saved.product);
    await notifyWaiting(container, transaction, saved.product);
    return saved;
  });
}
