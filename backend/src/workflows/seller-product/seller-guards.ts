import { catalogMessages } from "@haat/api-contract/catalog/messages";
import type { SellerState } from "@haat/api-contract/seller/words";
import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";

/** @throws ApiError 403 with the reason, for a seller who may not list products now. */
export function refuseUnlessApproved(state: SellerState | undefined): void {
  if (state === "approved") return;
  const { suspended, notApproved } = sellerProductMessages;
  throw new ApiError(403, state === "suspended" ? suspended : notApproved);
}

/** Call it before parsing the request. @throws ApiError 403 */
export async function requireApproved(container: MedusaContainer, sellerId: string): Promise<void> {
  const seller = await container.resolve<SellerService>(SELLER_MODULE).accounts.byId(sellerId);
  refuseUnlessApproved(seller?.state);
}

/**
 * Call it before parsing the request. Another seller's product, and the shop's own, give the same error as an unknown
 * one.
 *
 * @throws ApiError 404
 */
export async function requireOwn(container: MedusaContainer, sellerId: string, productId: string): Promise<void> {
  const isOwn = await container.resolve<SellerService>(SELLER_MODULE).products.isOf(sellerId, productId);
  if (!isOwn) throw new ApiError(404, catalogMessages.productNotFound);
}
