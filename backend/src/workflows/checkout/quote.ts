import { isCovered } from "@haat/api-contract/coupon/bank-offer";
import { type LineMoney, lineMoney, lineShipping, perPiece } from "@haat/api-contract/order/line-money";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { PlaceOrderBody, Quote } from "@haat/api-contract/order/schemas";
import { ApiError } from "#errors/api-error";
import type { CouponRules } from "#modules/coupon/coupon-uses";
import { sumRupees } from "#money/rupees";
import type { CouponEvaluation } from "../coupon/evaluate-coupon";
import { servesPincode } from "../delivery/check-delivery";
import { checkStock } from "../sellable/count-stock";
import { resolveLine, type WantedLine } from "../sellable/resolve-line";
import type { Sellable } from "../sellable/sellable";

/**
 * A line to be ordered: one for each variant, with duplicate lines summed. `shipping` in rupees; `off` and `deliveryOff`:
 * what the order's coupon takes off its goods and its delivery, in whole paise, which `money` and `shipping` do not contain.
 */
export type QuotedLine = {
  sellable: Sellable;
  quantity: number;
  shipping: number;
  money: LineMoney;
  off: number;
  deliveryOff: number;
};
/** The same with the id for the engine's line. */
export type IdentifiedLine = QuotedLine & { lineId: string };
export type QuotedOrder = {
  lines: QuotedLine[];
  /** Null without one. */
  coupon: QuotedCoupon | null;
  /** Why the coupon that was asked for does not apply; null if it does, or none was. */
  couponProblem: string | null;
  /**
   * Rupees. `discount` is the saving on MRP, already contained in the prices; `fee` is what the payment method adds;
   * `total` = `subtotal` + `shipping` + `fee` − what the coupon takes off.
   */
  subtotal: number;
  shipping: number;
  discount: number;
  fee: number;
  total: number;
};

/** `discount` off the goods, `delivery` off their delivery. Rupees. */
export type QuotedCoupon = { rules: CouponRules; discount: number; delivery: number };

const totalOf = ({ subtotal, shipping, fee, coupon }: Omit<QuotedOrder, "total">): number =>
  sumRupees([subtotal, shipping, fee, -(coupon?.discount ?? 0), -(coupon?.delivery ?? 0)]);

/** The same order with a payment fee. */
export const withFee = (quoted: QuotedOrder, fee: number): QuotedOrder => ({
  ...quoted,
  fee,
  total: totalOf({ ...quoted, fee }),
});

/** The same order with what a coupon takes off its lines, or with why it takes nothing off. */
export function withCoupon(
  quoted: QuotedOrder,
  { rules, evaluation }: { rules: CouponRules | null; evaluation: CouponEvaluation },
): QuotedOrder {
  const { discount, shares, delivery, deliveryShares, problem } = evaluation;
  const coupon = rules && !problem ? { rules, discount: discount / 100, delivery: delivery / 100 } : null;
  const lines = quoted.lines.map((line, at) => ({
    ...line,
    off: shares[at] ?? 0,
    deliveryOff: deliveryShares[at] ?? 0,
  }));
  const changed = { ...quoted, lines, coupon, couponProblem: problem };
  return { ...changed, total: totalOf(changed) };
}

/** The same order without the delivery that its coupon takes off: as it is written. */
export function withDeliveryWaived(quoted: QuotedOrder): QuotedOrder {
  const { coupon } = quoted;
  if (!coupon || coupon.delivery === 0) return quoted;
  return {
    ...quoted,
    coupon: { ...coupon, delivery: 0 },
    shipping: sumRupees([quoted.shipping, -coupon.delivery]),
    lines: quoted.lines.map((line) => ({
      ...line,
      shipping: sumRupees([line.shipping, -line.deliveryOff / 100]),
      deliveryOff: 0,
    })),
  };
}

/** What one piece of a line costs after the order's coupon, and its share of the coupon. Rupees. */
export const pieceOf = ({ sellable, quantity, off }: QuotedLine) => perPiece(sellable.price, quantity, off);

