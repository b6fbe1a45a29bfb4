import { isDeepStrictEqual } from "node:util";
import { isCovered } from "@haat/api-contract/coupon/bank-offer";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { CouponUses, Order, StandingCoupon } from "#modules/coupon/coupon-uses";
import { dependsOnOrders } from "#modules/coupon/service";
import { toPaise } from "#money/rupees";
import { couponLine, evaluateCoupon, refusedCoupon } from "../coupon/evaluate-coupon";
import type { OrderRequest } from "./order-request";
import { pricesChanged, type QuotedLine, type QuotedOrder, withCoupon } from "./quote";

/** The order with a coupon as it stands; null: there is no such coupon. */
export function evaluated({ body }: OrderRequest, quoted: QuotedOrder, coupon: StandingCoupon | null): QuotedOrder {
  if (!coupon) {
    return withCoupon(quoted, { rules: null, evaluation: refusedCoupon(quoted.lines, couponMessages.invalid) });
  }
  const { paymentMethod, shippingAddress } = body;
  const lines = quoted.lines.map(({ sellable, quantity, shipping }) => couponLine({ ...sellable, quantity, shipping }));
  const order = { lines, paymentMethod, pincode: shippingAddress.pincode };
  return withCoupon(quoted, { rules: coupon, evaluation: evaluateCoupon(coupon, order) });
}

const offOf = ({ off, deliveryOff }: QuotedLine) => ({ off, deliveryOff });

const orderOf = ({ customerId, body }: OrderRequest, { lines }: QuotedOrder, id: string | null): Order => ({
  id,
  customerId,
  mobile: body.shippingAddress.mobile,
  productIds: lines.map(({ sellable }) => sellable.productId),
});

/** The order with the coupon that was asked for. Costs no statement without one. */
export async function applyCoupon(
  coupons: Pick<CouponUses, "find">,
  request: OrderRequest,
  quoted: QuotedOrder,
): Promise<QuotedOrder> {
  const { couponCode } = request.body;
  return couponCode
    ? evaluated(request, quoted, await coupons.find(couponCode, orderOf(request, quoted, null)))
    : quoted;
}

/**
 * Records that the order uses its coupon, in the order's transaction. Another order may have taken the last use since it was
 * quoted, or staff may have changed it: then it is evaluated again.
 *
 * @throws ApiError 409 with the new quote if the coupon no longer takes off what was quoted, or asks for more.
 */
export async function recordCoupon(
  uses: CouponUses,
  request: OrderRequest,
  quoted: QuotedOrder,
  orderId: string,
): Promise<void> {
  if (!quoted.coupon) return;
  const { rules, discount, delivery } = quoted.coupon;
  const order = orderOf(request, quoted, orderId);
  const off = { goods: toPaise(discount), delivery: toPaise(delivery) };
  if (!dependsOnOrders(rules) && (await uses.addIfUnchanged(rules, off, order))) return;
  await uses.lock(rules);
  const now = evaluated(request, quoted, await uses.find(rules.code, order));
  const isAsAgreed =
    isDeepStrictEqual(now.lines.map(offOf), quoted.lines.map(offOf)) &&
    isCovered(rules.bankOffer, now.coupon?.rules.bankOffer);
  // A limit that has come since asks for another lock, which the next try takes.
  const isLockEnough = dependsOnOrders(rules) || !now.coupon || !dependsOnOrders(now.coupon.rules);
  if (!isAsAgreed || !now.coupon || !isLockEnough) throw pricesChanged(now);
  await uses.add(rules, off, order);
}
