import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { CouponUses, Order, StandingCoupon } from "#modules/coupon/coupon-uses";
import { evaluateCoupon } from "../coupon/evaluate-coupon";
import type { OrderRequest } from "./order-request";
import { pricesChanged, type QuotedOrder, withCoupon } from "./quote";

const unknown = {
  rules: null,
  evaluation: { discount: 0, shares: [], problem: couponMessages.invalid, missing: null },
};

/** The order with a coupon as it stands; null: there is no such coupon. */
export function evaluated(quoted: QuotedOrder, coupon: StandingCoupon | null): QuotedOrder {
  if (!coupon) return withCoupon(quoted, unknown);
  const lines = quoted.lines.map(({ sellable, money }) => ({ productId: sellable.productId, goods: money.goods }));
  return withCoupon(quoted, { rules: coupon, evaluation: evaluateCoupon(coupon, lines) });
}

const orderOf = ({ customerId, body }: OrderRequest, { lines }: QuotedOrder): Order => ({
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
  return couponCode ? evaluated(quoted, await coupons.find(couponCode, orderOf(request, quoted))) : quoted;
}

/**
 * Records that the order uses its coupon, in the order's transaction. Another order may have taken the last use since it was
 * quoted, or staff may have changed it.
 *
 * @throws ApiError 409 with the new quote if the coupon no longer takes off what was quoted.
 */
export async function recordCoupon(
  uses: CouponUses,
  request: OrderRequest,
  quoted: QuotedOrder,
  orderId: string,
): Promise<void> {
  if (!quoted.coupon) return;
  const { rules, discount } = quoted.coupon;
  const order = orderOf(request, quoted);
  await uses.lock(rules);
  const now = evaluated(quoted, await uses.find(rules.code, order));
  const isSame = now.coupon?.discount === discount && now.lines.every(({ off }, at) => off === quoted.lines[at]?.off);
  if (!isSame || !now.coupon) throw pricesChanged(now);
  await uses.add(orderId, rules, Math.round(discount * 100), order);
}
