import type { BankOffer } from "@haat/api-contract/coupon/bank-offer";
import { bankOfferSql } from "#sql/bank-offer-sql";

/** An order's sums, in whole paise: the goods at MRP, the saving on them, and delivery with the cash fee. */
export type OrderSums = { gross: number; discount: number; shipping: number };

const nothing: OrderSums = { gross: 0, discount: 0, shipping: 0 };

/**
 * The figures of an order in rupees, from its sums; null if nothing is left of it. Source: the decisions, section 6.
 */
export function toFigures(sums: OrderSums | null) {
  const { gross, discount, shipping } = sums ?? nothing;
  return {
    totalAmount: (gross + shipping) / 100,
    discount: discount / 100,
    shipping: shipping / 100,
    finalAmount: (gross + shipping - discount) / 100,
  };
}

/**
 * An order's coupon, what it takes off the goods that are left of the order, and took off its delivery, in whole paise; and
 * what it asks of the payment.
 */
export type CouponSums = {
  code: string;
  paise: number;
  delivery: number;
  bankOffer: BankOffer | null;
  isOnlineOnly: boolean;
};

/** A coupon in rupees; null without one. */
export const toUsedCoupon = (coupon: CouponSums | null) =>
  coupon && {
    code: coupon.code,
    discount: coupon.paise / 100,
    delivery: coupon.delivery / 100,
    bankOffer: coupon.bankOffer,
    isOnlineOnly: coupon.isOnlineOnly,
  };

/** SQL of an order's coupon as JSON. `orderId` is SQL. */
export const usedCouponSql = (orderId: string): string => `(
  SELECT json_build_object('code', u.code, 'delivery', u.delivery_paise, 'isOnlineOnly', u.online_only,
           'bankOffer', ${bankOfferSql("u")}, 'paise', COALESCE((SELECT sum(m.shop_coupon_paise + m.seller_coupon_paise)
           FROM haat_line_money m WHERE m.order_id = u.order_id), 0))
    FROM haat_coupon_use u WHERE u.order_id = ${orderId})`;

/** SQL of an order's sums as JSON. `orderId` is SQL. */
export const orderSumsSql = (orderId: string): string => `(
  SELECT json_build_object('gross', m.gross_paise, 'discount', m.discount_paise, 'shipping', m.shipping_paise)
    FROM haat_order_money m WHERE m.order_id = ${orderId})`;
