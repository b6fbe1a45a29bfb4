import type { CouponFields, CouponPreview } from "@haat/api-contract/coupon/schemas";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { StandingCoupon } from "#modules/coupon/coupon-uses";
import { COUPON_MODULE } from "#modules/coupon/index";
import { CouponService } from "#modules/coupon/service";
import { findSellables } from "../sellable/read-sellables";
import type { Sellable } from "../sellable/sellable";
import { checkSellerCoupon } from "./check-seller-coupon";
import { evaluateCoupon, sellableLine } from "./evaluate-coupon";

type Wish = {
  /** Whose coupon it is; null: the shop's. */
  sellerId: string | null;
  coupon: CouponFields;
  products: readonly { productId: string; quantity: number }[];
};

/**
 * What a coupon that is not saved would take off an order of these products, of each its cheapest variant, on its first
 * day and for a new shopper.
 *
 * @throws ApiError 404 a product is not sold; as `checkSellerCoupon`.
 */
export async function previewCoupon(
  container: MedusaContainer,
  { sellerId, coupon, products }: Wish,
): Promise<CouponPreview> {
  const productIds = products.map(({ productId }) => productId);
  const sellables = await findSellables(container, productIds);
  const lines = products.map(({ productId, quantity }) => sellableLine(cheapestOf(sellables, productId), quantity));
  const standing = await standingOf(container, { sellerId, coupon, productIds });
  const { discount, delivery, problem } = evaluateCoupon(standing, { lines, paymentMethod: null, pincode: null });
  const goods = lines.reduce((sum, line) => sum + line.goods, 0);
  const shipping = lines.reduce((sum, line) => sum + line.shipping, 0);
  return {
    goods: goods / 100,
    delivery: shipping / 100,
    discount: discount / 100,
    deliveryDiscount: delivery / 100,
    total: (goods + shipping - discount - delivery) / 100,
    problem,
  };
}

function cheapestOf(sellables: readonly Sellable[], productId: string): Sellable {
  const [cheapest] = sellables
    .filter((sellable) => sellable.productId === productId && sellable.active)
    .sort((a, b) => a.price - b.price);
  if (!cheapest) throw new ApiError(404, orderMessages.productUnavailable);
  return cheapest;
}

type Draft = Omit<Wish, "products"> & { productIds: readonly string[] };

/** The coupon as it would stand: saved and removed in one transaction, since a statement decides what it is for. */
function standingOf(container: MedusaContainer, { sellerId, coupon, productIds }: Draft): Promise<StandingCoupon> {
  return inOneTransaction(container, async (transaction) => {
    const { prepared } = transaction;
    if (sellerId !== null) await checkSellerCoupon(container, transaction, sellerId, coupon);
    const coupons = container.resolve<CouponService>(COUPON_MODULE).within(prepared);
    const id = generateEntityId(undefined, "coup");
    // No code that anybody could have.
    await coupons.save(id, { ...coupon, code: id }, sellerId);
    const order = { id: null, customerId: null, mobile: null, productIds };
    const saved = await CouponService.usesIn(prepared).find(id, order);
    await coupons.remove(id);
    if (!saved) throw new Error("The coupon that was saved is not there.");
    return { ...saved, isRunning: true, isForCustomer: true };
  });
}
