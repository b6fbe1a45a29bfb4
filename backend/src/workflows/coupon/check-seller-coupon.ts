import type { CouponFields } from "@haat/api-contract/coupon/schemas";
import { sellerCouponProblem, sellerRefusal } from "@haat/api-contract/coupon/seller-limit";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { SETTINGS_MODULE } from "#modules/settings/index";
import type { SettingsModuleService } from "#modules/settings/service";

/** What sellers' coupons may take off, in percent; 0: they can't have any. In the transaction, if there is one. */
export async function maxSellerCouponPercent(
  container: MedusaContainer,
  transaction?: OneTransaction,
): Promise<number> {
  const settings = container.resolve<SettingsModuleService>(SETTINGS_MODULE);
  const { document } = await settings.read(...(transaction ? [transaction.contextFor(settings)] : []));
  return document.sellers.maxCouponPercent;
}

/**
 * Checks whether a seller may have such a coupon.
 *
 * @throws ApiError 403 the seller may not sell, or sellers can't have coupons; 400 it takes off more than the shop allows.
 */
export async function checkSellerCoupon(
  container: MedusaContainer,
  transaction: OneTransaction,
  sellerId: string,
  fields: CouponFields,
): Promise<void> {
  const { accounts } = container.resolve<SellerService>(SELLER_MODULE).within(transaction.prepared);
  const state = (await accounts.byId(sellerId))?.state ?? "suspended";
  const maxPercent = await maxSellerCouponPercent(container, transaction);
  const refusal = sellerRefusal(state, maxPercent);
  if (refusal !== null) throw new ApiError(403, refusal);
  const problem = sellerCouponProblem(fields, maxPercent);
  if (problem) throw new ApiError(400, problem.message);
}