/** The destination of an order, and the pincodes or pincode prefixes that the shop does not deliver to. */
export type Destination = { pincode: string; unservedPincodes: readonly string[] };

/**
 * The cost of an order by the shop's own prices, regardless of what the shopper's screen showed.
 *
 * @throws ApiError 404 a product or variant does not exist, 400 a variant must be chosen or the pincode is not served,
 * 409 not enough in stock.
 */
export function quoteOrder(
  wanted: readonly WantedLine[],
  { pincode, unservedPincodes }: Destination,
  sellables: readonly Sellable[],
): QuotedOrder {
  const quantities = new Map<Sellable, number>();
  for (const line of wanted) {
    const sellable = resolveLine(line, sellables);
    quantities.set(sellable, (quantities.get(sellable) ?? 0) + line.quantity);
  }
  const lines = [...quantities].map(([sellable, quantity]): QuotedLine => {
    const { serviceablePincodes, title } = sellable;
    if (!servesPincode({ serviceablePincodes, unservedPincodes }, pincode)) {
      throw new ApiError(400, orderMessages.pincodeNotServed(title));
    }
    checkStock(title, quantity, sellable.stock);
    const { price, mrp } = sellable;
    return {
      sellable,
      quantity,
      shipping: lineShipping(sellable, price, quantity),
      money: lineMoney({ quantity, price, mrp }),
      off: 0,
      deliveryOff: 0,
    };
  });
  const subtotal = sumRupees(lines.map(({ money }) => money.goods / 100));
  const shipping = sumRupees(lines.map((line) => line.shipping));
  const discount = sumRupees(lines.map(({ money }) => money.saving / 100));
  const total = sumRupees([subtotal, shipping]);
  return { lines, coupon: null, couponProblem: null, subtotal, shipping, discount, fee: 0, total };
}

/** The quote in the shopper's format. */
export const toQuote = ({ lines, fee, coupon, couponProblem, ...sums }: QuotedOrder): Quote => ({
  ...sums,
  ...(coupon && {
    coupon: {
      code: coupon.rules.code,
      discount: coupon.discount,
      delivery: coupon.delivery,
      bankOffer: coupon.rules.bankOffer,
    },
  }),
  ...(couponProblem !== null && { coupon: null, couponProblem }),
  // A cash fee is included in the delivery charge.
  shipping: sumRupees([sums.shipping, fee]),
  lines: lines.map(({ sellable, quantity, shipping }) => ({
    productId: sellable.productId,
    variantId: sellable.variantId,
    title: sellable.title,
    quantity,
    unitPrice: sellable.price,
    price: sellable.mrp,
    shipping,
  })),
});

type Agreed = Pick<PlaceOrderBody, "finalAmount" | "bankOffer">;

/** The refusal of an order whose price has changed. */
export const pricesChanged = (quoted: QuotedOrder): ApiError =>
  new ApiError(409, orderMessages.pricesChanged, { extra: { quote: toQuote(quoted) } });

/**
 * Compares what the shopper agreed to with the quote: the amount, where the screen's rounding may differ by one paisa, and the
 * bank that the coupon must be paid from, which may ask less by now.
 *
 * @throws ApiError 409 with the new quote, also when the coupon does not apply; 400 when there is nothing to pay.
 */
export function checkAgreed(quoted: QuotedOrder, { finalAmount, bankOffer }: Agreed): void {
  if (quoted.total <= 0) throw new ApiError(400, orderMessages.nothingToOrder);
  const paiseOff = Math.abs(finalAmount * 100 - Math.round(quoted.total * 100));
  // Allows for floating-point errors: 0.29 * 100 is not 29.
  const asksMore = bankOffer !== undefined && !isCovered(bankOffer, quoted.coupon?.rules.bankOffer);
  if (quoted.couponProblem !== null || asksMore || paiseOff > 1 + 1e-6) throw pricesChanged(quoted);
}
